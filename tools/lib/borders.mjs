/**
 * Borders between the folders of src/, where the linter cannot draw them: which package is known where, which room
 * may see which, what comes first inside a room. Imports of every kind count: static, dynamic, types, re-exports.
 *
 * `node tools/lib/borders.mjs [folder]` prints each crossing and fails if there is one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './project.mjs';

/** Where in src/ each package may be known. A package that is not listed may be known anywhere but in PURE folders. */
const PACKAGE_HOMES = {
  phaser: ['table', 'scenes', 'audio', 'main.ts', 'test-hook.ts'],
  howler: ['audio'],
  preact: ['panels', 'scenes', 'main.ts'],
  seedrandom: ['core', 'bots', 'table'],
  fflate: ['core', 'services'],
};

/** Folders of src/ that each pure folder may see. */
const PURE = {
  core: ['core'],
  games: ['core', 'games', 'bots'],
  bots: ['core', 'games', 'bots', 'records'],
  records: ['core', 'games', 'bots', 'records'],
};

/** Records keep what services measured, so they know the types of services; and `clock.ts`, which is given its time. */
const TYPES_OF = { records: 'services' };
const PURE_SERVICES = ['clock.ts'];

/** Inside a room: numbers first, then rules, then how it looks. */
const ROOM_ORDER = ['data', 'rules', 'look'];

const IMPORT = /(?<!['"])\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const TYPE_ONLY = /\b(?:import|export)\s+type\b[^;'"]*$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

export function crossings(root) {
  const src = join(root, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { recursive: true })
    .map(String)
    .filter(name => /\.tsx?$/.test(name))
    .toSorted()
    .flatMap(name =>
      importsOf(join(src, name))
        .map(imported => problemOf(src, name, imported))
        .filter(Boolean)
        .map(problem => `src/${name.split(sep).join('/')}: ${problem}`),
    );
}

function importsOf(file) {
  const code = readFileSync(file, 'utf8').replace(COMMENT, '');
  return [...code.matchAll(IMPORT)].map(match => ({
    target: match[2],
    isType: TYPE_ONLY.test(code.slice(0, match.index)),
  }));
}

function problemOf(src, name, { target, isType }) {
  const from = name.split(sep);
  return target.startsWith('.')
    ? folderProblem(from, relative(src, resolve(src, dirname(name), target)).split(sep), isType)
    : packageProblem(from[0], target);
}

function packageProblem(folder, target) {
  if (target.startsWith('node:')) return `"${target}" is not there in a browser`;
  const name = target.split('/')[0].startsWith('@') ? target.split('/', 2).join('/') : target.split('/')[0];
  const homes = PACKAGE_HOMES[name];
  if (homes && !homes.includes(folder)) return `"${name}" may be known only in ${homes.join(', ')}`;
  if (!homes && folder in PURE) return `${folder} knows no packages, but asks for "${target}"`;
  return undefined;
}

function folderProblem(from, to, isType) {
  const [folder] = from;
  if (to[0] === '..') return undefined; // maps/ and assets/, as plain JSON
  const isKnownService = to[0] === TYPES_OF[folder] && (isType || PURE_SERVICES.includes(to[1]));
  if (folder in PURE && !PURE[folder].includes(to[0]) && !isKnownService)
    return `${folder} must not know ${to[0]}`;
  if (folder !== 'games' || to[0] !== 'games' || from.length < 3 || to.length < 3) return undefined;
  if (from[1] !== to[1]) return `the room ${from[1]} must not know the room ${to[1]}`;
  const [mine, theirs] = [ROOM_ORDER.indexOf(from[2]), ROOM_ORDER.indexOf(to[2])];
  if (mine >= 0 && theirs > mine) return `inside a room, ${from[2]} must not know ${to[2]}`;
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = crossings(process.argv[2] ?? ROOT);
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
