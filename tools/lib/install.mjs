/** Installs the dependencies when they are missing or no longer those of package-lock.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runVisibly } from './project.mjs';

const OLDEST_NODE = 20;

export async function ensureDependencies() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    giveUp(`Five Delves needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log('Installing dependencies (once) …');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm('ci', ...flags)) === 0) return;
  console.log('npm ci did not succeed; trying npm install …');
  if ((await npm('install', ...flags)) === 0) return;
  giveUp(
    'The dependencies could not be installed. Look at the messages of npm above: most often there is no way\n' +
      'to the package registry (network, proxy) or no right to write into this folder. Then try again.',
  );
}

/**
 * npm notes in node_modules what it really installed. Contents are compared, not dates: a fresh clone, a switched
 * branch and a copied folder all get their dates from something else than the install.
 */
export function isInstalled(root = ROOT) {
  const notes = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(notes)) return false;
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(notes, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** Within `npm start` npm tells where it is itself; otherwise it is looked up on the path. */
function npm(...args) {
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return runVisibly(process.execPath, [self, ...args]);
  return runVisibly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
