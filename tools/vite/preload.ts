/**
 * Lets the browser fetch Phaser while it still reads the program: the stage is imported on demand, so that the boot
 * screen is painted first, but it is always wanted.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const ALWAYS_WANTED = 'src/scenes/stage.ts';

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
        const isStage = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(ALWAYS_WANTED) === true;
        const stage = [...chunks.values()].find(isStage);
        const names = stage === undefined ? [] : [...neededBy(stage, chunks)];
        return names.filter(name => !html.includes(name)).map(link);
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
