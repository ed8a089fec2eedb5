/** The fixed board of the first lesson: four cards as named in its map, and only two goblins. */
import tiles from '../../../../maps/nine-bit-dungeon/tiles.json';
import map from '../../../../maps/nine-bit-dungeon/tutorial.json';
import { mustReadMap, type DungeonMap } from '../../../core/tiled.ts';
import type { CardAt, Layout, Monster } from '../state/state.ts';
import { BOARD, type DieFace } from './constants.ts';
import { readRows, SITES, type CardNumber, type Side } from './faces.ts';
import { MONSTERS } from './monsters.ts';

const board = mustReadMap(
  'nine-bit-dungeon/tutorial',
  map,
  { 'tiles.json': tiles },
  {
    tileLayers: ['ground', 'liquid', 'walls', 'decor'],
    objectLayers: ['sites', 'monsters'],
    types: { sites: Object.keys(SITES), monsters: ['monster'] },
    extent: BOARD,
  },
);

export const LESSON_BOARD = {
  layout: readLayout(board),
  monsters: readMonsters(board),
  chestRoll: board.properties['chest'] as DieFace,
  /** The picture that the map shows; a test holds it against the cards. */
  rows: readRows(board),
};

/** `1A 2A 3A 4A`; a turned card would carry a stroke: `2A'`. */
function readLayout(from: DungeonMap): Layout {
  const names = String(from.properties['cards']).split(' ');
  const cards = names.map((name): CardAt => {
    const match = /^([1-4])([AB])('?)$/.exec(name);
    if (!match) throw new Error(`Map "${from.name}": "${name}" names no card.`);
    return { card: Number(match[1]) as CardNumber, side: match[2] as Side, turned: match[3] === "'" };
  });
  if (cards.length !== 4)
    throw new Error(`Map "${from.name}": there must be four cards, not ${cards.length}.`);
  return cards as unknown as Layout;
}

function readMonsters(from: DungeonMap): Monster[] {
  return from.objects('monsters').map((object, id) => {
    const kind = MONSTERS.find(({ id: name }) => name === object.properties['kind']);
    if (!kind) throw new Error(`Map "${from.name}", layer "monsters", object ${object.id}: no such kind.`);
    return { id, die: kind.die, at: object.at };
  });
}
