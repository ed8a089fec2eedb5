/** What the screen shows before a decision: how far a walk may lead, who threatens which tile, what is in sight. */
import type { Seat } from '../../../core/game.ts';
import { range, type Cell } from '../../../core/grid.ts';
import { reachChance, waterChance } from './rolls.ts';
import { angryAssaults, closeAssaults, nimbleMoves, rangedAssaults } from '../rules/assaults.ts';
import { CELLS, cellOfKey, keyOf, numberOf } from '../rules/cells.ts';
import { can, charAt, heroOf } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import { hasCounter, reachOf } from '../rules/reach.ts';
import { longestRush } from '../rules/rolls.ts';
import { sightings } from '../rules/sight.ts';
import type { Character, State } from '../state/state.ts';

export interface WalkPreview {
  readonly at: Cell;
  /** The fewest that lead there. */
  readonly steps: number;
  /** Chance to get there alive, once it sets out: the rush, and then the driest way that the rush allows. */
  readonly chance: number;
  /** Even the driest way leads through water that may drown it. */
  readonly isWet: boolean;
  /** An unexplored counter ends the walk here. */
  readonly stops: boolean;
}

/** Every tile that one walk may lead to; `left` is what a rolled rush still allows. Healing by others does not count. */
export function walkPreviews(state: State, char: Character, left?: number): WalkPreview[] {
  if (left === undefined && !mayWalk(state, char)) return [];
  const ways = driestWays(state, char, left ?? longestRush(char));
  const found: WalkPreview[] = [];
  for (const [key, dry] of ways) {
    const at = cellOfKey(key);
    if (key === keyOf(char.at) || charAt(state, at, char.id)) continue;
    const steps = dry.findIndex(chance => chance > 0);
    const chance = left === undefined ? arrival(char, dry) : dry.at(-1)!;
    const stops = char.role === 'hero' && hasCounter(state, at);
    found.push({ at, steps, chance, isWet: dry.at(-1)! < 1, stops });
  }
  return found.toSorted((a, b) => a.steps - b.steps);
}

/** What lies down, and a Troll that sees somebody, goes nowhere. */
function mayWalk(state: State, char: Character): boolean {
  return !char.paralysed && !angryAssaults(state, char);
}

/** By tile: the best chance to be there alive within 0, 1, 2 … steps. */
function driestWays(state: State, char: Character, most: number): Map<string, readonly number[]> {
  const { isWater } = geometryOf(state.dungeon);
  const ways = new Map<string, number[]>([[keyOf(char.at), [1]]]);
  for (let step = 1; step <= most; step++) {
    const before = [...ways].map(([key, dry]) => [cellOfKey(key), dry.at(-1)!] as const);
    for (const dry of ways.values()) dry.push(dry.at(-1)!);
    for (const [from, chance] of before) {
      if (!isPassable(state, char, from)) continue;
      for (const at of reachOf(state, char, from)) {
        if (charAt(state, at, char.id) && !isPassable(state, char, at)) continue;
        const dry = chance * (isWater[numberOf(at)] ? waterChance(char) : 1);
        const known = ways.get(keyOf(at)) ?? Array.from({ length: step + 1 }, () => 0);
        known[step] = Math.max(known[step]!, dry);
        ways.set(keyOf(at), known);
      }
    }
  }
  return ways;
}

/** Whether a walk may lead on from there: not from a counter, nor out of somebody else, unless it is a Ghost. */
function isPassable(state: State, char: Character, at: Cell): boolean {
  if (keyOf(at) === keyOf(char.at)) return true;
  if (char.role === 'hero' && hasCounter(state, at)) return false;
  return can(char, 'incorporeal') || !charAt(state, at, char.id);
}

function arrival({ card }: Character, dry: readonly number[]): number {
  return dry.reduce(
    (sum, chance, steps) =>
      steps === 0 ? sum : sum + chance * (reachChance(card, steps) - reachChance(card, steps + 1)),
    0,
  );
}

/** Where the seat's hero could stand, and who of the others could strike it there in one activation. */
export function threatenedTiles(
  state: State,
  seat: Seat,
): { readonly at: Cell; readonly by: readonly number[] }[] {
  const hero = heroOf(state, seat);
  if (!hero) return [];
  const foes = state.chars.filter(char => char.owner !== seat && !char.paralysed);
  return geometryOf(state.dungeon).tiles.flatMap(index => {
    const at = CELLS[index]!;
    if (charAt(state, at, hero.id)) return [];
    const chars = state.chars.map(char => (char === hero ? { ...hero, at } : char));
    const by = foes.filter(foe => couldStrike({ ...state, chars }, foe, { ...hero, at })).map(({ id }) => id);
    return by.length > 0 ? [{ at, by }] : [];
  });
}

function couldStrike(state: State, foe: Character, target: Character): boolean {
  const hits = (action: { readonly target: number }): boolean => action.target === target.id;
  const most = longestRush(foe);
  const angry = angryAssaults(state, foe);
  if (angry) return angry.some(charge => hits(charge) && charge.path.length <= most);
  const isNear = range(foe.at, target.at) <= most || can(foe, 'aquatic-superiority');
  return (
    rangedAssaults(state, foe).some(hits) ||
    (isNear && closeAssaults(state, foe).some(hits)) ||
    nimbleMoves(state, foe).some(to =>
      sightings(state, to, foe.id).some(({ target: { id } }) => id === target.id),
    )
  );
}

/** Every tile that can be seen from here; what blocks is itself seen. */
export function tilesInSight(state: State, from: Cell, except?: number): Cell[] {
  return geometryOf(state.dungeon)
    .raysFrom(numberOf(from))
    .flatMap(ray => {
      const cells = ray.map(index => CELLS[index]!);
      const end = cells.findIndex(at => hasCounter(state, at) || charAt(state, at, except) !== undefined);
      return end < 0 ? cells : cells.slice(0, end + 1);
    });
}

/** The straight line between two tiles of a row or column, and where it is blocked; undefined if there is no such line. */
export function beam(
  state: State,
  from: Cell,
  to: Cell,
): { readonly line: readonly Cell[]; readonly blockedAt: Cell | undefined } | undefined {
  if ((from.x === to.x) === (from.y === to.y)) return undefined;
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const line = Array.from({ length }, (_, index) => ({
    x: from.x + dx * (index + 1),
    y: from.y + dy * (index + 1),
  }));
  const { links } = geometryOf(state.dungeon);
  let before = from;
  for (const [index, at] of line.entries()) {
    if (!links[numberOf(before)]!.includes(numberOf(at))) return { line, blockedAt: at };
    const isLast = index === line.length - 1;
    if (!isLast && (hasCounter(state, at) || charAt(state, at))) return { line, blockedAt: at };
    before = at;
  }
  return { line, blockedAt: undefined };
}
