/** The words of the first lesson; its board, deck, dice and script are the rules' (`rules/lesson.ts`). */
import { sameAction } from '../../../core/game.ts';
import { cell, type Cell } from '../../../core/grid.ts';
import type { Lesson, LessonStep } from '../../room.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import type { Action, Event, State } from '../state.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

const TITLES: Readonly<Record<string, string>> = {
  letters: 'Letters are steps',
  bumping: 'Run into them',
  ending: 'Foes spell too',
  traps: 'Traps',
  'double-up': 'Tokens',
  capture: 'The last enemy',
  sprint: 'The boss',
  boss: 'The last word',
};

/** One row an action of the script, by part. */
const WORDS: Readonly<Record<string, readonly Omit<Words, 'title'>[]>> = {
  letters: [
    {
      text: 'The fortune card folds twelve letters into four ways: each letter of your word moves you one square that way. Type BINDER and watch the line: B and I go up, N left, D and E down. R is not on the card and does nothing.',
      hint: 'Type BINDER and press Enter, or tap its letters and press Play.',
    },
  ],
  bumping: [
    {
      text: 'A new card: the letters lead elsewhere. The Rusty cube spelled its own word and is back in its corner. OPAL: O goes left, P only thuds against the edge, A and L strike down into the cube. A foe that you run into takes a hit each time, and you stay.',
      hint: 'Type OPAL and press Enter.',
    },
  ],
  ending: [
    {
      text: 'Captured! The cube is now your token. While you hold one the enemies wait until you call them. Call them: they turn the next fortune, and each spells its own word with it. The hourglasses count the cards. When the last one is turned, you have lost.',
      hint: 'Press "End the round" (key End).',
    },
  ],
  traps: [
    {
      text: 'Trap O lies in your way. A word with its vowel anywhere in it clears it; any other word stops before it and burns a card. ROCK has an O: R goes right and C down, over the trap. O and K meet a wall, which only swallows the letter.',
      hint: 'Type ROCK and press Enter.',
    },
  ],
  'double-up': [
    {
      text: 'A token pays for one ability a round. Alone you have all six; in company each class has its own. Spend it on Double up, for a second word.',
      hint: 'Press "Double up" (key 6).',
    },
    {
      text: 'Type CROOK, but do not play it yet: the red cross shows trap E, which would stop you. Add ED. The E need not move you, it only has to be in the word: CROOKED walks right through.',
      hint: 'Type CROOKED and press Enter.',
    },
  ],
  capture: [
    {
      text: 'The Funky cube ran into you, and that burned a card. Now it is your turn: with PACK you go right, and A, C and K all strike down.',
      hint: 'Type PACK and press Enter.',
    },
    {
      text: 'All five are caught. At the next enemy phase the dungeon card turns over, and the boss drops into the middle. It will not act before you have had a look at it.',
      hint: 'Press "End the round" (key End).',
    },
  ],
  sprint: [
    {
      text: 'The Gelatinous Jelly covers four squares and spells three words a round, by dice, straight through walls. You are a little far away. Your token can buy a Sprint: two squares a letter.',
      hint: 'Press "Sprint" (key 5).',
    },
    {
      text: 'SKI: S strides two squares up, K and I strike. A bump ends its letter, so no letter strikes twice. A full stop behind a letter would hold it to one square.',
      hint: 'Type SKI and press Enter.',
    },
  ],
  boss: [
    {
      text: 'It came to you. LEEK: all four letters lead left on this card, straight into it. Three more hits and it is beaten; the rest of the word no longer matters.',
      hint: 'Type LEEK and press Enter.',
    },
  ],
};

/** Where to look: what the step is about. */
const POINTS: Readonly<Record<string, readonly Cell[]>> = {
  letters: [cell(1, 6)],
  bumping: [cell(0, 7)],
  traps: [cell(1, 7)],
  'double-up': [cell(2, 8)],
  capture: [cell(6, 9)],
};

/** Every action of the script is a step of its own, so that another one is answered at once. */
const steps: LessonStep<State, Action>[] = LESSON_PARTS.flatMap(({ id, actions }) =>
  actions.map((wanted, index) => ({
    title: TITLES[id]!,
    ...WORDS[id]![index]!,
    ...(POINTS[id] && { point: POINTS[id] }),
    wants: (action: Action) => sameAction(action, wanted),
  })),
);

export const lesson: Lesson<State, Action, Event> = { start: lessonStart, steps };
