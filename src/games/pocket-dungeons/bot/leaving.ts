/** When it is time to go: before anybody has left, and in the last call. */
import { cardOf, type CardId } from '../data/cards.ts';
import { isLastCall, turnsLeft } from '../odds/closing.ts';
import { cellOfKey } from '../rules/cells.ts';
import type { Character, State } from '../state/state.ts';
import { roundsLeft, type Leaving, type Mind } from './mind.ts';
import { routesOf } from './routes.ts';

/** A walk ends early, a fight comes between: so many turns are kept in hand. */
const SPARE_TURNS = 1;

/** Treasure that nobody is likely to top. */
const ENOUGH = 2;
/** Cost of the way to treasure that is taken along. */
const AT_ITS_FEET = 3;

/** What a rush covers on average. */
export function paceOf(card: CardId): number {
  const { action, abilities } = cardOf(card);
  const swift = abilities.includes('swift') ? (1 - 0.5 ** action) / 2 : 0;
  return 1 + action / 2 + swift;
}

/** Turns that a way takes on average, and the step up the Stairs. */
export function turnsFor(hero: Character, cost: number): number {
  return (cost + 1) / paceOf(hero.card);
}

/** Whether what it holds is more than anybody has carried out. */
export function beatsDeparted({ players }: State, { treasure, hazards }: Character): boolean {
  return players.every(
    ({ final }) =>
      !final || treasure > final.treasure || (treasure === final.treasure && hazards > final.hazards),
  );
}

/** In the last call: with enough to win, or when there is only time to take home what there is. */
export function leavesInTime(mind: Mind, hero: Character): boolean {
  const { view, level } = mind;
  if (beatsDeparted(view, hero)) return true;
  if (hero.treasure === 0) return false;
  const way = turnsFor(hero, routesOf(view, hero, level.dread).cost(view.stairs!));
  return turnsLeft(view) - way < SPARE_TURNS;
}

const rivalsOf = ({ view, seat }: Mind): Character[] =>
  view.chars.filter(char => char.role === 'hero' && char.owner !== seat);

/** The easy bot is glad to have anything. */
export const easyLeaving: Leaving = ({ view }, { treasure }) => treasure >= 1 || roundsLeft(view) < 12;

export const normalLeaving: Leaving = (mind, hero) => {
  const { view } = mind;
  if (isLastCall(view)) return leavesInTime(mind, hero);
  const { treasure: mine } = hero;
  const most = Math.max(0, ...rivalsOf(mind).map(char => char.treasure));
  const unexplored = Object.keys(view.hidden).length;
  const isEmpty = unexplored === 0 && Object.keys(view.loose).length === 0;
  return (
    mine >= 3 ||
    (mine >= 2 && mine > most) ||
    (mine >= 1 && mine >= most && unexplored <= 4) ||
    (isEmpty && (mine > 0 || most === 0)) ||
    (view.gas && mine > 0) ||
    roundsLeft(view) < 14
  );
};

/** The hard bot is glad to go, unless more lies at its feet. */
export const hardLeaving: Leaving = (mind, hero) => {
  const { view } = mind;
  if (isLastCall(view)) return leavesInTime(mind, hero);
  if (hero.treasure === 0) return normalLeaving(mind, hero);
  return hero.treasure >= ENOUGH || !hasLootNear(mind, hero);
};

function hasLootNear({ view, level }: Mind, hero: Character): boolean {
  const routes = routesOf(view, hero, level.dread);
  return Object.keys(view.loose).some(key => routes.cost(cellOfKey(key)) <= AT_ITS_FEET);
}
