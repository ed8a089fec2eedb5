import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import {
  activate,
  assault,
  at,
  char,
  EXPLORE,
  GATHER,
  isGone,
  KEEP,
  only,
  play,
  playOn,
  position,
  step,
} from './table.ts';

const HALL = 'S─────╴';
const open = (side: 'east' | 'west'): Action => ({ type: 'open-door', side });

describe('Doors', () => {
  const doors = [{ at: at([1, 0]), side: 'east' }] as const;

  it('26. the better of skill and strength', () => {
    const priestess = position(HALL, [['priestess', 0, [1, 0]]], { doors });
    const held = play(priestess, { charts: [4, 4], dice: [5, 5] }, activate(0), open('east'));
    expect(only(held.events, 'tested')).toMatchObject([{ stat: 'action', need: 6, pass: false }]);
    expect(held.state.dungeon.doors).toHaveLength(1);
    const troll = position(HALL, [['troll', 0, [2, 0]]], { doors });
    const forced = play(troll, { charts: [3, 3], dice: [1, 1, 1] }, activate(0), open('west'));
    expect(only(forced.events, 'tested')).toMatchObject([
      { stat: 'melee', side: 'off', kicker: 4, pass: true },
    ]);
    expect(forced.state.dungeon.doors).toEqual([]);
  });

  it.each([
    ['open', [2, 3]],
    ['surprise', [4, 5]],
    ['boo', [5, 6]],
  ] as const)('%s: the door is gone', (result, charts) => {
    const start = position(HALL, [['dwarf', 0, [1, 0]]], { doors });
    const after = { open: [], surprise: [6, 6], boo: [1, 1] }[result];
    const { state, events } = play(start, { charts: [...charts, ...after] }, activate(0), open('east'));
    expect(only(events, 'chart-rolled')[0]).toMatchObject({ chart: 'door', result });
    expect(state.dungeon.doors).toEqual([]);
    expect(state.gas).toBe(result === 'surprise');
    expect(state.ask?.kind).toBe(result === 'boo' ? 'place-dweller' : 'actor');
  });

  it('a dweller may open doors, and traps work on it', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [6, 0]],
        ['goblin-warrior', null, [1, 0]],
      ],
      { doors },
    );
    const { state } = play(start, { charts: [4, 5, 1, 2], dice: [1, 1, 1] }, activate(1), open('east'));
    expect(isGone(state, 1)).toBe(true);
  });
});

