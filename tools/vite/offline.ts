/** Writes `sw.js` beside the built page: the service worker with the list of this build's files in it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = 'src/offline/service-worker.ts';
/** Not kept: the page (under its own address), the worker, and fonts in the older format. */
const NOT_KEPT = /^(index\.html|sw\.js|.*\.(map|woff))$/;

/** A classic script, because not every browser takes a module here: the mark of a module has to go. */
const MODULE = /^export\s*\{\s*\};?\s*$/m;

export function offline(): Plugin {
  let root = '';
  return {
    name: 'five-delves:offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    // After everything is written: workers and the public folder are not in the bundle that plugins see.
    async writeBundle({ dir }) {
      const source = join(root, SOURCE);
      // The empty page of the bench is built with the same settings, but has nothing to keep.
      if (dir === undefined || !existsSync(source)) return;
      const files = filesOf(dir).filter(name => !NOT_KEPT.test(name));
      const build = { name: nameOf(dir, files), files };
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), SOURCE);
      writeFileSync(
        join(dir, 'sw.js'),
        `const __BUILD__ = ${JSON.stringify(build)};\n${code.replace(MODULE, '')}`,
      );
    },
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => relative('.', name).split(sep).join('/'))
    .sort();
}

/** Hashed names and the page itself: any change of the game changes it. */
function nameOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join('\n'));
  return hash
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 12);
}
