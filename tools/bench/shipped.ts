/**
 * The rules as players get them. Tools run from their sources, and the runner (tsx) keeps the name of every function,
 * which each arrow function pays for whenever it is made: up to a third of a step. So what is measured is built first.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../lib/project.mjs';

/** As deep in the project as the rooms' own folders are: the word list is found from there. */
const FOLDER = join(ROOT, 'node_modules/.cache/bench/rules');

export async function loadShipped(): Promise<typeof import('./rules.ts')> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, 'tools/bench/rules.ts'),
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(FOLDER, 'rules.js')).href)) as typeof import('./rules.ts');
}
