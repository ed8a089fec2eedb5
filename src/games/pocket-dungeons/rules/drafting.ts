/** Chapter "Building": seats lay tiles, counters and doors in turn. */
import type { Cell } from '../../../core/grid.ts';
import { DOORS } from '../data/constants.ts';
import type { Rotation, Door } from '../data/tiles.ts';
import type { State } from '../state/state.ts';
import { breach, drawTile, dungeonOf, frameOf, lay, newTile, placementsOf, siteOf } from './building.ts';
import { CELLS, numberOf } from './cells.ts';
import { finishBuild } from './delvers.ts';
import { leftOf } from './characters.ts';
import { doorEdges, hangDoor, layCounter } from './furnishing.ts';
import type { Turn } from './turn.ts';

/** Draws for the builder; tiles that must break in are laid at once. */
export function nextTile(turn: Turn): void {
  const { state, tell } = turn;
  while (state.bag.length > 0) {
    const site = siteOf(state.dungeon);
    const draw = drawTile(site, state.bag, false);
    for (const kind of draw.refused) tell({ type: 'tile-redrawn', kind });
    state.bag = draw.bag;
    if (!draw.breach) state.drawn = draw.kind;
    tell({ type: 'tile-drawn', seat: state.builder, kind: draw.kind });
    if (!draw.breach) {
      state.ask = { seat: state.builder, kind: 'place-tile', tile: draw.kind };
      return;
    }
    const { index } = breach(site, draw.kind);
    state.dungeon = dungeonOf(site, [], null);
    const { rot, exits } = site.tiles[index]!;
    const at = CELLS[index]!;
    tell({ type: 'tile-placed', seat: state.builder, kind: draw.kind, at, rot, exits, breached: true });
    if (state.bag.length > 0) state.builder = leftOf(state, state.builder);
  }
  state.drawn = null;
  state.dungeon = { ...state.dungeon, frame: frameOf(siteOf(state.dungeon)) };
  state.phase = 'counters';
  nextCounter(turn);
}

export function placeTile(turn: Turn, at: Cell, rot: Rotation): void {
  const { state, tell } = turn;
  const site = siteOf(state.dungeon);
  const tile = newTile(state.drawn!, rot);
  lay(site, numberOf(at), tile);
  state.dungeon = dungeonOf(site, [], null);
  const { kind, exits } = tile;
  tell({ type: 'tile-placed', seat: state.builder, kind, at, rot, exits, breached: false });
  if (state.bag.length > 0) state.builder = leftOf(state, state.builder);
  nextTile(turn);
}

export function tilePlacements(state: State): { at: Cell; rot: Rotation }[] {
  const legal = placementsOf(siteOf(state.dungeon), state.drawn!, state.bag.length);
  return legal.map(({ index, rot }) => ({ at: CELLS[index]!, rot }));
}

/** The seat that laid the last tile begins. */
function nextCounter(turn: Turn): void {
  const { state } = turn;
  if (state.deck.length > 0) {
    state.ask = { seat: state.builder, kind: 'place-counter' };
    return;
  }
  state.phase = 'doors';
  state.builder = (state.builder + lastTileOffset(state)) % state.players.length;
  nextDoor(turn);
}

/** Back to the seat that began with the counters: thirteen have been laid in turn. */
function lastTileOffset(state: State): number {
  const laid = Object.keys(state.hidden).length;
  const { length } = state.players;
  return (length - (laid % length)) % length;
}

export function placeCounter(turn: Turn, at: Cell): void {
  const { state, tell } = turn;
  layCounter(state, at);
  tell({ type: 'counter-placed', seat: state.builder, at });
  state.builder = leftOf(state, state.builder);
  nextCounter(turn);
}

function nextDoor(turn: Turn): void {
  const { state } = turn;
  if (state.dungeon.doors.length < DOORS && doorEdges(state.dungeon).length > 0) {
    state.ask = { seat: state.builder, kind: 'place-door' };
    return;
  }
  state.phase = 'delvers';
  finishBuild(turn);
}

export function placeDoor(turn: Turn, at: Cell, side: Door['side']): void {
  const { state, tell } = turn;
  const door = { at, side };
  hangDoor(state, door);
  tell({ type: 'door-placed', seat: state.builder, door });
  state.builder = leftOf(state, state.builder);
  nextDoor(turn);
}
