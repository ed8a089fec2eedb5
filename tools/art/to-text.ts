/** A PNG painted elsewhere, back as text grids. Colours that are not ours are named with their place. */
import { basename } from 'node:path';
import type { Palette } from './palette.ts';
import { decodePng } from './png.ts';
import { ArtError, printSprite } from './sprite-text.ts';

const NAMED_AT_MOST = 12;

/** With a tile size, every tile that is not empty becomes a sprite of its own; otherwise the whole picture is one. */
export function toText(file: string, bytes: Buffer, palette: Palette, side?: number): string {
  const { picture, foreign } = decodePng(bytes, palette);
  if (foreign.length > 0) {
    const named = foreign
      .slice(0, NAMED_AT_MOST)
      .map(({ x, y, colour }) => `${file}: unknown colour ${colour} at ${x},${y}`);
    const more = foreign.length - named.length;
    throw new ArtError(more > 0 ? [...named, `${file}: and ${more} more pixels`] : named);
  }
  const name = basename(file)
    .replace(/\.png$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  if (side === undefined) return printSprite({ name, fps: 0, frames: [picture] });
  if (!Number.isInteger(side) || side < 1 || picture.width % side !== 0 || picture.height % side !== 0) {
    throw new ArtError([`${file}: ${picture.width}x${picture.height} does not divide into tiles of ${side}`]);
  }
  const texts: string[] = [];
  for (let y = 0; y < picture.height; y += side) {
    for (let x = 0; x < picture.width; x += side) {
      const tile = picture.crop(x, y, side, side);
      if (tile.rows().every(row => /^\.*$/.test(row))) continue;
      texts.push(printSprite({ name: `${name}-at-${x / side}-${y / side}`, fps: 0, frames: [tile] }));
    }
  }
  return texts.join('\n');
}
