import type { HelpPage } from '../../room.ts';
import {
  ACTIONS,
  DETOUR,
  GOLD_CAP,
  LEVELS,
  MAX_HEALTH,
  PAR_TURNS,
  POTION_CAP,
  SCORE,
  SIGHT,
  TURN_LIMIT,
  WILD,
} from '../data/constants.ts';
import { TOLL } from '../data/events.ts';

const [, ...LATER_HEARTS] = LEVELS.map(level => MAX_HEALTH[level]);
const LAST_HEARTS = LATER_HEARTS.pop();

export const help: readonly HelpPage[] = [
  {
    title: 'The delve',
    text: `# Four levels, one life
On each level fetch the Key {sprite:key}, stand on the Exit {sprite:exit-lit} and leave. Leaving the fourth level with the Key steals the Sceptre of M'Guf-Yn {sprite:sceptre} and wins.
When your last heart is gone, the run is over. There is no second life, but there is always a next run.
# A turn
You have ${ACTIONS} actions. Then monsters that see you move, and those that see you within their Range attack.
Everything on the board is open. Only the dice and what is in the chest are hidden.
# The torch
Your torch lasts ${TURN_LIMIT} turns. After turn ${TURN_LIMIT} it goes out, and you lose.`,
  },
  {
    title: 'Five verbs',
    text: `# Move
One square north, east, south or west, but not onto walls, liquid or monsters. The four cards meet at glowing seams: each step over a seam draws an event.
# Attack
Hit a monster beside you. Roll your Skill or less on a D6 and it takes your Damage.
# Guzzle
Drink a potion: D6 Health {sprite:item-health-potion}, or half a D6 of Mana, rounded up {sprite:item-mana-potion}. The belt holds ${POTION_CAP} of each.
# Use (Inventory)
On the Key, the Chest {sprite:chest} or the Shop {sprite:shop}, or on the Exit with the Key: take it, open it, shop or leave.
# Cast
Roll your Mana or less. Heal gives as much Health as you have Mana; Fireball does as much damage to a monster in sight and within that range. Success costs one Mana (never the last). A ${WILD} always goes wild: the spell fails and draws an event. At Mana 1 a ${WILD} also costs ${TOLL} Health, so resting by magic never pays.`,
  },
  {
    title: 'Monsters',
    text: `# Sight
You and a monster see each other within ${SIGHT} squares, not counting diagonally, unless a wall or another monster crosses the straight line between you. Brushing a corner is not crossing.
A monster that doesn't see you when your turn ends stays where it is. Only events move it.
# Movement and attack
A monster that sees you steps towards you by the shortest route, unless it sees you within its Range. It walks around other monsters if that takes at most ${DETOUR} extra steps. Otherwise it queues behind them.
Then every monster that sees you within its Range attacks: if it rolls its Skill or less on a D6, you lose its Damage minus your Armour, but at least 1.
# One wound
Only one monster can be wounded at a time. Hurt another, and the first one heals.
# Behaviours
- Flee (x): at x Health or less it backs away when you stand beside it, if it can.
- Heal: when wounded, it heals 1 instead of moving, even out of sight.
- Arm (x): takes x less from every hit, but at least 1.
- Fast: up to two steps a turn.
- Fly: crosses liquid.
# Marks
- Red eye {sprite:eye-red}: it attacks if you end your turn now.
- Threat: the most damage if you end your turn on a square with the monsters where they are now. Red squares can kill you.
- Sight: what you see from a square, and who sees you there.
If you choose tied routes yourself, the marks assume you let the dungeon decide.`,
  },
  {
    title: 'Gold and gear',
    text: `# Gold {sprite:coin}
Dead monsters drop it; the purse holds ${GOLD_CAP}. The shop of each level sells six things, as often as you like, as long as they change something for you. An item sets a value if yours is lower; it never makes you worse.
# The chest
Holds one item of the level, or half its price in Gold, rounded up. What it holds is the same for everyone who plays this seed.
# Between levels
Hearts grow to ${LATER_HEARTS.join(', ')} and ${LAST_HEARTS}, and are filled. Mana is not.
# Score
- ${SCORE.level.toLocaleString('en-GB')} times its number for every level you leave.
- ${SCORE.turnUnderPar} for every turn under ${PAR_TURNS} on such a level.
- ${SCORE.gold} for each Gold you hold, and ${SCORE.bounty} for each Gold that dead monsters were worth.
- ${SCORE.heart} for each heart, if you win.
- A hint costs ${SCORE.hint}, once per question.`,
  },
];
