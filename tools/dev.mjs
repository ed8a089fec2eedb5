/** `npm run dev`: installs what is missing and serves the sources as they change. Also `-- --port 4000 --host`. */
import { ensureDependencies } from './lib/install.mjs';
import { commandOf, runVisibly } from './lib/project.mjs';

ensureDependencies();
process.exitCode = await runVisibly(process.execPath, [commandOf('vite', 'vite'), ...process.argv.slice(2)]);
