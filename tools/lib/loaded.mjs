/**
 * Whether every file of the program's middle, between the rules and the screen, is loaded by a quick unit test: what no
 * test loads is tried by nobody but players. Files are counted, not lines; those that hold nothing but types are free.
 *
 * `node tools/lib/loaded.mjs [folder]` prints each file that is not, and fails if there is one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { filesIn, importsIn } from './imports.mjs';
import { ROOT } from './project.mjs';
import { SLOW_TESTS } from './slow-tests.mjs';

const FOLDERS = ['src/app', 'src/session', 'src/records', 'src/services'];
const TEST = /([^/]+)\.test\.tsx?$/;
/** These need a browser, or a server. */
const NOT_IN_NODE = /^tests\/(browser|engines|hall-server)\//;

function unloaded(root) {
  const loaded = loadedBy(quickTests(root), importsIn(root, 'tests').concat(importsIn(root, 'src')));
  return FOLDERS.flatMap(folder => filesIn(root, folder)).filter(
    file => !loaded.has(file) && !holdsOnlyTypes(join(root, file)),
  );
}

function quickTests(root) {
  return filesIn(root, 'tests').filter(file => {
    const name = TEST.exec(file)?.[1];
    return name !== undefined && !SLOW_TESTS.includes(name) && !NOT_IN_NODE.test(file);
  });
}

function loadedBy(tests, imports) {
  const nextOf = new Map();
  for (const { from, to, isType } of imports) {
    if (!isType) nextOf.set(from, [...(nextOf.get(from) ?? []), to]);
  }
  const loaded = new Set(tests);
  // A set that grows while it is gone through is gone through to its end.
  for (const file of loaded) for (const next of nextOf.get(file) ?? []) loaded.add(next);
  return loaded;
}

function holdsOnlyTypes(file) {
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
  return body.every(
    ({ type, importKind, exportKind }) =>
      importKind === 'type' || exportKind === 'type' || type.startsWith('TS'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = unloaded(process.argv[2] ?? ROOT);
  for (const file of found) console.log(`${file}: no quick unit test loads it`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
