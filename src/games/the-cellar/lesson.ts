/** The first lesson: a walk to the key and the door with dice that are loaded, one new thing a step. */
import { cell, sameCell, type Cell } from '../../core/grid.ts';
import { loadDice } from '../../core/rng.ts';
import type { Lesson, LessonStep } from '../room.ts';
import { site, ways } from './data/map.ts';
import { game } from './game.ts';
import type { Action, Event, State } from './state.ts';

/**
 * The first die helps whoever throws it, so that a bite or a strike is felt. Every later one is a 3: enough for a
 * strike, too little for a bite. So nobody is bitten out of the lesson, in whatever order the dice fall.
 */
const DICE = [5, ...Array.from({ length: 60 }, () => 3)];
/** A deal with the candle stub on top: an apple would help nobody who is still unhurt. */
const SEED = 'a lesson';

/** Only steps that lead there, and strikes at what stands in the way: no pupil runs out of light on a detour. */
const towards = (goal: Cell, title: string, text: string, hint: string): LessonStep<State, Action> => ({
  title,
  text,
  hint,
  point: [goal],
  wants: (action, { hero }) =>
    action.type === 'strike' ||
    (action.type === 'step' && ways.distance(action.to, goal) < ways.distance(hero.at, goal)),
  until: state => sameCell(state.hero.at, goal),
});

const once = (
  type: Action['type'],
  title: string,
  text: string,
  hint: string,
  point: readonly Cell[] = [],
): LessonStep<State, Action> => ({
  title,
  text,
  hint,
  point,
  wants: action => action.type === type,
});

const EAST_OF_STAIRS = cell(2, 1);
const BESIDE_BARREL = cell(3, 3);

export const lesson: Lesson<State, Action, Event> = {
  start() {
    const start = game.create({ seed: SEED, seats: ['human'], options: { candle: 'bright' } });
    return { ...start, state: { ...start.state, rng: loadDice(start.state.rng, { dice: DICE }) } };
  },
  steps: [
    {
      title: 'One step',
      text: 'Gold frames show where you may go. Click or tap one, or press an arrow key. Step east.',
      hint: 'Press the right arrow, or click the gold frame to your right.',
      point: [EAST_OF_STAIRS],
      wants: action => action.type === 'step' && sameCell(action.to, EAST_OF_STAIRS),
    },
    towards(
      BESIDE_BARREL,
      'Two actions a turn',
      'The lamps above the buttons count your actions. When both are spent, the rats move and the candle burns down. Walk to the square beside the barrel: click it, and the way is walked for you.',
      'Walk to the marked square, two steps down and one to the right.',
    ),
    once(
      'search',
      'Search',
      'A blue frame means: here is something to use. Search the barrel.',
      'Click the barrel, or press F.',
      [site.barrels[1]!],
    ),
    towards(
      site.key,
      'The key',
      'The key glints in the south-west. Every monster and thing can be pointed at to read what it does. Walk to the key.',
      'Follow the west side down to the key.',
    ),
    once(
      'take-key',
      'Take it',
      'Standing on a thing is not enough: take the key. That is an action too.',
      'Press F, or click yourself.',
      [site.key],
    ),
    towards(
      site.doorstep,
      'Rats and dice',
      'Now to the door in the north-east. Rats wake when they see you. If one stands beside you, a red frame says you may strike it, and the button tells your odds before you choose.',
      'Go east, then north to the marked square below the door. Strike rats that stand in the way.',
    ),
    once(
      'leave',
      'Out!',
      'You have the key and stand below the door. Leave.',
      'Press F, the up arrow, or click the door.',
      [site.door],
    ),
  ],
};
