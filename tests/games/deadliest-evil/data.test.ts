/** Proof-reading: every table and every map against the printed lists. */
import { describe, expect, it } from 'vitest';
import rawBook from '../../../maps/deadliest-evil/book.json';
import rawTiles from '../../../maps/deadliest-evil/tiles.json';
import { cellsOf } from '../../../src/core/grid.ts';
import { copy } from '../../../src/core/plain.ts';
import { levelSection, WAYS_UP } from '../../../src/games/deadliest-evil/data/board-map.ts';
import { TILE, TRACK, type Ability } from '../../../src/games/deadliest-evil/data/constants.ts';
import type { Effect } from '../../../src/games/deadliest-evil/data/effects.ts';
import { EVENT_CARDS } from '../../../src/games/deadliest-evil/data/event-cards.ts';
import { MONSTER_IDS, MONSTERS } from '../../../src/games/deadliest-evil/data/monsters.ts';
import { isUsable, SEARCH_CARDS, SEARCH_DECKS } from '../../../src/games/deadliest-evil/data/search-cards.ts';
import type { TileFace } from '../../../src/games/deadliest-evil/data/tile-faces.ts';
import { readTile } from '../../../src/games/deadliest-evil/data/tile-reader.ts';
import { TILE_FACES, tileFace, tilesOf } from '../../../src/games/deadliest-evil/data/tiles.ts';
import { CARDS, EVENTS, HAZARDS } from '../../../src/games/deadliest-evil/look/cards.ts';
import * as printed from './printed.ts';

