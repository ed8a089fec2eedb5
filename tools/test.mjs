/** `npm test`: everything, on a fresh clone too. Ends with a line `N passed, N failed`. */
import { ensureChromium } from './lib/browser.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { giveUp } from './lib/project.mjs';
import { runStages } from './lib/run-stages.mjs';
import { ALL_STAGES } from './lib/stages.mjs';

ensureDependencies();
const chromium = await ensureChromium().catch(error => giveUp(error.message));
process.exitCode = (await runStages(ALL_STAGES, { CHROMIUM: chromium })) > 0 ? 1 : 0;
