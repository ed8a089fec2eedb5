/**
 * npm run art                         packs every assets/<pack> from its sources
 * npm run art -- --check              says which packed files do not match, and ends with 1
 * npm run art -- --to-text FILE.png [--tile 16]    turns a painted PNG back into text grids
 * npm run art -- --sheet FILE.png [--only NAME] [--scale 6]    a contact sheet to look at
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeContactSheet } from './contact-sheet.ts';
import { checkPack, makePack, packNames } from './packs.ts';
import { readPalette } from './palette.ts';
import { ArtError } from './sprite-text.ts';
import { toText } from './to-text.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function main(): number {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      'to-text': { type: 'string' },
      tile: { type: 'string' },
      sheet: { type: 'string' },
      only: { type: 'string', default: '' },
      scale: { type: 'string', default: '6' },
    },
  });
  const palette = readPalette(ROOT);
  if (values['to-text'] !== undefined) {
    const file = values['to-text'];
    const side = values.tile === undefined ? undefined : Number(values.tile);
    process.stdout.write(toText(file, readFileSync(file), palette, side));
    return 0;
  }
  if (values.sheet !== undefined) {
    writeFileSync(values.sheet, makeContactSheet(ROOT, palette, values.only, Number(values.scale)));
    return 0;
  }
  return values.check ? check() : pack();
}

function pack(): number {
  const palette = readPalette(ROOT);
  for (const name of packNames(ROOT)) {
    let bytes = 0;
    for (const [path, content] of makePack(ROOT, name, palette)) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), content);
      if (path.endsWith('.png')) bytes += content.length;
    }
    console.log(`${name}: packed, ${bytes} bytes of pictures`);
  }
  return 0;
}

function check(): number {
  const palette = readPalette(ROOT);
  const differences = packNames(ROOT).flatMap(name => checkPack(ROOT, name, palette));
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) console.error('Run "npm run art" and commit what it makes.');
  else console.log('Every packed picture matches its sources.');
  return differences.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  // Mistakes of drawing, unknown options and missing files are for the person at the keyboard: no stack.
  if (!(error instanceof ArtError) && !(error instanceof Error && 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
