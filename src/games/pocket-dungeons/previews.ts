/** What the screen shows before a decision: how far a walk may lead, who threatens which tile, what is in sight. */
import type { Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { reachChance, waterChance } from './chances.ts';
import { cardOf } from './data/cards.ts';
import { closeAttacks } from './rules/assaults.ts';
import { CELLS, keyOf, numberOf } from './rules/cells.ts';
import { can, charAt } from './rules/figures.ts';
import { geometryOf } from './rules/geometry.ts';
import { hasCounter, reachOf } from './rules/reach.ts';
import type { Character, State } from './state.ts';

export interface WalkPreview {
  readonly at: Cell;
  readonly steps: number;
  /** Chance that the rush leads so far; 1 for the first step, and for every step of a rush already rolled. */
  readonly chance: number;
  /** Chance to survive all water on the way. */
  readonly dry: number;
  /** An unexplored counter ends the walk here. */
  readonly stops: boolean;
}

/** Every tile that one walk may lead to, by the fewest steps; `left` is what a rolled rush still allows. */
export function walkPreviews(state: State, char: Character, left?: number): WalkPreview[] {
  const most = left ?? 1 + cardOf(char.card).action;
  const { isWater } = geometryOf(state.dungeon);
  const found = new Map<string, WalkPreview>();
  let edge: { at: Cell; dry: number }[] = [{ at: char.at, dry: 1 }];
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const next = new Map<string, { at: Cell; dry: number }>();
    for (const { at: from, dry: before } of edge)
      for (const at of reachOf(state, char, from)) {
        const key = keyOf(at);
        const isTaken = charAt(state, at, char.id) !== undefined;
        if (key === keyOf(char.at) || found.has(key) || (isTaken && !can(char, 'incorporeal'))) continue;
        const dry = before * (isWater[numberOf(at)] ? waterChance(char) : 1);
        if ((next.get(key)?.dry ?? -1) < dry) next.set(key, { at, dry });
      }
    for (const [key, { at, dry }] of next) {
      const stops = char.role === 'hero' && hasCounter(state, at);
      if (charAt(state, at, char.id)) continue;
      found.set(key, {
        at,
        steps,
        chance: left === undefined ? reachChance(char.card, steps) : 1,
        dry,
        stops,
      });
    }
    edge = [...next.values()].filter(({ at }) => char.role !== 'hero' || !hasCounter(state, at));
  }
  return [...found.values()];
}

/** Tiles where somebody who is not the seat's own could strike in one activation, and how many could. */
export function threatenedTiles(
  state: State,
  seat: Seat,
): { readonly at: Cell; readonly by: readonly number[] }[] {
  const by = new Map<string, number[]>();
  for (const char of state.chars) {
    if (char.owner === seat || char.paralysed) continue;
    for (const at of struckTiles(state, char)) {
      const list = by.get(keyOf(at)) ?? [];
      if (!list.includes(char.id)) by.set(keyOf(at), [...list, char.id]);
    }
  }
  return CELLS.flatMap(at => (by.has(keyOf(at)) ? [{ at, by: by.get(keyOf(at))! }] : []));
}

function struckTiles(state: State, char: Character): Cell[] {
  const near = closeAttacks(char).length > 0 ? walkPreviews(state, char).map(({ at }) => at) : [];
  const beside = closeAttacks(char).length > 0 ? reachOf(state, char) : [];
  const { ranged, magic } = cardOf(char.card);
  const far = ranged.off.dice + magic.off.dice > 0 ? tilesInSight(state, char.at, char.id) : [];
  return [...near, ...beside, ...far];
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
