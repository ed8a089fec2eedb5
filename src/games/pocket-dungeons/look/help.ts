/** The rules book, in our own words. */
import { helpList } from '../../help.ts';
import { capital } from '../../phrases.ts';
import type { HelpPage } from '../../room.ts';
import { ATTACKS, CARDS, type Card } from '../data/cards.ts';
import { CHARTS, TRAPS } from '../data/charts.ts';
import { totalsText } from './charts.ts';
import { abilityIcon, abilityText, cardName, pairText } from './words.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The race',
    text: `# What you're after
{sprite:stairs} Somewhere in this dungeon are the Stairs and six treasures {sprite:treasure}. Carry treasure up the Stairs. Of all who get out, the one with the most treasure wins. Skulls {sprite:counter-hazard} break ties, then leaving earlier.
If you're still inside at the end you score nothing, however full your bag.
# One thing a turn
Each turn you choose one figure and do one thing with it:
- your own delver: explore, gather, open a door, or attack;
- any monster: that's called scheming;
- or pass.
# Dying
A dead delver drops its treasure on the spot and loses its skulls. That's all you lose. On your next turn you can enter with another delver, if one is left outside, or stay out and scheme.`,
  },
  {
    title: 'The dungeon',
    text: `# Tiles
Sixty tiles surround the Start {sprite:start-emblem}. Hallways and rooms follow the same rules. Two tiles are joined where both edges are open. Only one figure can stand on a tile.
# Counters
{sprite:counter-back} Thirteen counters lie face down: six treasures, six hazards, one Stairs. Nobody knows which is which, not even the player who laid them.
# Doors
{sprite:door-h} A shut door stops explorers, charges and lines of sight. It can be opened from either side.
# Water
{sprite:tile-water} To enter a flooded chamber, pass Action 4+ or drown. Lizardmen need no test. Water doesn't block sight.
# Building
With the option "Build it together" you take turns laying tiles, then counters and doors. Point at a framed place to see the tile there: R turns it, a click lays it. On a touch screen the first tap shows it and the second lays it. You can also choose how it lies first (keys 1 to 4), then the place.
Open edges must meet open edges; only water clashes with nothing. The first four tiles go around the Start and can't be dead ends or water. While four tiles are left, builders must leave four open ends. "Finish quickly" leaves the rest to chance.`,
  },
  {
    title: 'Cards and tests',
    text: `# Dice
Each card has dice to attack and dice to defend, for {sprite:icon-melee} melee, {sprite:icon-ranged} ranged and {sprite:icon-magic} magic, and {sprite:icon-action} action dice. "3/1" means three to attack, one to defend.
# Tests
"Magic defence 4+" means: roll your Magic defence dice. One die of 4 or more is enough.
# Stones
{sprite:kicker-4} {sprite:kicker-5} Only the Troll has them: a stone is a die that always shows its number. It can't be re-rolled.
# Before a figure acts
It must deal with whatever is in its way:
- gas, if there is any: pass Action 2+ or die;
- if it is paralysed: pass Magic defence 6+ to get up, and that's its turn;
- if it stands beside a Shambling Corpse and isn't undead itself: pass Magic defence 4+ or flee.`,
  },
  {
    title: 'Exploring',
    text: `# Explore
Roll your action dice. You always get one step, and one more for each die of 4 or more. Unused steps are lost.
# Counters
A delver who steps on a counter stops there and flips it.
- {sprite:counter-treasure} Treasure: it lies there face up. Gather it on a later turn. Now and then it's trapped, or somebody lives in it.
- {sprite:counter-hazard} Hazard: a trap or an encounter. The first monster that comes of it carries its skull. If none comes, you keep the skull if you survive.
- {sprite:counter-stairs} Stairs: the way out. You have stopped, so you can leave with your next action at the earliest.
# Gather
Takes the whole turn, and takes all treasure on your tile.
# Leave
On the Stairs, leaving takes an action, or one step while you explore.
# Monsters
They explore like delvers but flip no counters and never leave. What they gather they share; the next monster that dies drops it all.`,
  },
  {
    title: 'Attacking',
    text: `# Close
{sprite:icon-melee} {sprite:icon-magic} Step into your target's tile. From farther than one tile it's a charge: you choose the route, then roll your action dice. If they fall short, you run as far as you can and your turn ends.
# From afar
{sprite:icon-ranged} {sprite:icon-magic} In a straight line of open edges, at any distance. Doors, other figures and face-down counters in between block it. The target strikes back with its own dice of that kind.
# The dice
Both sides roll at once: red dice attack, blue dice defend. Your red dice meet your opponent's blue dice, highest vs highest. Equal dice cancel out. The first pair that differs decides. If only one side has dice left, that side wins; if neither has, nothing happens.
So one side may be hit, or both, or nobody. Undying figures and the Priestess survive half of the hits on them, but Undying doesn't help against magic. If nobody dies in a close attack, the attacker goes back one tile.
# Before you decide
Each target shows the exact chances of the fight: win, lose, both die, nobody. "Gets there" is the chance that the fight happens at all. The number on the button is the chance to get there and win.
"Best re-rolls" means both sides use theirs as well as possible; bots do. A side's own saves are included. Healing by somebody else isn't.
# Spoils
A skull on a monster's head {sprite:badge-bounty} goes to the delver who kills it. A delver who takes the tile of a dead enemy flips the counter under it.`,
  },
  {
    title: 'Scheming',
    text: `# Other people's monsters
{sprite:icon-scheme} Instead of your own delver you can act with any monster: block a path, open a door, or attack. It can even attack your own delver; the game asks first.
# Once is enough
{sprite:badge-hourglass} After a scheme, nobody can scheme with that figure on the very next turn.
# Mind control
{sprite:badge-controlled} Everyone else can scheme with a mind-controlled delver until its owner's next turn. It can do anything but leave. It needs its rest between schemes, too.
# Who decides
When a monster is attacked, the player to the left of the one whose turn it is decides for it. The player to your left also decides where your encounters appear, where you are teleported, and which tile turns.`,
  },
  {
    title: 'Charts',
    text: `# Hazard
Two dice. 2-6: a trap. 7-11: an encounter. 12: an encounter, then a trap.
# Treasure
2-10: no trouble. 11: a trap. 12: an encounter.
# Doors
2-5: not locked. 6-7: locked, 4+. 8: barred, 6+. 9-10: open, and a trap. 11-12: open, and an encounter. You force a lock with action dice or melee dice, whichever are better. If it holds, try again on another turn.
# Encounters
${encounters()}, 12 roll twice.
It appears on one of the nearest free tiles, and only Lizardmen appear on water. The first monster of a hazard carries its skull. If all figures of a kind are in the dungeon, nobody comes.
# All tables
They are on the page "Charts" beside the board, with their chances.`,
  },
  {
    title: 'Traps',
    text: `${helpList(TRAPS, ({ id, name, text }) => ({ sprite: `trap-${id}`, text: `${name}. ${text}` }))}
# More about them
- A paralysed figure defends but does not strike.
- Mind Control and Mind Swap do nothing to monsters.
- Teleporting isn't a step: you flip nothing and test nothing.
- Turned and collapsed tiles never cut off what the game still needs. A tile that must stay turns to rubble.
- After a Mind Swap you are your new body. What a body carries stays with it. If it was a monster, your old body is one now: its treasure belongs to all monsters, its skulls become its bounty.`,
  },
  { title: 'Delvers', text: cardsText('delver') },
  { title: 'Monsters', text: cardsText('dweller') },
  {
    title: 'The end',
    text: `# Closing time
{sprite:candle-4} When the first delver leaves, the dungeon closes soon after: within a few rounds of a rich delver, a little later after a poor one. After round 60 it closes in any case.
# Foul air
{sprite:badge-gas} In round 36 the air turns foul: from then on every figure must pass Action 2+ before acting, or die. If nobody has found the Stairs, a draught shows where they are.
# Decided
The game also ends when nobody can catch up, or when no delver is inside and none can enter. Once somebody is out you can bow out; when nobody plays on, the game ends.
# Who wins
The most treasure carried out, then the most skulls, then leaving earlier. If nobody gets out, the dungeon wins.
# Points
100 for each treasure carried out, 20 for each skull, 100 for winning, and 1 for each round left until round 60. Delvers still inside score nothing.`,
  },
  {
    title: 'Keys and signs',
    text: `# Keys
- Space: act with your delver, then explore. Arrows: step.
- Click a far tile: your delver sets out for it. Click an enemy to see your odds, and again for the best attack.
- G gather, O open a door, F attack, P phase, B step and shoot, X up the Stairs, T scheme, E end or stop.
- Shift: the chance to reach each tile if you explore. K: how many figures could attack you there in one turn. I: line of sight. M: the whole board.
# Signs
- {sprite:seat-1} {sprite:seat-2} {sprite:seat-3} {sprite:seat-4} {sprite:seat-5} {sprite:seat-6} the seats, by colour and shape
- {sprite:badge-treasure} carries treasure; the number says how much
- {sprite:badge-bounty} a skull for the delver who kills it
- {sprite:badge-paralysed} paralysed, {sprite:badge-controlled} mind-controlled, {sprite:badge-hourglass} can't be schemed with now
- {sprite:chip-hidden} a face-down counter, {sprite:badge-wet} water`,
  },
];

function encounters(): string {
  const rows = CHARTS.encounter.flatMap(([from, to, result]) =>
    result === 'twice' ? [] : `${totalsText(from, to)} ${cardName(result)} {sprite:${result}}`,
  );
  return rows.join(', ');
}

function cardsText(kind: Card['kind']): string {
  return CARDS.filter(card => card.kind === kind)
    .map(({ id, name, figures, action, abilities, ...card }) => {
      const pools = ATTACKS.map(attack => `${attack} ${pairText(card[attack])}`).join(', ');
      const many = figures > 1 ? ` There are ${figures}.` : '';
      return [
        `# ${name}`,
        `{sprite:${id}} ${capital(pools)}, action ${action}.${many}`,
        helpList(abilities, ability => ({
          sprite: abilityIcon(ability),
          text: abilityText(ability),
        })),
      ].join('\n');
    })
    .join('\n');
}
