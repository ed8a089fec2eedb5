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
You are locked in a cellar. Find the key {sprite:cellar-key}, carry it to the door {sprite:cellar-door} in the north wall, and leave. There are five cellars; the seed decides which one it is.
Each turn you have two actions. Then every rat that is awake runs at you and bites, and the candle burns down by one.
- Step: one square north, east, south or west.
- Strike: a rat beside you. A die of six must show ${STRIKE} or more.
- Search: a barrel beside you. Each holds one thing.
- Take, open, unlock: on the key or the bottle, on the chest, below the door.
- End: give up what is left of your turn.`,
  },
  {
    title: 'Rats',
    text: `# Rats {sprite:rat}
A sleeping rat wakes when it can see you within four squares. Walls and nothing else hide you.
A rat that is awake runs two squares towards you each turn, by the shortest way. If it ends beside you it bites: a die of six must show ${RATS.rat.bite} or more, and a heart is gone.
${oddRats.join('\n')}
The fat rat bites on ${RATS['fat-rat'].bite} or more.
With the pot lid {sprite:pot-lid} in hand you are asked before a bite counts: catch it, once, or keep the lid.`,
  },
  {
    title: 'Finds',
    text: `# Barrels {sprite:barrel}
Each barrel holds one of these: ${listed(finds)}. There is only one of each.
# The chest {sprite:chest}
Take one: ${tools.join(', ')}.
# Score
The good bottle {sprite:bottle} stands somewhere off the way: ${SCORE.bottle} points if you carry it out. A spoon counts ${SCORE.spoon}.
Getting out counts ${SCORE.escape}, every heart ${SCORE.heart}, every turn of light ${SCORE.candle}, every rat ${SCORE.rat}.`,
  },
];
