/** Ranges of peaks, each with a lit western and a shaded eastern flank, and snow where it is high. */
import { dithered } from '../../dither.ts';
import { hash, wave } from '../../hash.ts';
import { Picture } from '../../picture.ts';
import { HEIGHT, WIDTH, wrap } from './sky.ts';

/** Below this row the hills always hide them. */
const FOOT = 284;

interface Peak {
  readonly x: number;
  readonly top: number;
  /** Pixels sideways for one down. */
  readonly west: number;
  readonly east: number;
}

interface Range {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
  /** Lit and shaded snow, and the row where it thaws; none without. */
  readonly snow?: { readonly lit: string; readonly shade: string; readonly line: number };
  readonly peaks: readonly Peak[];
}

const FAR: Range = {
  lit: 'p',
  body: 'P',
  shade: 'B',
  peaks: [
    { x: 30, top: 172, west: 1.3, east: 1.2 },
    { x: 95, top: 150, west: 1.1, east: 1.3 },
    { x: 170, top: 178, west: 1.2, east: 1.1 },
    { x: 250, top: 160, west: 1.2, east: 1.2 },
    { x: 330, top: 176, west: 1.3, east: 1.2 },
    { x: 505, top: 168, west: 1.1, east: 1.2 },
    { x: 575, top: 148, west: 1.2, east: 1.1 },
    { x: 628, top: 176, west: 1.2, east: 1.3 },
  ],
};

const NEAR: Range = {
  lit: '2',
  body: '1',
  shade: '0',
  snow: { lit: '5', shade: '3', line: 126 },
  peaks: [
    { x: 292, top: 128, west: 0.95, east: 0.8 },
    { x: 516, top: 122, west: 0.8, east: 1.05 },
    { x: 404, top: 52, west: 0.86, east: 0.82 },
    { x: 222, top: 186, west: 1.5, east: 1.1 },
    { x: 352, top: 158, west: 0.9, east: 0.9 },
    { x: 580, top: 180, west: 1, east: 1.3 },
    { x: 462, top: 166, west: 0.85, east: 0.95 },
  ],
};

export function paintFarMountains(): Picture {
  return paintRange('far', FAR);
}

export function paintMountain(): Picture {
  return paintRange('near', NEAR);
}

function paintRange(name: string, range: Range): Picture {
  const picture = new Picture(WIDTH, HEIGHT);
  range.peaks.forEach((peak, index) => {
    paintPeak(picture, `${name}${index}`, peak, range);
  });
  return picture;
}

function paintPeak(picture: Picture, seed: string, peak: Peak, range: Range): void {
  for (let y = peak.top; y < FOOT; y++) {
    const down = y - peak.top;
    const ragged = (side: number) =>
      (wave(seed, y + side * 500, 5, 4096) - 0.5) * Math.min(9, 2 + down * 0.12);
    const left = peak.x - down * peak.west - ragged(1);
    const right = peak.x + down * peak.east + ragged(2);
    // The crest wanders down from the summit and parts light from shade.
    const crest = peak.x + (wave(seed, y, 11, 4096) - 0.5) * Math.min(26, down * 0.5) + down * 0.1;
    for (let x = Math.round(left); x <= right; x++) {
      picture.set(wrap(x), y, toneOf(seed, x, y, down, crest, left, right, range));
    }
  }
}

function toneOf(
  seed: string,
  x: number,
  y: number,
  down: number,
  crest: number,
  left: number,
  right: number,
  { lit, body, shade, snow }: Range,
): string {
  const isWest = x < crest;
  // Gullies run down the flanks, and bend as they go.
  const bend = wave(`${seed}b`, down, 17, 4096) * 26 + wave(`${seed}c`, y, 6, 4096) * 7;
  const gully = wave(`${seed}g`, x * (isWest ? 1 : -1) + down * (isWest ? 0.75 : 0.7) + bend, 8, 4096);
  if (snow) {
    const edge = (snow.line - y + down) * (0.4 + gully * 0.8) * (isWest ? 1 : 0.85);
    if (down < edge) {
      if (isWest) return gully > 0.8 && down > 8 ? '4' : snow.lit;
      return gully > 0.62 ? '2' : snow.shade;
    }
  }
  if (isWest) {
    const near = (x - left) / Math.max(8, crest - left);
    if (near < 0.07 || gully > 0.74) return lit;
    return gully < 0.24 ? shade : body;
  }
  if (gully > 0.78) return body;
  const edge = (right - x) / Math.max(8, right - crest);
  return edge > 0.55 && dithered(0.3, x, y) && hash(seed, x >> 2, y >> 2) % 5 === 0 ? body : shade;
}
