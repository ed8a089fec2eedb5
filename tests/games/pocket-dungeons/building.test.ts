import { describe, expect, it } from 'vitest';
import { newStreams, shuffle, stream, type Dice } from '../../../src/core/rng.ts';
import { isAdjacent } from '../../../src/core/grid.ts';
import { BOARD, START } from '../../../src/games/pocket-dungeons/data/board.ts';
import { DELVERS } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { TILE_KINDS, type TileKind } from '../../../src/games/pocket-dungeons/data/tiles.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import {
  breach,
  drawTile,
  dungeonOf,
  frameOf,
  lay,
  newTile,
  openEnds,
  placementsOf,
  siteOf,
} from '../../../src/games/pocket-dungeons/rules/building.ts';
import { BESIDE, CELLS, cellOfKey, keyOf, numberOf } from '../../../src/games/pocket-dungeons/rules/cells.ts';
import { counterCells, doorEdges } from '../../../src/games/pocket-dungeons/rules/furnishing.ts';
import { geometryOf } from '../../../src/games/pocket-dungeons/rules/geometry.ts';
import { emptyState } from '../../../src/games/pocket-dungeons/rules/setup.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { at, dungeon, listed } from './table.ts';

const OPTIONS = { build: 'quick', recruits: 'any-free', delver: 'random', deal: 'stream' } as const;
const BAG: readonly TileKind[] = TILE_KINDS.flatMap(row => Array.from({ length: row.count }, () => row.id));

function quick(seed: string, seats = 2): State {
  return game.create({ seed, seats: Array.from({ length: seats }, () => 'human' as const), options: {} })
    .state;
}

/** Lays the whole bag by random legal moves; tells how often a wall had to be broken. */
function buildByHand(dice: Dice): { breaches: number; isWhole: boolean; tiles: number } {
  const site = siteOf(emptyState('hand', OPTIONS).dungeon);
  let bag: readonly TileKind[] = shuffle(dice, BAG);
  let breaches = 0;
  while (bag.length > 0) {
    const draw = drawTile(site, bag, false);
    bag = draw.bag;
    if (draw.breach) {
      breach(site, draw.kind);
      breaches += 1;
      continue;
    }
    const legal = placementsOf(site, draw.kind, bag.length);
    const { index, rot } = legal[dice.int(legal.length)]!;
    lay(site, index, newTile(draw.kind, rot));
  }
  const { tiles, main } = geometryOf(dungeonOf(site, [], frameOf(site)));
  return { breaches, tiles: tiles.length, isWhole: tiles.every(index => main[index]) };
}

