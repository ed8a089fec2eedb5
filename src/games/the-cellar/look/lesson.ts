/** The first lesson: a walk to the key and the door, one new thing a step. Its dice are in `rules/lesson.ts`. */
import { cell, sameCell, type Cell } from '../../../core/grid.ts';
import type { LessonWords } from '../../lesson.ts';
import type { Lesson, LessonStep } from '../../room.ts';
import { cellarOf, OLD_CELLAR } from '../data/cellars.ts';
import { lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

const { site, ways } = cellarOf({ cellar: OLD_CELLAR });

/** Only steps that lead there, and strikes at what stands in the way: no pupil runs out of light on a detour. */
const towards = (goal: Cell, words: LessonWords): LessonStep<State, Action> => ({
  ...words,
  point: [goal],
  wants: (action, { hero }) =>
    action.type === 'strike' ||
    (action.type === 'step' && ways.distance(action.to, goal) < ways.distance(hero.at, goal)),
  until: state => sameCell(state.hero.at, goal),
});

const once = (type: Action['type'], at: Cell, words: LessonWords): LessonStep<State, Action> => ({
  ...words,
  point: [at],
  wants: action => action.type === type,
});

const EAST_OF_STAIRS = cell(2, 1);
const BESIDE_BARREL = cell(3, 3);

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    {
      title: 'One step',
      text: 'Gold frames show where you may go. Click or tap one, or press an arrow key. Step east.',
      hint: 'Press the right arrow, or click the gold frame to your right.',
      point: [EAST_OF_STAIRS],
      wants: action => action.type === 'step' && sameCell(action.to, EAST_OF_STAIRS),
    },
    towards(BESIDE_BARREL, {
      title: 'Two actions a turn',
      text: 'The lamps above the buttons count your actions. When both are spent, the rats move and the candle burns down. Walk to the square beside the barrel: click it, and the way is walked for you.',
      hint: 'Walk to the marked square, two steps down and one to the right.',
    }),
    once('search', site.barrels[1]!, {
      title: 'Search',
      text: 'A blue frame means: here is something to use. Search the barrel.',
      hint: 'Click the barrel, or press F.',
    }),
    towards(site.key, {
      title: 'The key',
      text: 'The key glints in the south-west. Every monster and thing can be pointed at to read what it does. Walk to the key.',
      hint: 'Follow the west side down to the key.',
    }),
    once('take-key', site.key, {
      title: 'Take it',
      text: 'Standing on a thing is not enough: take the key. That is an action too.',
      hint: 'Press F, or click yourself.',
    }),
    towards(site.doorstep, {
      title: 'Rats and dice',
      text: 'Now to the door in the north-east. Rats wake when they see you. If one stands beside you, a red frame says you may strike it, and the button tells your odds before you choose.',
      hint: 'Go east, then north to the marked square below the door. Strike rats that stand in the way.',
    }),
    once('leave', site.door, {
      title: 'Out!',
      text: 'You have the key and stand below the door. Leave.',
      hint: 'Press F, the up arrow, or click the door.',
    }),
  ],
};
