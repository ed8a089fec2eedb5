/** The words of the first lesson; its board, deck, dice and script are the rules' (`rules/lesson.ts`). */
import { cell } from '../../../core/grid.ts';
import { lessonOf } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';

const words = {
  letters: [
    {
      title: 'Letters are steps',
      text: 'Twelve letters have an arrow. Each one in your word moves you one square its way; R has none and does nothing. Type BINDER: up, up, left, down, down.',
      hint: 'Type BINDER or tap its letters, then Play.',
      point: [cell(1, 6)],
    },
  ],
  bumping: [
    {
      title: 'Run into them',
      text: 'A new card leads elsewhere. OPAL: O goes left, P thuds against the edge, A and L strike down into the cube. Run into a foe, and it takes a hit.',
      hint: 'Type OPAL and press Enter.',
      point: [cell(0, 7)],
    },
  ],
  ending: [
    {
      title: 'Foes spell too',
      text: 'Captured! The cube is your token; while you hold one, the enemies wait for your call. Each spells its own word with the next card. Turn the last card and you lose.',
      hint: 'Press "End the round" (key End).',
    },
  ],
  traps: [
    {
      title: 'Traps',
      text: 'A word that holds the vowel of a trap clears it; any other stops there and burns a card. ROCK has an O: R goes right, C down over the trap. O and K hit walls.',
      hint: 'Type ROCK and press Enter.',
      point: [cell(1, 7)],
    },
  ],
  'double-up': [
    {
      title: 'Tokens',
      text: 'A token buys one ability a round. Alone you have all six, in company one each. Spend it on Double up: a second word.',
      hint: 'Press "Double up" (key 6).',
      point: [cell(2, 8)],
    },
    {
      title: 'Tokens',
      text: 'Type CROOK, but do not play it yet: the red cross shows trap E, which would stop you. Add ED. The E need not move you, it only has to be in the word.',
      hint: 'Type CROOKED and press Enter.',
      point: [cell(2, 8)],
    },
  ],
  capture: [
    {
      title: 'The last enemy',
      text: 'The Funky cube ran into you, and that burned a card. Now it is your turn: with PACK you go right, and A, C and K all strike down.',
      hint: 'Type PACK and press Enter.',
      point: [cell(6, 9)],
    },
    {
      title: 'The last enemy',
      text: 'All five are caught. Now the dungeon card turns over, and the boss drops into the middle. It will not act before you have had a look at it.',
      hint: 'Press "End the round" (key End).',
      point: [cell(6, 9)],
    },
  ],
  sprint: [
    {
      title: 'The boss',
      text: 'The Jelly spells three words a round, by dice, straight through walls. It is a little far away: a token buys a Sprint.',
      hint: 'Press "Sprint" (key 5).',
    },
    {
      title: 'The boss',
      text: 'SKI: S strides two squares up, K and I strike. A bump ends its letter, so no letter strikes twice. A full stop behind a letter would hold it to one square.',
      hint: 'Type SKI and press Enter.',
    },
  ],
  boss: [
    {
      title: 'The last word',
      text: 'It came to you. On this card all of LEEK leads left, straight into it. Three more hits beat it; the rest of the word no longer matters.',
      hint: 'Type LEEK and press Enter.',
    },
  ],
};

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game });
