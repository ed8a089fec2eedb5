import { helpList } from '../../help.ts';
import type { HelpPage } from '../../room.ts';
import { ABILITIES } from '../data/classes.ts';
import { DUNGEONS, dungeonOf } from '../data/dungeons.ts';
import { ABILITY_LOOKS, abilityIcon } from './abilities.ts';
import { LABYRINTHS } from './labyrinths.ts';

export const help: readonly HelpPage[] = [
  {
    title: 'The labyrinth',
    text: `# Letters are steps
Everybody plays together: all win or all lose. Catch the five enemies of the labyrinth, then beat the boss that comes after them, before the deck of fortunes runs out.
You move by spelling. The fortune in play {sprite:fortune-19} folds twelve letters into four ways: up {sprite:dir-n}, right {sprite:dir-e}, down {sprite:dir-s} and left {sprite:dir-w}. Each letter of your word that is on the card moves you one square its way, in the order in which you wrote it. All other letters are idle.
# A round
- Each player makes one word or none, in any order. You may hand over to anybody at any time.
- Then the enemies turn a new fortune, and each spells its own word with it.
- The same card then serves you for the next round.
Everything is open but the deck: not even which cards are in it is known. Plan together.`,
  },
  {
    title: 'Words',
    text: `# Which words count
Two to eight letters, from the word list in the game. No hyphens; accents are dropped. The same word may be made again, by anybody. A word that is refused costs nothing. A word that is made stands: taking it back turns the run into practice.
# While you type
The board shows the way of your word letter by letter, and it is always exact: nothing is decided by chance.
- A line with a letter: a step.
- A stub with a cross: the edge, a wall or a closed door {sprite:mark-wall}. The letter is lost, the word goes on.
- 2/4 on a foe: a hit {sprite:mark-bump}, the second of four.
- -1 on a trap: it would stop you there and burn a card {sprite:mark-stop}. X if none is left to burn.
- Gold: where you would stay.
# Other pawns
You may pass through other pawns, but your word must not end on one.
# Keys
Letters type, Backspace takes one back, Escape all of them, Enter plays the word. F2 makes no word, End calls the enemies once all words are made, 1 to 6 hand over. Space uses your ability; with all six of them 1 to 6 do. Portal is a button. F4 shows how the enemies' words read with the card in play.
# Where foes may strike
Hold Shift: each square shows how likely you are hit there, in per cent, if the enemies came now. Every word and ability before that may change it. HIT is certain, a tint without a number is less than 8, no tint is safe. A question mark: the boss will lie there, or goes where it goes once somebody has made way. The key with the question mark lists good words.`,
  },
  {
    title: 'Foes',
    text: `# Hitting
Run into an enemy {sprite:slime-1} and it takes one hit; you stay where you are, and your next letter may hit again. With enough hits (three to five, as the sheet says) it is captured at once and leaves the board. Its token {sprite:token-1} belongs to the player who captured it.
# Their turn
The enemies act in the order of their numbers. Each reads its own word with the new card, letter by letter.
- Edge, wall, closed door or another enemy: the letter is lost.
- A pawn: it runs into you and stays. Each time a fortune burns {sprite:fortune-lost}.
- Traps do not trouble them; the trap stays under them.
# The clock
Every round turns one fortune {sprite:fortune-back}; every trap that stops you and every foe that runs into you burns one more. When the enemies turn the last one, or find none left to turn, the labyrinth has won. Until they do you may still beat the boss.`,
  },
  {
    title: 'Traps',
    text: `# Vowels
Each trap carries a vowel {sprite:trap-a} {sprite:trap-e} {sprite:trap-i} {sprite:trap-o} {sprite:trap-u}. A word that holds this vowel anywhere, on the card or not, before or behind, clears the trap as you step on it {sprite:mark-clear}.
Any other word stops in front of it. The rest of the word is lost and a fortune burns. The trap stays.
A foe that stands on a trap hides it: you hit the foe. Only who steps onto the square meets the trap.`,
  },
  {
    title: 'The boss',
    text: `# It arrives
When all five enemies are caught, the next enemy phase turns the dungeon card over. The boss {sprite:boss-jelly} drops into the middle; pawns under it step aside to the nearest free square, which their players choose. It does not act in the phase in which it arrives.
# It spells
Afterwards it rolls three twelve-sided dice each round, and each names a word of its table. It reads them one after the other with the new card. It walks through walls and doors, not over the edge. Running into pawns burns one card a step, however many stand in the way.
# It falls
A step into any of its squares is a hit, unless a wall or a closed door lies between. With the last hit you have won, in the middle of a word, whatever the deck says.`,
  },
  {
    title: 'Abilities',
    text: `# Tokens
A captured enemy is a token {sprite:token-3}. One token pays for one ability, at most one a player and round, before or after the word. You can't buy what would have no effect.
${helpList(ABILITIES, ability => ({ sprite: abilityIcon(ability), text: ABILITY_LOOKS[ability].rule }))}
# Alone
A lone delver against evened foes has all six abilities, still one token each and one a round.`,
  },
  {
    title: 'Five labyrinths',
    text: DUNGEONS.map(id => `# {sprite:dungeon-${id}} ${dungeonOf(id).front}\n${LABYRINTHS[id].help}`).join(
      '\n',
    ),
  },
  {
    title: 'Begin and score',
    text: `# Setting out
Five enemies and the traps fall by dice. Choose your classes (a lone delver against evened foes needs none), then place your pawns on free blue squares {sprite:floor-zone}, before anybody knows the first card.
The deck has twelve fortunes for one player and one fewer for each more. Gentle has easier letters and more cards for one or two; fierce takes one card away.
# Score
- 10 for each hit, 40 for each captured enemy, 100 when the boss comes out.
- 500 for beating it, and 120 for each card left in the deck.
- Gentle counts four fifths, fierce thirteen tenths. A hint, or a look at the good words, costs 30, once a word.
# Stars
One for winning, two with at least two cards left, three with at least four.`,
  },
];