describe('Building', () => {
  it('a thousand random dungeons by legal moves never get stuck', { timeout: 60_000 }, () => {
    const dice = stream(newStreams('a thousand dungeons'), 'choices');
    let breaches = 0;
    for (let round = 0; round < 1000; round++) {
      const built = buildByHand(dice);
      expect(built).toMatchObject({ tiles: 61, isWhole: true });
      breaches += built.breaches;
    }
    expect(breaches).toBeLessThan(20);
  });

  it('every quick dungeon is whole: 60 tiles, 13 counters apart, 6 doors', () => {
    for (let index = 0; index < 150; index++) {
      const { dungeon: built, hidden, bag, deck } = quick(`QUICK-${index}`);
      const { tiles, main, isWater, entrances, start } = geometryOf(built);
      expect(tiles).toHaveLength(61);
      expect(tiles.every(tile => main[tile])).toBe(true);
      expect([bag, deck]).toEqual([[], []]);
      expect(entrances).toHaveLength(4);
      expect(entrances.some(tile => isWater[tile])).toBe(false);
      const counters = Object.keys(hidden).map(cellOfKey);
      expect(counters).toHaveLength(13);
      for (const one of counters) {
        expect(counters.some(two => isAdjacent(one, two))).toBe(false);
        expect(isWater[numberOf(one)] || entrances.includes(numberOf(one)) || numberOf(one) === start).toBe(
          false,
        );
      }
      const values = Object.values(hidden).toSorted();
      expect(values.filter(value => value === 'treasure')).toHaveLength(6);
      expect(values.filter(value => value === 'stairs')).toHaveLength(1);
      expect(built.doors).toHaveLength(6);
      for (const { at: door, side } of built.doors) {
        const other = numberOf(side === 'east' ? { x: door.x + 1, y: door.y } : { x: door.x, y: door.y + 1 });
        expect(geometryOf(built).passages[numberOf(door)]).toContain(other);
        expect([numberOf(door), other].some(tile => isWater[tile] || tile === start)).toBe(false);
      }
    }
  });

  it('builds the same dungeon from the same seed, another from another', () => {
    expect(quick('ONE')).toEqual(quick('ONE'));
    expect(quick('ONE').dungeon).not.toEqual(quick('TWO').dungeon);
  });

  it('a quick build lays no water among the first 24 tiles', () => {
    const site = siteOf(emptyState('water', OPTIONS).dungeon);
    for (const next of BESIDE[site.start]!) lay(site, next, newTile('hall-cross', 0));
    expect(drawTile(site, ['water', 'hall-cross'], true)).toMatchObject({
      kind: 'hall-cross',
      bag: ['water'],
      refused: ['water'],
    });
    expect(drawTile(site, ['water', 'hall-cross'], false)).toMatchObject({ kind: 'water', refused: [] });
    expect(drawTile(site, ['water'], true)).toMatchObject({ kind: 'water' });
  });

  it('the ring takes neither water nor dead ends', () => {
    const site = siteOf(emptyState('ring', OPTIONS).dungeon);
    const draw = drawTile(site, ['water', 'room-vault', 'hall-dead', 'hall-corner', 'hall-tee'], false);
    expect(draw).toMatchObject({ kind: 'hall-corner', refused: ['water', 'room-vault', 'hall-dead'] });
    expect(draw.bag).toEqual(['hall-tee', 'water', 'room-vault', 'hall-dead']);
    const cells = new Set(placementsOf(site, 'hall-corner', 59).map(({ index }) => index));
    expect([...cells].toSorted((a, b) => a - b)).toEqual(BESIDE[site.start]!.toSorted((a, b) => a - b));
  });

  it('open never meets closed, but water meets everything', () => {
    const site = siteOf(
      dungeon(`
        ....
        .┼┐.
        .S..
      `),
    );
    // Beside Start to the east, under the corner that opens south.
    const east = numberOf(at([2, 2]));
    for (const next of BESIDE[site.start]!)
      if (next !== east && !site.tiles[next]) lay(site, next, newTile('hall-cross', 0));
    expect(placementsOf(site, 'hall-corner', 0).filter(({ index }) => index === east)).toEqual([
      { index: east, rot: 3 },
    ]);
    expect(placementsOf(site, 'water', 0).filter(({ index }) => index === east)).toHaveLength(1);
  });

  it('the guard keeps four open ends, or as many as there are tiles', () => {
    const site = siteOf(emptyState('guard', OPTIONS).dungeon);
    for (const next of BESIDE[site.start]!)
      lay(site, next, newTile('hall-straight', next % 17 === START.x ? 0 : 1));
    expect(openEnds(site)).toBe(4);
    expect(placementsOf(site, 'hall-dead', 10)).toEqual([]);
    expect(placementsOf(site, 'hall-dead', 3)).not.toEqual([]);
    expect(placementsOf(site, 'hall-straight', 10)).toHaveLength(4);
  });

  it('a breach knocks a wall through where nothing fits', () => {
    const sealed = siteOf(
      dungeon(`
        ...
        .╷.
        .S.
      `),
    );
    const { index } = breach(sealed, 'hall-dead');
    const tile = sealed.tiles[index]!;
    expect(tile.breached).toBe(true);
    const { tiles, main } = geometryOf(dungeonOf(sealed, [], null));
    expect(tiles.every(each => main[each])).toBe(true);
    expect(tiles).toHaveLength(3);
  });

  it('counters: where no cell is apart, walls are forgiven, and then everything', () => {
    const built = dungeon('S─┼─┼─┼─╴');
    const cells = (hidden: State['hidden']): string[] => counterCells({ dungeon: built, hidden }).map(keyOf);
    expect(cells({})).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0']);
    expect(cells({ '2,0': 'hazard' })).toEqual(['4,0', '5,0', '6,0', '7,0', '8,0']);
    expect(cells({ '2,0': 'hazard', '4,0': 'hazard', '6,0': 'hazard', '8,0': 'hazard' })).toEqual([
      '3,0',
      '5,0',
      '7,0',
    ]);
  });

  it('doors: between two dry tiles, not at Start', () => {
    expect(doorEdges(dungeon('S─┬~──╴')).map(({ at: cell, side }) => [cell.x, side])).toEqual([
      [1, 'east'],
      [4, 'east'],
      [5, 'east'],
    ]);
  });
});

