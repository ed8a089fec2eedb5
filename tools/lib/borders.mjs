/**
 * Holds every import in src/ against the borders of tools/lib/layers.mjs, and looks for rings in all our code.
 *
 * `node tools/lib/borders.mjs [folder]` prints each crossing and each ring, and fails if there is one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsIn } from './imports.mjs';
import { AFTER_ALL, INSIDE, LAYERS, MATERIAL } from './layers.mjs';
import { ROOT } from './project.mjs';
import { rings } from './rings.mjs';

const NAMES = LAYERS.map(layer => layer.name);

function problems(root) {
  const folders = ['src', 'tools', 'tests'].filter(folder => existsSync(join(root, folder)));
  const imports = folders.flatMap(folder => importsIn(root, folder));
  return [
    ...listProblems(),
    ...imports
      .filter(({ from }) => from.startsWith('src/'))
      .flatMap(found => tell(found.from, crossing(found))),
    ...ringsAmong(imports.filter(({ to, isPackage }) => to !== undefined && !isPackage)),
  ];
}

const tell = (from, problem) => (problem ? [`${from}: ${problem}`] : []);

/** Worse ones first: a ring that is there when the program runs, then one that only readers stumble over. */
function ringsAmong(imports) {
  const atRun = rings(imports.filter(({ isType }) => !isType));
  const told = new Set(atRun.flat());
  const ofTypes = rings(imports).filter(ring => !ring.every(file => told.has(file)));
  return [
    ...atRun.map(ring => `${ring[0]}: a ring of imports, ${ring.join(' -> ')}`),
    ...ofTypes.map(ring => `${ring[0]}: a ring of types, ${ring.join(' -> ')}`),
  ];
}

/** A list that points both ways would allow a ring of folders. */
function listProblems() {
  return LAYERS.flatMap(({ name, sees }, row) =>
    sees
      .filter(other => !NAMES.slice(0, row).includes(other))
      .map(other => `tools/lib/layers.mjs: ${name} sees ${other}, which is not above it`),
  );
}

function crossing({ from, to, isPackage }) {
  const path = from.split('/').slice(1);
  const layer = LAYERS.find(({ name }) => name === path[0]);
  if (!layer) return `${path[0]} is not in tools/lib/layers.mjs`;
  if (to === undefined)
    return AFTER_ALL[from]?.includes('import()') ? undefined : 'imports what nobody can read here';
  if (isPackage) return packageCrossing(layer, to);
  const [top, ...other] = to.split('/');
  if (top !== 'src') return MATERIAL.includes(top) ? undefined : `${layer.name} must not know ${top}`;
  if (other[0] === layer.name) return crossingInside(path, other);
  return layer.sees.includes(other[0]) ? undefined : `${layer.name} must not know ${other[0]}`;
}

function packageCrossing({ name, packages }, specifier) {
  if (specifier.startsWith('node:')) return `"${specifier}" is not there in a browser`;
  const depth = specifier.startsWith('@') ? 2 : 1;
  const wanted = specifier.split('/', depth).join('/');
  return packages.includes(wanted) ? undefined : `${name} must not know the package "${wanted}"`;
}

/** Both paths are of one layer. Rooms are neighbours that do not know each other. */
function crossingInside(from, to) {
  const isRoom = from[0] === 'games' && from.length > 2 && to.length > 2;
  if (isRoom && from[1] !== to[1]) return `the room ${from[1]} must not know the room ${to[1]}`;
  const order = INSIDE[isRoom ? 'games/*' : from[0]] ?? [];
  const [mine, theirs] = [from, to].map(path => order.indexOf(path[isRoom ? 2 : 1]));
  if (mine >= 0 && theirs > mine) return `${order[mine]} must not know ${order[theirs]}`;
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = problems(process.argv[2] ?? ROOT);
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
