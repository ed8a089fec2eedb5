/** Chapter "A hero's turn": roll or stay, walk one step at a time (R18), stop. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import { MAX_HP, WALK_DIE } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Hero, Outing, State } from '../state/state.ts';
import { killHero, leave } from './ending.ts';
import { heroesAt, heroOf, isInside, monsterAt, type Insider } from './pieces.ts';
import { beside, isStar, isWall, STAR } from './squares.ts';
import { count, mark, type Turn } from './turn.ts';
import { endStirring, sleepersOn, wakeAll, wakeAround } from './waking.ts';

/** Before the roll, on the way or behind it; undefined outside heroes' turns. */
export function partOf({ flow }: State): 'start' | 'walk' | 'arrived' | undefined {
  return flow.at === 'turn' ? flow.part : undefined;
}

/** The hero whose turn it is, while still inside. */
export function walker(state: State): { hero: Insider; outing: Outing } | undefined {
  const { outing } = state;
  const hero = outing && heroOf(state, outing.seat);
  return outing && hero && isInside(hero) ? { hero, outing } : undefined;
}

export function beginTurn(turn: Turn, index: number): void {
  const { state, tell } = turn;
  const seat = state.order[index]!;
  const hero = heroOf(state, seat);
  state.flow = { at: 'turn', index, part: 'start' };
  state.outing = {
    seat,
    shopOpen: true,
    left: 0,
    dice: null,
    extraMoves: 0,
    levitating: false,
    doors: 0,
    entered: false,
    chestWakes: [],
    duelled: [],
  };
  tell({ type: 'turn-began', seat, first: hero.firstTurn });
  if (hero.status === 'waiting') {
    hero.status = 'inside';
    hero.at = STAR;
    tell({ type: 'entered', seat, at: STAR });
    mark(turn, seat, 'enter');
  }
  if (hero.regenerating) regenerate(turn, hero);
}

/** At 20 HP, by whatever healing, the effect ends. */
function regenerate({ tell }: Turn, hero: Hero): void {
  hero.hp = Math.min(MAX_HP, hero.hp + 1);
  const over = hero.hp === MAX_HP;
  if (over) hero.regenerating = false;
  tell({ type: 'regen-tick', seat: hero.seat, hp: hero.hp, over });
}

export function roll(turn: Turn): void {
  const { state, tell, d } = turn;
  const outing = state.outing!;
  const first = d(WALK_DIE);
  const second = d(WALK_DIE);
  if (partOf(state) === 'arrived') {
    outing.extraMoves -= 1;
    tell({ type: 'hero-status-over', seat: outing.seat, status: 'hasty' });
  }
  outing.shopOpen = false;
  outing.dice = [first, second];
  outing.left = first + second;
  enterPart(state, 'walk');
  tell({ type: 'rolled-move', seat: outing.seat, dice: outing.dice });
}

export function stay({ state, tell }: Turn): void {
  const { hero, outing } = walker(state)!;
  outing.shopOpen = false;
  enterPart(state, 'arrived');
  tell({ type: 'stayed', seat: hero.seat, at: hero.at });
}

function enterPart(state: State, part: 'walk' | 'arrived'): void {
  if (state.flow.at === 'turn') state.flow = { at: 'turn', index: state.flow.index, part };
}

/** A rival may be walked through, a wall with magic; nobody may stop there (R19). */
export function isInTransit(state: State, hero: Insider): boolean {
  return isWall(hero.at) || (!isStar(hero.at) && heroesAt(state, hero.at).length > 1);
}

/** Stopping on the star is leaving, which is not for first turns (R12). */
export function canStopAt(state: State, hero: Hero, at: Cell): boolean {
  if (isWall(at) || monsterAt(state, at)) return false;
  if (isStar(at)) return !hero.firstTurn;
  return heroesAt(state, at).every(other => other.seat === hero.seat);
}

/** Legal next squares, north, east, south, west. */
export function stepsOf(state: State): Cell[] {
  const walking = walker(state);
  if (!walking) return [];
  const { hero, outing } = walking;
  return beside(hero.at).filter(to => leadsOn(state, hero, to, outing.left, outing.doors));
}

/** Secret doors left after entering a square; below 0 the wall stands. */
function doorsAfter({ levitating }: Outing, to: Cell, doors: number): number {
  return isWall(to) && !levitating ? doors - 1 : doors;
}

/** Whether so many steps, this square the first, lead somewhere where one may stop. */
function leadsOn(state: State, hero: Hero, to: Cell, steps: number, doors: number): boolean {
  const left = doorsAfter(state.outing!, to, doors);
  if (steps === 0 || left < 0 || monsterAt(state, to)) return false;
  return canStopAt(state, hero, to) || beside(to).some(next => leadsOn(state, hero, next, steps - 1, left));
}

export function* walkActions(state: State): Generator<Action> {
  const walking = walker(state);
  if (!walking) return;
  for (const to of stepsOf(state)) yield { type: 'step', to };
  if (canStopAt(state, walking.hero, walking.hero.at)) yield { type: 'stop' };
}

export function step(turn: Turn, to: Cell): void {
  const { hero, outing } = walker(turn.state)!;
  const from = hero.at;
  const doors = doorsAfter(outing, to, outing.doors);
  if (doors < outing.doors) turn.tell({ type: 'hero-status-over', seat: hero.seat, status: 'secret-door' });
  outing.doors = doors;
  outing.left -= 1;
  outing.entered = true;
  hero.at = to;
  count(turn, hero.seat, 'steps');
  turn.tell({ type: 'stepped', seat: hero.seat, from, to, left: outing.left });
  wakeAround(turn, hero, 'walk');
}

export function stop(turn: Turn): void {
  const { hero } = walker(turn.state)!;
  if (isStar(hero.at) && !hero.firstTurn) return leave(turn, hero, 'stairs');
  endMovement(turn);
}

/** Also for heroes who found no way off the star on their first turn: they stay there (R23). */
export function endMovement(turn: Turn): void {
  const { hero, outing } = walker(turn.state)!;
  outing.left = 0;
  enterPart(turn.state, 'arrived');
  turn.tell({ type: 'stopped', seat: hero.seat, at: hero.at });
  endStirring(turn, hero.seat, false);
}

/** Chests wake what they wake; a hero who is off the stairs has had the first turn. */
export function endTurn(turn: Turn): void {
  const { state, tell } = turn;
  const { hero, outing } = walker(state)!;
  state.outing = null;
  tell({ type: 'turn-ended', seat: hero.seat });
  wakeAll(turn, sleepersOn(state, outing.chestWakes), 'chest', hero.seat);
  if (!sameCell(hero.at, STAR)) hero.firstTurn = false;
}

export function concede(turn: Turn, seat: Seat): void {
  killHero(turn, heroOf(turn.state, seat), 'concede');
}
