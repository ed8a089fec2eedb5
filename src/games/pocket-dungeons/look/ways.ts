/** A click on a far tile: the figure is chosen, sets out, and walks there as far as the dice allow; or strikes there, or opens a door. */
import type { Seat } from '../../../core/game.ts';
import { DIRECTIONS, sameCell, type Cell } from '../../../core/grid.ts';
import { once } from '../../../core/memo.ts';
import { legalActions } from '../game.ts';
import { closeAssaults, rangedAssaults } from '../rules/assaults.ts';
import { keyOf } from '../rules/cells.ts';
import { can, charAt, findChar, heroOf } from '../rules/characters.ts';
import { doorBeside } from '../rules/doors.ts';
import { isWet } from '../rules/geometry.ts';
import { hasCounter, reachOf } from '../rules/reach.ts';
import type { Character, State } from '../state/state.ts';
import { doorCell, middleCell, standCell, tileAt } from './places.ts';

export function wayTo(state: State, seat: Seat, to: Cell): readonly Cell[] | undefined {
  const walker = walkerOf(state, seat);
  if (!walker) return undefined;
  const opened = wayToDoor(state, walker, to);
  if (opened) return opened;
  const tile = tileAt(state, to);
  if (!tile || sameCell(tile, walker.char.at)) return undefined;
  const struck = wayToFoe(state, walker, tile);
  if (struck) return struck;
  const tiles = isWalk(state) ? shortest(state, walker.char, tile) : undefined;
  if (!tiles) return undefined;
  const cells = tiles.map(at => middleCell(state, at));
  const start = walker.sets ? [standCell(state, walker.char)] : [];
  // A tile is nine cells: whichever is pointed at, the way ends there.
  const end = sameCell(cells.at(-1)!, to) ? [] : [to];
  return [...start, ...cells, ...end];
}

/** Whom a figure may attack from where it stands. */
function targetsOf(state: State, char: Character): ReadonlySet<number> {
  return new Set([...closeAssaults(state, char), ...rangedAssaults(state, char)].map(({ target }) => target));
}

/** Whom the hero of whoever is to move may attack: a press on them means that. */
export const ownTargets = once((state: State): ReadonlySet<number> => {
  const hero = heroOf(state, state.seat);
  return hero ? targetsOf(state, hero) : new Set();
});

/** To whomever it may attack: it is chosen, then it strikes. */
function wayToFoe(state: State, { char }: Walker, tile: Cell): readonly Cell[] | undefined {
  const { ask } = state;
  const foe = charAt(state, tile, char.id);
  if (!foe || (ask?.kind !== 'actor' && ask?.kind !== 'action')) return undefined;
  const targets = ask.kind === 'actor' ? ownTargets(state) : targetsOf(state, char);
  if (!targets.has(foe.id)) return undefined;
  const at = standCell(state, foe);
  return ask.kind === 'actor' ? [standCell(state, char), at] : [at];
}

/** To a shut door beside it: it is chosen, then it opens. */
function wayToDoor(state: State, { char }: Walker, to: Cell): readonly Cell[] | undefined {
  const { ask, dungeon } = state;
  if (ask?.kind !== 'actor' && ask?.kind !== 'action') return undefined;
  const isThere = DIRECTIONS.some(side => {
    const door = doorBeside(dungeon, char.at, side);
    return door !== undefined && sameCell(doorCell(state, door), to);
  });
  if (!isThere) return undefined;
  return ask.kind === 'actor' ? [standCell(state, char), to] : [to];
}

interface Walker {
  readonly char: Character;
  /** It has yet to be chosen, or to set out: its own cell is the first to be pressed. */
  readonly sets: boolean;
}

function walkerOf(state: State, seat: Seat): Walker | undefined {
  const { ask } = state;
  if (ask?.seat !== seat) return undefined;
  const char = ask.kind === 'actor' ? heroOf(state, seat) : 'char' in ask && findChar(state, ask.char);
  return char ? { char, sets: ask.kind === 'actor' || ask.kind === 'action' } : undefined;
}

/** Some questions are not about walking, and whoever is hemmed in can still strike or open a door. */
function isWalk(state: State): boolean {
  if (state.ask?.kind === 'actor' || state.ask?.kind === 'moving') return true;
  return legalActions(state).some(({ type }) => type === 'explore' || type === 'step');
}

/** Dry before short: water is entered only where there is no other way. Counters end a hero's walk. */
function shortest(state: State, char: Character, to: Cell): Cell[] | undefined {
  return search(state, char, to, true) ?? search(state, char, to, false);
}

function search(state: State, char: Character, to: Cell, isDry: boolean): Cell[] | undefined {
  const isTaken = (at: Cell): boolean => charAt(state, at, char.id) !== undefined;
  if (isTaken(to) || !(keyOf(to) in state.dungeon.tiles)) return undefined;
  const legal = firstSteps(state);
  const from = new Map<string, Cell | undefined>([[keyOf(char.at), undefined]]);
  let edge: Cell[] = [char.at];
  for (let step = 1; edge.length > 0; step++) {
    const next: Cell[] = [];
    for (const here of edge)
      for (const at of reachOf(state, char, here)) {
        const isGoal = sameCell(at, to);
        const isBarred = isTaken(at) || (!isGoal && char.role === 'hero' && hasCounter(state, at));
        const isShunned = isDry && isWet(state.dungeon, at) && !isGoal && !can(char, 'amphibious');
        const isIllegal = step === 1 && legal && !legal.some(cell => sameCell(cell, at));
        if (from.has(keyOf(at)) || isBarred || isShunned || isIllegal) continue;
        from.set(keyOf(at), here);
        if (isGoal) return wayBack(from, at);
        next.push(at);
      }
    edge = next;
  }
  return undefined;
}

/** While walking, the steps that may be taken now; a flight does not lead everywhere. */
function firstSteps(state: State): Cell[] | undefined {
  if (state.ask?.kind === 'actor' || state.ask?.kind === 'action') return undefined;
  return legalActions(state).flatMap(action => (action.type === 'step' ? [action.to] : []));
}

function wayBack(from: ReadonlyMap<string, Cell | undefined>, end: Cell): Cell[] {
  const way: Cell[] = [];
  for (let at: Cell | undefined = end; at && from.get(keyOf(at)); at = from.get(keyOf(at))) way.push(at);
  return way.toReversed();
}
