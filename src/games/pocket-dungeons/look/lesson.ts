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
import { doorCell, middleCell, standCell } from './places.ts';

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
  /** What is pressed to do it, from the start of the turn on, once one is there. */
  readonly marks?: (state: State) => Cell | undefined;
  /** More steps than are needed. */
  readonly spare?: number;
  /** What the dice show if the aim itself is tried, by the type of the action. */
  readonly faces?: Readonly<Partial<Record<Action['type'], Faces>>>;
}

const { thief, dwarf, hunter, goblin } = LESSON_CHARS;
const figure = (state: State, id: number) => findChar(state, id);
const purse = (state: State): number => figure(state, thief)?.treasure ?? 0;
const isFlipped = (state: State, at: Cell): boolean => state.hidden[keyOf(at)] === undefined;

/** Said when the dice lie: why they are so many; from then on, how many are left. */
function steps({ ask, entered }: State): string {
  const left = ask?.kind === 'moving' ? ask.left : 0;
  if (entered.length > 0) return `${counted(left, 'step')} to go.`;
  return `1 free step + ${left - 1} for the dice: ${counted(left, 'step')}.`;
}

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
  const { who, to, isDone, says, marks, spare = 0, faces = {} } = goal;
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
    // A press on the end of the way chooses the figure, rolls and walks, all in one.
    point: state => {
      const aimed = to && !isThere(state) ? middleCell(state, to) : marks?.(state);
      return aimed && [aimed];
    },
    faces: (action, state) => {
      if (action.type === 'explore') return walkFaces(distance(state, goal) + spare);
      // Counters lie at the end of a way.
      if (action.type === 'step' && !(to && sameCell(action.to, to))) return {};
      return faces[action.type] ?? {};
    },
  };
}

/** The same until the dice have fallen; then how far they lead. */
const going =
  (there: string, onward: string): Aim['says'] =>
  (what, _isThere, state) =>
    what === 'moving' ? `${steps(state)} ${onward}` : there;

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
        says: going(
          "You're the Thief. Explore: one free step, and one more for each die of 4 or more.",
          'Step onto the counter: you stop there and flip it.',
        ),
      }),
    ),
    ...chapter(
      'Gather',
      aim({
        who: thief,
        isDone: state => purse(state) > 0,
        says: what =>
          what === 'action'
            ? 'Gather it. If you die, you drop it.'
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
        says: going(
          'Another counter lies south. Explore it: it may be a hazard, a trap or a monster.',
          'Head for the counter.',
        ),
      }),
    ),
    ...chapter(
      'Attack',
      aim({
        who: thief,
        isDone: state => figure(state, goblin) === undefined,
        marks: state => figure(state, goblin) && standCell(state, figure(state, goblin)!),
        faces: { 'close-assault': { dice: LESSON_DICE.thief } },
        says: what =>
          what === 'action'
            ? 'Highest red die vs highest blue, then the next: the first pair that differs decides. Attack!'
            : 'A Goblin Warrior, worth 1 skull: skulls break ties. Attack it, and see your odds first.',
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
            ? "It has a clear shot at Blue's Dwarf, who carries treasure."
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
          if (!isThere)
            return going('The Dwarf is dead. Go and get his treasure.', 'Head for the treasure.')(
              what,
              isThere,
              state,
            );
          if (what === 'moving') return 'Here it lies. Stop here.';
          return what === 'action' ? 'Gather the treasure.' : 'Here it lies. Choose your Thief.';
        },
      }),
    ),
    ...chapter(
      'A door',
      aim({
        who: thief,
        to: LESSON_TILES.door,
        isDone: state => state.dungeon.doors.length === 0,
        marks: state => state.dungeon.doors[0] && doorCell(state, state.dungeon.doors[0]),
        faces: { 'open-door': { dice: LESSON_DICE.lock, charts: LESSON_CHARTS.locked } },
        says: (what, isThere, state) => {
          if (!isThere)
            return going('Go back to the door in the east.', 'Walk up to the door.')(what, isThere, state);
          return what === 'moving'
            ? 'Stop at the door.'
            : 'There is a door right here. Open it: that takes a turn.';
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
          if (!isThere)
            return going(
              'You forced the lock! Go and flip the counter behind the door.',
              'Head for the counter.',
            )(what, isThere, state);
          return what === 'action'
            ? `Go up the Stairs with your ${counted(purse(state), 'treasure')}. The most treasure outside wins.`
            : 'The Stairs, the way out! Choose your Thief once more.';
        },
      }),
    ),
  ],
};
