import { helpList } from '../../help.ts';
import type { HelpPage } from '../../room.ts';
import { ABILITIES, EASES } from '../data/classes.ts';
import { DUNGEONS, dungeonOf } from '../data/dungeons.ts';
import { ABILITY_LOOKS, abilityIcon } from './abilities.ts';
import { LABYRINTHS } from './labyrinths.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The labyrinth',
    text: `# Letters are steps
You all play together, and you win or lose together. Catch the five enemies of the labyrinth, then beat their boss, before you run out of cards.
You move by spelling. The card in play {sprite:fortune-19} gives twelve letters a direction: up {sprite:dir-n}, right {sprite:dir-e}, down {sprite:dir-s} or left {sprite:dir-w}. Each of those letters in your word moves you one square, in the order you spell them. All other letters do nothing.
# A round
- Each player makes one word, or skips it, in any order. You can hand over to anybody at any time.
- Then the enemies turn over a new card, and each spells its own word with it.
- You use the same card in the next round.
You can see everything except the deck. Nobody knows which cards are in it. Plan together.`,
  },
  {
    title: 'Words',
    text: `# Which words count
Two to eight letters, from the game's word list. No hyphens, and accents are dropped. You can use a word again, and so can everybody else. A refused word costs nothing. If you take back a word, the run counts as practice.
# While you type
The board shows your path letter by letter. It is exact: no luck is involved, unless you play with hidden traps.
- A line with a letter: one step.
- A stub with a cross: the edge, a wall or a closed door {sprite:mark-wall}. You lose that letter, and the word goes on.
- 2/4 on an enemy: a hit {sprite:mark-bump}, the second of four.
- -1 on a trap: it stops you there and burns a card {sprite:mark-stop}. X means there is no card left to burn.
- Gold: where you end up.
# Other pawns
You can walk through other pawns, but you can't end your word on one.
# Keys
Type letters. Backspace deletes one, Escape deletes all, Enter plays the word. F2 skips your word, End starts the enemies' turn once all words are made, and 1 to 6 hand over. Space uses your ability. If you have all six, 1 to 6 use them. Portal is a button. F4 shows how the enemies' words would read with the card in play.
# Where you may be hit
Hold Shift to see your chance of being hit on each square, in percent, if the enemies moved now. Words and abilities can still change it. HIT is certain. A tint without a number is under 8. No tint is safe. A question mark means the boss will be there, or that its path depends on who makes way. The ? key lists good words.`,
  },
  {
    title: 'Enemies',
    text: `# Hitting
Run into an enemy {sprite:slime-1} to hit it. You stay where you are, and your next letter may hit again. After enough hits (three to five, see the sheet) you capture it, and it leaves the board. Its token {sprite:token-1} is yours.
# Their turn
Enemies act in order of their numbers. Each reads its own word with the new card, letter by letter.
- Edge, wall, closed door or another enemy: it loses that letter.
- A pawn: it runs into you and stays put. Each time, a card burns {sprite:fortune-lost}.
- Traps don't bother enemies, and stay where they are.
# The clock
Every round uses up one card {sprite:fortune-back}. Every trap that stops you and every enemy that runs into you burns another. You lose when the enemies turn over the last card, or have none left to turn. Until then you can still beat the boss.`,
  },
  {
    title: 'Traps',
    text: `# Vowels
Each trap has a vowel {sprite:trap-a} {sprite:trap-e} {sprite:trap-i} {sprite:trap-o} {sprite:trap-u}. If your word has that vowel anywhere, on the card or not, you clear the trap as you step on it {sprite:mark-clear}.
If not, the trap stops you in front of it. You lose the rest of the word, a card burns, and the trap stays.
An enemy on a trap covers it: you hit the enemy. You only meet the trap when you step onto its square.
# Hidden traps
An option: you see a trap only once a pawn has stopped beside it (not diagonally). There are five traps more, and the boss takes fewer hits. Shaded squares are where one may be. While you type, a question mark stands on each shaded square on your path, and the line below says how likely a hidden trap stops you. More vowels make that less likely. Disable clears hidden traps, too.`,
  },
  {
    title: 'The boss',
    text: `# It arrives
Once all five enemies are caught, the boss {sprite:boss-jelly} drops into the middle on the enemies' next turn. Pawns under it step aside to the nearest free square, and their players choose which. The boss doesn't act on the turn it arrives.
# It spells
From then on it rolls its dice each round. Each picks a word from its table, and it reads them one after another with the new card. Every boss has its own dice and habits:
${DUNGEONS.map(id => `- ${dungeonOf(id).boss}: ${LABYRINTHS[id].habit}`).join('\n')}
 It walks through walls and doors, but not off the board. Running into pawns burns one card a step, no matter how many are in the way.
# It falls
A step into any of its squares is a hit, unless a wall or a closed door is between you. The last hit wins at once, even in the middle of a word, even with no cards left.`,
  },
  {
    title: 'Abilities',
    text: `# Tokens
A captured enemy is a token {sprite:token-3}. One token pays for one ability. Each player can use one ability a round, before or after their word. You can't buy one that would do nothing.
${helpList(ABILITIES, ability => ({ sprite: abilityIcon(ability), text: ABILITY_LOOKS[ability].rule }))}
# Seer and Tinker
Against evened enemies the boss takes ${EASES.blue} hits fewer with a Seer in the party, and ${EASES.orange} fewer with a Tinker. The Tinker then has two abilities: Disable and Pass walls.
# Alone
If you play alone against evened enemies, you have all six abilities. Each still costs one token, one ability a round.`,
  },
  {
    title: 'Five labyrinths',
    text: DUNGEONS.map(id => `# {sprite:dungeon-${id}} ${dungeonOf(id).front}\n${LABYRINTHS[id].help}`).join(
      '\n',
    ),
  },
  {
    title: 'Setup and score',
    text: `# Setup
Dice place the five enemies and the traps. Choose your classes (alone against evened enemies you need none). Then put your pawns on free blue squares {sprite:floor-zone}, before anybody sees the first card.
The deck has twelve cards for one player, and one fewer for each extra player. Gentle has easier letters, and more cards for one or two players. Fierce takes one card away.
# Score
- 10 for each hit, 40 for each captured enemy, 100 when the boss appears.
- 500 for beating it, and 120 for each card left in the deck.
- Gentle scores 80%, fierce 130%.
# Help
A hint, or a look at the good words, costs 30 points, once per word. It marks the run as assisted, and assisted runs rank in a list of their own.
# Words
Choose the word list in the new-game dialog: Full, Everyday or Classic. House rules can ban repeats and short words.
# Stars
One for winning, two with at least two cards left, three with at least four.`,
  },
];
