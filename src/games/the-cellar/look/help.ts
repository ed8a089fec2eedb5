/** The rules book. */
import { capital, listed } from '../../phrases.ts';
import type { HelpPage } from '../../room.ts';
import { SCORE, STRIKE } from '../data/constants.ts';
import { FINDS, TOOLS } from '../data/finds.ts';
import { RATS, type RatKind } from '../data/rats.ts';
import { FIND_LOOKS, TOOL_LOOKS } from './finds.ts';
import { RAT_LOOKS } from './rats.ts';

const finds = FINDS.map(find => `${FIND_LOOKS[find].name} (${FIND_LOOKS[find].use})`);
const ODD_RATS: readonly RatKind[] = ['fat-rat', 'shy-rat'];
const oddRats = ODD_RATS.map(
  kind => `- {sprite:${kind}} ${capital(RAT_LOOKS[kind].name)}: ${RAT_LOOKS[kind].text}`,
);
const tools = TOOLS.map(tool => TOOL_LOOKS[tool].help);

export const help: readonly HelpPage[] = [
  {
    title: 'The way out',
    text: `# Out before the candle dies
You're locked in a cellar. Find the key {sprite:cellar-key}, carry it to the door {sprite:cellar-door} in the north wall, and leave. There are five cellars, and the seed decides which one you get.
Each turn you have two actions. Then every waking rat runs at you and bites, and the candle burns down by one.
- Step: one square north, east, south or west.
- Strike: a rat beside you. Roll ${STRIKE} or more on a die to kill it.
- Search: a barrel beside you. Each holds one thing.
- Take, open, unlock: on the key or the bottle, on the chest, below the door.
- End turn: skip the rest of your actions.`,
  },
  {
    title: 'Rats',
    text: `# Rats {sprite:rat}
A sleeping rat wakes when it can see you within four squares. Only walls hide you.
A waking rat runs two squares towards you each turn, by the shortest route. If it ends up beside you, it bites: on ${RATS.rat.bite} or more you lose a heart.
${oddRats.join('\n')}
The fat rat bites on ${RATS['fat-rat'].bite} or more.
If you have the pot lid {sprite:pot-lid}, you choose when a bite lands: block it and lose the lid, or take the bite.`,
  },
  {
    title: 'Finds',
    text: `# Barrels {sprite:barrel}
Each barrel holds one of these: ${listed(finds)}. There is only one of each.
# The chest {sprite:chest}
Take one: ${tools.join(', ')}.
# Score
The good bottle {sprite:bottle} is somewhere off the path: ${SCORE.bottle} points if you carry it out. A spoon is worth ${SCORE.spoon}.
Getting out is worth ${SCORE.escape}, each heart ${SCORE.heart}, each turn of light ${SCORE.candle}, each dead rat ${SCORE.rat}.`,
  },
];
