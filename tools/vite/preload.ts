/**
 * Lets the browser fetch Phaser and the shared indexes while it still reads the program: they are imported on demand,
 * so that the boot screen is painted first, but they are always wanted.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const ALWAYS_WANTED = /\/src\/scenes\/display\.ts$|\/assets\/shared\/packed\/\w+\.json$/;

/** Of a bundle's chunk as much as is asked here. */
interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

export function preload(): Plugin {
  return {
    name: 'five-delves:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = new Map<string, Chunk>(Object.entries(bundle ?? {}));
        const wanted = [...chunks.values()].filter(({ facadeModuleId }) =>
          ALWAYS_WANTED.test(facadeModuleId ?? ''),
        );
        const names = new Set(wanted.flatMap(chunk => [...neededBy(chunk, chunks)]));
        return [...names].filter(name => !html.includes(name)).map(link);
      },
    },
  };
}

/** It and all that it imports; the page's own script is on its way in any case. */
function neededBy(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (chunk.isEntry === true || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports ?? []) {
    const next = chunks.get(name);
    if (next !== undefined) neededBy(next, chunks, found);
  }
  return found;
}

const link = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `./${name}`, crossorigin: true },
  injectTo: 'head',
});
