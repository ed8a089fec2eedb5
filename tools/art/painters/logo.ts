/** The title: letters of stone, carved, filled with gold, between two torches whose light warms the stone. */
import { dithered } from '../dither.ts';
import { chance } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';
import { FLAME_FRAMES, paintFlame } from './flame.ts';
import { LETTER_HEIGHT, letter } from './letters.ts';

const TITLE = 'FIVE DELVES';
const SPACE = 9;
const GAP = 2;
/** Room for the torches at both ends, and above the letters. */
const MARGIN = 20;
const TOP = 8;
const DEPTH = 5;
const HEIGHT = TOP + LETTER_HEIGHT + DEPTH + 4;

/** From lit to dark, in cold light and in warm light. */
const COLD = '54321';
const WARM = '5cytb';

export function paintLogo(): Sprite[] {
  const frames = Array.from({ length: FLAME_FRAMES }, (_, frame) => paintFrame(frame));
  return [{ name: 'logo', fps: 8, frames }];
}

function paintFrame(frame: number): Picture {
  const mask = titleMask();
  const picture = new Picture(mask.width, HEIGHT);
  // The block behind the letters first, then their front.
  for (let depth = DEPTH; depth >= 1; depth--) {
    eachCovered(mask, (x, y) => {
      picture.set(x, y + depth, depth === DEPTH ? '0' : chance(14, 'side', x, depth) ? '0' : '1');
    });
  }
  eachCovered(mask, (x, y) => {
    picture.set(x, y, front(mask, x, y));
  });
  const lit = warm(picture, frame);
  lit.outline('k', true);
  for (const side of [0, 1]) drawTorch(lit, side === 0 ? 1 : mask.width - 17, frame + side * 2);
  return lit;
}

/** '#' where a letter is. */
function titleMask(): Picture {
  const letters = TITLE.split('').map(name => (name === ' ' ? undefined : letter(name)));
  const width = letters.reduce((sum, found) => sum + (found ? found.width + GAP : SPACE), MARGIN * 2);
  const mask = new Picture(width, HEIGHT);
  let left = MARGIN;
  for (const found of letters) {
    for (let y = 0; found && y < LETTER_HEIGHT; y++) {
      for (let x = -2; x < found.width + 2; x++) {
        if (found.covers(x + 0.5, y + 0.5)) mask.set(left + x, TOP + y, '#');
      }
    }
    left += found ? found.width + GAP : SPACE;
  }
  return mask;
}

function eachCovered(mask: Picture, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) if (mask.get(x, y) === '#') visit(x, y);
  }
}

/** A bevelled rim of stone, and inside it the carving: shaded under its upper edge, gold that grows darker downwards. */
function front(mask: Picture, x: number, y: number): string {
  const rim = ring(mask, x, y);
  if (rim === 1) return isLit(mask, x, y, 1) ? '5' : '2';
  if (rim === 2) return isLit(mask, x, y, 2) ? '4' : '3';
  if (rim === 3) return isLit(mask, x, y, 3) ? 'n' : 'Y';
  const down = (y - TOP) / LETTER_HEIGHT;
  if (down < 0.3) return dithered((down - 0.1) * 5, x, y) ? 'Y' : '5';
  if (down < 0.62) return dithered((down - 0.34) * 4, x, y) ? 'O' : 'Y';
  return dithered((down - 0.68) * 4, x, y) ? 'o' : 'O';
}

/** How many pixels from the letter's edge, counted to 4. */
function ring(mask: Picture, x: number, y: number): number {
  for (let distance = 1; distance <= 3; distance++) {
    for (const [dx, dy] of AROUND) {
      if (mask.get(x + dx * distance, y + dy * distance) !== '#') return distance;
    }
  }
  return 4;
}

const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Whether the nearest edge lies above or to the left. */
function isLit(mask: Picture, x: number, y: number, distance: number): boolean {
  return mask.get(x - distance, y) !== '#' || mask.get(x, y - distance) !== '#';
}

/** Stone near the torches takes their colour; the light breathes with the flames. */
function warm(picture: Picture, frame: number): Picture {
  const reach = 62 + [0, 4, 1, 6][frame % 4]!;
  return picture.map((key, x, y) => {
    const tone = COLD.indexOf(key);
    if (tone < 0) return key;
    const far = Math.min(
      Math.hypot(x - 9, (y - 14) * 1.3),
      Math.hypot(picture.width - 9 - x, (y - 14) * 1.3),
    );
    return dithered(1.25 - far / reach, x, y) ? (WARM[tone] ?? key) : key;
  });
}

function drawTorch(picture: Picture, left: number, frame: number): void {
  const torch = new Picture(16, 48);
  torch.draw(paintFlame(12, 21, frame % FLAME_FRAMES), 2, 0);
  torch.rect(4, 19, 8, 3, '3');
  torch.rect(4, 19, 8, 1, '4');
  torch.rect(9, 20, 3, 2, '2');
  torch.rect(5, 22, 6, 18, 't');
  torch.rect(5, 22, 1, 18, 'y');
  torch.rect(9, 22, 2, 18, 'b');
  torch.rect(5, 26, 6, 2, '3');
  torch.rect(9, 26, 2, 2, '2');
  torch.rect(6, 40, 4, 3, 'b');
  torch.outline('k');
  picture.draw(torch, left, 2);
}
