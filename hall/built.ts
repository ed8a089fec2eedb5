/** The game as it is shipped, to be served beside the Hall. */
import { resolve } from 'node:path';
import { ensureBuilt } from '../tools/lib/built.mjs';
import { commandOf, ROOT, runVisibly } from '../tools/lib/project.mjs';

export async function built(): Promise<string> {
  const exitCode = await ensureBuilt(() => {
    console.log('Building the game (once, and after every change) …');
    const vite = [commandOf('vite', 'vite'), 'build', '--logLevel', 'error'];
    return runVisibly(process.execPath, vite, { VITE_E2E: '' });
  });
  if (exitCode !== 0) throw new Error('The game could not be built: the messages above say why.');
  return resolve(ROOT, 'dist');
}
