import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import { sees } from './sees.ts';
import {
  activate,
  assault,
  at,
  char,
  END,
  EXIT,
  EXPLORE,
  GATHER,
  isGone,
  isListed,
  KEEP,
  listed,
  only,
  play,
  playOn,
  position,
  shoot,
  step,
  STOP,
} from './table.ts';

const HALL = 'S─────╴';

describe('Movement', () => {
  it('19. Swift: the Elf throws her first failure again', () => {
    const start = position(HALL, [['elf', 0, [1, 0]]]);
    const again = play(start, { dice: [3, 4, 2, 5] }, activate(0), EXPLORE);
    expect(only(again.events, 'rushed')).toMatchObject([{ moves: 3, swift: { die: 0, from: 3 } }]);
    const lucky = play(start, { dice: [6, 4, 5] }, activate(0), EXPLORE);
    expect(only(lucky.events, 'rushed')).toMatchObject([{ moves: 4, swift: null }]);
  });

  it('20. a counter ends the walk; treasure, a dart, and the loot next turn', () => {
    const start = position(HALL, [['thief', 0, [1, 0]]], { hidden: [['treasure', [2, 0]]] });
    const faces = { dice: [4, 4, 1, 1, 3, 4], charts: [6, 5, 1, 1] };
    const { state, events } = play(start, faces, activate(0), EXPLORE, step(2, 0));
    expect(only(events, 'trap-sprung')).toMatchObject([{ trap: 'poison-dart' }]);
    expect(only(events, 'tested')).toMatchObject([{ stat: 'ranged', side: 'def', need: 4, pass: true }]);
    expect(state).toMatchObject({ seat: 1, loose: { '2,0': 1 } });
    expect(char(state, 0)).toMatchObject({ treasure: 0, hazards: 0 });
    const later = playOn(state, { type: 'pass' }, activate(0), GATHER);
    expect(char(later.state, 0).treasure).toBe(1);
  });

  it('21. Goldlust takes at once what it has uncovered', () => {
    const start = position(HALL, [['dwarf', 0, [1, 0]]], { hidden: [['treasure', [2, 0]]] });
    const { state } = play(start, { dice: [1], charts: [3, 4] }, activate(0), EXPLORE, step(2, 0));
    expect(char(state, 0).treasure).toBe(1);
    expect(state.loose).toEqual({});
  });

  it('22. a charge that falls short', () => {
    const figures = [
      ['warrior', 0, [1, 0]],
      ['elf', 1, [4, 0]],
    ] as const;
    const charge = assault(1, [2, 0], [3, 0], [4, 0]);
    const dry = play(position(HALL, figures), { dice: [4, 2] }, activate(0), charge);
    expect(only(dry.events, 'fell-short')).toMatchObject([{ allowance: 2, length: 3 }]);
    expect(char(dry.state, 0).at).toEqual(at([3, 0]));
    const wet = play(position('S──~──╴', figures), { dice: [4, 2, 3, 6] }, activate(0), charge);
    expect(only(wet.events, 'tested')).toMatchObject([{ why: 'water', pass: true }]);
    expect(char(wet.state, 0).at).toEqual(at([3, 0]));
  });

  it('23. to a Lizardman all water is one', () => {
    const start = position(
      `
      S~──╴
      .....
      ~....
      `,
      [
        ['elf', 0, [4, 0]],
        ['lizardman', null, [1, 0]],
        ['mage', 1, [0, 2]],
      ],
    );
    const { events } = play(start, { dice: [6, 6, 1, 1, 1] }, activate(1), assault(2, [0, 2]));
    expect(only(events, 'rushed')).toEqual([]);
    expect(only(events, 'tested')).toEqual([]);
    expect(only(events, 'defeated')).toMatchObject([{ card: 'mage', at: at([0, 2]) }]);
  });

  it('24. the counter under a goblin is turned when the goblin is gone', () => {
    const start = position(
      HALL,
      [
        ['warrior', 0, [1, 0]],
        ['goblin-warrior', null, [2, 0]],
      ],
      { hidden: [['stairs', [2, 0]]] },
    );
    const fight = [activate(0), assault(1, [2, 0]), KEEP];
    const won = play(start, { dice: [6, 6, 6, 6, 6, 6, 1, 1, 1] }, ...fight);
    expect(won.state.stairs).toEqual(at([2, 0]));
    const stalemate = play(start, { dice: [1, 1, 1, 6, 6, 6, 1, 1, 6] }, ...fight);
    expect(stalemate.state.hidden).toEqual({ '2,0': 'stairs' });
    expect(char(stalemate.state, 0).at).toEqual(at([1, 0]));
  });

  it('25. line of sight', () => {
    const row = '.S────';
    const hidden = [['hazard', [3, 0]]] as const;
    const empty = position(row, [['elf', 0, [1, 0]]], { hidden });
    expect(sees(empty, at([1, 0]), at([4, 0]))).toBe(false);
    const goblin = position(
      row,
      [
        ['elf', 0, [1, 0]],
        ['goblin-warrior', null, [3, 0]],
        ['mage', 1, [4, 0]],
      ],
      { hidden },
    );
    expect(listed(playOn(goblin, activate(0)).state, 'ranged-assault').map(shot => shot.target)).toEqual([
      1, 1,
    ]);
    const doors = [{ at: at([2, 0]), side: 'east' }] as const;
    const shut = position(row, [['elf', 0, [1, 0]]], { doors });
    expect([at([3, 0]), at([4, 0])].map(to => sees(shut, at([1, 0]), to))).toEqual([false, false]);
  });

  it('R27. whoever turns the Stairs has stopped, and leaves with the next step or action', () => {
    const start = position(HALL, [['elf', 0, [1, 0]]], { stairs: [2, 0], hidden: [['stairs', [4, 0]]] });
    const { state } = play(start, { dice: [4, 4, 4] }, activate(0), EXPLORE, step(2, 0));
    expect(isListed(state, EXIT)).toBe(true);
    expect(playOn(state, EXIT).state.players[0]).toMatchObject({ departed: true, final: { card: 'elf' } });
    const far = play(start, { dice: [1, 1, 1, 1] }, activate(0), EXPLORE, step(2, 0));
    expect(far.state.seat).toBe(1);
    const flipped = play(
      start,
      { dice: [6, 6, 6] },
      activate(0),
      EXPLORE,
      step(2, 0),
      step(3, 0),
      step(4, 0),
    );
    expect(flipped.state).toMatchObject({ seat: 1, stairs: at([4, 0]) });
  });

  it('drowning: Action 4+ or defeated, and the treasure lies in the water', () => {
    const start = position('S~──╴', [['mage', 0, [2, 0], { treasure: 2 }]]);
    const { state } = play(start, { dice: [1, 3] }, activate(0), EXPLORE, step(1, 0));
    expect(isGone(state, 0)).toBe(true);
    expect(state).toMatchObject({ loose: { '1,0': 2 }, players: [{ deaths: 1 }, {}] });
    expect(state.recruits).toContain('mage');
  });

  it('Amphibious: a Lizardman needs no test', () => {
    const start = position('S~──╴', [
      ['elf', 0, [4, 0]],
      ['lizardman', null, [2, 0]],
    ]);
    const { events } = play(start, { dice: [1, 1] }, activate(1), EXPLORE, step(1, 0));
    expect(only(events, 'tested')).toEqual([]);
  });

  it('Incorporeal: a Ghost walks through walls and people, but must end on a free tile', () => {
    const start = position(
      `
      S──╴
      ┌─┐.
      `,
      [
        ['elf', 0, [3, 0]],
        ['shroud-ghost', null, [1, 1]],
        ['warrior', 1, [1, 0]],
      ],
    );
    const once = play(start, { dice: [1, 1] }, activate(1), EXPLORE);
    expect(listed(once.state, 'step').map(({ to }) => to)).toEqual([at([2, 1]), at([0, 1])]);
    const twice = play(start, { dice: [4, 1] }, activate(1), EXPLORE, step(1, 0));
    expect(isListed(twice.state, STOP)).toBe(false);
    expect(listed(twice.state, 'step').map(({ to }) => to)).toEqual([at([2, 0]), at([1, 1]), at([0, 0])]);
    expect(playOn(twice.state, step(2, 0)).state.seat).toBe(1);
  });

  it('a Ghost whose neighbours are all taken may explore, for a rush leads through them', () => {
    const start = position(
      `
      S─┼─╴
      ..╵..
      `,
      [
        ['elf', 0, [2, 1]],
        ['shroud-ghost', null, [2, 0]],
        ['warrior', 1, [1, 0]],
        ['mage', 2, [3, 0]],
      ],
    );
    expect(isListed(playOn(start, activate(1)).state, EXPLORE)).toBe(true);
    const short = play(start, { dice: [1, 1] }, activate(1), EXPLORE);
    expect(short.state.seat).toBe(1);
    const { state } = play(start, { dice: [4, 1] }, activate(1), EXPLORE, step(1, 0));
    expect(char(playOn(state, step(0, 0)).state, 1).at).toEqual(at([0, 0]));
  });

  it('somebody on the Stairs blocks them, also for a Ghost who stands inside (R28)', () => {
    const start = position(
      'S────╴',
      [
        ['shroud-ghost', 0, [1, 0]],
        ['warrior', 1, [2, 0]],
      ],
      { stairs: [2, 0] },
    );
    const { state } = play(start, { dice: [4, 4] }, activate(0), EXPLORE, step(2, 0));
    expect(char(state, 0).at).toEqual(at([2, 0]));
    expect(isListed(state, EXIT)).toBe(false);
    const free = { ...state, chars: state.chars.filter(({ id }) => id === 0) };
    expect(isListed(free, EXIT)).toBe(true);
  });
});

