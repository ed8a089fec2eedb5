/** `node tools/run.mjs FILE ARGS`: runs a TypeScript tool, after installing what is missing. */
import { ensureDependencies } from './lib/install.mjs';
import { giveUp, runVisibly } from './lib/project.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) giveUp('Say which tool to run: node tools/run.mjs tools/sim.ts --game the-cellar');
ensureDependencies();
process.exitCode = await runVisibly(process.execPath, ['--import', 'tsx', file, ...args]);
