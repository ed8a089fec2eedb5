/** The first lesson (chapter "Tutorial"): a fixed deal, loaded dice, and the actions that the script asks for. */
import type { Step } from '../../../core/game.ts';
import { cellName, sameCell, type Cell } from '../../../core/grid.ts';
import { loadDice } from '../../../core/rng.ts';
import type { LessonPart } from '../../lesson.ts';
import { BOSSES, type Kind } from '../data/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { Monster, State } from '../state/state.ts';
import { create } from './setup.ts';

const EMU: Cell = { x: 6, y: 2 };
const HOBGOBLIN: Cell = { x: 8, y: 2 };
const NYMPH: Cell = { x: 7, y: 3 };
const POINT: Cell = { x: 5, y: 1 };
const CHEST: Cell = { x: 7, y: 0 };

const DICE = {
  dice: [
    [2, 3],
    [1, 1, 2, 3, 3, 3],
    [1, 2],
    // The walk; the Hobgoblin's and the Nymph's moves, each with its battle.
    [2, 1, 5, 3, 7, 2, 6, 2],
    [4, 3],
  ].flat(),
  [`site:${cellName(POINT)}`]: [5],
  [`site:${cellName(CHEST)}`]: [9, 8],
};

/** Begins with the outfit, as every delve does. Not reachable through `create`: no ranked run has loaded dice. */
export function lessonStart(): Step<State, Event> {
  const { state, events } = create({ seed: 'lesson', seats: ['human'], options: {} });
  const monsters = state.monsters.map((monster): Monster => ({ ...monster, kind: dealtTo(monster) }));
  return { state: { ...state, monsters, rng: loadDice(state.rng, DICE) }, events };
}

function dealtTo({ id, at }: Monster): Kind {
  const special: readonly (readonly [Cell, Kind])[] = [
    [EMU, 'emu'],
    [HOBGOBLIN, 'hobgoblin'],
    [NYMPH, 'nymph'],
  ];
  return BOSSES[id] ?? special.find(([square]) => sameCell(square, at))?.[1] ?? 'ice-monster';
}

const walk = (...squares: (readonly [number, number])[]): Action[] =>
  squares.map(([x, y]) => ({ type: 'step', to: { x, y } }));
const ROLL: Action = { type: 'roll' };
const STOP: Action = { type: 'stop' };
const COLLECT: Action = { type: 'collect' };
const PASS: Action = { type: 'pass', until: 'once' };

/** What ends by itself (a walk without steps left, a turn with nothing to do) needs no action. */
export const LESSON_PARTS = [
  { id: 'outfit', actions: [{ type: 'outfit', weapon: 2, armour: true }] },
  { id: 'stairs', actions: [ROLL, ...walk([7, 6], [7, 5], [6, 5], [5, 5], [5, 4])] },
  // The Emu attacks at once: the monsters' turn follows by itself.
  { id: 'waking', actions: [ROLL, ...walk([5, 3], [5, 2])] },
  { id: 'collect', actions: [ROLL, ...walk([5, 1]), STOP, COLLECT] },
  { id: 'loot', actions: [ROLL, ...walk([5, 0], [6, 0], [7, 0]), COLLECT] },
  // Before the monsters, before the Hobgoblin moves, before its first roll; then the clock stops again.
  { id: 'react', actions: [PASS, PASS, PASS, { type: 'use-item', item: 'sleep' }] },
  {
    id: 'leave',
    actions: [ROLL, ...walk([7, 1], [7, 2], [7, 3], [7, 4], [7, 5], [7, 6], [7, 7]), STOP],
  },
] as const satisfies readonly LessonPart<Action>[];
