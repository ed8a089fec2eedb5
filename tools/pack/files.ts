/** The files of a built game, and the zip that itch.io unpacks. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { ReleaseFile } from './rules.ts';

export function readFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => ({ path: name.split(sep).join('/'), bytes: readFileSync(join(folder, name)) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Already packed: squeezing them again costs time and gains nothing. */
const PACKED = /\.(png|mp3|woff2?|bin)$/;
/** The same game gives the same zip, whenever it is packed. */
const MADE = new Date('2026-01-01T00:00:00Z');

export function zipOf(files: readonly ReleaseFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, bytes } of files)
    entries[path] = [bytes, { level: PACKED.test(path) ? 0 : 9, mtime: MADE }];
  return zipSync(entries);
}
