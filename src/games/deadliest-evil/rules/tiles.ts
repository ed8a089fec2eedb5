/** Chapters "Tiles" and "Where a tile goes": how placed tiles hang together, and where the next one lies. */
import { stepFrom } from '../../../core/grid.ts';
import { once, remembered } from '../../../core/memo.ts';
import { levelSection } from '../data/board-map.ts';
import type { Level } from '../data/constants.ts';
import { DIRECTION_OF, EXITS, SIDES, type ExitName, type Side, type SpaceId } from '../data/tile-faces.ts';
import type { TileId } from '../data/tile-maps.ts';
import { tileFace } from '../data/tiles.ts';
import type { State } from '../state/state.ts';
import type { Heading, Loc, PlacedTile } from '../state/tiles.ts';

/** The one that Kora is on. */
export function tileHere({ tiles, kora }: Pick<State, 'tiles' | 'kora'>): PlacedTile {
  return tiles[kora.tile]!;
}

/** Quarter turns clockwise, added. */
export function rotate(side: Side, heading: Side): Side {
  return SIDES[(SIDES.indexOf(side) + SIDES.indexOf(heading)) % SIDES.length]!;
}

export function entranceTile(): PlacedTile {
  const { gx, gy } = levelSection(1).first;
  const links = { entry: null, onward: null, stair: null };
  return { id: 'entrance', level: 1, gx, gy, heading: 'N', searched: false, links };
}

/** The tiles with a new one beyond that exit of a placed tile; it becomes the last of them. */
export function withTile(
  tiles: readonly PlacedTile[],
  parent: number,
  exit: 'onward' | 'stair',
  id: TileId,
): PlacedTile[] {
  const from = tiles[parent]!;
  const index = tiles.length;
  const links = { entry: parent, onward: null, stair: null };
  const placed: PlacedTile = { id, ...spotBeyond(from, exit), searched: false, links };
  return [...tiles.with(parent, { ...from, links: { ...from.links, [exit]: index } }), placed];
}

/** Down the stairs a level begins at its anchor; along a level the heading follows the exit. */
function spotBeyond(
  from: PlacedTile,
  exit: 'onward' | 'stair',
): Pick<PlacedTile, 'level' | 'gx' | 'gy' | 'heading'> {
  if (exit === 'stair') {
    const level = (from.level + 1) as Level;
    return { level, ...levelSection(level).first, heading: 'N' };
  }
  const { side } = tileFace(from.id).exits.onward!;
  // No arrangement of the seven general tiles heads south: the two bends undo one another.
  const heading = rotate(side, from.heading) as Heading;
  const { x: gx, y: gy } = stepFrom({ x: from.gx, y: from.gy }, DIRECTION_OF[heading]);
  return { level: from.level, gx, gy, heading };
}

/** What follows from the tiles alone is worked out once for each arrangement of them. */
const known = once<readonly PlacedTile[], Known>(() => ({ beside: new Map(), steps: new Map() }));

/** By `locKey`. */
interface Known {
  readonly beside: Map<string, readonly Loc[]>;
  readonly steps: Map<string, ReadonlyMap<string, number>>;
}

/** The spaces one step away over known tiles: inside the tile, then entry, onward and stair. */
export function adjacent(tiles: readonly PlacedTile[], at: Loc): readonly Loc[] {
  return remembered(known(tiles).beside, locKey(at), () => besides(tiles, at));
}

function besides(tiles: readonly PlacedTile[], { tile, space }: Loc): Loc[] {
  const here = tiles[tile]!;
  const { spaces, exits } = tileFace(here.id);
  const at = spaces.indexOf(space);
  const inside = [spaces[at - 1], spaces[at + 1]].flatMap(next => (next ? [{ tile, space: next }] : []));
  const across = EXITS.flatMap(name => {
    const neighbour = here.links[name];
    if (neighbour === null || exits[name]?.space !== space) return [];
    return [{ tile: neighbour, space: facingSpace(tiles, tile, name, neighbour) }];
  });
  return [...inside, ...across];
}

/** The space on the other side of a link. */
function facingSpace(tiles: readonly PlacedTile[], from: number, exit: ExitName, to: number): SpaceId {
  const other = tiles[to]!;
  const { exits } = tileFace(other.id);
  if (exit !== 'entry') return exits.entry!.space;
  return other.links.onward === from ? exits.onward!.space : exits.stair!.space;
}

/** The ways out of a space that nobody has taken yet. */
export function unexplored(tiles: readonly PlacedTile[], { tile, space }: Loc): ('onward' | 'stair')[] {
  const { id, links } = tiles[tile]!;
  const { exits } = tileFace(id);
  return (['onward', 'stair'] as const).filter(exit => exits[exit]?.space === space && links[exit] === null);
}

/** The next tile on the only way from one tile to another: the tiles form a tree. */
export function tileToward(tiles: readonly PlacedTile[], from: number, to: number): number {
  let below: number | null = to;
  while (below !== null) {
    const above: number | null = tiles[below]!.links.entry;
    if (above === from) return below;
    below = above;
  }
  return tiles[from]!.links.entry!;
}

export function sameLoc(a: Loc, b: Loc): boolean {
  return a.tile === b.tile && a.space === b.space;
}

/** Steps from every known space to one of them, by `locKey`. */
export function stepsTo(tiles: readonly PlacedTile[], target: Loc): ReadonlyMap<string, number> {
  return remembered(known(tiles).steps, locKey(target), () => paced(tiles, target));
}

function paced(tiles: readonly PlacedTile[], target: Loc): ReadonlyMap<string, number> {
  const steps = new Map([[locKey(target), 0]]);
  const queue = [target];
  for (const loc of queue) {
    const next = steps.get(locKey(loc))! + 1;
    for (const neighbour of adjacent(tiles, loc)) {
      if (steps.has(locKey(neighbour))) continue;
      steps.set(locKey(neighbour), next);
      queue.push(neighbour);
    }
  }
  return steps;
}

export function locKey({ tile, space }: Loc): string {
  return `${tile}${space}`;
}
