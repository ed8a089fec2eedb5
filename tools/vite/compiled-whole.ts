/** Tells V8 to compile a file whole, beside the main thread, not function by function on it (docs/bench.md). */
import type { Plugin } from 'vite';

/** Heard only at the very beginning of a file. */
const ORDER = '//# allFunctionsCalledOnLoad\n';

export function compiledWhole(): Plugin {
  return {
    name: 'five-delves:compiled-whole',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own first line there.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = ORDER + file.code;
      },
    },
  };
}
