import type { HelpPage } from '../../room.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The delve',
    text: `# Four levels, one life
On each level fetch the Key {sprite:key}, stand on the Exit {sprite:exit-lit} and leave. Leaving the fourth level with the Key steals the Sceptre of M'Guf-Yn {sprite:sceptre} and wins.
When your last heart is gone, the run is over. There is no second life; there is always a next run.
# A turn
You have two actions. Then every monster that sees you moves, and every monster that can reach you attacks.
Everything on the board is open. Only the dice are not.`,
  },
  {
    title: 'Five verbs',
    text: `# Move
One square north, east, south or west. The four cards meet at glowing seams: each step over a seam draws an event.
# Attack
A monster beside you. Roll your Skill or less on a die of six, and it loses your Damage.
# Guzzle
Drink a potion: a die of Health {sprite:item-health-potion}, or half a die of Mana {sprite:item-mana-potion}.
# Inventory
On the Key, the Chest {sprite:chest}, the Shop {sprite:shop} or the Exit: use it.
# Cast
Roll your Mana or less. Heal gives as much Health as you have Mana; Fireball does as much damage to a monster in sight and within that range. Success costs one Mana (never the last). A 6 always goes wild and draws an event.`,
  },
  {
    title: 'Monsters',
    text: `# Sight
You and a monster see each other within five squares, unless a wall or another monster crosses the straight line between you. Brushing a corner is not crossing.
Out of sight, out of mind: a monster that does not see you stands still.
# Movement and attack
A monster that sees you comes by the shortest way until you are in its Range, then attacks: its Skill or less on a die of six, and you lose its Damage less your Armour, but at least 1.
# One wound
Only one monster can be wounded at a time. Hurt another, and the first is whole again.
# Behaviours
- Flee (x): at x Health or less it backs away from you.
- Heal: mends 1 when wounded, instead of moving.
- Arm (x): takes x less from every blow.
- Fast: two steps.
- Fly: crosses liquid.`,
  },
  {
    title: 'Gold and gear',
    text: `# Gold {sprite:coin}
Slain monsters drop it; the purse holds 20. The shop of each level sells six things, as often as you like. An item sets a value if yours is lower; it never makes you worse.
# The chest
Holds one item of the level, or half its price. What it holds is the same for everyone who plays this seed.
# Between levels
Hearts grow to 11, 13 and 16, and are filled. Mana is not.
# Score
1,000 times its number for every level, 10 for every turn under a hundred on it, 10 for each Gold, 5 for each Gold of bounty, 50 for each heart of a winner.`,
  },
];
