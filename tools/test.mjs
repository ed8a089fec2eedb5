/**
 * `npm test`: everything, on a fresh clone too. Plays in the browsers that it finds, and in Chromium always;
 * ALL_ENGINES=1 gets the others as well and fails without them; HALL=1 installs the Hall, which is tried where it is. Ends with a line `N passed, N failed`.
 */
import { ensureChromium } from './lib/browser.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { giveUp, ROOT } from './lib/project.mjs';
import { runStages } from './lib/run-stages.mjs';
import { ALL_STAGES } from './lib/stages.mjs';

ensureDependencies();
if (process.env.HALL === '1') ensureDependencies(join(ROOT, 'hall'));
const chromium = await ensureChromium().catch(error => giveUp(error.message));
if (process.env.ALL_ENGINES === '1') await ensureEngines();
process.exitCode = (await runStages(ALL_STAGES, { CHROMIUM: chromium })) > 0 ? 1 : 0;
