/** Chapters "Movement" and "Special tiles": one throw of the Speed Die, spent space by space. */
import type { Of } from '../../../core/game.ts';
import { BLADES_DIE, PIT_DIE, SLOWED, type Level } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { bonusOf, dieOf, holds, rollVs, setStatus, wound } from './abilities.ts';
import { endRun, isWayOut, levelOf, markSplit, rankOf } from './ending.ts';
import { onTile } from './monsters.ts';
import { adjacent, unexplored, withTile, tileHere } from './tiles.ts';
import { isOver, type Turn } from './turn.ts';

export function moveActions(state: State): Action[] {
  const at = whereKora(state);
  return [
    ...adjacent(state.tiles, at).map((to): Action => ({ type: 'step', to })),
    ...unexplored(state.tiles, at).map((exit): Action => ({ type: 'explore', exit })),
    { type: 'end-move' },
  ];
}

export function whereKora({ kora }: State): Loc {
  return { tile: kora.tile, space: kora.space };
}

/** Rolling closes an attack that has begun: blows come in one piece. */
export function rollMove(turn: Turn): void {
  const { state, tell } = turn;
  const { slowed } = state.kora;
  const die = dieOf(state, 'speed');
  const bonus = bonusOf(state, 'speed');
  const roll = turn.roll(die);
  const points = pointsFor(state, roll);
  const attack = state.act.attack === 'none' ? 'none' : 'done';
  state.act = { ...state.act, attack, move: 'moving', points };
  tell({ type: 'move-rolled', die, roll, bonus, slowed, points });
  if (slowed) setStatus(turn, 'slowed', false);
}

/** What a throw of the Speed Die gives: at least one point. */
export function pointsFor(state: State, roll: number): number {
  return Math.max(1, roll + bonusOf(state, 'speed') - (state.kora.slowed ? SLOWED : 0));
}

export function step(turn: Turn, to: Loc): void {
  const { tile } = turn.state.kora;
  if (to.tile !== tile) return enter(turn, to);
  if (turn.state.tiles[tile]!.id === 'pit') return crossPit(turn, to);
  go(turn, to);
  endIfSpent(turn);
}

/** The draw commits her: whatever lies there, she stands on its first space. */
export function explore(turn: Turn, exit: 'onward' | 'stair'): void {
  const { state, tell } = turn;
  const from = whereKora(state);
  const level = levelBeyond(state, exit);
  const [id, ...rest] = state.stacks[level];
  state.stacks = { ...state.stacks, [level]: rest };
  state.tiles = withTile(state.tiles, from.tile, exit, id!);
  const tile = state.tiles.length - 1;
  const { gx, gy, heading } = state.tiles[tile]!;
  tell({ type: 'tile-revealed', tile, id: id!, level, gx, gy, heading, from, exit, left: rest.length });
  if (id === 'stairs-1') tell({ type: 'marker-placed', tile, to: 2 });
  if (id === 'stairs-2') tell({ type: 'marker-placed', tile, to: 3 });
  if (exit === 'stair' && level !== 1) {
    tell({ type: 'marker-placed', tile, to: level === 2 ? 1 : 2 });
    markSplit(state, `level-${level}`);
    tell({ type: 'level-reached', level, tile });
  }
  enter(turn, { tile, space: 'a' });
}

export function levelBeyond(state: State, exit: 'onward' | 'stair'): Level {
  return (levelOf(state) + (exit === 'stair' ? 1 : 0)) as Level;
}

export function endMove(turn: Turn, reason: Of<Event, 'move-ended'>['reason']): void {
  const { state, tell } = turn;
  const { points: pointsLost } = state.act;
  state.act = { ...state.act, move: 'done', points: 0 };
  tell({ type: 'move-ended', reason, pointsLost });
  if (isWayOut(state)) endRun(turn, rankOf(state), null);
}

/** One point, one space. */
function go({ state, tell }: Turn, to: Loc): void {
  const from = whereKora(state);
  const points = state.act.points - 1;
  state.act = { ...state.act, points };
  state.kora.tile = to.tile;
  state.kora.space = to.space;
  tell({ type: 'stepped', from, to, pointsLeft: points });
}

function endIfSpent(turn: Turn): void {
  if (turn.state.act.points === 0) endMove(turn, 'spent');
}

/** Into another tile: first the blades, then whoever waits there. */
function enter(turn: Turn, to: Loc): void {
  const { state } = turn;
  go(turn, to);
  runGauntlet(turn);
  if (isOver(turn)) return;
  if (isBarred(state, to.tile)) return endMove(turn, 'monsters');
  endIfSpent(turn);
}

function isBarred(state: State, tile: number): boolean {
  return onTile(state, tile).length > 0 && !slipsPast(state);
}

/** Whether monsters would end her walk there. */
export function stopsHer(state: State, from: Loc, to: Loc): boolean {
  return from.tile !== to.tile && isBarred(state, to.tile);
}

/** What a step asks to roll for. */
export function hazardBetween(state: State, from: Loc, to: Loc): 'pit' | 'blades' | undefined {
  const { id } = state.tiles[to.tile]!;
  if (from.tile === to.tile) return id === 'pit' && !holds(state, 'rope') ? 'pit' : undefined;
  return id === 'blades' ? 'blades' : undefined;
}

/** Invisible or cloaked she is not stopped; she may still stop of her own will. */
export function slipsPast(state: State): boolean {
  return state.kora.invisible || holds(state, 'cloak-of-stealth');
}

/** The Hall of Blades: on entering, and at the beginning of every round spent there. */
export function runGauntlet(turn: Turn): void {
  const { state } = turn;
  if (tileHere(state).id !== 'blades') return;
  if (!rollVs(turn, 'blades', 'defense', BLADES_DIE)) wound(turn, 'blades');
}

/** The step is paid before the roll. A fall costs Life and the rest of the movement, but she climbs out beyond. */
function crossPit(turn: Turn, to: Loc): void {
  const { state, tell } = turn;
  const hasRope = holds(state, 'rope');
  if (hasRope) tell({ type: 'rope-used', source: 'pit' });
  const isAcross = hasRope || rollVs(turn, 'pit', 'speed', PIT_DIE);
  go(turn, to);
  if (isAcross) return endIfSpent(turn);
  wound(turn, 'pit');
  if (!isOver(turn)) endMove(turn, 'pit');
}
