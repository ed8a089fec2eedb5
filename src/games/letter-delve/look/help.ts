import { helpList } from '../../help.ts';
import type { HelpPage } from '../../room.ts';
import { ITEM_IDS } from '../data/items.ts';
import { KINDS, MONSTERS, type Special } from '../data/monsters.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import { kindNumbers, tileName, SPECIAL_WORDS, specialIcon } from './words.ts';

/** The blank comes last in the bag and in the book. */
const BESTIARY = helpList(KINDS, kind => ({
  sprite: kind,
  text: `${tileName(kind)} ${MONSTERS[kind].name}: ${kindNumbers(kind)}.`,
}));

const ARMOURY = helpList(ITEM_IDS, (item, index) => ({
  sprite: itemIcon(item),
  text: `${index + 1} ${itemName(item)}: ${ITEM_WORDS[item].help}`,
}));

/** What the one line of a keyword leaves out. */
const MORE: Partial<Record<Special, string>> = {
  greedy: 'Only hits that you survive and do not block.',
  regeneration:
    'You get the loot each time. Once only Trolls and Vampires are left, they stay dead. (By the book, they keep coming back.) Cancelled ones stay dead, too.',
};

const SPECIALS = helpList(Object.keys(SPECIAL_WORDS) as Special[], special => {
  const { name, help } = SPECIAL_WORDS[special];
  return { sprite: specialIcon(special), text: [`${name}: ${help}`, MORE[special] ?? ''].join(' ').trim() };
});

