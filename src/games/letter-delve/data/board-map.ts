/**
 * Chapter "Board and Tiled map": reads the one map into squares. The board lies inside a rim of wall; its square
 * (0,0) is the map's tile at `originX`, `originY`. What breaks a promise of the board is told by layer and object.
 */
import { cellAt, indexOf, isInside, range, sameCell, type Cell, type Extent } from '../../../core/grid.ts';
import { ok, problem, type Problem, type Result } from '../../../core/result.ts';
import { readMap, type DungeonMap, type MapObject } from '../../../core/tiled.ts';
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
  /** For looks, in tiles of the map: bones, banners and the like, by sprite. */
  readonly decor: readonly { readonly sprite: string; readonly at: Cell }[];
  /** For looks: rim, lights and labels. */
  readonly map: DungeonMap;
  readonly origin: Cell;
}

export function readBoard(raw: unknown, tiles: unknown): Result<Board> {
  const read = readMap(
    'letter-delve/board',
    raw,
    { 'tiles.json': tiles },
    {
      tileLayers: ['floor', 'walls', 'rim', 'decor'],
      objectLayers: ['sites', 'lights', 'labels'],
      types: { sites: Object.keys(COUNTS), lights: ['torch', 'glow'], labels: ['label'] },
      extent: WITH_RIM,
    },
  );
  if (!read.ok) return read;
  try {
    const board = boardOf(read.value);
    check(board);
    return ok(board);
  } catch (error) {
    if (error instanceof Broken) return problem(error.problem.code, error.problem.message);
    throw error;
  }
}

class Broken extends Error {
  readonly problem: Problem;
  constructor(code: string, place: string, detail: string) {
    super(detail);
    this.problem = { code, message: `Map "letter-delve/board", ${place}: ${detail}` };
  }
}

function boardOf(map: DungeonMap): Board {
  const origin = { x: whole(map.properties['originX']), y: whole(map.properties['originY']) };
  const squareOf = (object: MapObject): Cell => {
    const at = { x: object.at.x - origin.x, y: object.at.y - origin.y };
    if (!isInside(BOARD, at)) throw fault(object, 'it stands on the rim.');
    return at;
  };
  const all = (type: keyof typeof COUNTS): MapObject[] => {
    const found = map.objects('sites').filter(object => object.type === type);
    if (found.length !== COUNTS[type])
      throw new Broken(
        'count',
        'layer "sites"',
        `there are ${found.length} of ${type}, not ${COUNTS[type]}.`,
      );
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
    walls: Array.from({ length: BOARD.columns * BOARD.rows }, (_, index) => {
      const x = (index % BOARD.columns) + origin.x;
      const y = Math.floor(index / BOARD.columns) + origin.y;
      return tiles[indexOf(map.extent, { x, y })]?.type === 'wall';
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
    decor: map.tiles('decor').flatMap((tile, index) => {
      const sprite = tile?.properties['sprite'];
      return typeof sprite === 'string' ? [{ sprite, at: cellAt(map.extent, index) }] : [];
    }),
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
        throw fault(object, `its wakes name "${pair}", which is no square.`);
      return { x, y };
    });
}

function fault(object: MapObject, detail: string): Broken {
  return new Broken('object', `layer "sites", object ${object.id}`, detail);
}

function whole(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
}

/** What the rules rely on. */
function check(board: Board): void {
  const sites = [board.star, ...board.chests, ...board.points, ...board.bossSpawns, ...board.outerSpawns];
  const squares = sites.map(site => ('at' in site ? site.at : site));
  const spawns = [...board.bossSpawns, ...board.outerSpawns];
  const walls = board.walls.filter(Boolean).length;
  const fail = (where: string, detail: string): never => {
    throw new Broken('board', where, detail);
  };
  if (walls !== WALLS) fail('layer "walls"', `there are ${walls} walls, not ${WALLS}.`);
  if (board.bossSpawns.length !== 4)
    fail('layer "sites"', `there are ${board.bossSpawns.length} boss spawns, not 4.`);
  for (const [index, at] of squares.entries()) {
    const name = `layer "sites", square (${at.x},${at.y})`;
    if (board.walls[indexOf(BOARD, at)]) fail(name, 'it lies in a wall.');
    if (squares.findIndex(other => sameCell(other, at)) !== index) fail(name, 'two sites share it.');
  }
  const ways = new Ways(BOARD, at => !board.walls[indexOf(BOARD, at)]);
  for (const { at, kind, wakes } of board.chests) {
    const name = `layer "sites", chest (${at.x},${at.y})`;
    for (const woken of wakes) {
      if (!spawns.some(spawn => sameCell(spawn, woken)))
        fail(name, `(${woken.x},${woken.y}) is no spawn point.`);
      const diagonal =
        Math.abs(woken.x - at.x) === CORNER_TO_BOSS && Math.abs(woken.y - at.y) === CORNER_TO_BOSS;
      if (kind === 'corner' && !diagonal) fail(name, 'its boss does not lie six squares down the diagonal.');
      if (kind === 'side' && ways.distance(at, woken) !== SIDE_TO_SPAWN)
        fail(name, `(${woken.x},${woken.y}) is not three steps away.`);
    }
    if (wakes.length !== (kind === 'corner' ? 1 : 3)) fail(name, `it wakes ${wakes.length} squares.`);
  }
  for (const { at } of board.points) {
    const touching = spawns.filter(
      spawn => range(spawn, at) === 2 && spawn.x !== at.x && spawn.y !== at.y,
    ).length;
    if (touching !== 1)
      fail(`layer "sites", point (${at.x},${at.y})`, `it touches ${touching} spawn points, not 1.`);
  }
}
