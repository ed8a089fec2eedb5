/**
 * Builds a worker from the same files as the page: both fetch a room's rules from one address, once. Vite's own way is
 * a bundle for each, with everything in it again.
 */
import type { Plugin } from 'vite';

const WORKER = /new URL\('(\.\/worker\.ts)', import\.meta\.url\)/;

export function sharedWorker(): Plugin {
  return {
    name: 'five-delves:shared-worker',
    apply: 'build',
    // Before Vite sees the worker and builds it by itself.
    enforce: 'pre',
    async transform(code, id) {
      const [whole, path] = WORKER.exec(code) ?? [];
      if (whole === undefined) return undefined;
      const worker = await this.resolve(path!, id);
      const file = this.emitFile({ type: 'chunk', id: worker!.id, name: 'worker' });
      return { code: code.replace(whole, `new URL(import.meta.ROLLUP_FILE_URL_${file})`), map: null };
    },
  };
}
