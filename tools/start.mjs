/** `npm start`: installs what is missing, starts the game and prints its address. Also `-- --port 4000 --host`. */
import { ensureDependencies } from './lib/install.mjs';
import { commandOf, runVisibly } from './lib/project.mjs';

ensureDependencies();
process.exitCode = await runVisibly(process.execPath, [commandOf('vite', 'vite'), ...process.argv.slice(2)]);
