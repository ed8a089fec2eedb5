/** The pages that are measured: the game as shipped, the game with its hook, and Phaser alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { buildBundle, serveBundle, type Site } from '../lib/site.ts';

export interface Pages {
  /** As shipped. */
  readonly shipped: Site;
  /** With the hook that tells the first frame. */
  readonly hooked: Site;
  /** Phaser as it comes, with an empty scene. */
  readonly empty: Site;
  close(): Promise<void>;
}

export async function openPages(): Promise<Pages> {
  const folder = mkdtempSync(join(tmpdir(), 'five-delves-bench-'));
  const site = async (name: string, hook: boolean): Promise<Site> => {
    const outDir = join(folder, name);
    await buildBundle({ outDir, hook });
    return serveBundle(outDir);
  };
  const shipped = await site('shipped', false);
  const hooked = await site('hooked', true);
  const empty = await stockPhaser(join(folder, 'empty'));
  return {
    shipped,
    hooked,
    empty,
    async close() {
      await Promise.all([shipped.close(), hooked.close(), empty.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** None of our own ways to make it smaller or quicker: that would hide what they bring. */
async function stockPhaser(outDir: string): Promise<Site> {
  await build({
    root: join(import.meta.dirname, 'empty'),
    configFile: false,
    base: './',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1500 },
  });
  return serveBundle(outDir);
}
