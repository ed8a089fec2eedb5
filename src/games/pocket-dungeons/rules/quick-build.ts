/** Chapter "Quick mode": the seed builds what people have not. */
import { DOORS } from '../data/constants.ts';
import type { TileKind } from '../data/tiles.ts';
import { pick } from '../../../core/rng.ts';
import { leftOf } from './characters.ts';
import {
  breach,
  drawTile,
  dungeonOf,
  frameOf,
  lay,
  newTile,
  placementsOf,
  siteOf,
  type Site,
} from './building.ts';
import { counterCells, doorEdges, hangDoor, layCounter } from './furnishing.ts';
import type { Turn } from './turn.ts';

/** Tiles, counters and doors, from wherever the building stands now. */
export function quickBuild(turn: Turn): void {
  quickTiles(turn);
  quickCounters(turn);
  quickDoors(turn);
}

function quickTiles(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'tiles') return;
  const site = siteOf(state.dungeon);
  // A tile that a builder already holds is the first to be laid.
  let bag = state.drawn ? [state.drawn, ...state.bag] : state.bag;
  while (bag.length > 0) {
    const draw = drawTile(site, bag, true);
    bag = draw.bag;
    if (draw.breach) breach(site, draw.kind);
    else layAnywhere(turn, site, draw.kind, bag.length);
    if (bag.length > 0) state.builder = leftOf(state, state.builder);
  }
  state.bag = [];
  state.drawn = null;
  state.dungeon = dungeonOf(site, [], frameOf(site));
  state.phase = 'counters';
}

/** First a cell, then one of its rotations: both are drawn even where there is only one. */
function layAnywhere(turn: Turn, site: Site, kind: TileKind, left: number): void {
  const dice = turn.dice('build');
  const legal = placementsOf(site, kind, left);
  const index = pick(dice, [...new Set(legal.map(placement => placement.index))]);
  const here = legal.filter(placement => placement.index === index);
  lay(site, index, newTile(kind, pick(dice, here).rot));
}

function quickCounters(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'counters') return;
  while (state.deck.length > 0) {
    layCounter(state, pick(turn.dice('build'), counterCells(state)));
  }
  state.phase = 'doors';
}

function quickDoors(turn: Turn): void {
  const { state } = turn;
  if (state.phase !== 'doors') return;
  while (state.dungeon.doors.length < DOORS) {
    const edges = doorEdges(state.dungeon);
    if (edges.length === 0) break;
    hangDoor(state, pick(turn.dice('build'), edges));
  }
  state.phase = 'delvers';
}
