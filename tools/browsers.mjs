/** `npm run browsers`: gets Chromium, Firefox and WebKit, and plays the game in each. Says what to install where it cannot. */
import { adviceFor, ensureEngines } from './lib/engines.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { giveUp } from './lib/project.mjs';
import { runStages } from './lib/run-stages.mjs';
import { ENGINE_STAGES } from './lib/stages.mjs';

ensureDependencies();
const missing = await ensureEngines();
if (missing.length > 0) giveUp(missing.map(adviceFor).join('\n'));
process.exitCode = (await runStages(ENGINE_STAGES, { ALL_ENGINES: '1' })) > 0 ? 1 : 0;
