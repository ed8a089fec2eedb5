/** Many sprites on one picture, enlarged, to be looked at: on floor colour, with a silhouette below each first frame. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { packNames } from './packs.ts';
import type { Rect } from './packing.ts';
import type { Palette } from './palette.ts';
import { Picture } from './picture.ts';
import { decodePng, encodePng } from './png.ts';

const GROUND = '0';
const COLUMN_LIMIT = 200;

/** `only` selects frames whose `pack/name` contains it. */
export function makeContactSheet(root: string, palette: Palette, only: string, scale: number): Buffer {
  const pictures: Picture[] = [];
  for (const pack of packNames(root)) {
    for (const kind of ['atlas', 'menu']) {
      for (const [name, picture] of framesOf(root, pack, kind, palette)) {
        if (`${pack}/${name}`.includes(only)) pictures.push(picture);
      }
    }
  }
  return encodePng(enlarge(arrange(pictures), scale), palette);
}

function framesOf(root: string, pack: string, kind: string, palette: Palette): Map<string, Picture> {
  if (kind === 'menu' && pack !== 'shared') return new Map();
  const path = join(root, 'assets', pack, 'packed', kind);
  const { frames } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as { frames: Record<string, Rect> };
  const { picture } = decodePng(readFileSync(`${path}.png`), palette);
  return new Map(Object.entries(frames).map(([name, { x, y, w, h }]) => [name, picture.crop(x, y, w, h)]));
}

function arrange(pictures: readonly Picture[]): Picture {
  const width = Math.max(COLUMN_LIMIT, ...pictures.map(picture => picture.width + 4));
  const places: { picture: Picture; x: number; y: number }[] = [];
  let x = 2;
  let y = 2;
  let shelf = 0;
  for (const picture of pictures) {
    if (x + picture.width > width - 2) {
      x = 2;
      y += shelf + 3;
      shelf = 0;
    }
    places.push({ picture, x, y });
    x += picture.width + 3;
    shelf = Math.max(shelf, picture.height);
  }
  const sheet = new Picture(width, y + shelf + 2, GROUND);
  for (const place of places) sheet.draw(place.picture, place.x, place.y);
  return sheet;
}

function enlarge(picture: Picture, scale: number): Picture {
  return new Picture(picture.width * scale, picture.height * scale).map((_, x, y) =>
    picture.get(Math.floor(x / scale), Math.floor(y / scale)),
  );
}
