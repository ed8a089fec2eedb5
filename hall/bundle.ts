/** The worker as one file: the same rules as the page's, bundled for the place where tables live. */
import { join } from 'node:path';
import { build as esbuild, type Plugin } from 'esbuild';
import { ROOT } from '../tools/lib/project.mjs';

export const BUNDLE = join(ROOT, '.cache', 'hall', 'worker.js');

export async function bundle(): Promise<void> {
  await esbuild({
    entryPoints: [join(ROOT, 'hall', 'worker', 'index.ts')],
    outfile: BUNDLE,
    bundle: true,
    minify: true,
    // Names of classes are names of objects.
    keepNames: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['workerd', 'worker'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.bin': 'binary' },
    logLevel: 'error',
    plugins: [words()],
  });
}

/** There is no disk where a worker runs, and no page beside it: the word list is packed in. */
function words(): Plugin {
  return {
    name: 'words',
    setup(build) {
      build.onResolve({ filter: /words\/open\.ts$|^\.\/open\.ts$/ }, ({ importer }) =>
        importer.includes(join('games', 'letter-labyrinths'))
          ? { path: join(ROOT, 'hall', 'worker', 'words.ts') }
          : undefined,
      );
    },
  };
}
