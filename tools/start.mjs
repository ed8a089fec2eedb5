/** `npm start`: installs and builds what is missing, serves the game as it is shipped and prints its address. Also `-- --port 4000 --host`. */
import { ensureBuilt } from './lib/built.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { commandOf, giveUp, runVisibly } from './lib/project.mjs';

ensureDependencies();
const vite = (args, env) => runVisibly(process.execPath, [commandOf('vite', 'vite'), ...args], env);
const exitCode = await ensureBuilt(() => {
  console.log('Building the game (once, and after every change) …');
  return vite(['build', '--logLevel', 'error'], { VITE_E2E: '' });
});
if (exitCode !== 0) giveUp('The game could not be built: the messages above say why.');
process.exitCode = await vite(['preview', ...process.argv.slice(2)]);
