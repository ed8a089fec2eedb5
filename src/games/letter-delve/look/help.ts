import type { HelpPage } from '../../room.ts';
import { ITEM_IDS } from '../data/items.ts';
import { KINDS, MONSTERS } from '../data/monsters.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import { kindNumbers, plateOf } from './words.ts';

/** The blank comes last in the bag and in the book. */
const BESTIARY = KINDS.map(
  kind => `- {sprite:${kind}} ${plateOf(kind)} ${MONSTERS[kind].name}: ${kindNumbers(kind)}.`,
).join('\n');

const ARMOURY = ITEM_IDS.map(
  (item, index) => `- {sprite:${itemIcon(item)}} ${index + 1} ${itemName(item)}: ${ITEM_WORDS[item].help}`,
).join('\n');

export const help: readonly HelpPage[] = [
  {
    title: 'The delve',
    text: `# A crossword board is a dungeon
Twenty-four letter tiles lie face down: sleeping monsters. Four of them, with a crown {sprite:tile-back-boss}, are bosses, and they sleep around the only stairs {sprite:square-star}.
Creep out past them, rob the chests {sprite:chest}, lift the runes {sprite:square-collection}, fight what catches you, and get back up the stairs alive.
# Who wins
Whoever carries out the most coins {sprite:coin}. The dead score nothing, and there is no second life.
It is over when nobody is left inside, when the torch goes out, or when the last monster dies: then everybody still alive walks out.
# The torch
It burns for 50 rounds. Whoever is inside when it goes out is lost. (By the book, it burns for 500.)
# Alone
Carry out 40 coins for Copper, 70 for Silver, 110 for Gold, 150 for Platinum.`,
  },
  {
    title: 'Your turn',
    text: `# Gear {sprite:sword}
You begin with 20 hearts and 20 coins. A Dagger (D4) is free, a Mace (D6) costs 5, a Sword (D8) 10, a Two-Handed Sword (D10) 15, Leather Armour 10.
At the start of a turn, before the roll and before any item, you may trade up: 5 coins for each step better. Armour stays 10.
# Roll and walk
Roll two D4 and walk up to that many squares, not diagonally. You may stop early. Instead of rolling you may stay where you are.
Walls and monsters stop you, awake or asleep. You may walk through another hero, but not stop there.
# Arrive
When you have stopped, on a chest or a rune, you may collect it. Then end the turn.
# The first turn
You come in on the stairs and must step off them. No step of your first turn wakes a boss. Lifting a rune beside one does, and so does a corner chest.
# Leaving
Stop on the stairs, on any later turn, and you are out with your purse. Or teleport there.`,
  },
  {
    title: 'Waking',
    text: `# What wakes them
- Stepping onto any of the eight squares around a sleeper {sprite:tile-back} wakes it: its tile turns face up. Walls do not muffle your step. Walking away from one, or standing still, wakes nobody.
- Lifting a rune wakes the sleeper that touches it at a corner, at once.
- Looting a chest wakes sleepers at the end of your turn: a corner chest whatever sleeps on the spawn ring at the far end of its wall (at first a boss), a side chest those on the three nearest rings.
- Magic sleep is deeper. Only Waken or a shot breaks it.
# Bosses stir
Walk past a boss and it opens an eye {sprite:tile-back-boss-stir}. Stop anywhere but on the stairs, and it wakes. Leave, and it sleeps on. Teleport beside one, and it wakes at once. (By the book, every step beside one wakes it.)
# What you can see
Crowned backs are Q, Z, J and X in some order. Of the other tiles, seven in ten have a single heart.
Hold Shift to see how far you reach and what each square would wake; point at a chest or rune to see threads to what it wakes. T shows the threat: magic aside, nothing awake can reach a square without a tint. A number is the chance that you're attacked there if all of them moved now.`,
  },
  {
    title: 'Treasure',
    text: `# Chests {sprite:chest}
Eight of them, two D10 of coins each: 11 on average.
# Runes
One magic item from each of the eight outer runes {sprite:square-collection}, two from each of the four inner ones {sprite:square-collection-2}. A D30 says which. There is no limit to what you carry.
Each site pays once. What a chest or rune holds is the same for everyone who plays this seed.
# Loot
A slain monster pays twice the number on its tile. A Doppelganger carries nothing.`,
  },
  {
    title: 'Monsters move',
    text: `# Once a round, after all heroes
Awake monsters act one after another, the highest number first, Dopplegangers last.
- Beside a hero it can see: it attacks.
- Otherwise it rolls a D8 and walks towards the nearest hero by the shortest way. It attacks as soon as it stands beside any hero it can see.
Monsters never set foot on the stairs. Each fights at most one battle a round; you may have to fight several in a row.
You never attack monsters yourself: stand where they will come. Only Snipe strikes first.
# Specials
- {sprite:sp-fly} Fly: walls are no hindrance.
- {sprite:sp-greedy} Greedy: each wound you survive also costs you up to a D4 of coins.
- {sprite:sp-regeneration} Regeneration: slain, it pays and then lies face down on a random free spawn ring. Once only Trolls and Vampires are left, the slain stay dead. (By the book, they keep coming back.) Cancelled, it stays dead too.
- {sprite:sp-mean} Mean: no armour soaks its wounds.
- {sprite:sp-invisible} Invisible: first it jumps to the free spawn ring nearest to a hero, if that is nearer.
- {sprite:sp-doppelganger} Doppelganger: rolls the die of your own weapon.`,
  },
  {
    title: 'Battles',
    text: `# Exchanges
Both roll: you your weapon's die, the monster its own. If you roll as high or higher, it loses a heart. If it rolls higher, you do. So it goes until one side has none left. Nobody walks away.
# Odds
The odds count on everybody fighting on without more magic.
# Armour {sprite:leather-armor}
Leather soaks the first wound of a battle. Magic armour soaks more. Mean monsters get through both. A soaked wound costs neither heart nor coins.
# Ended by magic
If the monster falls asleep or is moved away, or if you teleport or turn invisible, the battle is over. Your wounds stay; the monster is whole again.
# Duels
On your turn, on a square you entered this turn, you may attack a hero beside you, each rival once a turn. The higher roll wounds the other, equal rolls hurt nobody. It ends with a death, or when one of you teleports away. The winner takes all coins and items of the loser, not the gear.
Duels may be off, or off for the first five rounds.`,
  },
  {
    title: 'Reactions',
    text: `# Any time
Many items may be used when it is not your turn. The game asks you only when you hold something that works just then: between turns, before a monster comes for you, before a battle and between its rolls.
It asks when something is at stake: a battle you may well lose, a monster that could kill you. For the rest it passes for you. The settings change that, and Hold stops at the next chance.
# Passing
- Pass, Fight, Fight on: ask me again at the next chance.
- Fight until …: ask me again in this battle only when few hearts are left, or not at all.
- Let them fight: don't ask me in this battle of others.
- Not this turn: leave me alone until this turn is over, except in my own battles.
There is no answer to the last heart: heal in time.`,
  },
  { title: 'Bestiary', text: `# Letter, hearts, die, loot\n${BESTIARY}` },
  {
    title: 'Magic',
    text: `# The thirty items, by the D30
Each works once. Those that help in battle last until it ends at most.
${ARMOURY}`,
  },
  {
    title: 'Credits',
    text: `# Letter Delve
A game by Lisa Smedman with Kyle Taylor-Smedman, after Rogue (1980), played on a crossword board.
# What this table adds
- Delve: whoever leaves lets the bosses sleep, the slain stay dead once only Trolls and Vampires are left, and a torch burns down.
- By the book: neither of the first two, and the torch lasts 500 rounds.
- Duels may be allowed, allowed after five rounds, or forbidden.`,
  },
];
