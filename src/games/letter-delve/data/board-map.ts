/**
 * Chapter "Board and Tiled map": reads the one map into squares. The board lies inside a rim of wall; its square
 * (0,0) is the map's tile at `originX`, `originY`. What breaks a promise of the board is told by layer and object.
 */
import { cellsOf, indexOf, isInside, range, sameCell, type Cell, type Extent } from '../../../core/grid.ts';
import type { Result } from '../../../core/result.ts';
import { readMapAs, refuse, type DungeonMap, type MapObject } from '../../../core/tiled.ts';
import { Ways } from '../../../core/ways.ts';

export const BOARD: Extent = { columns: 15, rows: 15 };
const WITH_RIM: Extent = { columns: 17, rows: 17 };

const COUNTS = { star: 1, chest: 8, collect: 12, spawn: 24 } as const;
const WALLS = 16;
/** From a corner chest down the diagonal: chest, four walls, collection point, boss. */
const CORNER_TO_BOSS = 6;
/** Steps from a side chest to the three spawns that it wakes. */
const SIDE_TO_SPAWN = 3;

export interface Chest {
  readonly at: Cell;
  readonly kind: 'corner' | 'side';
  /** Squares whose sleepers wake at the end of the turn in which it is looted. */
  readonly wakes: readonly Cell[];
}

export interface Point {
  readonly at: Cell;
  readonly items: number;
}

export interface Board {
  readonly star: Cell;
  /** In reading order. */
  readonly walls: readonly boolean[];
  readonly chests: readonly Chest[];
  readonly points: readonly Point[];
  /** In the order in which they are dealt to. */
  readonly bossSpawns: readonly Cell[];
  readonly outerSpawns: readonly Cell[];
  /** For looks: rim and lights. */
  readonly map: DungeonMap;
  readonly origin: Cell;
}

const NAME = 'letter-delve/board';

export function readBoard(raw: unknown, tiles: unknown): Result<Board> {
  return readMapAs(
    NAME,
    raw,
    { 'tiles.json': tiles },
    {
      tileLayers: ['floor', 'walls', 'rim', 'decor'],
      objectLayers: ['sites', 'lights'],
      types: { sites: Object.keys(COUNTS), lights: ['torch', 'glow'] },
      extent: WITH_RIM,
    },
    map => {
      const board = boardOf(map);
      check(board);
      return board;
    },
  );
}

function boardOf(map: DungeonMap): Board {
  const origin = { x: whole(map.properties['originX']), y: whole(map.properties['originY']) };
  const squareOf = (object: MapObject): Cell => {
    const at = { x: object.at.x - origin.x, y: object.at.y - origin.y };
    if (!isInside(BOARD, at)) fault(object, 'it stands on the rim.');
    return at;
  };
  const all = (type: keyof typeof COUNTS): MapObject[] => {
    const found = map.objects('sites').filter(object => object.type === type);
    const wanted = COUNTS[type];
    if (found.length !== wanted)
      refuse(NAME, 'count', `there are ${found.length} of ${type}, not ${wanted}.`, { layer: 'sites' });
    return found;
  };
  const spawns = (boss: boolean): Cell[] =>
    all('spawn')
      .filter(object => (object.properties['boss'] === true) === boss)
      .toSorted((a, b) => whole(a.properties['order']) - whole(b.properties['order']))
      .map(squareOf);
  const tiles = map.tiles('walls');
  return {
    star: squareOf(all('star')[0]!),
    walls: Array.from(cellsOf(BOARD), ({ x, y }) => {
      const cell = { x: x + origin.x, y: y + origin.y };
      return tiles[indexOf(map.extent, cell)]?.type === 'wall';
    }),
    chests: all('chest').map(object => ({
      at: squareOf(object),
      kind: object.properties['kind'] === 'corner' ? 'corner' : 'side',
      wakes: squaresIn(object),
    })),
    points: all('collect').map(object => ({
      at: squareOf(object),
      items: object.properties['items'] === 2 ? 2 : 1,
    })),
    bossSpawns: spawns(true),
    outerSpawns: spawns(false),
    map,
    origin,
  };
}

/** "6,2 8,2 7,3" */
function squaresIn(object: MapObject): Cell[] {
  return String(object.properties['wakes'] ?? '')
    .split(' ')
    .map(pair => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || !isInside(BOARD, { x, y }))
        return fault(object, `its wakes name "${pair}", which is no square.`);
      return { x, y };
    });
}

function fault(object: MapObject, detail: string): never {
  return refuse(NAME, 'object', detail, { layer: 'sites', object: object.id });
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
}

/** What the rules rely on. */
function check({ star, walls, chests, points, bossSpawns, outerSpawns }: Board): void {
  const fail = (layer: 'sites' | 'walls', detail: string): never => refuse(NAME, 'board', detail, { layer });
  const spawns = [...bossSpawns, ...outerSpawns];
  const squares = [star, ...chests.map(({ at }) => at), ...points.map(({ at }) => at), ...spawns];
  const isWall = (at: Cell): boolean => walls[indexOf(BOARD, at)]!;
  const count = walls.filter(Boolean).length;
  if (count !== WALLS) fail('walls', `there are ${count} walls, not ${WALLS}.`);
  if (bossSpawns.length !== 4) fail('sites', `there are ${bossSpawns.length} boss spawns, not 4.`);
  for (const [index, at] of squares.entries()) {
    const square = `square (${at.x},${at.y})`;
    if (isWall(at)) fail('sites', `${square}: it lies in a wall.`);
    if (squares.findIndex(other => sameCell(other, at)) !== index)
      fail('sites', `${square}: two sites share it.`);
  }
  const ways = new Ways(BOARD, at => !isWall(at));
  for (const { at, kind, wakes } of chests) {
    const chest = `chest (${at.x},${at.y})`;
    for (const woken of wakes) {
      const square = `(${woken.x},${woken.y})`;
      const across = [Math.abs(woken.x - at.x), Math.abs(woken.y - at.y)];
      if (!spawns.some(spawn => sameCell(spawn, woken)))
        fail('sites', `${chest}: ${square} is no spawn point.`);
      if (kind === 'corner' && across.some(far => far !== CORNER_TO_BOSS))
        fail('sites', `${chest}: its boss does not lie six squares down the diagonal.`);
      if (kind === 'side' && ways.distance(at, woken) !== SIDE_TO_SPAWN)
        fail('sites', `${chest}: ${square} is not three steps away.`);
    }
    if (wakes.length !== (kind === 'corner' ? 1 : 3))
      fail('sites', `${chest}: it wakes ${wakes.length} squares.`);
  }
  for (const { at } of points) {
    const isAtCorner = (spawn: Cell): boolean =>
      range(spawn, at) === 2 && spawn.x !== at.x && spawn.y !== at.y;
    const touching = spawns.filter(isAtCorner).length;
    if (touching !== 1) fail('sites', `point (${at.x},${at.y}): it touches ${touching} spawn points, not 1.`);
  }
}
