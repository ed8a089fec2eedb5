/** The files of this repository, and what a person wrote into them for other people: comments and titles of tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support.ts';

/** At the root; packages lie in `tools/bench`, too, once it has run. */
const SKIPPED = ['.git', 'dist', 'dist-e2e', 'release', 'shots', 'test-results'];
const CODE = /\.(?:ts|tsx|mjs|mts)$/;

/** Paths from the root, with slashes. */
export const FILES: readonly string[] = filesUnder('');
export const ROOMS: readonly string[] = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .map(entry => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ entry, path }) => !SKIPPED.includes(path) && entry.name !== 'node_modules')
    .flatMap(({ entry, path }) => (entry.isDirectory() ? filesUnder(path) : [path]));
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function codeUnder(...folders: readonly string[]): string[] {
  return FILES.filter(path => CODE.test(path) && folders.some(folder => path.startsWith(`${folder}/`)));
}

/** Of src/games/letter-delve/look/board.ts and its tests: letter-delve. */
export function roomOf(path: string): string | undefined {
  return ROOMS.find(room => path.includes(`games/${room}/`) || path === `docs/rules/${room}.md`);
}

/** Strings are matched, too, so that what looks like a comment inside one is none. */
const TOKEN = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

export function commentsOf(code: string): string {
  const found = (code.match(TOKEN) ?? []).filter(token => token.startsWith('/'));
  return found.map(comment => comment.replaceAll(/\n\s*\*(?!\/)/g, ' ')).join('\n');
}

/** What `it` and `describe` say, also behind `.each(...)`. */
export function titlesOf(code: string): string[] {
  const titles = code.matchAll(/\b(?:it|describe|test)(?:\.\w+)*\(\s*(['"`])(.+?)\1|\)\(\s*(['"`])(.+?)\3/g);
  const rows = code.matchAll(/\[\s*(['"`])(X?\d+\. .+?)\1/g);
  return [...[...titles].map(match => match[2] ?? match[4]!), ...[...rows].map(match => match[2]!)];
}
