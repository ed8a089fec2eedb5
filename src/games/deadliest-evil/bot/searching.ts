/** Whether to search: what the deck may still hold, held against what a search costs her outside. */
import type { CardId } from '../data/search-cards.ts';
import { deckLeft } from '../odds/outlook.ts';
import { levelOf, traceOf } from '../rules/ending.ts';
import type { State } from '../state/state.ts';
import { arrivingWithin } from './dice.ts';
import { makePlan, type Temper } from './plan.ts';

/** What a card is worth to her, in points, while the raid lies before her. */
// biome-ignore format: a table
const WORTH: Readonly<Record<CardId, number>> = {
  'nothing':              0,
  'healing-balm':        50,
  'amulet-of-speed':     30,
  'giant-rat-attack':   -10,
  'fireball-scroll':     30,
  'invisibility-scroll': 20,
  'enchanted-shield':    40,
  'rope':                10,
  'poison-gas-trap':    -25,
  'magic-sword':         30,
  'healing-potion':      45,
  'cloak-of-stealth':    20,
};

/** How often a price is paid at all: the fallen pay nothing. */
const PAID = 1 / 3;
/** Whoever is on the way home has little use for a find. */
const HOMEWARD = 0.3;
/** Hunters whom a search lets in can be struck before they strike. */
const FIRST_STRIKE = 8;

/** What a search is worth beyond its price. */
export function gainOfSearch(state: State, temper: Temper): number {
  const cards = deckLeft(state, levelOf(state));
  const count = cards.reduce((sum, each) => sum + each.count, 0);
  const find = cards.reduce((sum, each) => sum + each.count * WORTH[each.card], 0) / count;
  const isGoingHome = makePlan(state, temper).target.tile === 0;
  const strike = arrivingWithin(state, 1).length > 0 ? FIRST_STRIKE : 0;
  return (find + strike) * (isGoingHome ? HOMEWARD : 1) - PAID * traceOf(state);
}
