/** Chapters "Close assault", "Ranged assault" and "Angry Troll": who may be attacked, by which way, and the charge. */
import type { Of } from '../../../core/game.ts';
import { directionTo, type Cell } from '../../../core/grid.ts';
import { cardOf } from '../data/cards.ts';
import { CRAVEN_FAILS } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Character, Combat, State, TaskOf } from '../state/state.ts';
import { keyOf } from './cells.ts';
import { beginCombat } from './combat.ts';
import { can, charAt, whoIs } from './characters.ts';
import { entering } from './moving.ts';
import { freeReach, hasCounter, mayCross, reachOf } from './reach.ts';
import { longestRush, rush } from './rolls.ts';
import { lineTo, sightings } from './sight.ts';
import type { Turn } from './turn.ts';

type CloseAssault = Of<Action, 'close-assault'>;
type RangedAssault = Of<Action, 'ranged-assault'>;

/** Types it can strike with at close quarters. */
export function closeAttacks(char: Character): ('melee' | 'magic')[] {
  return (['melee', 'magic'] as const).filter(attack => cardOf(char.card)[attack].off.dice > 0);
}

/** By target, then the shorter way first. */
export function closeAssaults(state: State, char: Character): CloseAssault[] {
  if (closeAttacks(char).length === 0) return [];
  const found: CloseAssault[] = [];
  const most = longestRush(char);
  const walk = (path: readonly Cell[], from: Cell, seen: readonly string[]): void => {
    const isInsideOther = path.length > 0 && charAt(state, from, char.id) !== undefined;
    for (const next of reachOf(state, char, from)) {
      if (seen.includes(keyOf(next))) continue;
      const way = [...path, next];
      const target = charAt(state, next, char.id);
      if (target && !isInsideOther && mayCharge(state, char, target, way.length))
        found.push({ type: 'close-assault', target: target.id, path: way });
      if (way.length < most && mayCross(state, char, next)) walk(way, next, [...seen, keyOf(next)]);
    }
  };
  walk([], char.at, [keyOf(char.at)]);
  return found.toSorted((a, b) => a.target - b.target || a.path.length - b.path.length);
}

/** Sneak: nobody charges what it does not see. */
function mayCharge(state: State, char: Character, target: Character, length: number): boolean {
  return length < 2 || !can(target, 'sneak') || lineTo(state, char, target) !== undefined;
}

/** In sight of anybody, an Angry Troll knows only one thing. Undefined when it is calm. */
export function angryAssaults(state: State, char: Character): CloseAssault[] | undefined {
  if (!can(char, 'angry')) return undefined;
  const seen = sightings(state, char.at, char.id);
  if (seen.length === 0) return undefined;
  const nearest = Math.min(...seen.map(({ line }) => line.length));
  return seen
    .filter(({ line }) => line.length === nearest)
    .map(({ target, line }) => ({ type: 'close-assault', target: target.id, path: line }));
}

export function rangedAssaults(
  state: State,
  char: Character,
  attacks: readonly ('ranged' | 'magic')[] = ['ranged', 'magic'],
): RangedAssault[] {
  const able = attacks.filter(attack => cardOf(char.card)[attack].off.dice > 0);
  if (able.length === 0) return [];
  return sightings(state, char.at, char.id).flatMap(({ target }) =>
    able.map((attack): RangedAssault => ({ type: 'ranged-assault', target: target.id, attack })),
  );
}

// ── Doing it ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Craven: on a 1 or 2 it thinks better of it. */
function dares(turn: Turn, char: Character): boolean {
  if (!can(char, 'craven')) return true;
  const die = turn.d6();
  const isBold = die > CRAVEN_FAILS;
  turn.tell({ type: 'craven', die, dares: isBold, ...whoIs(char) });
  return isBold;
}

export function shoot(turn: Turn, char: Character, { target, attack }: RangedAssault): void {
  if (!dares(turn, char)) return;
  const terms = { attacker: char.id, defender: target, attack };
  beginCombat(turn, { ...terms, back: null, charged: false, ambush: false });
}

/** One tile away is no charge; farther away the dice tell how far it gets. */
export function assault(turn: Turn, char: Character, { target, path }: CloseAssault): void {
  if (!dares(turn, char)) return;
  const rushed = path.length > 1 ? rush(turn, char, 'charge') : 1;
  const allowance = rushed >= path.length ? rushed : lastFreeTile(turn.state, char, path, rushed);
  turn.push({ do: 'charge', char: char.id, target, path, from: char.at, done: 0, allowance });
}

/** A Ghost that would stop inside somebody stays on the last free tile before. */
export function lastFreeTile(
  state: State,
  char: Character,
  path: readonly Cell[],
  allowance: number,
): number {
  let tiles = allowance;
  while (tiles > 0 && charAt(state, path[tiles - 1]!, char.id)) tiles -= 1;
  return tiles;
}

export function runCharge(turn: Turn, task: TaskOf<'charge'>, char: Character): void {
  const { path, done, allowance, char: id, target, from } = task;
  if (done < Math.min(path.length, allowance)) {
    const isLast = done === path.length - 1;
    const how = path.length > 1 ? 'charge' : 'walk';
    turn.push(entering(id, path[done]!, how, { flips: !isLast }), { ...task, done: done + 1 });
    return;
  }
  if (done < path.length)
    return turn.tell({ type: 'fell-short', allowance, length: path.length, ...whoIs(char) });
  turn.push({ do: 'declare', char: id, target, back: path.at(-2) ?? from, ...chargeTerms(char, from, path) });
}

/** One tile away is no charge. Ambush counts after a charge that changes its direction. */
export function chargeTerms(
  char: Character,
  from: Cell,
  path: readonly Cell[],
): Pick<Combat, 'charged' | 'ambush'> {
  const charged = path.length > 1;
  const directions = path.map((to, index) => directionTo(path[index - 1] ?? from, to));
  return { charged, ambush: charged && can(char, 'ambush') && new Set(directions).size > 1 };
}

export function runDeclare(turn: Turn, task: TaskOf<'declare'>, char: Character): void {
  const { state, push } = turn;
  const attacks = closeAttacks(char);
  if (attacks.length === 1) return declare(turn, task, attacks[0]!);
  push(task);
  state.ask = { seat: state.seat, kind: 'declare', char: char.id, target: task.target };
}

export function declare(
  turn: Turn,
  { char, target, back, charged, ambush }: TaskOf<'declare'>,
  attack: 'melee' | 'magic',
): void {
  beginCombat(turn, { attacker: char, defender: target, attack, back, charged, ambush });
}

// ── Nimble Archer ──────────────────────────────────────────────────────────────────────────────────────────────

/** Linked free tiles without a counter from which somebody can be shot at. */
export function nimbleMoves(state: State, char: Character): Cell[] {
  if (!can(char, 'nimble-archer')) return [];
  return freeReach(state, char).filter(
    at => !hasCounter(state, at) && sightings(state, at, char.id).length > 0,
  );
}

export function runNimbleShot({ state, push }: Turn, task: TaskOf<'nimble-shot'>, char: Character): void {
  if (rangedAssaults(state, char, ['ranged']).length === 0) return;
  push(task);
  state.ask = { seat: state.seat, kind: 'nimble-shot', char: char.id };
}

export function runNimbleAfter({ state, push }: Turn, task: TaskOf<'nimble-after'>, char: Character): void {
  if (freeReach(state, char).length === 0) return;
  push(task);
  state.ask = { seat: state.seat, kind: 'nimble-after', char: char.id };
}