describe('Nimble Archer', () => {
  const start = position(
    `
    S─┼─╴
    ..╵..
    `,
    [
      ['elf', 0, [3, 0]],
      ['warrior', 1, [2, 1]],
    ],
  );

  it('steps into sight, and shoots', () => {
    const { state } = playOn(start, activate(0), { type: 'nimble-move', to: at([2, 0]) });
    expect(state.ask).toMatchObject({ kind: 'nimble-shot', seat: 0 });
    const shot = play(state, { dice: [6, 6, 1, 1, 1, 1, 1] }, shoot(1));
    expect(isGone(shot.state, 1)).toBe(true);
    expect(shot.state.seat).toBe(1);
  });

  it('or shoots, and steps away', () => {
    const ready = position('S────', [
      ['elf', 0, [1, 0]],
      ['warrior', 1, [3, 0]],
    ]);
    const shot = play(ready, { dice: [1, 1, 1, 1, 6, 6, 6] }, activate(0), shoot(1));
    expect(shot.state.ask).toMatchObject({ kind: 'nimble-after' });
    expect(char(playOn(shot.state, step(0, 0)).state, 0).at).toEqual(at([0, 0]));
    const magic = play(ready, { dice: [1, 1, 6] }, activate(0), shoot(1, 'magic'));
    expect(magic.state.seat).toBe(1);
  });
});

describe('Phase', () => {
  const walls = `
    S──╴
    ┌─┐.
  `;
  it('through a wall with Magic 5+', () => {
    const start = position(walls, [['mage', 0, [1, 0]]]);
    const through: Action = { type: 'phase', to: at([1, 1]) };
    expect(listed(playOn(start, activate(0)).state, 'phase')).toEqual([through]);
    const done = play(start, { dice: [1, 5, 1] }, activate(0), through);
    expect(char(done.state, 0).at).toEqual(at([1, 1]));
    const held = play(start, { dice: [1, 4, 1] }, activate(0), through);
    expect(char(held.state, 0).at).toEqual(at([1, 0]));
  });

  it('not through a door', () => {
    const doors = [{ at: at([1, 0]), side: 'east' }] as const;
    const start = position('S──╴', [['mage', 0, [1, 0]]], { doors });
    expect(listed(playOn(start, activate(0)).state, 'phase')).toEqual([]);
  });
});

describe('The end of a turn', () => {
  it('is a choice, too', () => {
    const start = position(HALL, [['elf', 0, [1, 0]]]);
    expect(playOn(start, activate(0), END).state.seat).toBe(1);
  });
});
