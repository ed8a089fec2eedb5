/** The first lesson: a walk to the key and the door, one new thing a step. Its dice are in `rules/lesson.ts`. */
import { byType, type ByType } from '../../../core/game.ts';
import { cell, indexOf, isAdjacent, type Cell } from '../../../core/grid.ts';
import { distanceField, UNREACHED } from '../../../core/ways.ts';
import type { Lesson, LessonStep } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import { ACTIONS, SCORE } from '../data/constants.ts';
import { cellarOf, OLD_CELLAR } from '../data/cellars.ts';
import { strikeNeed } from '../rules/actions.ts';
import { lessonFaces, lessonStart } from '../rules/lesson.ts';
import { ratAt } from '../rules/places.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { FIND_LOOKS } from './finds.ts';
import { percentAtLeast } from './words.ts';

const { extent, isFloor, site, ways } = cellarOf({ cellar: OLD_CELLAR });

type Step = LessonStep<State, Action>;
type Words = Pick<Taught, 'title' | 'text'>;
type Taught = Required<Pick<Step, 'title' | 'left' | 'accepts' | 'point'>> & {
  readonly text: (state: State) => string;
};

const BARREL = 1;

/** A step counts more than a rat: whoever walks on is welcome, and so is whoever strikes first. */
const STEP = 10;

const WHY: ByType<Action, [State, string], string> = {
  step: (_action, _state, goal) => `That isn't the way to ${goal}.`,
  strike: () => 'Let sleeping rats lie.',
  search: () => 'That barrel can wait.',
  'take-key': () => 'Not yet.',
  'take-bottle': () => 'The bottle can wait.',
  'open-chest': () => 'Not yet.',
  leave: () => 'Not yet.',
  end: (_action, { actionsLeft }) => `You still have ${counted(actionsLeft, 'action')}.`,
  choose: () => 'Not yet.',
  block: () => 'Not yet.',
  pass: () => 'Not yet.',
};

const ASIDE: Readonly<Partial<Record<Ask['kind'], string>>> = {
  chest: 'A broom hits more often, a pot lid stops one bite. Take one.',
  block: 'The rat bites. Catch it with the lid, or take the bite.',
};

/** In the middle of something: what was begun is ended first. */
const isAside = ({ ask }: State): boolean => ask?.kind === 'chest' || ask?.kind === 'block';

const step = (goal: string, { accepts, point, text, ...rest }: Taught): Step => ({
  ...rest,
  text: state => ASIDE[state.ask?.kind ?? 'act'] ?? text(state),
  accepts: (action, state, after) => isAside(state) || accepts(action, state, after),
  point: state => (isAside(state) ? undefined : point(state)),
  why: (action, state) => byType(WHY, action, state, goal),
  faces: lessonFaces,
});

/** Around the rats where that is possible, as a click would walk. */
function wayFrom(state: State, from: Cell, to: Cell): number {
  const isOpen = (at: Cell): boolean => isFloor(at) && !ratAt(state, at);
  const around = distanceField(extent, to, isOpen)[indexOf(extent, from)]!;
  return around === UNREACHED ? ways.distance(from, to) + UNREACHED : around;
}

const ratsBeside = ({ rats, hero }: State): Cell[] =>
  rats.map(({ at }) => at).filter(at => isAdjacent(at, hero.at));

const towards = (at: Cell, goal: string, words: Words): Step =>
  step(goal, {
    ...words,
    left: ({ hero, rats }) => {
      const far = ways.distance(hero.at, at);
      return far === 0 ? 0 : far * STEP + rats.length;
    },
    accepts: (action, state) =>
      action.type === 'strike' ||
      looksAside(action, state) ||
      (action.type === 'step' && wayFrom(state, action.to, at) < wayFrom(state, state.hero.at, at)),
    point: state => {
      const rats = ratsBeside(state);
      return rats.length > 0 ? rats : [at];
    },
  });

/** So far off the way the chest may lead. */
const DETOUR = 2;

/**
 * Whoever looks into a barrel on the way learns something, too, but not before a barrel was what the lesson asked for;
 * and whoever comes by the chest wants to know.
 */
function looksAside(action: Action, { searched, chestOpen, hero }: State): boolean {
  if (action.type === 'search') return searched[BARREL]!;
  if (action.type === 'open-chest') return true;
  const far = ways.distance(hero.at, site.chest);
  return action.type === 'step' && !chestOpen && far <= DETOUR && ways.distance(action.to, site.chest) < far;
}

const once = (isDone: (state: State) => boolean, at: Cell, goal: string, words: Words): Step =>
  step(goal, {
    ...words,
    left: state => (isDone(state) ? 0 : 1),
    accepts: (_action, _state, after) => isDone(after),
    point: () => [at],
  });

const BESIDE_BARREL = cell(3, 3);
const NEXT_TO_STAIRS = cell(2, 1);

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    towards(NEXT_TO_STAIRS, 'the marked square', {
      title: 'One step',
      text: () => 'Gold frames show where you can go. Take one step east.',
    }),
    towards(BESIDE_BARREL, 'the barrel', {
      title: 'Two actions',
      text: () => `You get ${ACTIONS} actions a turn, then the candle burns down a bit. Walk to the barrel.`,
    }),
    once(({ searched }) => searched[BARREL]!, site.barrels[BARREL]!, 'the barrel', {
      title: 'Search',
      text: () => 'A blue frame means you can use something. Search the barrel.',
    }),
    towards(site.key, 'the key', {
      title: 'The key',
      text: ({ finds }) =>
        `${FIND_LOOKS[finds.discard.at(-1)!].title}! Now get the key that glints in the corner.`,
    }),
    once(({ hero }) => hero.hasKey, site.key, 'the key', {
      title: 'The key',
      text: () => "Standing on it isn't enough. Take the key: that's an action too.",
    }),
    towards(site.doorstep, 'the door', {
      title: 'Rats',
      text: state =>
        ratsBeside(state).length > 0
          ? `A rat! Strike it: ${strikeNeed(state)} or more on the die hits, ${percentAtLeast(strikeNeed(state))} of the time.`
          : 'Head for the door. Rats wake when they see you, so strike when one gets close.',
    }),
    once(({ ending }) => ending === 'escaped', site.door, 'the door', {
      title: 'Out!',
      text: () =>
        `Leave with the key. Next time, bring the good bottle too: it's worth ${SCORE.bottle} points.`,
    }),
  ],
};
