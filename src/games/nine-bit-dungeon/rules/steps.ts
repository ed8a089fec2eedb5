/**
 * Chapter "Monster Movement Phase": which tiles a monster may step to, and which of several it takes when the
 * player does not care to choose.
 */
import { cellAt, directionTo, DIRECTIONS, indexOf, range, type Cell } from '../../../core/grid.ts';
import { UNREACHED } from '../../../core/ways.ts';
import { BOARD, DETOUR } from '../data/constants.ts';
import type { Monster, State } from '../state/state.ts';
import { boardIn, type Ground } from './board.ts';
import { isFree, kindOf } from './monsters.ts';
import { canAttackFrom, inSight } from './sight.ts';

export function groundOf(state: State, monster: Monster): Ground {
  const board = boardIn(state);
  return kindOf(state, monster).fly ? board.fly : board.foot;
}

/** The free tiles beside it that it can enter: north, east, south, west. */
export function freeNeighbours(state: State, monster: Monster): Cell[] {
  return groundOf(state, monster)
    .next[indexOf(BOARD, monster.at)]!.map(index => cellAt(BOARD, index))
    .filter(at => isFree(state, at));
}

/** Steps towards her: around the others if the detour is small, else up behind them. */
export function approaches(state: State, monster: Monster): Cell[] {
  const straight = groundOf(state, monster).ways.distance(monster.at, state.hero.at);
  const around = fieldAround(state, monster);
  const detour = around[indexOf(BOARD, monster.at)]!;
  if (detour === UNREACHED || detour > straight + DETOUR) return advances(state, monster);
  return freeNeighbours(state, monster).filter(at => around[indexOf(BOARD, at)] === detour - 1);
}

/** Steps that bring it strictly closer as if no other monster were there: for events, and for queues. */
export function advances(state: State, monster: Monster): Cell[] {
  const field = groundOf(state, monster).ways.to(state.hero.at);
  const here = field[indexOf(BOARD, monster.at)]!;
  return freeNeighbours(state, monster).filter(at => field[indexOf(BOARD, at)] === here - 1);
}

const queue = new Uint8Array(BOARD.columns * BOARD.rows);

/** Distances to her with the other monsters as walls, as far as this monster's own tile. */
function fieldAround(state: State, monster: Monster): Int16Array {
  const { next } = groundOf(state, monster);
  const field = new Int16Array(queue.length).fill(UNREACHED);
  const blocked = new Set<number>();
  for (const other of state.monsters) if (other.id !== monster.id) blocked.add(indexOf(BOARD, other.at));
  const goal = indexOf(BOARD, monster.at);
  let head = 0;
  let tail = 0;
  queue[tail++] = indexOf(BOARD, state.hero.at);
  field[queue[0]!] = 0;
  while (head < tail && field[goal] === UNREACHED) {
    const here = queue[head++]!;
    for (const there of next[here]!) {
      if (field[there] !== UNREACHED || blocked.has(there)) continue;
      field[there] = field[here]! + 1;
      queue[tail++] = there;
    }
  }
  return field;
}

/** Where it would flee to: straight away if that tile is free, else anywhere beside it. */
export function escapes(state: State, monster: Monster): Cell[] {
  const { hero } = state;
  const away = { x: 2 * monster.at.x - hero.at.x, y: 2 * monster.at.y - hero.at.y };
  const free = freeNeighbours(state, monster);
  const straight = free.find(at => at.x === away.x && at.y === away.y);
  return straight ? [straight] : free;
}

/**
 * The automatic step: kindest to her (out of reach, then out of Sight), then along the longer axis because that looks
 * natural, then north, east, south, west.
 */
export function kindestStep(state: State, monster: Monster, options: readonly Cell[]): Cell {
  return options.toSorted((a, b) => stepKey(state, monster, a) - stepKey(state, monster, b))[0]!;
}

function stepKey(state: State, monster: Monster, to: Cell): number {
  const attacks = canAttackFrom(state, monster, to) ? 64 : 0;
  const sees = inSight(boardIn(state), state.monsters, to, state.hero.at, monster.id) ? 32 : 0;
  const dx = Math.abs(state.hero.at.x - monster.at.x);
  const dy = Math.abs(state.hero.at.y - monster.at.y);
  const isHorizontal = to.y === monster.at.y;
  const off = (isHorizontal ? dx < dy : dy < dx) ? 8 : 0;
  return attacks + sees + off + DIRECTIONS.indexOf(directionTo(monster.at, to)!);
}

/** The automatic hatch: farthest from her on foot, whoever stands in between; the first of equals. */
export function farthestHatch(state: State, options: readonly Cell[]): Cell {
  const field = boardIn(state).foot.ways.to(state.hero.at);
  const distance = (at: Cell): number => field[indexOf(BOARD, at)]!;
  return options.reduce((best, at) => (distance(at) > distance(best) ? at : best));
}

/** The order in which monsters act: nearest first, then by id. Fixed when the list is made. */
export function inOrder(state: State, monsters: readonly Monster[]): Monster[] {
  const far = (monster: Monster): number => range(monster.at, state.hero.at);
  return monsters.toSorted((a, b) => far(a) - far(b) || a.id - b.id);
}