describe('Tables', () => {
  it('search cards are as printed', () => {
    const rows = SEARCH_CARDS.map(({ id, name, level, copies, use, effects, bonus }) => [
      id,
      name,
      level,
      copies,
      use,
      effects.map(inShort).join('; '),
      bonus ? `${bonus.ability satisfies Ability} +${bonus.by}` : '',
    ]);
    expect(rows).toEqual(printed.SEARCH_CARDS);
    expect([1, 2, 3].map(level => SEARCH_DECKS[level as 1 | 2 | 3].length)).toEqual([6, 5, 4]);
  });

  it('event cards are as printed, and one pass of the deck places what it should', () => {
    const short = (effects: readonly Effect[]) => effects.map(inShort).join('; ');
    const rows = EVENT_CARDS.map(({ id, name, I, II, III }) => [id, name, short(I), short(II), short(III)]);
    expect(rows).toEqual(printed.EVENT_CARDS);
    const totals = (['I', 'II', 'III'] as const).map(section => {
      const places = EVENT_CARDS.flatMap(card => card[section].filter(effect => effect.op === 'place'));
      const sum = (kind: 'goblin' | 'skeleton') => places.reduce((total, effect) => total + effect[kind], 0);
      return [sum('goblin'), sum('skeleton')];
    });
    expect(totals).toEqual([
      [15, 4],
      [14, 9],
      [12, 15],
    ]);
  });

  it('every card has its text, and no two the same', () => {
    const texts = [
      ...EVENT_CARDS.map(card => EVENTS[card.id].text),
      ...SEARCH_CARDS.map(card => CARDS[card.id].text),
    ];
    expect(new Set(texts).size).toBe(32);
    expect(texts.every(text => /^[A-Z].*\.$/.test(text))).toBe(true);
  });

  it('every card that asks for a roll shows what comes at her', () => {
    const asks = (effects: readonly Effect[]) => effects.some(({ op }) => op === 'vs');
    const asking = [
      ...EVENT_CARDS.filter(({ I, II, III }) => asks([...I, ...II, ...III])),
      ...SEARCH_CARDS.filter(({ effects }) => asks(effects)),
    ].map(({ id }) => id);
    expect(asking).toHaveLength(7);
    expect(asking.filter(id => !HAZARDS[id]?.hazard)).toEqual([]);
    expect([HAZARDS.pit, HAZARDS.blades].every(each => each?.hazard)).toBe(true);
  });

  it('every item that is used once has a key of its own', () => {
    const keys = SEARCH_CARDS.map(({ id }) => id)
      .filter(isUsable)
      .map(id => CARDS[id].key);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('monsters and track are as printed', () => {
    expect(MONSTERS.map(({ id, die, limit, repeats }) => [id, die, limit, repeats])).toEqual([
      ['goblin', 4, 6, false],
      ['skeleton', 8, 6, false],
      ['grislyk', 8, 1, true],
    ]);
    expect(MONSTER_IDS.goblin).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
    expect(MONSTER_IDS.skeleton.at(-1)).toBe('s6');
    expect(TRACK).toEqual({ gentle: 7, standard: 5, deadliest: 3 });
  });
});

describe('Maps', () => {
  it('thirteen tiles with names, groups, spaces and exits as printed', () => {
    const rows = TILE_FACES.map(({ id, name, group, arrow, spaces, exits }) => ({
      id,
      name,
      group,
      arrow,
      spaces: spaces.join(''),
      exits: Object.fromEntries(Object.entries(exits).map(([exit, { space, side }]) => [exit, space + side])),
    }));
    expect(rows).toEqual(printed.TILES);
    expect(tilesOf('general')).toHaveLength(7);
    expect(tilesOf('terminus')).toEqual(['book', 'crucible', 'dead-end']);
  });

  it.each(TILE_FACES)('$id is drawn as printed', face => {
    expect(pictureOf(face)).toEqual(printed.PICTURES[face.id]);
  });

  it.each(TILE_FACES)(
    '$id: spaces fill their rectangles and touch only their neighbours',
    ({ id, spaces, cells }) => {
      const rects = printed.RECTS[id]!;
      expect(Object.keys(rects)).toEqual([...spaces]);
      for (const space of spaces) {
        const [x, y, width, height] = rects[space]!;
        for (const at of cells[space]!) {
          expect(at.x >= x && at.x < x + width && at.y >= y && at.y < y + height).toBe(true);
        }
      }
      for (const [index, space] of spaces.entries()) {
        for (const other of spaces.slice(index + 1)) {
          const touches = cells[space]!.some(a =>
            cells[other]!.some(b => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1),
          );
          // Only the hole lies between the two sides of the Pit.
          const adjoins = spaces.indexOf(other) === index + 1 && id !== 'pit';
          expect(touches, `${space} and ${other}`).toBe(adjoins);
        }
      }
    },
  );

  it('the board has three sections side by side, and ways up under the lower two', () => {
    expect(([1, 2, 3] as const).map(level => levelSection(level).at)).toEqual([
      { x: 2, y: 2 },
      { x: 62, y: 2 },
      { x: 122, y: 2 },
    ]);
    for (const level of [1, 2, 3] as const) expect(levelSection(level).first).toEqual({ gx: 3, gy: 4 });
    expect(WAYS_UP.map(({ from, to, cells }) => [from, to, cells[0], cells.length])).toEqual([
      [2, 1, { x: 89, y: 42 }, 4],
      [3, 2, { x: 149, y: 42 }, 4],
    ]);
  });

  it('refuses a tile that breaks a promise, and says where', () => {
    const broken = (change: (map: typeof rawBook) => void): string => {
      const map = copy(rawBook);
      change(map);
      const read = readTile('book', map, { 'tiles.json': rawTiles });
      return read.ok ? 'fine' : read.problem.message;
    };
    const layer = (map: typeof rawBook, name: string) => map.layers.find(each => each.name === name)!;
    expect(broken(() => {})).toBe('fine');
    expect(broken(map => (layer(map, 'walls').data![0] = 0))).toContain(
      'the cell (0,0) needs either ground or a wall',
    );
    expect(
      broken(map => {
        layer(map, 'walls').data![0] = 0;
        layer(map, 'ground').data![0] = 1;
      }),
    ).toContain('(0,0) lies in no space');
    expect(broken(map => layer(map, 'spaces').objects!.pop())).toContain(
      'layer "spaces": the floor at (1,1)',
    );
    expect(broken(map => (layer(map, 'exits').objects![0]!.properties[2]!.value = 'b'))).toContain(
      'its space b has no opening on side S',
    );
    expect(broken(map => (map.properties.find(each => each.name === 'group')!.value = 'cellar'))).toContain(
      'its group is unknown',
    );
  });
});

function inShort(effect: Effect): string {
  switch (effect.op) {
    case 'place':
      return [effect.goblin && `${effect.goblin}g`, effect.skeleton && `${effect.skeleton}s`]
        .filter(Boolean)
        .join(' ');
    case 'vs': {
      const fall = effect.fall ? ' fall' : '';
      return `d${effect.die} vs ${effect.ability}${fall}: ${effect.fail.map(inShort).join(' + ')}`;
    }
    case 'wound':
    case 'heal':
      return `${effect.op} ${effect.n}`;
    case 'cull':
      return `cull ${effect.kind}`;
    case 'status':
      return effect.status;
    case 'slay-here':
      return `slay ${effect.kinds.join(' ')}`;
    default:
      return effect.op;
  }
}

/** The letters of the printed pictures for what stands on the floor. */
const LETTERS: Readonly<Record<string, string>> = {
  'blade-slot': 'x',
  pillar: 'o',
  'daylight-steps': '<',
  'staircase-down': '>',
  'lectern-book': 'B',
  crucible: 'C',
  rubble: '%',
};

function pictureOf({ id }: TileFace): string[] {
  const { rows, props } = tileFace(id);
  const letters = rows.map(row => row.split(''));
  for (const { sprite, at, size } of props) {
    for (const { x, y } of cellsOf(size)) letters[at.y + y]![at.x + x] = LETTERS[sprite]!;
  }
  expect(letters).toHaveLength(TILE.rows);
  return letters.map(row => row.join(''));
}