describe('Counters', () => {
  it('27. Hazard 12: an Encounter that carries the token, then a Trap', () => {
    const start = position('S──┬─╴', [['dwarf', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const faces = { dice: [1, 5], charts: [6, 6, 3, 4, 2, 1] };
    const asked = play(start, { dice: [1], charts: [6, 6, 3, 4] }, activate(0), EXPLORE, step(2, 0));
    expect(asked.state.ask).toMatchObject({
      kind: 'place-dweller',
      seat: 1,
      options: [at([1, 0]), at([3, 0])],
    });
    const place: Action = { type: 'place-dweller', at: at([3, 0]) };
    const { state, events } = play(start, faces, activate(0), EXPLORE, step(2, 0), place);
    expect(only(events, 'dweller-appeared')).toMatchObject([{ card: 'shambling-corpse', bounty: 1 }]);
    expect(only(events, 'tested')).toMatchObject([{ why: 'bottomless-pit', pass: true }]);
    expect(char(state, 0).hazards).toBe(0);
    expect(char(state, 1)).toMatchObject({ bounty: 1, at: at([3, 0]) });
  });

  it('a survived hazard without dweller pays the victim', () => {
    const start = position(HALL, [['thief', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const { state } = play(
      start,
      { dice: [1, 1, 1, 6, 6, 6], charts: [1, 1, 1, 1] },
      activate(0),
      EXPLORE,
      step(2, 0),
    );
    expect(char(state, 0).hazards).toBe(1);
  });

  it('a dead victim loses the token', () => {
    const start = position(HALL, [['thief', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const { state } = play(
      start,
      { dice: [1, 1, 1, 1, 1, 1], charts: [1, 1, 1, 1] },
      activate(0),
      EXPLORE,
      step(2, 0),
    );
    expect(state).toMatchObject({ chars: [], lostTokens: 1 });
  });

  it('Encounter 12 rolls twice, and no event rolls more than twelve times', () => {
    const start = position('S──────────╴', [['thief', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const sixes = Array.from({ length: 24 }, () => 6);
    const { events } = play(
      start,
      { dice: [1, 1, 1], charts: [3, 4, ...sixes] },
      activate(0),
      EXPLORE,
      step(2, 0),
    );
    expect(only(events, 'chart-rolled').filter(event => event.chart === 'encounter')).toHaveLength(12);
    expect(only(events, 'nothing-happened').every(event => event.why === 'too-many-rolls')).toBe(true);
  });

  it.each([
    [2, 'goblin-warrior'],
    [3, 'goblin-warrior'],
    [4, 'goblin-hunter'],
    [5, 'goblin-hunter'],
    [6, 'shambling-corpse'],
    [7, 'shambling-corpse'],
    [8, 'lizardman'],
    [9, 'lizardman'],
    [10, 'shroud-ghost'],
    [11, 'troll'],
  ] as const)('Encounter %i brings a %s', (total, card) => {
    const start = position('S─╴', [['thief', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const charts = [3, 4, Math.floor(total / 2), Math.ceil(total / 2)];
    const { state, events } = play(start, { dice: [1, 1, 1], charts }, activate(0), EXPLORE, step(2, 0));
    expect(only(events, 'dweller-appeared')).toMatchObject([{ card, at: at([1, 0]), bounty: 1 }]);
    expect(state.supply[card]).toBe(card === 'troll' || card === 'shroud-ghost' ? 0 : 1);
  });

  it('no figure left: the hazard counts as survived', () => {
    const start = position(
      'S─────╴',
      [
        ['thief', 0, [1, 0]],
        ['troll', null, [6, 0]],
      ],
      { hidden: [['hazard', [2, 0]]] },
    );
    const { state, events } = play(
      start,
      { dice: [1, 1, 1], charts: [3, 4, 5, 6] },
      activate(0),
      EXPLORE,
      step(2, 0),
    );
    expect(only(events, 'nothing-happened')).toMatchObject([{ why: 'no-figure' }]);
    expect(char(state, 0).hazards).toBe(1);
  });

  it('Treasure 12: somebody sits on it, without a token', () => {
    const start = position('S─╴', [['thief', 0, [1, 0]]], { hidden: [['treasure', [2, 0]]] });
    const { events } = play(
      start,
      { dice: [1, 1, 1], charts: [6, 6, 1, 1] },
      activate(0),
      EXPLORE,
      step(2, 0),
    );
    expect(only(events, 'dweller-appeared')).toMatchObject([{ card: 'goblin-warrior', bounty: 0 }]);
  });

  it('Blessings: one roll of the event again, and the second stands', () => {
    const start = position('S─╴', [['priestess', 0, [1, 0]]], { hidden: [['hazard', [2, 0]]] });
    const turned = play(start, { dice: [1, 1], charts: [1, 1] }, activate(0), EXPLORE, step(2, 0));
    expect(turned.state.ask).toMatchObject({ kind: 'bless', table: 'hazard', dice: [1, 1], seat: 0 });
    const again: Action = { type: 'bless', reroll: true };
    const { state, events } = play(turned.state, { charts: [3, 4, 1, 1] }, again);
    expect(only(events, 'chart-rolled').map(event => event.result)).toEqual(['encounter', 'goblin-warrior']);
    expect(state.ask?.kind).toBe('actor');
    const kept = play(turned.state, { charts: [6, 6] }, { type: 'bless', reroll: false });
    expect(kept.state.ask).toMatchObject({ kind: 'bless', table: 'trap', dice: [6, 6] });
  });

  it('dwellers neither flip nor stop', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [6, 0]],
        ['goblin-warrior', null, [1, 0]],
      ],
      { hidden: [['hazard', [2, 0]]] },
    );
    const { state } = play(start, { dice: [4, 1, 1] }, activate(1), EXPLORE, step(2, 0), step(3, 0));
    expect(state.hidden).toEqual({ '2,0': 'hazard' });
  });

  it('dwellers gather for all, and the next to fall drops all of it', () => {
    const start = position(
      HALL,
      [
        ['warrior', 0, [6, 0]],
        ['goblin-warrior', null, [1, 0]],
        ['goblin-hunter', null, [5, 0]],
        ['elf', 1, [3, 0]],
      ],
      { loose: [[2, [1, 0]]] },
    );
    const gathered = playOn(start, activate(1), GATHER);
    expect(gathered.state.pool).toBe(2);
    const { state } = play(
      gathered.state,
      { dice: [6, 6, 6, 1, 1, 1, 1] },
      { type: 'pass' },
      activate(0),
      assault(2, [5, 0]),
      KEEP,
    );
    expect(state).toMatchObject({ pool: 0, loose: { '5,0': 2 } });
  });
});
