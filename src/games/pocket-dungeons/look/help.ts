/** The rules book, in our own words. */
import { helpList } from '../../help.ts';
import { capital } from '../../phrases.ts';
import type { HelpPage } from '../../room.ts';
import { ABILITIES } from '../data/abilities.ts';
import { ATTACKS, CARDS, type Card } from '../data/cards.ts';
import { CHARTS, TRAPS } from '../data/charts.ts';
import { totalsText } from './charts.ts';
import { abilityIcon, cardName, pairText } from './words.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The race',
    text: `# What it is about
{sprite:stairs} Somewhere in this dungeon are the Stairs, and six treasures {sprite:treasure}. Carry treasure up the Stairs. Of all who have left, whoever brought out the most wins; skulls {sprite:counter-hazard} break ties, then the earlier departure.
Whoever is still inside at the end has nothing, however full the bag.
# One thing a turn
Every turn you choose one figure and do one thing with it:
- your own delver: walk, gather, open a door, or attack;
- any dweller: that is called scheming;
- nothing.
# Falling
A fallen delver drops its treasure on the spot and loses its skulls. You lose no more than that. In your next turn you may come in with another delver, if one is left outside, or stay out and steer monsters.`,
  },
  {
    title: 'The dungeon',
    text: `# Tiles
Sixty tiles lie around the Start {sprite:start-emblem}. Hallways and rooms follow the same rules. Two tiles are joined where both of their edges are open. No more than one figure stands on a tile.
# Counters
{sprite:counter-back} Thirteen counters lie face down: six treasures, six hazards, one Stairs. Nobody knows which is which, not even the player who laid them.
# Doors
{sprite:door-h} A shut door ends a walk, a charge and a line of sight. It can be opened from either side.
# Water
{sprite:tile-water} Entering a flooded chamber takes an Action test of 4+, or the figure drowns. Lizardmen need no test. Water does not hinder sight.
# Building
With the option "Build it together" you lay the tiles in turn, then counters and doors. Point at a framed place and the tile shows how it would lie there: R turns it, a click lays it. With a finger the first tap shows it and the second lays it. Or choose first how it should lie (the keys 1 to 4), then the place. Open edges must meet open edges; only water clashes with nothing. The first four tiles lie around the Start and are neither dead ends nor water. Builders must leave four open ends, as long as four tiles are left. "Finish quickly" leaves the rest to chance.`,
  },
  {
    title: 'Cards and tests',
    text: `# Pools
Each card has dice to attack and dice to defend, for {sprite:icon-melee} melee, {sprite:icon-ranged} ranged and {sprite:icon-magic} magic, and {sprite:icon-action} action dice. "3/1" means three to strike, one to ward.
# Tests
"Magic defence 4+": roll that many dice. One die of 4 or more is enough.
# Stones
{sprite:kicker-4} {sprite:kicker-5} Only the Troll has them: a stone is a die that always shows its number. It cannot be re-rolled.
# The order of things
When a figure is chosen to act, it first passes what is in its way:
- gas, if there is any: Action 2+, or it falls;
- if it lies paralysed: Magic defence 6+ to stand up, and that was the turn;
- if it stands beside a Shambling Corpse and is not undead itself: Magic defence 4+, or it flees.`,
  },
  {
    title: 'Walking',
    text: `# Explore
Roll your action dice: that is a rush. You always get one step; each die of 4 or more is one more. Steps that you do not want are lost.
# Counters
A delver who steps on a counter ends the walk and turns it over.
- {sprite:counter-treasure} Treasure: it lies there face up. Gather it in a later turn. Now and then it is trapped, or somebody lives in it.
- {sprite:counter-hazard} Hazard: a trap or an encounter. The first dweller that comes of it carries its skull. If none comes, you keep the skull if you live through it.
- {sprite:counter-stairs} Stairs: this is the way out. You have stopped, so you leave with your next action at the earliest.
# Gather
Takes the whole turn, and takes all treasure of your tile.
# Leave
On the Stairs, leaving is an action, or costs one step of a walk.
# Dwellers
They walk like delvers but turn no counters and never leave. What they gather they carry together; the next of them that falls drops it all.`,
  },
  {
    title: 'Attacking',
    text: `# Close
{sprite:icon-melee} {sprite:icon-magic} Step into the tile of your target. One tile away, that is all. Farther away it is a charge: you name the way, then roll a rush. If it is too short, you run as far as it goes and the turn is over.
# From afar
{sprite:icon-ranged} {sprite:icon-magic} Along a straight line of open ways, at any distance. Doors, other figures and unturned counters in between block it. The target shoots back with its own dice of that kind.
# The dice
Both sides roll at once: red dice strike, blue dice ward. Your red dice stand against the blue ones of your opponent, highest against highest. Equal dice cancel each other. The first pair that differs decides; if only one side has dice left, that side wins it; if nobody has, nothing happens.
So both may be hit, one, or nobody. The undying and the Priestess survive half of the hits on them; against magic the undying have no such luck. If nobody falls in a close attack, the attacker goes back one tile.
# Before you decide
Each target shows the exact chances once it comes to blows: win, fall, both, neither. "Gets there" is the chance that it comes to blows at all. The number on the button is the chance to get there and win.
"Best re-rolls" means that both sides use theirs as well as can be; bots do. A side's own saves are counted. Healing by somebody else never is.
# Spoils
A skull on a dweller's head {sprite:badge-bounty} goes to the hero who defeats it. A hero who takes the tile of a fallen enemy turns the counter under it.`,
  },
  {
    title: 'Scheming',
    text: `# Other people's monsters
{sprite:icon-scheme} Instead of your own delver you may act with any dweller: let it walk into the way, open a door, or attack. It may even attack your own hero; you will be asked.
# Once is enough
{sprite:badge-hourglass} After a scheme nobody can scheme with that figure in the very next turn.
# Stolen minds
{sprite:badge-controlled} A hero under mind control can be schemed with as well, by all others, until its owner has the turn. It can do everything but leave. The rule of the next turn holds for it too.
# Who answers
When a dweller is attacked, the player to the left of whoever has the turn decides for it. When you meet something, the player to your left decides where it lurks, where you are sent, and which tile turns.`,
  },
  {
    title: 'Charts',
    text: `# Hazard
Two dice. 2-6: a trap. 7-11: an encounter. 12: an encounter, then a trap.
# Treasure
2-10: nothing but loot. 11: a trap. 12: an encounter.
# Doors
2-5: open. 6-7: locked, 4+. 8: barred, 6+. 9-10: open, and a trap. 11-12: open, and an encounter. A lock is forced with action dice or melee dice, whichever are better. If it holds, try again in another turn.
# Encounters
${encounters()}, 12 roll twice.
It appears on one of the nearest free tiles, and only Lizardmen appear on water. The first dweller of a hazard carries its skull. If all figures of a kind are out, nobody comes.
# All tables
They stand on the page "Charts" beside the board, with their chances.`,
  },
  {
    title: 'Traps',
    text: `${helpList(TRAPS, ({ id, name, text }) => ({ sprite: `trap-${id}`, text: `${name}. ${text}` }))}
# More about them
- A paralysed figure wards but does not strike.
- Mind Control and Mind Swap do nothing to dwellers.
- Teleportation is no walk: nothing is turned or tested.
- Turned and fallen tiles never cut off what the game still needs; a tile that must stay becomes rubble.
- After a mind swap you are your new body. What a body carries stays with it. If it was a dweller, your old body is one now: its treasure belongs to all dwellers, its skulls are its price.`,
  },
  { title: 'Delvers', text: cardsText('delver') },
  { title: 'Dwellers', text: cardsText('dweller') },
  {
    title: 'The end',
    text: `# Last call
{sprite:candle-4} The first to leave rings the bell: the dungeon closes ten rounds later, and after round 60 in any case.
# Foul air
{sprite:badge-gas} In round 36 the air turns bad: from then on every figure that acts passes Action 2+ first, or falls. If the Stairs have not been found, a draught shows where they are.
# Decided
It also ends when nobody can catch up any more, or when no hero is inside and none can come in.
# Who wins
The most treasure carried out, then the most skulls, then the earlier departure. If nobody has left, the dungeon wins.
# Points
100 for each treasure carried out, 20 for each skull, 100 for the winner, and one for each round left until round 60. Whoever is still inside has none.`,
  },
  {
    title: 'Keys and signs',
    text: `# Keys
- Space: act with your delver; then explore. Arrows: step.
- Click a far tile: your delver sets out for it. Click an enemy: the best attack on it.
- G gather, O open a door, F attack, P phase, B step and shoot, X up the Stairs, T scheme, E end or stop.
- Shift: the chance that a walk leads there, once you set out. K: how many could strike you there in one turn of theirs. I: line of sight. M: the whole board.
# Signs
- {sprite:seat-1} {sprite:seat-2} {sprite:seat-3} {sprite:seat-4} {sprite:seat-5} {sprite:seat-6} the seats, by colour and shape
- {sprite:badge-treasure} carries treasure; the number says how much
- {sprite:badge-bounty} a skull for whoever defeats it
- {sprite:badge-paralysed} paralysed, {sprite:badge-controlled} mind-controlled, {sprite:badge-hourglass} cannot be schemed with now
- {sprite:chip-hidden} an unturned counter, {sprite:badge-wet} water`,
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
          text: `${ABILITIES[ability].name}. ${ABILITIES[ability].text}`,
        })),
      ].join('\n');
    })
    .join('\n');
}
