/**
 * A build takes the parts of Phaser that `src/phaser-parts.js` names instead of the whole, without what they can do and
 * this game does not: sound is Howler's.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = join(import.meta.dirname, '../../src/phaser-parts.js');
const HOME = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src');
/** Phaser's own switches; it asks `if (typeof NAME)`, which only a build can answer with no. */
const SWITCHES = { WEBGL_RENDERER: true, CANVAS_RENDERER: true, FEATURE_SOUND: false, WEBGL_DEBUG: false };
/** Asked for in a branch that is never taken, and not installed. */
const DEBUGGER = 'phaser3spectorjs';
const NOTHING = '\0nothing';

export function phaserParts(): Plugin {
  return {
    name: 'phaser-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(SWITCHES).map(([name, on]) => [`typeof ${name}`, String(on)]),
      ),
    }),
    resolveId: {
      filter: { id: /^phaser(\/src\/|$|3spectorjs$)/ },
      handler: id => {
        if (id === 'phaser') return PARTS;
        return id === DEBUGGER ? NOTHING : join(HOME, id.slice('phaser/src/'.length));
      },
    },
    load: { filter: { id: /nothing$/ }, handler: id => (id === NOTHING ? 'export default {}' : undefined) },
  };
}
