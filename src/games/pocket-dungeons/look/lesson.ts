/** The words and aims of the first lesson; its dungeon and dice are the rules' (`rules/lesson.ts`). */
import { range, sameCell, type Cell } from '../../../core/grid.ts';
import { chapter, type Faces, type Lesson, type LessonStep } from '../../lesson.ts';
import { counted } from '../../phrases.ts';
import { keyOf } from '../rules/cells.ts';
import { findChar } from '../rules/characters.ts';
import { LESSON_CHARS, LESSON_CHARTS, LESSON_DICE, LESSON_TILES, lessonStart } from '../rules/lesson.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { middleCell } from './places.ts';

type Step = Omit<LessonStep<State, Action>, 'title'>;
type Said = 'actor' | 'action' | 'moving';

/** One aim: who is to act, where to go first, and what has to be so in the end. */
interface Aim {
  readonly who: number;
  /** The tile it is reached from; without one it can be done from anywhere. */
  readonly to?: Cell;
  readonly isDone: (state: State) => boolean;
  /** By what is asked: which figure, what it does, where it goes. `there`: the way lies behind. */
  readonly says: (asked: Said, isThere: boolean, state: State) => string;
  /** More steps than are needed. */
  readonly spare?: number;
  /** What the dice show if the aim itself is tried, by the type of the action. */
  readonly faces?: Readonly<Partial<Record<Action['type'], Faces>>>;
}

const { thief, dwarf, hunter, goblin } = LESSON_CHARS;
const figure = (state: State, id: number) => findChar(state, id);
const purse = (state: State): number => figure(state, thief)?.treasure ?? 0;
const isFlipped = (state: State, at: Cell): boolean => state.hidden[keyOf(at)] === undefined;
const steps = ({ ask }: State): string => counted(ask?.kind === 'moving' ? ask.left : 0, 'step');

/** A walk weighs more than anything that is asked on the way. */
const A_STEP = 10;
const FAR: Readonly<Record<Said, number>> = { moving: 0, action: 1, actor: 2 };
const NEAR: Readonly<Record<Said, number>> = { action: 1, actor: 2, moving: 3 };

const WALKING: readonly Action['type'][] = ['activate', 'explore', 'step'];

/** Another figure that acts is as far from it as none. */
function asked({ ask }: State, who: number): Said {
  if (ask?.kind !== 'action' && ask?.kind !== 'moving') return 'actor';
  return ask.char === who ? ask.kind : 'actor';
}

/** Farther than any way. */
const LOST = 99;

function distance(state: State, { who, to }: Pick<Aim, 'who' | 'to'>): number {
  const char = figure(state, who);
  if (!char) return LOST;
  return to ? range(char.at, to) : 0;
}

const WHY: Readonly<Partial<Record<Action['type'], string>>> = {
  step: 'That leads away from it.',
  stop: "You're not there yet.",
  activate: 'Another figure acts this time.',
  pass: 'Your turn is worth more than that.',
  'ranged-assault': 'Your blade is better than your bow.',
  'close-assault': 'It shoots better than it fights.',
};

/** As many steps as are still to go: whoever is there stops by itself. */
function walkFaces(far: number): Faces {
  const dice = LESSON_DICE.walk[Math.min(4, Math.max(1, far)) as keyof typeof LESSON_DICE.walk];
  return { dice };
}

function aim(goal: Aim): Step {
  const { who, to, isDone, says, spare = 0, faces = {} } = goal;
  const isThere = (state: State): boolean => distance(state, goal) === 0;
  const left = (state: State): number => {
    if (isDone(state)) return 0;
    const far = distance(state, goal);
    return far * A_STEP + (far > 0 ? FAR : NEAR)[asked(state, who)];
  };
  return {
    text: state => says(asked(state, who), isThere(state), state),
    why: ({ type }) => WHY[type] ?? 'That can wait.',
    left,
    // A charge brings somebody nearer, too, but at a price.
    accepts: ({ type }, state, after) =>
      left(after) < left(state) && (isThere(state) || WALKING.includes(type)),
    ...(to && {
      point: state =>
        asked(state, who) === 'moving' && !isThere(state) ? [middleCell(state, to)] : undefined,
    }),
    faces: (action, state) => {
      if (action.type === 'explore') return walkFaces(distance(state, goal) + spare);
      // Counters lie at the end of a way.
      if (action.type === 'step' && !(to && sameCell(action.to, to))) return {};
      return faces[action.type] ?? {};
    },
  };
}

