import { defineConfig } from 'vite';
import { compiledWhole } from './tools/vite/compiled-whole.ts';
import { offline } from './tools/vite/offline.ts';
import { policy } from './tools/vite/policy.ts';
import { phaserParts } from './tools/vite/phaser.ts';
import { preload } from './tools/vite/preload.ts';
import { sharedWorker } from './tools/vite/shared-worker.ts';

export default defineConfig({
  // Relative, so that the game runs from any sub-path: itch.io, a project page, a folder on a server.
  base: './',
  // One page: an address that names nothing is missing, and no page is handed out in its place.
  appType: 'mpa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [sharedWorker(), phaserParts(), policy(), preload(), compiledWhole(), offline()],
  build: {
    target: 'es2022',
    // Files stay files: the Content-Security-Policy allows no data: addresses, and the bench can count them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    modulePreload: {
      polyfill: false,
      // The page's own script is there already, and Firefox takes asking for it again for a failure. What a worker
      // imports, too, is asked for without the page's links: it has none.
      resolveDependencies: (_file, needed, { hostId }) =>
        /^assets\/(games|worker)-/.test(hostId)
          ? []
          : needed.filter(name => !/^assets\/index-[^/]*\.js$/.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/](phaser|eventemitter3)[\\/]/ },
            // What page and rooms share must not lie in the page's own script: Firefox refuses to preload that again.
            {
              name: 'shared',
              test: /[\\/]src[\\/](core|bots)[\\/]|[\\/]src[\\/]games[\\/]((?!index)[a-z-]+|[a-z-]+[\\/]card)\.ts/,
            },
            // The list of rooms, by a name of its own: whoever fetches a room from here may be a worker (see above).
            { name: 'games', test: /[\\/]src[\\/]games[\\/]index\.ts$/ },
          ],
        },
      },
    },
  },
});
