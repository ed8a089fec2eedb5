/** Where things are. Plain Node without dependencies: this runs before `npm install`. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The script behind an installed command, run with our own Node: no shell, no .cmd files, no npx. */
export function commandOf(packageName, command, root = ROOT) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a program in the project's folder with our own input and output; gives its exit code. */
export function runVisibly(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // Whoever ends us means the program as well; without this it would stay behind, with its port.
  process.once('SIGTERM', () => child.kill());
  return exitCodeOf(child);
}

/** A program that ended by a signal failed as well. */
export function exitCodeOf(child) {
  return new Promise(resolve => {
    child.on('error', () => resolve(127));
    child.on('close', code => resolve(code ?? 1));
  });
}

/** For what a person can mend: a plain sentence, and an end. */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}
