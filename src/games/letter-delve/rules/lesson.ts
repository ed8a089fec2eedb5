/** The first lesson (chapter "Tutorial"): a fixed deal and loaded dice. What is asked for is in `look/lesson.ts`. */
import type { Step } from '../../../core/game.ts';
import { cellName, sameCell, type Cell } from '../../../core/grid.ts';
import { loadDice } from '../../../core/rng.ts';
import { BOSSES, type Kind } from '../data/monsters.ts';
import type { Event } from '../state/events.ts';
import type { Monster, State } from '../state/state.ts';
import { create } from './setup.ts';
import { STAR } from './squares.ts';

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

/** Where the lesson leads, in this order. */
export const SQUARES = {
  out: { x: 5, y: 4 },
  emu: { x: 5, y: 2 },
  rune: POINT,
  chest: CHEST,
  stairs: STAR,
} as const satisfies Readonly<Record<string, Cell>>;
