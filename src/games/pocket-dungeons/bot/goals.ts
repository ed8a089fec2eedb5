/** Where the own hero wants to go. */
import type { Cell } from '../../../core/grid.ts';
import { isLastCall, turnsLeft } from '../odds/closing.ts';
import { best } from '../../../bots/best.ts';
import { cardOf } from '../data/cards.ts';
import { cellOfKey } from '../rules/cells.ts';
import { charAt } from '../rules/characters.ts';
import { tilesInSight } from '../rules/sight.ts';
import type { Character, Key, State } from '../state/state.ts';
import { edgeOver, edgeWith, promise } from './worth.ts';
import { paceOf } from './leaving.ts';
import type { Level, Mind } from './mind.ts';
import { costToMeet, routesOf, type Routes } from './routes.ts';

const ORDINARY_PACE = 2;

export interface Goal {
  readonly at: Cell;
  readonly cost: number;
  readonly routes: Routes;
  readonly why: string;
}

export function wantsOut(mind: Mind): boolean {
  const { view, level, hero } = mind;
  if (!view.stairs || !hero) return false;
  return level.leaves(mind, hero) || (isLastCall(view) && hero.treasure > 0 && !prizeOf(mind, hero));
}

/** The Stairs if it wants out; else the best value for the way; else the Stairs again. */
export function goalOf(mind: Mind, hero: Character): Goal | undefined {
  const { view, level } = mind;
  const routes = routesOf(view, hero, level.dread);
  const cost = view.stairs ? routes.cost(view.stairs) : Infinity;
  const stairs = Number.isFinite(cost)
    ? { at: view.stairs!, cost, routes, why: 'Head for the Stairs.' }
    : undefined;
  if (stairs && wantsOut(mind)) return stairs;
  return prizeOf(mind, hero, routes) ?? stairs;
}

/** The best value for the way; in the last call only what can also be carried out. */
export function prizeOf(
  mind: Mind,
  hero: Character,
  routes: Routes = routesOf(mind.view, hero, mind.level.dread),
): Goal | undefined {
  const { view, level } = mind;
  let chosen: Goal | undefined;
  let highest = 0;
  for (const { at, cost, value, why } of prizes(mind, hero, routes)) {
    const worth = value / (cost + 2);
    if (worth <= highest || !Number.isFinite(cost)) continue;
    if (view.stairs && isLastCall(view) && !timeFor(view, hero, level.dread, at, cost)) continue;
    highest = worth;
    chosen = { at, cost, routes, why };
  }
  return chosen;
}

/** There, a turn to pick it up, and out. */
function timeFor(view: State, hero: Character, dread: number, at: Cell, cost: number): boolean {
  const out = routesOf(view, hero, dread, at).cost(view.stairs!);
  return (cost + out + 1) / paceOf(hero.card) + 1 <= turnsLeft(view);
}

interface Prize {
  readonly at: Cell;
  readonly cost: number;
  readonly value: number;
  readonly why: string;
}

function prizes({ view, level }: Mind, hero: Character, routes: Routes): Prize[] {
  const curiosity = level.curiosity * (view.stairs ? 1.3 : 1.8 + 0.5 * hero.treasure);
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
  // The slow are soon left behind.
  const farthest = (hunt.cost * paceOf(hero.card)) / ORDINARY_PACE;
  return view.chars
    .filter(char => char.role === 'hero' && char.id !== hero.id && char.treasure > 0)
    .map(rival => ({
      ...meetingWith(view, hero, rival, routes),
      value: hunt.zeal * rival.treasure * promise(rival) * edgeOver(view, hero, rival),
      why: 'A rival carries treasure, and the odds are good.',
    }))
    .filter(each => each.value > 0 && each.cost < farthest);
}

/** Beside the rival, or wherever it can be shot from. */
function meetingWith(
  view: State,
  hero: Character,
  rival: Character,
  routes: Routes,
): Pick<Prize, 'at' | 'cost'> {
  const beside = { at: rival.at, cost: costToMeet(routes, rival.at) };
  if (!shoots(view, hero, rival)) return beside;
  const vantages = tilesInSight(view, rival.at, hero.id).filter(at => !charAt(view, at, hero.id));
  const at = best(vantages, each => -routes.cost(each));
  return at && routes.cost(at) < beside.cost ? { at, cost: routes.cost(at) } : beside;
}

function shoots(view: State, hero: Character, rival: Character): boolean {
  const { ranged, magic } = cardOf(hero.card);
  return (
    (ranged.off.dice > 0 && edgeWith(view, hero, rival, 'ranged') > 0) ||
    (magic.off.dice > 0 && edgeWith(view, hero, rival, 'magic') > 0)
  );
}
