import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import {
  activate,
  at,
  char,
  EXPLORE,
  isGone,
  isListed,
  listed,
  only,
  PASS,
  play,
  playOn,
  position,
  step,
  type Change,
  type Figure,
} from './table.ts';

/** Opens the door at (1,0) with a Surprise, so that exactly this trap is sprung. */
const doors = [{ at: at([1, 0]), side: 'east' }] as const;
const OPEN: Action = { type: 'open-door', side: 'east' };
const HALL = 'S──────╴';

function spring(
  total: number,
  dice: readonly number[],
  figures: readonly Figure[],
  drawing = HALL,
  change: Change = {},
  ...answers: Action[]
) {
  const charts = [4, 5, Math.floor(total / 2), Math.ceil(total / 2)];
  const start = position(drawing, figures, { doors, ...change });
  return play(start, { dice, charts }, activate(0), OPEN, ...answers);
}

describe('Traps', () => {
  it('2 Poison Dart: Ranged defence 4+', () => {
    expect(isGone(spring(2, [1, 2, 3], [['thief', 0, [1, 0]]]).state, 0)).toBe(true);
    expect(isGone(spring(2, [1, 2, 4], [['thief', 0, [1, 0]]]).state, 0)).toBe(false);
    expect(isGone(spring(2, [1, 1, 1], [['troll', 0, [1, 0]]]).state, 0)).toBe(false);
  });

  it('3 Bottomless Pit: Action 5+', () => {
    expect(isGone(spring(3, [4], [['dwarf', 0, [1, 0]]]).state, 0)).toBe(true);
    expect(isGone(spring(3, [5], [['dwarf', 0, [1, 0]]]).state, 0)).toBe(false);
  });

  it('4 Teleportation: the left neighbour chooses a dry, free tile without counter', () => {
    const figures = [
      ['thief', 0, [1, 0]],
      ['elf', 1, [3, 0]],
    ] as const;
    const change: Change = { hidden: [['hazard', [4, 0]]] };
    const caught = spring(4, [1, 1], figures, 'S────~─╴', change);
    expect(caught.state.ask).toMatchObject({ kind: 'teleport', seat: 1, victim: 0 });
    expect(listed(caught.state, 'teleport').map(({ to }) => to.x)).toEqual([0, 2, 6, 7]);
    expect(char(playOn(caught.state, { type: 'teleport', to: at([7, 0]) }).state, 0).at).toEqual(at([7, 0]));
    expect(spring(4, [5, 1], figures, HALL, change).state.seat).toBe(1);
  });

  it('5 Mind Control: until the own next turn others may scheme with it', () => {
    const figures = [
      ['thief', 0, [1, 0]],
      ['elf', 1, [6, 0]],
    ] as const;
    const { state } = spring(5, [1, 3], figures);
    expect(char(state, 0).controlled).toBe(true);
    expect(isListed(state, activate(0))).toBe(true);
    const back = playOn(state, PASS);
    expect(char(back.state, 0).controlled).toBe(false);
    expect(only(back.events, 'control-ended')).toHaveLength(1);
  });

  it('28. and 6 Fireball: everybody within two steps, the Dwarf with a second try', () => {
    const { state, events } = spring(
      6,
      [2, 5, 2, 1, 2, 2, 3],
      [
        ['thief', 0, [1, 0]],
        ['goblin-hunter', null, [2, 0], { bounty: 1 }],
        ['dwarf', 1, [3, 0]],
        ['elf', 2, [4, 0]],
      ],
    );
    expect(only(events, 'tested').map(event => [event.card, event.pass])).toEqual([
      ['thief', true],
      ['goblin-hunter', false],
      ['dwarf', true],
    ]);
    expect(isGone(state, 1)).toBe(true);
    expect(state.lostTokens).toBe(1);
  });

  it('6 Fireball: a Priestess falls before those whom she might heal', () => {
    const asked = spring(
      6,
      [1, 1, 1, 2, 2, 6],
      [
        ['thief', 0, [1, 0]],
        ['warrior', 2, [3, 0]],
        ['priestess', 1, [2, 0]],
      ],
    );
    expect(only(asked.events, 'save-rolled')).toMatchObject([{ card: 'priestess', saved: true }]);
    expect(asked.state.ask).toMatchObject({ kind: 'heal', seat: 1, patient: 0 });
    const { state } = play(
      asked.state,
      { dice: [4] },
      { type: 'heal', use: true },
      { type: 'heal', use: false },
    );
    expect(state.chars.map(each => each.card)).toEqual(['thief', 'priestess']);
  });

  it('32. and 7 Shifting Corridors: only turns that cut nothing off', () => {
    const loop = `
      S─┬┐
      ..└┘
    `;
    const figures = [
      ['thief', 0, [1, 0]],
      ['elf', 1, [3, 0]],
    ] as const;
    const corner = position(loop, figures, { hidden: [['hazard', [3, 1]]], doors });
    const { state } = play(corner, { charts: [4, 5, 3, 4] }, activate(0), OPEN);
    expect(state.ask).toMatchObject({ kind: 'shift', seat: 1, victim: 0 });
    expect(listed(state, 'shift')).toEqual([
      { type: 'shift', at: at([2, 0]), turns: 1 },
      { type: 'shift', at: at([2, 0]), turns: 2 },
    ]);
    expect(isListed(state, { type: 'no-shift' })).toBe(true);
    for (const shift of listed(state, 'shift')) {
      const after = playOn(state, shift).state;
      expect(reachable(after), JSON.stringify(shift)).toContain('3,1');
    }
  });

  it('7 Shifting Corridors: what nothing may turn is not asked about', () => {
    const { state, events } = spring(7, [], [['thief', 0, [1, 0]]], 'S─┼─────', {
      hidden: [['hazard', [4, 0]]],
    });
    expect(only(events, 'nothing-happened')).toMatchObject([{ why: 'nothing-turned' }]);
    expect(state.seat).toBe(1);
  });

  it('31. and 8 Cave In: rubble where the dungeon needs the tile, a hole where not', () => {
    const needed = spring(8, [5, 1, 1], [['thief', 0, [1, 0]]], HALL, { hidden: [['hazard', [4, 0]]] });
    expect(needed.state.ask).toMatchObject({ kind: 'cave-move', seat: 0 });
    const stepped = playOn(needed.state, step(0, 0));
    expect(only(stepped.events, 'tile-rubble')).toMatchObject([{ at: at([1, 0]) }]);
    expect(stepped.state.dungeon.tiles['1,0']).toMatchObject({ rubble: true });

    const end = `
      S──┐
      ...│
      ...╵
    `;
    const alone = position(end, [['thief', 0, [3, 1]]], {
      hidden: [['treasure', [3, 2]]],
      doors: [{ at: at([3, 1]), side: 'south' }],
    });
    const opened = playOn(alone, activate(0));
    const door: Action = { type: 'open-door', side: 'south' };
    const inside = play(opened.state, { charts: [1, 1] }, door, PASS, activate(0)).state;
    const fallen = play(inside, { dice: [1, 1, 1, 5, 1, 1], charts: [5, 6, 4, 4] }, EXPLORE, step(3, 2));
    expect(only(fallen.events, 'tile-collapsed')).toMatchObject([{ at: at([3, 2]) }]);
    expect(only(fallen.events, 'treasure-buried')).toMatchObject([{ amount: 1 }]);
    expect(fallen.state.dungeon.tiles['3,2']).toBeUndefined();
    expect(char(fallen.state, 0).at).toEqual(at([3, 1]));
  });

  it('8 Cave In: the boxed in are lost without a save', () => {
    const { state, events } = spring(
      8,
      [6, 1],
      [
        ['priestess', 0, [1, 0]],
        ['elf', 1, [0, 0]],
        ['dwarf', 2, [2, 0]],
      ],
      'S─╴',
      {},
      { type: 'bless', reroll: false },
    );
    expect(only(events, 'save-rolled')).toEqual([]);
    expect(isGone(state, 0)).toBe(true);
  });

  it('9 Paralyzation: it lies until it passes the same test', () => {
    const { state } = spring(9, [5, 1], [['thief', 0, [1, 0]]]);
    expect(char(state, 0).paralysed).toBe(true);
    const still = play(state, { dice: [5, 5] }, PASS, activate(0));
    expect(char(still.state, 0).paralysed).toBe(true);
    const up = play(still.state, { dice: [6, 1] }, PASS, activate(0));
    expect(char(up.state, 0).paralysed).toBe(false);
    expect(up.state.seat).toBe(1);
  });

  it('10 Ambush: as many encounters as the die shows', () => {
    const charts = [4, 5, 5, 5, 5, 6, 5, 5];
    const start = position(HALL, [['thief', 0, [1, 0]]], { doors });
    const { events } = play(start, { dice: [2], charts }, activate(0), OPEN, {
      type: 'place-dweller',
      at: at([0, 0]),
    });
    expect(only(events, 'ambushed')).toMatchObject([{ die: 2 }]);
    expect(only(events, 'dweller-appeared').map(event => event.card)).toEqual(['troll', 'shroud-ghost']);
  });

  it('30. and 11 Mind Swap with a dweller', () => {
    const start = position(
      'S─────╴',
      [
        ['elf', 0, [6, 0]],
        ['thief', 1, [1, 0], { treasure: 2, hazards: 1 }],
        ['troll', null, [4, 0], { bounty: 1 }],
      ],
      { hidden: [['hazard', [2, 0]]], more: { seat: 1, ask: { seat: 1, kind: 'actor' } } },
    );
    const { state, events } = play(
      start,
      { dice: [1, 1, 1, 1], charts: [1, 1, 5, 6] },
      activate(1),
      EXPLORE,
      step(2, 0),
    );
    expect(only(events, 'mind-swapped')).toMatchObject([{ a: { card: 'thief' }, b: { card: 'troll' } }]);
    expect(char(state, 2)).toMatchObject({ role: 'hero', owner: 1, treasure: 0, hazards: 0, bounty: 1 });
    expect(char(state, 1)).toMatchObject({
      role: 'dweller',
      owner: null,
      treasure: 0,
      hazards: 0,
      bounty: 2,
    });
    expect(state.pool).toBe(2);
  });

  it('11 Mind Swap with a hero: bodies change owners, and keep what they carry', () => {
    const { state } = spring(
      11,
      [0],
      [
        ['thief', 0, [1, 0], { treasure: 2 }],
        ['elf', 1, [6, 0], { hazards: 1 }],
      ],
    );
    expect(char(state, 0)).toMatchObject({ owner: 1, treasure: 2 });
    expect(char(state, 1)).toMatchObject({ owner: 0, hazards: 1 });
  });

  it('11 Mind Swap: a body that stands on a counter turns it at once', () => {
    const { state, events } = spring(
      11,
      [0],
      [
        ['thief', 0, [1, 0]],
        ['goblin-warrior', null, [4, 0]],
      ],
      HALL,
      { hidden: [['stairs', [4, 0]]] },
    );
    expect(only(events, 'counter-flipped')).toMatchObject([{ card: 'goblin-warrior', owner: 0 }]);
    expect(state.stairs).toEqual(at([4, 0]));
  });

  it('12 Gas Cloud: from now on everybody tests; a second one changes nothing', () => {
    const { state } = spring(12, [], [['thief', 0, [1, 0]]]);
    expect(state.gas).toBe(true);
    const again = spring(12, [2, 2, 2], [['thief', 0, [1, 0]]], HALL, { more: { gas: true } });
    expect(only(again.events, 'nothing-happened')).toMatchObject([{ why: 'gas-already' }]);
  });

  it('mindless dwellers are neither controlled nor swapped', () => {
    for (const total of [5, 11]) {
      const charts = [4, 5, Math.floor(total / 2), Math.ceil(total / 2)];
      const start = position(
        HALL,
        [
          ['elf', 0, [7, 0]],
          ['goblin-warrior', null, [1, 0]],
        ],
        { doors },
      );
      const { events } = play(start, { charts }, activate(1), OPEN);
      expect(only(events, 'nothing-happened')).toMatchObject([{ why: 'mindless' }]);
    }
  });
});

/** Tiles joined to Start by links, by a plain flood over the state. */
function reachable({ dungeon }: State): string[] {
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const seen = [`${dungeon.start.x},${dungeon.start.y}`];
  for (const key of seen) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const [side, [dx, dy]] of sides.entries()) {
      const next = `${x + dx},${y + dy}`;
      const other = dungeon.tiles[next];
      const isOpen =
        other && dungeon.tiles[key]!.exits & (1 << side) && other.exits & (1 << ((side + 2) % 4));
      if (isOpen && !seen.includes(next)) seen.push(next);
    }
  }
  return seen;
}
