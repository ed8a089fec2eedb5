/** A stepped temple of pink blocks with letters on them. */
import { Picture } from '../../../picture.ts';
import { paintFlame } from '../../flame.ts';
import { fillArch, fillRect, masonry } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

export const paintTemple: PlacePainter = (picture, frame) => {
  const steps = [
    { left: 18, top: 6, width: 12 },
    { left: 10, top: 16, width: 28 },
    { left: 2, top: 28, width: 44 },
  ];
  const bricks = masonry('delve', ['m', 'm', 's', '5'], 8, 4);
  for (const { left, top, width } of steps) {
    fillRect(picture, left, top, width, 48 - top, (x, y) => (x > left + width - 4 ? 'm' : bricks(x, y)));
    fillRect(picture, left - 1, top, width + 2, 2, 's');
    fillRect(picture, left - 1, top, width / 2, 1, '5');
    fillRect(picture, left - 1, top + 2, width + 2, 1, 'P');
  }
  const letters = { D: [3, 32], E: [11, 19], L: [20, 9], V: [29, 19], E2: [37, 32] } as const;
  for (const [name, [x, y]] of Object.entries(letters)) drawLetter(picture, name[0] ?? 'D', x, y);
  fillArch(picture, 24, 48, 16, 20, 'P');
  fillArch(picture, 24, 48, 14, 18, 'k');
  fillArch(picture, 24, 48, 12, 16, glow('kPpms5', 48, 16, frame));
  fillRect(picture, 21, 44, 6, 4, 'k');
  fillRect(picture, 22, 46, 4, 2, 'P');
  for (const x of [4, 41]) {
    fillRect(picture, x, 24, 3, 4, 'p');
    picture.draw(paintFlame(5, 9, frame * 2, 'rpm5'), x - 1, 16);
  }
};

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  D: ['kk.', 'k.k', 'k.k', 'kk.'],
  E: ['kkk', 'kk.', 'k..', 'kkk'],
  L: ['k..', 'k..', 'k..', 'kkk'],
  V: ['k.k', 'k.k', 'k.k', '.k.'],
};

function drawLetter(picture: Picture, name: string, x: number, y: number): void {
  picture.rect(x, y, 8, 8, 'P');
  picture.rect(x, y, 7, 7, '5');
  picture.rect(x + 6, y + 1, 1, 6, 'c');
  picture.rect(x + 1, y + 6, 6, 1, 'c');
  picture.draw(Picture.fromRows(LETTERS[name] ?? []), x + 2, y + 2);
}
