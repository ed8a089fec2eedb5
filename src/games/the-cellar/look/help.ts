/** The rules book. */
import { listed } from '../../phrases.ts';
import type { HelpPage } from '../../room.ts';
import { NEED, SCORE } from '../data/constants.ts';
import { FINDS, TOOLS } from '../data/finds.ts';
import { FIND_LOOKS, TOOL_LOOKS } from './finds.ts';

const finds = FINDS.map(find => `${FIND_LOOKS[find].name} (${FIND_LOOKS[find].use})`);
const tools = TOOLS.map(tool => TOOL_LOOKS[tool].help);

export const help: readonly HelpPage[] = [
  {
    title: 'The way out',
    text: `# Out before the candle dies
You are locked in a cellar. Find the key {sprite:cellar-key}, carry it to the door {sprite:cellar-door} in the north wall, and leave.
Each turn you have two actions. Then every rat that is awake runs at you and bites, and the candle burns down by one.
- Step: one square north, east, south or west.
- Strike: a rat beside you. A die of six must show ${NEED.strike} or more.
- Search: a barrel beside you. Each holds one thing.
- Take, open, unlock: on the key, on the chest, below the door.
- End: give up what is left of your turn.`,
  },
  {
    title: 'Rats',
    text: `# Rats {sprite:rat}
A sleeping rat wakes when it can see you within four squares. Walls and nothing else hide you.
A rat that is awake runs two squares towards you each turn, by the shortest way. If it ends beside you it bites: a die of six must show ${NEED.bite} or more, and a heart is gone.
With the pot lid {sprite:pot-lid} in hand you are asked before a bite counts: catch it, once, or keep the lid.`,
  },
  {
    title: 'Finds',
    text: `# Barrels {sprite:barrel}
The three barrels hold ${listed(finds)}, in an order that the seed decides.
# The chest {sprite:chest}
Take one: ${tools.join(', ')}.
# Score
Getting out counts ${SCORE.escape}, every heart ${SCORE.heart}, every turn of light ${SCORE.candle}, every rat ${SCORE.rat}.`,
  },
];
