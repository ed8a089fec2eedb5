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
      text: 'Twelve letters have an arrow. Each one in your word moves you one square its way; R has none and does nothing. Type BINDER: up, up, left, down, down.',
      hint: 'Type BINDER or tap its letters, then Play.',
    },
  ],
  bumping: [
    {
      text: 'A new card leads elsewhere. OPAL: O goes left, P thuds against the edge, A and L strike down into the cube. Run into a foe, and it takes a hit.',
      hint: 'Type OPAL and press Enter.',
    },
  ],
  ending: [
    {
      text: 'Captured! The cube is your token; while you hold one, the enemies wait for your call. Each spells its own word with the next card. Turn the last card and you lose.',
      hint: 'Press "End the round" (key End).',
    },
  ],
  traps: [
    {
      text: 'A word that holds the vowel of a trap clears it; any other stops there and burns a card. ROCK has an O: R goes right, C down over the trap. O and K hit walls.',
      hint: 'Type ROCK and press Enter.',
    },
  ],
  'double-up': [
    {
      text: 'A token buys one ability a round. Alone you have all six, in company one each. Spend it on Double up: a second word.',
      hint: 'Press "Double up" (key 6).',
    },
    {
      text: 'Type CROOK, but do not play it yet: the red cross shows trap E, which would stop you. Add ED. The E need not move you, it only has to be in the word.',
      hint: 'Type CROOKED and press Enter.',
    },
  ],
  capture: [
    {
      text: 'The Funky cube ran into you, and that burned a card. Now it is your turn: with PACK you go right, and A, C and K all strike down.',
      hint: 'Type PACK and press Enter.',
    },
    {
      text: 'All five are caught. Now the dungeon card turns over, and the boss drops into the middle. It will not act before you have had a look at it.',
      hint: 'Press "End the round" (key End).',
    },
  ],
  sprint: [
    {
      text: 'The Jelly spells three words a round, by dice, straight through walls. It is a little far away: a token buys a Sprint.',
      hint: 'Press "Sprint" (key 5).',
    },
    {
      text: 'SKI: S strides two squares up, K and I strike. A bump ends its letter, so no letter strikes twice. A full stop behind a letter would hold it to one square.',
      hint: 'Type SKI and press Enter.',
    },
  ],
  boss: [
    {
      text: 'It came to you. On this card all of LEEK leads left, straight into it. Three more hits beat it; the rest of the word no longer matters.',
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
