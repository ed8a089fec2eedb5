/** Keeps `dist` as the sources say: builds it when it is missing or was made from something else. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from './project.mjs';

const MADE_FROM = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'assets',
  'maps',
  'public',
  'src',
  'tools/vite',
];
const NOTE = 'dist.made-from';

/** `build` fills `dist` and gives an exit code; so does this. */
export async function ensureBuilt(build, root = ROOT) {
  if (existsSync(join(root, 'dist')) && noteIn(root) === stateOf(root)) return 0;
  const exitCode = await build();
  if (exitCode === 0) writeFileSync(join(root, NOTE), stateOf(root));
  return exitCode;
}

function noteIn(root) {
  const note = join(root, NOTE);
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}

/** Of what goes in and of what came out, so that a `dist` made by another command or cut short is made again. */
function stateOf(root) {
  const hash = createHash('sha256');
  for (const place of [...MADE_FROM, 'dist']) {
    for (const file of filesUnder(root, place)) {
      hash
        .update(`${file.split(sep).join('/')}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(root, place) {
  if (!existsSync(join(root, place))) return [];
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map(name => join(place, name))
    .filter(name => statSync(join(root, name)).isFile())
    .sort();
}
