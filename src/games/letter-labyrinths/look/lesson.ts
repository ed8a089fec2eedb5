/** The words of the first lesson; its board, deck, dice and script are the rules' (`rules/lesson.ts`). */
import { cell } from '../../../core/grid.ts';
import { same } from '../../../core/plain.ts';
import { lessonOf } from '../../lesson.ts';
import { game } from '../game.ts';
import { LESSON_PARTS, lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';

const hitsLeft = ({ bossHealth, boss }: State): number => bossHealth - (boss?.damage ?? 0);

const words = {
  letters: {
    title: 'Letters are steps',
    texts: ['Letters with an arrow move you one square; the others do nothing. Spell BINDER.'],
    point: [cell(1, 6)],
  },
  bumping: {
    title: 'Run into them',
    texts: ['A new card means new arrows. Run into an enemy to hit it: OPAL hits the cube twice.'],
    point: [cell(0, 7)],
  },
  ending: {
    title: 'Enemies spell too',
    texts: [
      'Captured: the cube is your token. Now the enemies spell with the next card; run out of cards and you lose.',
    ],
  },
  traps: {
    title: 'Traps',
    texts: ['A trap stops you unless your word has its vowel. ROCK has the O.'],
    point: [cell(1, 7)],
  },
  'double-up': {
    title: 'Tokens',
    texts: [
      'A token buys one ability a round. Double up gives you a second word.',
      'CROOK would stop at trap E. CROOKED has an E, so it goes through.',
    ],
    point: [cell(2, 8)],
  },
  capture: {
    title: 'The last enemy',
    texts: [
      'The cube ran into you, which burned a card. Hit back with PACK.',
      'All enemies are caught, so the boss comes next. End the round.',
    ],
    point: [cell(6, 9)],
  },
  sprint: {
    title: 'The boss',
    texts: [
      ({ bossHealth }: State) =>
        `The Jelly takes ${bossHealth} hits and walks through walls. Buy a Sprint to reach it.`,
      'With Sprint each letter is two squares. SKI takes you there and hits.',
    ],
  },
  boss: {
    title: 'The last word',
    texts: [(state: State) => `${hitsLeft(state)} more hits and it's beaten. Every letter of LEEK hits it.`],
  },
} as const;

const why = (action: Action): string =>
  action.type === 'word' ? `${action.word} doesn't get you there.` : 'That can wait.';

/** Which letters led there is all the same. */
const standing = ({ ask, pawns, enemies, boss, traps, active, deck, bossHealth, tokensSpent }: State) => ({
  ask,
  pawns: pawns.map(({ at, wordsLeft }) => ({ at, wordsLeft })),
  enemies,
  boss,
  traps,
  active,
  deck,
  bossHealth,
  tokensSpent,
});
const isAlike = (a: State, b: State): boolean => same(standing(a), standing(b));

export const lesson = lessonOf({ start: lessonStart, parts: LESSON_PARTS, words, game, why, isAlike });
