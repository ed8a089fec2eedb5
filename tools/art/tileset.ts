/** The tileset that Tiled shows and rules read: a few logical tiles, not the pictures of the game. */
import type { TiledTileset } from 'tiled-types';
import { Picture } from './picture.ts';
import { ArtError, type Sprite } from './sprite-text.ts';
import type { ThemeFile, TilesetRow } from './themes.ts';

/** A tileset in a file of its own, which a map points at. The package describes Tiled 1.4, before `version`. */
type TilesetFile = Omit<TiledTileset, 'firstgid'> & { version: string };

const SIDE = 16;
const COLUMNS = 8;

/** Pictures of the logical tiles, drawn with the pack's first theme. */
const PICTURE_OF: Readonly<Record<string, string>> = {
  floor: 'floor',
  wall: 'wall-face',
  liquid: 'liquid',
  pit: 'pit',
};

export function makeTileset(
  pack: string,
  file: ThemeFile,
  sprites: readonly Sprite[],
): { image: Picture; json: string } {
  const rows = file.tileset;
  checkIds(pack, rows);
  const [theme = ''] = Object.keys(file.themes);
  const image = new Picture(COLUMNS * SIDE, Math.ceil(rows.length / COLUMNS) * SIDE);
  for (const row of rows) {
    const name = row.sprite ?? `${theme}-${PICTURE_OF[row.type] ?? row.type}`;
    const picture = sprites.find(sprite => sprite.name === name)?.frames[0];
    if (!picture) throw new ArtError([`assets/${pack}/themes.json: tile ${row.id}: no sprite "${name}"`]);
    const left = (row.id % COLUMNS) * SIDE;
    const top = Math.floor(row.id / COLUMNS) * SIDE;
    image.draw(picture.crop(0, 0, SIDE, SIDE), left, top);
  }
  return { image, json: `${JSON.stringify(describe(pack, rows, image), undefined, 1)}\n` };
}

function checkIds(pack: string, rows: readonly TilesetRow[]): void {
  const wrong = rows.find((row, index) => row.id !== index);
  if (wrong) {
    const rule = 'ids count up from 0, and new tiles come last';
    throw new ArtError([`assets/${pack}/themes.json: tile ${wrong.id} is out of order (${rule})`]);
  }
}

function describe(pack: string, rows: readonly TilesetRow[], image: Picture): TilesetFile {
  return {
    columns: COLUMNS,
    image: `../../assets/${pack}/packed/tiles.png`,
    imageheight: image.height,
    imagewidth: image.width,
    margin: 0,
    name: pack,
    spacing: 0,
    tilecount: (image.width / SIDE) * (image.height / SIDE),
    tiledversion: '1.8.2',
    tileheight: SIDE,
    tiles: rows.map(({ id, type, sprite }) =>
      sprite === undefined
        ? { id, type }
        : { id, properties: [{ name: 'sprite', type: 'string', value: sprite }], type },
    ),
    tilewidth: SIDE,
    type: 'tileset',
    version: '1.8',
  };
}