export const lesson: Lesson<State, Action, Event> = {
  start: lessonStart,
  steps: [
    ...chapter(
      'Explore',
      aim({
        who: thief,
        to: LESSON_TILES.treasure,
        isDone: state => isFlipped(state, LESSON_TILES.treasure),
        spare: 1,
        faces: { step: { charts: LESSON_CHARTS.loot } },
        says: (what, _there, state) =>
          ({
            actor: 'You are Red, the Thief. Each turn one figure does one thing: choose your Thief.',
            action: 'A counter lies east. Explore: the first step is free, each die of 4 or more adds one.',
            moving: `You have ${steps(state)}. Step onto the counter: that ends your walk.`,
          })[what],
      }),
    ),
    ...chapter(
      'Gather',
      aim({
        who: thief,
        isDone: state => purse(state) > 0,
        says: what =>
          what === 'action'
            ? 'Gather it. If you die, you drop it, and anyone can pick it up.'
            : 'You found treasure. Picking it up takes a turn: choose your Thief.',
      }),
    ),
    ...chapter(
      'Hazard',
      aim({
        who: thief,
        to: LESSON_TILES.hazard,
        isDone: state => isFlipped(state, LESSON_TILES.hazard),
        faces: { step: { charts: LESSON_CHARTS.goblin } },
        says: (what, _there, state) =>
          ({
            actor: 'Another counter lies south. Choose your Thief.',
            action: 'Explore again and see what the dice say.',
            moving: `You have ${steps(state)}. Head for the counter in the south.`,
          })[what],
      }),
    ),
    ...chapter(
      'Attack',
      aim({
        who: thief,
        isDone: state => figure(state, goblin) === undefined,
        faces: { 'close-assault': { dice: LESSON_DICE.thief } },
        says: what =>
          what === 'action'
            ? 'Attack it. The card shows your odds before you decide.'
            : 'A Goblin Warrior, with a bounty on its head! Choose your Thief.',
      }),
    ),
    ...chapter(
      'Scheme',
      aim({
        who: hunter,
        isDone: state => figure(state, dwarf) === undefined,
        faces: { 'ranged-assault': { dice: LESSON_DICE.hunter } },
        says: what =>
          what === 'action'
            ? "It has a clear shot at Blue's Dwarf, who carries treasure. Attack."
            : 'You won. Monsters can do your dirty work too: choose the Goblin Hunter.',
      }),
    ),
    ...chapter(
      'His treasure',
      aim({
        who: thief,
        to: LESSON_TILES.dwarf,
        isDone: state => purse(state) > 1,
        says: (what, isThere, state) => {
          if (what === 'actor')
            return isThere
              ? 'You stand on the treasure. Choose your Thief to gather it.'
              : 'The Dwarf died and dropped his treasure. Choose your Thief.';
          if (isThere) return what === 'action' ? 'Gather the treasure.' : 'Here it lies. Stop here.';
          return what === 'action'
            ? 'Explore once more.'
            : `You have ${steps(state)}. Head for the treasure.`;
        },
      }),
    ),
    ...chapter(
      'A door',
      aim({
        who: thief,
        to: LESSON_TILES.door,
        isDone: state => state.dungeon.doors.length === 0,
        faces: { 'open-door': { dice: LESSON_DICE.lock, charts: LESSON_CHARTS.locked } },
        says: (what, isThere, state) => {
          if (what === 'actor')
            return isThere
              ? 'Opening a door takes a turn. Choose your Thief.'
              : 'A door waits in the east. Choose your Thief.';
          if (isThere)
            return what === 'action'
              ? 'Open it. The button shows how likely that works.'
              : 'Stop at the door.';
          return what === 'action'
            ? 'Explore up to the door.'
            : `You have ${steps(state)}. Walk up to the door.`;
        },
      }),
    ),
    ...chapter(
      'Out',
      aim({
        who: thief,
        to: LESSON_TILES.stairs,
        isDone: state => state.players[0]!.departed,
        says: (what, isThere, state) => {
          if (what === 'actor')
            return isThere
              ? 'The Stairs! Choose your Thief once more.'
              : 'It was locked, but your dice forced it. Choose your Thief.';
          if (what === 'moving') return `You have ${steps(state)}. Head for the last counter.`;
          return isThere
            ? `Leave with ${counted(purse(state), 'treasure')}. The most treasure outside wins.`
            : 'The last counter is close. Explore.';
        },
      }),
    ),
  ],
};
