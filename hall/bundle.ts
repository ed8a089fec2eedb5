/** The worker as one file: the same rules as the page's, bundled for the place where tables live. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as esbuild, type Plugin } from 'esbuild';
import { ROOT } from '../tools/lib/project.mjs';

export const BUNDLE = join(ROOT, '.cache', 'hall', 'worker.js');

export async function bundle(): Promise<void> {
  await esbuild({
    entryPoints: [join(ROOT, 'hall', 'worker', 'index.ts')],
    outfile: BUNDLE,
    bundle: true,
    // Names of classes are names of objects. To keep them as names of functions, too, would make each arrow dearer.
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['workerd', 'worker'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.bin': 'binary' },
    logLevel: 'error',
    plugins: [words()],
  });
}

/** The clients as players have them: the runner of our tools keeps the name of every function, and each pays for it. */
export async function shippedCrowd(): Promise<typeof import('./crowd.ts')> {
  const outfile = join(ROOT, '.cache', 'hall', 'crowd.js');
  await esbuild({
    entryPoints: [join(ROOT, 'hall', 'crowd.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  return (await import(pathToFileURL(outfile).href)) as typeof import('./crowd.ts');
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