describe('Setup', () => {
  it('deals delvers without doubles, and the rest are recruits', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { players, recruits } = quick('DELVERS', seats);
      expect([...players.map(player => player.delver), ...recruits].toSorted()).toEqual(DELVERS.toSorted());
    }
  });

  it('the chosen delver sits at seat 0', () => {
    for (const delver of DELVERS) {
      const { state } = game.create({ seed: 'X', seats: ['human', 'easy'], options: { delver } });
      expect(state.players[0]!.delver).toBe(delver);
      expect(state.players[1]!.delver).not.toBe(delver);
    }
  });

  it('four entrances, then Start, then the nearest free tile; the last to place begins', () => {
    let state = quick('SIX', 6);
    const placed: string[] = [];
    const order: number[] = [];
    while (state.phase === 'delvers') {
      const [action] = listed(state, 'place-delver');
      placed.push(keyOf(action!.at));
      order.push(state.ask!.seat);
      ({ state } = game.apply(state, action!));
    }
    const ring = BESIDE[numberOf(START)]!.map(index => keyOf(CELLS[index]!));
    expect(placed.slice(0, 4).toSorted()).toEqual(ring.toSorted());
    expect(placed[4]).toBe(keyOf(START));
    expect(geometryOf(state.dungeon).stepsFrom(numberOf(START))[numberOf(cellOfKey(placed[5]!))]).toBe(2);
    expect(state.ask).toEqual({ seat: order.at(-1), kind: 'actor' });
    expect(state.firstSeat).toBe(order.at(-1));
  });

  it('by hand: tiles, counters, doors, in turn; anybody may leave the rest to the seed', () => {
    const dice = stream(newStreams('by hand'), 'choices');
    let { state } = game.create({
      seed: 'DRAFT',
      seats: ['human', 'human', 'human'],
      options: { build: 'draft' },
    });
    const seats: Record<string, number[]> = { 'place-tile': [], 'place-counter': [], 'place-door': [] };
    while (state.phase !== 'delvers') {
      const legal = legalActions(state).filter(action => action.type !== 'finish-build');
      seats[state.ask!.kind]!.push(state.ask!.seat);
      ({ state } = game.apply(state, legal[dice.int(legal.length)]!));
    }
    expect(Object.values(seats).map(list => list.length)).toEqual([60, 13, 6]);
    const last = seats['place-tile']!.at(-1);
    expect([seats['place-counter']![0], seats['place-door']![0]]).toEqual([last, last]);
    const { tiles, main } = geometryOf(state.dungeon);
    expect(tiles.every(index => main[index])).toBe(true);
    expect(state.dungeon.frame).not.toBeNull();

    for (const steps of [0, 30, 62, 75]) {
      let { state: left } = game.create({
        seed: `LEFT-${steps}`,
        seats: ['human', 'easy'],
        options: { build: 'draft' },
      });
      for (let index = 0; index < steps; index++)
        ({ state: left } = game.apply(left, legalActions(left)[0]!));
      ({ state: left } = game.apply(left, { type: 'finish-build' }));
      expect(geometryOf(left.dungeon).tiles).toHaveLength(61);
      expect(Object.keys(left.hidden)).toHaveLength(13);
      expect(left.dungeon.doors).toHaveLength(6);
    }
  });

  it('a tie in a roll-off is thrown again by those who are tied', () => {
    const { events } = game.create({
      seed: 'ROLL-3',
      seats: ['human', 'human', 'human', 'human'],
      options: {},
    });
    for (const event of events) {
      if (event.type !== 'roll-off') continue;
      for (const [index, row] of event.rolls.entries()) {
        const highest = Math.max(...row.map(({ die }) => die));
        const tied = row.filter(({ die }) => die === highest).map(({ seat }) => seat);
        const next = event.rolls[index + 1]?.map(({ seat }) => seat) ?? [event.winner];
        expect(next).toEqual(tied);
      }
    }
  });

  it('lies within the board', () => {
    for (let index = 0; index < 30; index++) {
      const { at: corner, extent } = quick(`FRAME-${index}`).dungeon.frame!;
      expect(corner.x + extent.columns).toBeLessThanOrEqual(BOARD.columns);
      expect(corner.y + extent.rows).toBeLessThanOrEqual(BOARD.rows);
    }
  });
});
