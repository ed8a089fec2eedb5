/** An atlas as the game loads it: a sheet, where each frame lies, and how many frames a sprite has at which speed. */
import { packFrames, type Rect } from './packing.ts';
import type { Picture } from './picture.ts';
import type { Sprite } from './sprite-text.ts';

export interface Atlas {
  readonly sheet: Picture;
  readonly rects: ReadonlyMap<string, Rect>;
  readonly json: string;
}

/** `extra` is written into the index as it is. */
export function makeAtlas(sprites: readonly Sprite[], extra: Readonly<Record<string, unknown>> = {}): Atlas {
  const frames = new Map<string, Picture>();
  for (const { name, frames: pictures } of sprites) {
    pictures.forEach((picture, index) => {
      frames.set(`${name}-${index}`, picture);
    });
  }
  const { sheet, rects } = packFrames(frames);
  const size = { w: sheet.width, h: sheet.height };
  const json = [
    '{',
    `  "size": ${JSON.stringify(size)},`,
    ...Object.entries(extra).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    `  "frames": ${table(rects)},`,
    `  "sprites": ${table(new Map(sprites.map(s => [s.name, { frames: s.frames.length, fps: s.fps }])))}`,
    '}',
    '',
  ].join('\n');
  return { sheet, rects, json };
}

/** One line per row, so that a diff shows what moved. */
export function table(rows: ReadonlyMap<string, object>): string {
  const lines = [...rows].map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`);
  return `{\n${lines.join(',\n')}\n  }`;
}
