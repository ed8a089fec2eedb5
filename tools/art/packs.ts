/** From the sources of a pack to its packed files, and whether the committed ones still match. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAtlas } from './atlas.ts';
import { makeFonts } from './fonts.ts';
import { ICON_SIDES, paintIcon } from './painters/icon.ts';
import { COMPOSITION, paintMenu } from './painters/menu/index.ts';
import { paintShared } from './painters/shared.ts';
import { enlarged } from './painters/tableaux/enlarged.ts';
import { paintTableaux } from './painters/tableaux/index.ts';
import type { Prop } from './painters/tableaux/frame.ts';
import { paintTheme } from './painters/tiles.ts';
import { type Palette, readPalette } from './palette.ts';
import type { Picture } from './picture.ts';
import { decodePng, encodePng } from './png.ts';
import { ArtError, parseSprites, type Sprite } from './sprite-text.ts';
import type { ThemeFile } from './themes.ts';
import { makeTileset } from './tileset.ts';

/** The pack that every room may use; it also holds the fonts, the dice and the menu. */
const SHARED = 'shared';

export function packNames(root: string): string[] {
  return readdirSync(join(root, 'assets'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(root, 'assets', entry.name, 'sprites')))
    .map(entry => entry.name)
    .sort();
}

/** Every file that this pack should consist of, by its path from the root. */
export function makePack(
  root: string,
  pack: string,
  palette: Palette = readPalette(root),
): Map<string, Buffer> {
  const sprites = readSprites(root, pack, palette);
  const files = new Map<string, Buffer>();
  const packed = `assets/${pack}/packed`;
  const themes = readThemes(root, pack);
  for (const [name, theme] of Object.entries(themes?.themes ?? {})) sprites.push(...paintTheme(name, theme));
  if (themes) {
    const { image, json } = makeTileset(pack, themes, sprites);
    files.set(`${packed}/tiles.png`, encodePng(image, palette));
    files.set(`maps/${pack}/tiles.json`, Buffer.from(json));
  }
  const tableaux = paintTableaux(
    pack,
    largeSprites(sprites, pack === SHARED ? [] : readSprites(root, SHARED, palette)),
  );
  if (tableaux) {
    const { sheet, json } = makeAtlas(tableaux.sprites, tableaux.composition);
    files.set(`${packed}/tableaux.png`, encodePng(sheet, palette));
    files.set(`${packed}/tableaux.json`, Buffer.from(json));
  }
  const fonts = pack === SHARED ? makeFonts(root, palette) : undefined;
  if (fonts) sprites.push(...paintShared(), ...fonts.sprites);
  const atlas = makeAtlas(sprites);
  files.set(`${packed}/atlas.png`, encodePng(atlas.sheet, palette));
  files.set(`${packed}/atlas.json`, Buffer.from(atlas.json));
  if (fonts) {
    files.set(`${packed}/font.json`, Buffer.from(fonts.describe(atlas.rects)));
    const menu = makeAtlas(paintMenu(), COMPOSITION);
    files.set(`${packed}/menu.png`, encodePng(menu.sheet, palette));
    files.set(`${packed}/menu.json`, Buffer.from(menu.json));
    for (const side of ICON_SIDES) files.set(`public/icon-${side}.png`, encodePng(paintIcon(side), palette));
  }
  return files;
}

/** Sprites of the room, else of the shared pack, as large as figures are in a tableau. */
function largeSprites(...packs: readonly (readonly Sprite[])[]): Prop {
  const known = new Map<string, Picture>();
  return name => {
    const found = packs.flatMap(sprites => sprites.find(sprite => sprite.name === name) ?? [])[0]?.frames[0];
    if (!found) throw new Error(`A tableau wants the sprite "${name}", and no pack has it.`);
    const large = known.get(name) ?? enlarged(found);
    known.set(name, large);
    return large;
  };
}

/** What differs between sources and committed files, one sentence each; empty when all is well. */
export function checkPack(root: string, pack: string, palette: Palette = readPalette(root)): string[] {
  const differences: string[] = [];
  for (const [path, bytes] of makePack(root, pack, palette)) {
    const full = join(root, path);
    if (!existsSync(full)) differences.push(`${path} is missing`);
    else if (!sameContent(path, readFileSync(full), bytes, palette)) {
      differences.push(`${path} does not match its sources`);
    }
  }
  return differences;
}

/** PNG files are compared by pixel: another version of zlib may squeeze the same picture into other bytes. */
function sameContent(path: string, committed: Buffer, made: Buffer, palette: Palette): boolean {
  if (committed.equals(made)) return true;
  if (!path.endsWith('.png')) return false;
  const a = decodePng(committed, palette);
  const b = decodePng(made, palette);
  return a.foreign.length === 0 && a.picture.equals(b.picture);
}

export function readSprites(root: string, pack: string, palette: Palette): Sprite[] {
  const folder = `assets/${pack}/sprites`;
  const files = readdirSync(join(root, folder)).filter(file => file.endsWith('.txt'));
  const sprites: Sprite[] = [];
  const homes = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files.sort()) {
    const path = `${folder}/${file}`;
    try {
      for (const sprite of parseSprites(path, readFileSync(join(root, path), 'utf8'), palette)) {
        const home = homes.get(sprite.name);
        if (home) problems.push(`${path}: sprite "${sprite.name}" is already in ${home}`);
        homes.set(sprite.name, path);
        sprites.push(sprite);
      }
    } catch (error) {
      if (!(error instanceof ArtError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ArtError(problems);
  return sprites;
}

function readThemes(root: string, pack: string): ThemeFile | undefined {
  const file = join(root, 'assets', pack, 'themes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ThemeFile) : undefined;
}
