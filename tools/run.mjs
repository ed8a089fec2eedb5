/** `node tools/run.mjs FILE ARGS`: runs a TypeScript tool, after installing what it and its folder are missing. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { giveUp, ROOT, runVisibly } from './lib/project.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) giveUp('Say which tool to run: node tools/run.mjs tools/sim.ts --game the-cellar');
ensureDependencies();
const folder = resolve(ROOT, dirname(file));
if (existsSync(join(folder, 'package.json'))) ensureDependencies(folder);
process.exitCode = await runVisibly(process.execPath, ['--import', 'tsx', file, ...args]);
