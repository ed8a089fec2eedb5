/** Installs the dependencies of a folder when they are missing or no longer those of its package-lock.json. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { giveUp, ROOT } from './project.mjs';

const OLDEST_NODE = 20;

export function ensureDependencies(folder = ROOT) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    giveUp(`Five Delves needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(folder)) return;
  console.log(`Installing dependencies${folder === ROOT ? '' : ` of ${relative(ROOT, folder)}`} (once) …`);
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // A lock file written where a registry lacks the packages of other systems is refused by `npm ci`, with a page of
  // complaints that help nobody as long as `npm install` does not mind.
  const strict = npm(folder, 'ci', flags, 'pipe');
  if (strict.status === 0) return;
  if (npm(folder, 'install', flags, 'inherit').status === 0) return;
  console.error(String(strict.stderr));
  giveUp(
    'The dependencies could not be installed. Look at the messages of npm above: most often there is no way\n' +
      'to the package registry (network, proxy) or no right to write into this folder. Then try again.',
  );
}

/**
 * npm notes in node_modules what it really installed. Contents are compared, not dates: a fresh clone, a switched
 * branch and a copied folder all get their dates from something else than the install.
 */
export function isInstalled(folder) {
  const notes = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(notes)) return false;
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(notes, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** Within `npm start` npm tells where it is itself; otherwise it is looked up on the path. */
function npm(folder, order, flags, output) {
  const self = process.env.npm_execpath;
  const [program, ...first] = self?.endsWith('.js') ? [process.execPath, self] : ['npm'];
  return spawnSync(program, [...first, order, ...flags], {
    cwd: folder,
    stdio: ['ignore', output, output],
    shell: program === 'npm' && process.platform === 'win32', // there npm is a script of the shell
  });
}
