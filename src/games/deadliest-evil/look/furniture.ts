/** What stands on the shown level without being alive: lectern, crucible, stairs, signposts, bars, open ways. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type TokenModel } from '../../../core/look.ts';
import { once } from '../../../core/memo.ts';
import { WAYS_UP } from '../data/board-map.ts';
import { ROMAN, type Level } from '../data/constants.ts';
import { dungeonOf, type ExitOnBoard, type PropOnBoard } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import { slipsPast } from '../rules/movement.ts';
import type { State } from '../state/state.ts';
import { gateRow, groundOf } from './ground.ts';
import { CRUCIBLE, exitCell, isShown, LECTERN, markerToken, openWays } from './places.ts';
import { tileName } from './tiles.ts';
import { crowd } from './words.ts';

export const furniture = once(makeFurniture);

function makeFurniture(state: State): TokenModel[] {
  const level = levelOf(state);
  const large = dungeonOf(state.tiles).props.filter(({ size }) => size.columns > 1);
  return [
    ...large.flatMap(prop => largeProp(state, level, prop)),
    ...(level === 1 ? [gate()] : []),
    ...signposts(state, level),
    ...openWays(state).map(exit => openWay(state, exit)),
    ...bars(state),
    ...searchedMarks(state, level),
  ];
}

/** Two cells wide. A lectern is one cell deep and stands on that cell's lower edge. */
function largeProp(state: State, level: Level, { sprite, tile, at, size }: PropOnBoard): TokenModel[] {
  if (tile === null) {
    const way = WAYS_UP.find(({ cells }) => cells[0]!.x === at.x);
    if (way?.from !== level) return [];
    return [stairs(`steps-up-${level}`, sprite, at, `Steps up to Level ${ROMAN[way.to]}`)];
  }
  if (!isShown(state, tile)) return [];
  const { book, crucible } = state.objectives;
  switch (sprite) {
    case 'staircase-down':
      return [stairs(`steps-down-${tile}`, sprite, at, `Steps down to Level ${ROMAN[below(level)]}`)];
    case 'lectern-book':
      return [
        {
          id: LECTERN,
          sprite: book ? 'lectern-empty' : 'lectern-book',
          at: { x: at.x, y: at.y + size.rows - 2 },
          size: 2,
          layer: 'thing',
          label: book ? 'An empty lectern' : 'The Book of Lore',
          ...(!book && { glow: 'magic' as const }),
        },
      ];
    case 'crucible':
      return [
        {
          id: CRUCIBLE,
          sprite: crucible ? 'crucible-broken' : 'crucible',
          at,
          size: 2,
          layer: 'thing',
          label: crucible ? 'The broken Crucible' : 'The Black Crucible',
          ...(!crucible && { glow: 'good' as const }),
        },
      ];
    default:
      return [];
  }
}

const below = (level: Level): Level => (level === 1 ? 2 : 3);

function stairs(id: string, sprite: string, at: Cell, label: string): TokenModel {
  return { id, sprite, at, size: 2, layer: 'mark', label };
}

/** In the masonry under the Entrance; seen from the meadow. */
function gate(): TokenModel {
  const { x, y } = gateRow();
  return {
    id: 'gate',
    sprite: 'gate',
    at: { x: x + 3, y: y - 1 },
    size: 2,
    layer: 'mark',
    label: 'The gate',
  };
}

/** "To Level II" beside the stairs, "To Level I" beside the steps back. */
function signposts(state: State, level: Level): TokenModel[] {
  const down = state.tiles.flatMap((tile, index) => {
    if (tile.level !== level || (tile.id !== 'stairs-1' && tile.id !== 'stairs-2')) return [];
    const prop = dungeonOf(state.tiles).props.find(each => each.tile === index);
    return prop ? [signpost(index, below(level), postBeside(state, prop.at))] : [];
  });
  const way = WAYS_UP.find(({ from }) => from === level);
  const first = state.tiles.findIndex(tile => tile.level === level);
  if (!way || first < 0) return down;
  const { x, y } = way.cells[0]!;
  return [...down, signpost(first, way.to, { x: x - 1, y })];
}

function signpost(tile: number, to: Level, at: Cell): TokenModel {
  return {
    id: markerToken(tile, to),
    sprite: `marker-level-${to}`,
    at,
    layer: 'mark',
    label: `To Level ${ROMAN[to]}`,
  };
}

/** On a wall beside the stairs where there is one; the passage stays free. */
function postBeside(state: State, { x, y }: Cell): Cell {
  const { rows } = groundOf(state).model;
  const around = [
    { x, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 2, y },
    { x: x - 1, y },
    { x, y: y + 2 },
  ];
  return around.find(at => rows[at.y]?.[at.x] === TERRAIN.wall) ?? around[0]!;
}

function openWay(state: State, exit: ExitOnBoard): TokenModel {
  return {
    id: `way-${exit.loc.tile}-${exit.exit}`,
    sprite: 'exit-unknown',
    at: exitCell(state, exit),
    layer: 'mark',
    label: exit.exit === 'stair' ? 'Nobody has gone down here' : 'Nobody has seen what lies beyond',
    glow: 'magic',
    floats: true,
  };
}

/** A bar across the threshold of a tile where monsters would end her walk; green where she may slip past. */
function bars(state: State): TokenModel[] {
  const { tile } = state.kora;
  return dungeonOf(state.tiles).exits.flatMap(({ loc, exit, to, cells }) => {
    if (to !== tile || exit === 'stair' || !isShown(state, loc.tile)) return [];
    const guards = onTile(state, loc.tile);
    const [, last] = cells;
    if (guards.length === 0 || !last) return [];
    const passes = slipsPast(state);
    const who = crowd(guards.map(({ kind }) => kind));
    return [
      {
        id: `bar-${loc.tile}`,
        sprite: passes ? 'pass-bar' : 'stop-bar',
        at: last,
        layer: 'mark' as const,
        label: passes ? `You may slip past ${who}` : `${who} would stop you`,
      },
    ];
  });
}

/** A glass on the floor of a tile that holds nothing more. */
function searchedMarks({ tiles }: State, level: Level): TokenModel[] {
  const { floors, spaces, props } = dungeonOf(tiles);
  const isStand = (at: Cell): boolean => spaces.some(({ stand }) => sameCell(stand, at));
  // A pillar on the next cell would stand across it.
  const isBehind = ({ x, y }: Cell): boolean => props.some(({ at }) => sameCell(at, { x, y: y + 1 }));
  return tiles.flatMap((tile, index) => {
    const at = floors[index]!.findLast(cell => !isStand(cell) && !isBehind(cell));
    return tile.searched && tile.level === level && at
      ? [
          {
            id: `searched-${index}`,
            sprite: 'icon-searched',
            at,
            layer: 'mark' as const,
            label: `${tileName(tile.id)}: searched`,
          },
        ]
      : [];
  });
}
