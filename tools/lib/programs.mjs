/** Programs of this machine, found by name. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first that is there and starts: some systems keep a stub that only says how to install the real one. */
export function findProgram({ named, names, places = [] }, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap(folder => names.map(name => join(folder, name)));
  return [...(named ? [named] : []), ...onPath, ...places].find(path => existsSync(path) && runs(path));
}

function runs(path) {
  if (process.platform === 'win32') return true; // there --version opens a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
