/** Where the own hero wants to go. */
import type { Cell } from '../../../core/grid.ts';
import { cellOfKey } from '../rules/cells.ts';
import type { Character, Key, State } from '../state/state.ts';
import { edgeOver } from './worth.ts';
import type { Level } from './levels.ts';
import { roundsLeft, type Mind } from './mind.ts';
import { costToMeet, routesOf, type Routes } from './routes.ts';

export interface Goal {
  readonly at: Cell;
  readonly cost: number;
  readonly routes: Routes;
  readonly why: string;
}

export function wantsOut({ view, level, seat, hero }: Mind): boolean {
  if (!view.stairs || !hero) return false;
  const { treasure: mine, hazards } = hero;
  const left = roundsLeft(view);
  if (level.id === 'easy') return mine >= 1 || left < 12;
  const departed = view.players.flatMap(player => player.final ?? []);
  if (departed.length > 0) {
    const beaten = Math.max(...departed.map(({ treasure }) => treasure));
    const skulls = Math.max(...departed.filter(each => each.treasure === beaten).map(each => each.hazards));
    return mine > beaten || (mine === beaten && hazards > skulls);
  }
  const others = view.chars.filter(char => char.role === 'hero' && char.owner !== seat);
  const most = Math.max(0, ...others.map(char => char.treasure));
  const unexplored = Object.keys(view.hidden).length;
  const isEmpty = unexplored === 0 && Object.keys(view.loose).length === 0;
  if (level.id === 'hard' && mine >= 2 && mine >= most) return true;
  if (level.id === 'hard' && mine >= 1 && mine > most && unexplored <= 7) return true;
  return (
    mine >= 3 ||
    (mine >= 2 && mine > most) ||
    (mine >= 1 && mine >= most && unexplored <= 4) ||
    (isEmpty && (mine > 0 || most === 0)) ||
    (view.gas && mine > 0) ||
    left < 14
  );
}

/** The Stairs if it wants out; else the best value for the way; else the Stairs again. */
export function goalOf(mind: Mind, hero: Character): Goal | undefined {
  const { view, level } = mind;
  const routes = routesOf(view, hero, level.dread);
  const reach = (at: Cell, cost: number, why: string): Goal | undefined =>
    Number.isFinite(cost) ? { at, cost, routes, why } : undefined;
  const stairs = view.stairs && reach(view.stairs, routes.cost(view.stairs), 'Head for the Stairs.');
  if (stairs && wantsOut(mind)) return stairs;
  let chosen: Goal | undefined;
  let highest = 0;
  for (const { at, cost, value, why } of prizes(mind, hero, routes)) {
    const worth = value / (cost + 2);
    if (worth <= highest) continue;
    highest = worth;
    chosen = reach(at, cost, why);
  }
  return chosen ?? stairs ?? undefined;
}

interface Prize {
  readonly at: Cell;
  readonly cost: number;
  readonly value: number;
  readonly why: string;
}

function prizes({ view, level }: Mind, hero: Character, routes: Routes): Prize[] {
  const curiosity = view.stairs ? 1.3 : 1.8 + 0.5 * hero.treasure;
  const prize = (key: Key, value: number, why: string): Prize => {
    const at = cellOfKey(key);
    return { at, cost: routes.cost(at), value, why };
  };
  return [
    ...Object.entries(view.loose).map(([key, amount]) =>
      prize(key, 3 * amount, 'Treasure is there for the taking.'),
    ),
    ...Object.keys(view.hidden).map(key => prize(key, curiosity, 'The nearest counter worth flipping.')),
    ...quarry(view, level.hunt, hero, routes),
  ];
}

/** Rivals who carry treasure and whom it would rather meet than miss. */
function quarry(view: State, hunt: Level['hunt'], hero: Character, routes: Routes): Prize[] {
  if (!hunt) return [];
  return view.chars
    .filter(char => char.role === 'hero' && char.id !== hero.id && char.treasure > 0)
    .map(rival => ({
      at: rival.at,
      cost: costToMeet(routes, rival.at),
      value: hunt.zeal * rival.treasure * edgeOver(view, hero, rival),
      why: 'A rival carries treasure, and the odds are good.',
    }))
    .filter(each => each.value > 0 && each.cost < hunt.cost);
}
