/** `npm run check`: the fast part of `npm test`, without a browser. */
import { ensureDependencies } from './lib/install.mjs';
import { runStages } from './lib/run-stages.mjs';
import { FAST_STAGES } from './lib/stages.mjs';

ensureDependencies();
process.exitCode = (await runStages(FAST_STAGES)) > 0 ? 1 : 0;
