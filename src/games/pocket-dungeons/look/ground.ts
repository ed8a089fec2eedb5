/** The ground of the dungeon: terrain, walls between rooms, and what lies and hangs about. Made once per dungeon. */
import { DIRECTIONS, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { oncePer } from '../../../core/memo.ts';
import { TERRAIN, type GroundModel, type LineModel } from '../../../core/look.ts';
import { isPassage, isWet } from '../rules/geometry.ts';
import { pictureOf, type DungeonPicture } from './picture.ts';
import type { Dungeon, Phase, State } from '../state/state.ts';
import { extentOf, isSite, moved, shiftOf, type Shown } from './places.ts';

export interface DungeonGround {
  readonly model: GroundModel;
  readonly torches: readonly Cell[];
}

type Decor = GroundModel['decor'][number];
type Space = DungeonPicture['spaces'][number];

const THEME = 'pocket';

/** A dungeon's place on the shown board changes once, when it is finished. */
export function groundOf(state: State): DungeonGround {
  return groundsOf(state.dungeon, isSite(state) ? 'tiles' : 'turns');
}

const groundsOf = oncePer((dungeon: Dungeon, phase: Phase) => makeGround({ dungeon, phase }));

function makeGround(state: Shown): DungeonGround {
  const picture = pictureOf(state.dungeon);
  const shift = shiftOf(state);
  const put = (decor: Decor): Decor => ({ ...decor, at: moved(shift, decor.at) });
  const torches = picture.spaces.flatMap(space => torchOver(picture, space));
  const decor = picture.spaces.flatMap(space => [
    ...trimOf(state.dungeon, space),
    ...clutterOn(state.dungeon, space),
  ]);
  return {
    model: {
      key: `${isSite(state) ? 'site' : 'built'} ${shift.x},${shift.y} ${picture.key}`,
      theme: THEME,
      rows: wholeRows(state, picture.rows),
      decor: [...decor, ...torches.map(at => ({ sprite: 'torch', at }))].map(put),
      lines: picture.walls.map(({ from, to }): LineModel => {
        return { kind: 'bricks', from: moved(shift, from), to: moved(shift, to) };
      }),
    },
    torches: torches.map(at => moved(shift, at)),
  };
}

/** The picture of the frame on the shown board; beyond it there is nothing. A finished dungeon is cut into solid rock. */
function wholeRows(state: Shown, rows: readonly string[]): string[] {
  const { columns, rows: count } = extentOf(state);
  const { x, y } = shiftOf(state);
  const isBuilt = state.dungeon.frame !== null;
  return Array.from({ length: count }, (_, row) => {
    const found = rows[row - y] ?? '';
    const part = isBuilt ? found.replaceAll(TERRAIN.void, TERRAIN.wall) : found;
    return (TERRAIN.void.repeat(x) + part).padEnd(columns, TERRAIN.void).slice(0, columns);
  });
}

const isRoom = ({ tile }: Space): boolean => tile.kind.startsWith('room-');

/** Whether a passage leads out on that side. */
function isOpen(dungeon: Dungeon, { at }: Space, side: Direction): boolean {
  return isPassage(dungeon, at, stepFrom(at, side));
}

/** Rooms have a gilded border; water washes against the sills of its ways in. */
function trimOf(dungeon: Dungeon, space: Space): Decor[] {
  const { middle, tile } = space;
  const at = (dx: number, dy: number): Cell => ({ x: middle.x + dx, y: middle.y + dy });
  const sides = DIRECTIONS.map(side => ({ side, letter: side[0]!, cell: stepFrom(middle, side) }));
  if (tile.kind === 'start') return [{ sprite: 'start-mosaic', at: at(0, 1) }];
  if (tile.kind === 'water')
    return [
      { sprite: 'water-bubbles', at: middle },
      ...sides
        .filter(({ side }) => isOpen(dungeon, space, side) && !isWet(dungeon, stepFrom(space.at, side)))
        .map(({ letter, cell }) => ({ sprite: `water-edge-${letter}`, at: cell })),
    ];
  if (!isRoom(space)) return [];
  return [
    { sprite: 'room-trim-nw', at: at(-1, -1) },
    { sprite: 'room-trim-ne', at: at(1, -1) },
    { sprite: 'room-trim-sw', at: at(-1, 1) },
    { sprite: 'room-trim-se', at: at(1, 1) },
    ...sides
      .filter(({ side }) => !isOpen(dungeon, space, side))
      .map(({ letter, cell }) => ({ sprite: `room-trim-${letter}`, at: cell })),
  ];
}

/** Which tiles have something lying about, and what: by their place, so that every seed looks its own way. */
const CLUTTER = ['bones', 'mushrooms', 'crack', 'cobweb', 'crack', 'bones', 'crack'] as const;
const ONE_IN = 4;

function clutterOn(dungeon: Dungeon, space: Space): Decor[] {
  const { at, tile, middle } = space;
  const hash = (at.x * 7 + at.y * 13 + tile.exits * 5) % 97;
  const found: Decor[] = [];
  const side = DIRECTIONS.find(each => isOpen(dungeon, space, each));
  // A corridor that was turned may lead nowhere: then there is only its middle.
  const edge = side ? stepFrom(middle, side) : middle;
  if (tile.rubble) found.push({ sprite: 'rubble', at: edge });
  if (tile.breached) found.push({ sprite: 'breach', at: edge });
  const sprite = CLUTTER[hash % CLUTTER.length]!;
  if (isRoom(space) && sprite === 'cobweb') found.push({ sprite, at: { x: middle.x - 1, y: middle.y - 1 } });
  else if (isRoom(space) && hash % 2 === 0)
    found.push({ sprite, at: { x: middle.x - 1, y: middle.y + (sprite === 'crack' ? 1 : -1) } });
  else if (tile.kind.startsWith('hall-') && hash % ONE_IN === 0 && sprite !== 'cobweb')
    found.push({ sprite, at: edge });
  return found;
}

/** Rooms are lit from the wall behind them, where there is one. */
function torchOver({ rows }: DungeonPicture, space: Space): Cell[] {
  if (!isRoom(space) && space.tile.kind !== 'start') return [];
  const { x, y } = space.middle;
  const spots = [
    { x: x - 1, y: y - 2 },
    { x: x + 1, y: y - 2 },
  ].filter(cell => rows[cell.y]?.[cell.x] === TERRAIN.wall);
  return space.tile.kind === 'start' ? spots : spots.slice(0, 1);
}
