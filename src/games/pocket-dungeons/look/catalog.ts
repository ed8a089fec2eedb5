/** What a seed deals: where everything lies, and under which counter what. */
import { DELVERS } from '../data/cards.ts';
import { COUNTERS, type Counter } from '../data/constants.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import { cellOfKey } from '../rules/cells.ts';
import type { State } from '../state/state.ts';
import { cardName, doorBetween, seatName, tileName } from './words.ts';

export function catalog(state: State): string[] {
  const { dungeon, hidden, players, recruits, bag, deck } = state;
  const kinds = Object.keys(COUNTERS) as Counter[];
  const under = (kind: Counter): string =>
    Object.entries(hidden)
      .filter(([, counter]) => counter === kind)
      .map(([key]) => tileName(cellOfKey(key)))
      .join(', ');
  const tiles = TILE_KINDS.map(({ id, name }) => {
    const cells = Object.entries(dungeon.tiles)
      .filter(([, tile]) => tile.kind === id)
      .map(([key]) => tileName(cellOfKey(key)));
    return `${name}: ${cells.join(' ')}`;
  });
  return [
    `Delvers: ${players.map(({ seat, delver }) => `${seatName(seat)} ${cardName(delver)}`).join(', ')}`,
    `Outside: ${
      DELVERS.filter(id => recruits.includes(id))
        .map(cardName)
        .join(', ') || 'nobody'
    }`,
    ...tiles,
    ...kinds.map(kind => `${kind}: ${under(kind)}`),
    `Doors: ${dungeon.doors.map(doorBetween).join('; ')}`,
    ...(bag.length > 0 ? [`Bag, next first: ${bag.join(' ')}`] : []),
    ...(deck.length > 0 ? [`Counters, next first: ${deck.join(' ')}`] : []),
  ];
}
