/** The first lesson, one new thing a step. Its board and dice are the rules' (`rules/lesson.ts`). */
import { byType, type ByType } from '../../../core/game.ts';
import { cell, cellName, type Cell } from '../../../core/grid.ts';
import { chapter, type Lesson, type LessonStep } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import { ACTIONS, MAX_HEALTH, PAR_TURNS, SCORE, WILD } from '../data/constants.ts';
import { itemById } from '../data/items.ts';
import { attackOdds, fireballOdds } from '../odds/blows.ts';
import { boardIn } from '../rules/board.ts';
import { ARCHER, lessonFaces, lessonStart, SNEAK } from '../rules/lesson.ts';
import { fireballTargets } from '../rules/magic.ts';
import { findById, healthOf, kindOf } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { lengthTo, pathBeside } from './ways.ts';
import { FIGHT_ON, percent } from './words.ts';

type Step = Omit<LessonStep<State, Action>, 'title'>;

const FAR = 99;
const GLOVES = itemById('duelling-gloves');
/** What they make of hers. */
const SKILL = GLOVES.gains.skill ?? 0;
const COVER = cell(5, 2);
const CORNER = cell(6, 3);
const OVER_THE_SEAM = cell(7, 4);

const LATER = 'That can wait.';
const WHY: ByType<Action, [State, string], string> = {
  gift: () => LATER,
  move: (_action, _state, goal) => `That leads away from ${goal}.`,
  attack: () => LATER,
  guzzle: () => 'Save your potions for later.',
  inventory: () => LATER,
  cast: () => 'Save your Mana for later.',
  end: (_action, { actionsLeft }) => `You still have ${counted(actionsLeft, 'action')}.`,
  buy: () => `Keep your Gold for the ${GLOVES.name}.`,
  leave: () => `Buy the ${GLOVES.name} first.`,
  chest: () => LATER,
  lead: () => LATER,
  hatch: () => LATER,
  auto: () => LATER,
  'hint-used': () => LATER,
};

const step = (goal: string, rest: Omit<Step, 'why' | 'faces'>): Step => ({
  ...rest,
  why: (action, state) => byType(WHY, action, state, goal),
  faces: lessonFaces,
});

const towards = (at: (state: State) => Cell, goal: string, text: Step['text']): Step =>
  step(goal, {
    text,
    left: state => lengthTo(state, at(state)) ?? FAR,
    point: state => [at(state)],
  });

const once = (text: Step['text'], isDone: (state: State, begun: State) => boolean): Step =>
  step('here', { text, left: (state, begun) => (isDone(state, begun) ? 0 : 1) });

/** As near as it takes to burn or strike it. */
const hunt = (id: number, goal: string, text: Step['text'], isNear: (state: State) => boolean): Step =>
  step(goal, {
    text,
    left: state => (!findById(state, id) || isNear(state) ? 0 : 1 + stepsTo(state, id)),
    // The prey moves too: what counts is where it stands now.
    accepts: (action, state, after) =>
      action.type === 'move' && (isNear(after) || stepsTo(state, id, after.hero.at) < stepsTo(state, id)),
  });

const stepsTo = (state: State, id: number, from = state.hero.at): number =>
  pathBeside(state, from, findById(state, id)!.at) ?? FAR;

const slay = (id: number, goal: string, text: Step['text']): Step =>
  step(goal, {
    text,
    left: state => {
      const monster = findById(state, id);
      return monster ? healthOf(state, monster) * FAR + stepsTo(state, id) : 0;
    },
    accepts: (action, state, after) =>
      action.type === 'attack' ||
      (action.type === 'move' && stepsTo(state, id, after.hero.at) < stepsTo(state, id)),
  });

const site = (name: 'key' | 'shop' | 'exit') => (state: State) => boardIn(state).site[name];
const isBurnable = (state: State): boolean => fireballTargets(state).some(({ id }) => id === ARCHER);
const sneak = (state: State) => kindOf(state, findById(state, SNEAK)!);

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    ...chapter(
      'Two actions',
      towards(
        () => COVER,
        'the marked square',
        `You get ${ACTIONS} actions a turn, then the monsters go. Walk to ${cellName(COVER)}, where none of them sees you.`,
      ),
    ),
    ...chapter(
      'Sight',
      towards(
        () => CORNER,
        'the marked square',
        state =>
          `Monsters carry Gold: hunt the Sneak on ${cellName(findById(state, SNEAK)!.at)}. Walk to ${cellName(CORNER)}; the skull in the top bar shows where you can be hit.`,
      ),
    ),
    ...chapter(
      'Attack',
      slay(SNEAK, 'the Sneak', state => {
        const odds = attackOdds(state, SNEAK);
        const isWounded = state.wound?.id === SNEAK;
        if (!odds && isWounded) return 'Hurt another monster, and the Sneak heals completely. Go after it.';
        if (!odds)
          return `You have ${state.hero.health} of ${MAX_HEALTH[state.level]} Health. Get next to the Sneak.`;
        if (isWounded)
          return `Finish it: hurt another monster, and this one heals fully. ${FIGHT_ON} attacks until it dies or it gets risky.`;
        const blow = odds.kills ? 'which kills it' : `of its ${sneak(state).health} Health`;
        return `Attack: ${percent(odds.sixths)} to hit for ${odds.loss}, ${blow}. The odds are always on the button.`;
      }),
    ),
    ...chapter(
      'Seams',
      towards(
        () => OVER_THE_SEAM,
        'the seam',
        'The glowing lines are the edges of cards. Crossing one draws an event, and most of them hurt.',
      ),
    ),
    ...chapter(
      'Magic',
      hunt(
        ARCHER,
        'the Archer',
        ({ hero }) =>
          `An Archer backs away from a sword. A Fireball reaches as far as you have Mana: get within ${counted(hero.mana, 'square')} of it.`,
        isBurnable,
      ),
      once(
        state => {
          const odds = fireballOdds(state, ARCHER)!;
          return `Cast Fireball before it backs off: ${percent(odds.sixths)} for all ${odds.loss} of its Health, and 1 Mana if it works. A ${WILD} draws an event instead.`;
        },
        state => !findById(state, ARCHER),
      ),
    ),
    ...chapter(
      'The Key',
      towards(site('key'), 'the Key', 'The Key opens the Exit. Walk onto it.'),
      once("Standing on it isn't enough. Take it: that's an action too.", ({ hasKey }) => hasKey),
    ),
    ...chapter(
      'The shop',
      towards(site('shop'), 'the shop', ({ hero }) => `You have ${hero.gold} Gold. Walk to the shop.`),
      once('Enter the shop. A whole visit is one action.', ({ ask }) => ask?.kind === 'shop'),
      step('here', {
        text: ({ hero }) =>
          `With ${hero.gold} Gold, buy the ${GLOVES.name} (${GLOVES.price} Gold): you'll hit ${percent(SKILL)} instead of ${percent(hero.skill)}. Gear lasts, potions don't.`,
        // Whoever spends the last coin is out of the shop as well.
        left: ({ hero }) => (hero.skill < SKILL ? 1 : 0),
      }),
    ),
    ...chapter(
      'The Exit',
      towards(
        site('exit'),
        'the Exit',
        `With the Key, the Exit is open: walk there. Each turn under par (${PAR_TURNS} a level) scores ${SCORE.turnUnderPar} points.`,
      ),
      once(
        'Leave: your Health is full again. Outside this lesson, death ends the run.',
        ({ level }) => level > 1,
      ),
    ),
  ],
};