export const help: readonly HelpPage[] = [
  {
    title: 'The delve',
    text: `# A crossword board is a dungeon
Twenty-four letter tiles lie face down. Each is a sleeping monster. The four with a crown {sprite:tile-back-boss} are bosses, and they sleep around the only stairs {sprite:square-star}.
Sneak past them, loot the chests {sprite:chest}, claim the runes {sprite:square-collection}, fight what catches you, and get back up the stairs alive.
# Who wins
The hero who carries out the most coins {sprite:coin}. The dead score nothing, and there is no second life.
The game ends when nobody is left inside, when the torch goes out, or when the last monster dies. In that last case everybody still alive walks out.
# The torch
It burns for 50 rounds. Heroes still inside when it goes out are lost. (By the book, it burns for 500.)
# Gold fever
Monsters smell gold. In battle they add 1 to each roll for every 15 coins in your purse when the battle began. So fight while you're poor, spend what helps, and leave before they smell too much. (By the book, they don't care.)
# Alone
Carry out 40 coins for Copper, 60 for Silver, 80 for Gold, 100 for Platinum.`,
  },
  {
    title: 'Your turn',
    text: `# Gear {sprite:sword}
You start with 20 hearts and 20 coins. A Dagger (D4) is free, a Mace (D6) costs 5, a Sword (D8) 10, a Two-Handed Sword (D10) 15, Leather Armour 10.
At the start of a turn, before you roll or use an item, you can trade up your weapon: 5 coins for each step better. Leather Armour still costs 10.
# Roll and walk
Roll 2D4 and walk up to that many squares, not diagonally. You can stop early. Instead of rolling you can stay where you are.
Walls and monsters stop you, awake or asleep. You can walk through another hero, but not stop there.
# Arrive
If you stop on a chest or a rune, you can collect it. Then end your turn.
# The first turn
You start on the stairs and must step off them. Steps in your first turn don't wake bosses. Claiming a rune beside one does, and so does looting a corner chest.
# Leaving
Stop on the stairs on any later turn and you're out with your coins. Teleporting there works, too.`,
  },
  {
    title: 'Waking',
    text: `# What wakes them
- Stepping onto any of the eight squares around a sleeper {sprite:tile-back} wakes it and turns its tile face up, even through a wall. Walking away or standing still wakes nobody.
- Claiming a rune wakes the sleeper at its corner, at once.
- Looting a chest wakes sleepers at the end of your turn. A side chest wakes those on the three nearest spawn rings. A corner chest wakes whatever sleeps on the ring at the far end of its wall: at first, a boss.
- Magic sleep is deeper. Only Waken or a shot breaks it.
# Bosses stir
Walk past a boss and it opens an eye {sprite:tile-back-boss-stir}. Stop anywhere but on the stairs and it wakes. Leave and it sleeps on. Teleport beside one and it wakes at once. (By the book, every step beside one wakes it.)
# What you can see
The crowned tiles are Q, Z, J and X in some order. Seven in ten of the others have 1 heart.
Hold Shift to see how far you can walk and what each square would wake. Point at a chest or rune to see threads to what it wakes.
T shows the threat. Magic aside, nothing awake can reach a square without a tint. The number is your chance of being attacked there if all monsters moved now.`,
  },
  {
    title: 'Treasure',
    text: `# Chests {sprite:chest}
There are eight, with 2D10 coins each: 11 on average.
# Runes
Each of the eight outer runes {sprite:square-collection} gives one magic item, each of the four inner ones {sprite:square-collection-2} gives two. A D30 decides which. You can carry as many as you like.
Each chest and rune pays once. What it holds is the same for everyone who plays this seed.
# Loot
A dead monster pays twice the number on its tile. A Doppelganger carries nothing.`,
  },
  {
    title: 'Monsters move',
    text: `# Once a round, after all heroes
Awake monsters act one after another, highest number first, Doppelgangers last.
- Beside a hero it can see, a monster attacks.
- Otherwise it rolls a D8 and walks towards the nearest hero by the shortest route. It attacks as soon as it stands beside any hero it can see.
Monsters stay off the stairs, unless you play by the book. Each fights at most one battle a round, but you may have to fight several in a row.
You never attack monsters yourself: stand where they will come. Only Snipe strikes first.
Some monsters have a special, such as Fly or Mean. The bestiary explains each one.`,
  },
  {
    title: 'Battles',
    text: `# Roll by roll
You roll your weapon's die, the monster rolls its own. Roll as high or higher and it loses a heart. Gold fever adds to its rolls. If it rolls higher, you lose one. This goes on until one side has no hearts left. Nobody can walk away.
# Odds
The odds assume that everybody fights on without more magic.
# Armour {sprite:leather-armor}
Leather Armour blocks the first hit of each battle. Magic armour blocks more. Mean monsters ignore both. A blocked hit costs no heart and no coins.
# Ended by magic
If the monster falls asleep or is moved away, or if you teleport or turn invisible, the battle is over. Your wounds stay; the monster heals.
# Duels
On your turn, on a square you entered this turn, you can attack a hero beside you, each rival once a turn. The higher roll hits, ties hit nobody. A duel ends when one hero dies or teleports away. The winner takes all of the loser's coins and items, but not the gear.
Usually there is a truce for the first five rounds. You can also have duels from the start, or none. (By the book, there is no truce.)`,
  },
  {
    title: 'Reactions',
    text: `# Any time
Many items work when it's not your turn. The game asks only if you hold something that works right then: between turns, before a monster comes for you, before a battle and between its rolls.
It asks when something is at stake: a boss, a duel, a battle you may well lose, a monster that could kill you. Otherwise it passes for you. You can change that in the settings, and "Let me react" stops at the next chance.
A new game can also be set to "Ask me always": then you're asked whenever an item would work, even at each step of a rival, and Snipe works on other heroes' battles.
# Passing
- Pass, Fight, Fight on: ask me again at the next chance.
- Fight until …: ask me again in this battle only when few hearts are left, or not at all.
- Let them fight: don't ask me again in this battle between others.
- Pass this turn: don't ask me again this turn, except in my own battles.
You can't react to losing your last heart. Heal in time.`,
  },
  { title: 'Bestiary', text: `# Specials\n${SPECIALS}\n# Letter, hearts, die, loot\n${BESTIARY}` },
  {
    title: 'Magic',
    text: `# The thirty items, by the D30
Each works once. Battle magic lasts until the battle ends.
${ARMOURY}`,
  },
  {
    title: 'Credits',
    text: `# Letter Delve
A game by Lisa Smedman with Kyle Taylor-Smedman, after Rogue (1980), played on a crossword board.
# What we added
- Delve: gold fever, bosses sleep on if you leave, dead monsters stay dead once only Trolls and Vampires are left, and a torch burns down.
- By the book: none of these, but round 500 is the last. Duels from the start, and items at any time.
- Otherwise duels can be on, off, or off for five rounds.`,
  },
];
