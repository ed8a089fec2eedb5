/** Chapter "Items, one by one": the squares and ways that items may be pointed at. Nothing here tells what lies face down. */
import {
  DIRECTIONS,
  isInside as isOnBoard,
  stepFrom,
  type Cell,
  type Direction,
} from '../../../core/grid.ts';
import { BOARD } from '../data/board-map.ts';
import { BOSSES } from '../data/monsters.ts';
import { onStar } from '../data/options.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { bagSize, flies, isOccupied, monsterById } from './pieces.ts';
import { around, isGround, isStar, isWall, SQUARES } from './squares.ts';

/** Teleport: any free square, and the stairs after the first turn. */
export function* arrivals(state: State, { at, firstTurn }: Hero): Generator<Cell> {
  if (!at) return;
  for (const to of SQUARES) if (!isWall(to) && !isOccupied(state, to) && !(isStar(to) && firstTurn)) yield to;
}

/** Create Monster: free squares beside the hero. */
export function freeBeside(state: State, { at }: Hero): readonly Cell[] {
  // All bosses at most can lie in the bag: with more tiles than that one of them is none.
  if (!at || bagSize(state) <= BOSSES.length) return [];
  return around(at).filter(to => canSlide(state, to, false));
}

/** Teleport Monster. A wall only for what is known to fly: the list tells nothing of tiles that lie face down. */
export function* landings(state: State, id: number): Generator<Cell> {
  const overWalls = isKnownToFly(monsterById(state, id)!);
  for (const to of SQUARES) if (canSlide(state, to, overWalls)) yield to;
}

/** Ways in which it could be pushed at least one square, as far as anybody knows. */
export function waysFor(state: State, monster: Monster): Direction[] {
  return DIRECTIONS.filter(way => canSlide(state, stepFrom(monster.at, way), isKnownToFly(monster)));
}

function isKnownToFly(monster: Monster): boolean {
  return monster.known && flies(monster);
}

/** Whether a monster may be put there. On the stairs only as printed, and not before everybody is in (R22). */
export function canSlide(state: State, to: Cell, overWalls: boolean): boolean {
  if (!isOnBoard(BOARD, to) || !isGround(to, overWalls, onStar(state.rules)) || isOccupied(state, to))
    return false;
  return !isStar(to) || state.heroes.every(({ status }) => status !== 'waiting');
}
