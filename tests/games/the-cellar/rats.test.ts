import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { cell, type Cell } from '../../../src/core/grid.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import { board } from '../../../src/games/the-cellar/look/board.ts';
import { threat } from '../../../src/games/the-cellar/look/overlays.ts';
import { ratSees } from '../../../src/games/the-cellar/rules/rats.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { Event } from '../../../src/games/the-cellar/state/events.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { expectSpent } from '../../support/rolls.ts';
import { after, cellar, END, step, typesOf } from './positions.ts';

const asleep = (x: number, y: number) => ({ x, y, asleep: true });
const BLOCK: Action = { type: 'block' };
const PASS: Action = { type: 'pass' };

function places(state: State): Cell[] {
  return state.rats.map(rat => rat.at);
}

function bitesOf(events: readonly Event[]): number[] {
  return events.flatMap(event => (event.type === 'rat-bit' ? [event.rat] : []));
}

describe('Waking', () => {
  // biome-ignore format: a table
  it.each([
    ['at four squares in a line',               cell(5, 5),  step(5, 6),  asleep(9, 6), true],
    ['not at five squares, with open floor between', cell(5, 6), step(5, 7), asleep(10, 7), false],
    ['beside her',                              cell(7, 6),  step(8, 6),  asleep(9, 6), true],
    ['across a corner',                         cell(8, 4),  step(8, 5),  asleep(9, 6), true],
    ['not through a wall',                      cell(5, 2),  step(6, 2),  asleep(8, 2), false],
    ['past the corner of a wall',               cell(5, 1),  step(6, 1),  asleep(9, 2), true],
    ['over a barrel',                           cell(6, 1),  step(7, 1),  asleep(9, 1), true],
    ['over a puddle',                           cell(11, 2), step(11, 3), asleep(8, 3), true],
  ])('%s', (_how, hero, action, rat, wakes) => {
    const { state, events } = after(cellar({ hero, rats: [rat] }), action);
    expect(state.rats[0]!.awake).toBe(wakes);
    expect(events.some(event => event.type === 'rat-woke')).toBe(wakes);
  });

  it('happens on the way, before the rats run: a rat woken by the last step runs in the same turn', () => {
    const start = cellar({ hero: cell(5, 5), rats: [asleep(9, 6)], actions: 1 });
    const { events, state } = after(start, step(5, 6));
    expect(typesOf(events)).toEqual(['stepped', 'rat-woke', 'rat-moved', 'rat-moved', 'turn-began']);
    expect(places(state)).toEqual([cell(7, 6)]);
  });

  it('happens once, and in the order of the rats', () => {
    const start = cellar({ hero: cell(6, 6), rats: [asleep(8, 7), cell(11, 1), asleep(8, 5)] });
    const { events } = after(start, step(7, 6));
    expect(events.filter(event => event.type === 'rat-woke')).toEqual([
      { type: 'rat-woke', rat: 0 },
      { type: 'rat-woke', rat: 2 },
    ]);
  });

  it('does not happen while she stands still', () => {
    const start = cellar({ hero: cell(8, 6), rats: [asleep(9, 6)] });
    const { state, events } = after(start, END);
    expect(state.rats[0]!.awake).toBe(false);
    expect(typesOf(events)).toEqual(['turn-began']);
  });

  it('needs the same sight both ways, and no rat hides another', () => {
    const rat = { id: 0, kind: 'rat', at: cell(9, 6), awake: false } as const;
    expect(ratSees(cellar(), rat, cell(5, 6))).toBe(true);
    expect(ratSees(cellar(), { ...rat, at: cell(5, 6) }, cell(9, 6))).toBe(true);
    const start = cellar({ hero: cell(5, 5), rats: [asleep(9, 6), cell(7, 6)] });
    expect(after(start, step(5, 6)).state.rats[0]!.awake).toBe(true);
  });
});

describe('Running', () => {
  const runs = (hero: Cell, ...rats: Cell[]): State =>
    after(cellar({ hero, rats, dice: [1, 1, 1] }), END).state;

  it('brings a rat two squares closer by the shortest way', () => {
    expect(places(runs(cell(5, 7), cell(9, 7)))).toEqual([cell(7, 7)]);
  });

  it('goes around walls, puddles and barrels', () => {
    expect(places(runs(cell(11, 3), cell(8, 3)))).toEqual([cell(9, 2)]);
    expect(places(runs(cell(5, 3), cell(3, 3)))).toEqual([cell(2, 4)]);
    expect(places(runs(cell(6, 2), cell(8, 2)))).toEqual([cell(8, 4)]);
  });

  it('goes north before east before south before west where ways are equally long', () => {
    expect(places(runs(cell(8, 5), cell(6, 7)))).toEqual([cell(7, 6)]);
    expect(places(runs(cell(5, 2), cell(6, 4)))).toEqual([cell(6, 2)]);
  });

  it('stops beside her: one step is enough, and none if it is there', () => {
    expect(places(runs(cell(6, 6), cell(8, 6)))).toEqual([cell(7, 6)]);
    expect(places(runs(cell(6, 6), cell(7, 6)))).toEqual([cell(7, 6)]);
  });

  it('is for rats that are awake', () => {
    const { state } = after(cellar({ hero: cell(1, 1), rats: [asleep(9, 2), cell(9, 6)] }), END);
    expect(places(state)).toEqual([cell(9, 2), cell(7, 6)]);
  });

  it('goes another way that is as short where a rat stands in the first', () => {
    const { state, events } = after(
      cellar({ hero: cell(5, 6), rats: [cell(6, 6), cell(6, 7)], dice: [1, 1] }),
      END,
    );
    expect(places(state)).toEqual([cell(6, 6), cell(5, 7)]);
    expect(bitesOf(events)).toEqual([0, 1]);
  });

  it('waits behind another rat where the only short way is taken', () => {
    const { state, events } = after(
      cellar({ hero: cell(2, 7), rats: [cell(2, 6), cell(2, 5)], dice: [1] }),
      END,
    );
    expect(places(state)).toEqual([cell(2, 6), cell(2, 5)]);
    expect(bitesOf(events)).toEqual([0]);
  });

  it('goes by the order of ids, so the second takes the square that the first left', () => {
    const { state, events } = after(
      cellar({ hero: cell(5, 7), rats: [cell(8, 7), cell(9, 7)], dice: [1] }),
      END,
    );
    expect(places(state)).toEqual([cell(6, 7), cell(7, 7)]);
    expect(events.flatMap(event => (event.type === 'rat-moved' ? [event.rat] : []))).toEqual([0, 0, 1, 1]);
  });

  it('tells every step', () => {
    const { events } = after(cellar({ hero: cell(5, 7), rats: [cell(9, 7)] }), END);
    expect(events.slice(0, 2)).toEqual([
      { type: 'rat-moved', rat: 0, from: cell(9, 7), to: cell(8, 7) },
      { type: 'rat-moved', rat: 0, from: cell(8, 7), to: cell(7, 7) },
    ]);
  });
});

describe('A fat rat', () => {
  const fat = (x: number, y: number) => ({ x, y, kind: 'fat-rat' as const });

  it('waddles one square a turn', () => {
    const { state } = after(cellar({ hero: cell(5, 7), rats: [fat(9, 7)] }), END);
    expect(places(state)).toEqual([cell(8, 7)]);
  });

  it.each([
    [2, false],
    [3, true],
  ])('bites with a %i: hit %s', (die, hit) => {
    const { events } = after(cellar({ hero: cell(6, 6), rats: [fat(7, 6)], dice: [die] }), END);
    expect(events[0]).toEqual({ type: 'rat-bit', rat: 0, die, need: 3, hit });
  });
});

describe('A shy rat', () => {
  const shy = (x: number, y: number) => ({ x, y, kind: 'shy-rat' as const });
  const HALF = 12;

  it('follows, but comes no nearer than two squares while more than half of the candle is left', () => {
    const { state, events } = after(
      cellar({ hero: cell(5, 7), rats: [shy(8, 7)], candle: HALF + 1, actions: 1 }),
      END,
    );
    expect(places(state)).toEqual([cell(7, 7)]);
    expect(bitesOf(events)).toEqual([]);
  });

  it('does not bite even beside her, and stays where it is', () => {
    const { state, events } = after(cellar({ hero: cell(6, 6), rats: [shy(7, 6)], candle: HALF + 1 }), END);
    expect(places(state)).toEqual([cell(7, 6)]);
    expect(bitesOf(events)).toEqual([]);
  });

  it('is a rat like any other as soon as half of the candle is gone', () => {
    const start = cellar({ hero: cell(6, 6), rats: [shy(8, 6)], candle: HALF, dice: [4] });
    const { state, events } = after(start, END);
    expect(places(state)).toEqual([cell(7, 6)]);
    expect(events).toContainEqual({ type: 'rat-bit', rat: 0, die: 4, need: 4, hit: true });
  });

  it('is not threatening until then, and its eye is not red', () => {
    const beside = (candle: number) => cellar({ hero: cell(6, 6), rats: [shy(7, 6)], candle });
    expect(threat.model(beside(HALF + 1), 0, undefined).cells).toEqual([]);
    expect(threat.model(beside(HALF), 0, undefined).cells.length).toBeGreaterThan(0);
    const eye = (candle: number) => board(beside(candle)).tokens.find(token => token.sprite === 'shy-rat');
    expect(eye(HALF + 1)?.badges).toBeUndefined();
    expect(eye(HALF)?.badges).toEqual(['eye-red']);
  });
});

describe('Biting', () => {
  // biome-ignore format: a table
  it.each([
    [1, false], [2, false], [3, false], [4, true], [5, true], [6, true],
  ])('with a %i: hit %s', (die, hit) => {
    const start = cellar({ hero: cell(6, 6), rats: [cell(7, 6)], dice: [die] });
    const { state, events } = after(start, END);
    expect(events[0]).toEqual({ type: 'rat-bit', rat: 0, die, need: 4, hit });
    expect(state.hero.hearts).toBe(hit ? 2 : 3);
    expect(events.some(event => event.type === 'hurt')).toBe(hit);
    expectSpent(start, state);
  });

  it('follows the run at once, and each rat that is beside her bites once', () => {
    const start = cellar({ hero: cell(6, 6), rats: [cell(8, 6), cell(6, 7)], dice: [1, 5] });
    const { state, events } = after(start, END);
    expect(typesOf(events)).toEqual(['rat-moved', 'rat-bit', 'rat-bit', 'hurt', 'turn-began']);
    expect(state.hero.hearts).toBe(2);
  });

  it('is not done across a corner, nor by sleepers', () => {
    const start = cellar({ hero: cell(6, 6), rats: [asleep(7, 6)] });
    expect(bitesOf(after(start, END).events)).toEqual([]);
  });

  it('ends the match with the last heart, and no other rat bites the fallen', () => {
    const start = cellar({ hero: cell(6, 6), hearts: 1, rats: [cell(7, 6), cell(6, 7)], dice: [4, 6] });
    const { state, events } = after(start, END);
    expect(events).toEqual([
      { type: 'rat-bit', rat: 0, die: 4, need: 4, hit: true },
      { type: 'hurt', rat: 0, hearts: 0 },
      { type: 'fell', rat: 0 },
    ]);
    expect(state).toMatchObject({ ending: 'bitten', ask: null, queue: [], turn: 1, candle: 24 });
    expect(state.rng.loaded).toEqual({ dice: [6] });
  });
});

describe('The pot lid', () => {
  const bitten = (...dice: number[]) =>
    after(
      cellar({ hero: cell(6, 6), hearts: 2, tool: 'pot-lid', rats: [cell(7, 6), cell(6, 7)], dice }),
      END,
    );

  it('asks before a bite counts, and offers to catch it or not', () => {
    const { state, events } = bitten(5, 1);
    expect(state.ask).toEqual({ seat: 0, kind: 'block', rat: 0 });
    expect(typesOf(events)).toEqual(['rat-bit']);
    expect(state.hero.hearts).toBe(2);
    expect([...game.legalActions(state)]).toEqual([BLOCK, PASS]);
    expect(state.turn).toBe(1);
  });

  it('is not asked about a bite that misses', () => {
    const { state, events } = bitten(3, 3);
    expect(state.ask).toEqual({ seat: 0, kind: 'act' });
    expect(typesOf(events)).toEqual(['rat-bit', 'rat-bit', 'turn-began']);
  });

  it('catches the bite and is done for; the other rat goes on', () => {
    const { state, events } = after(bitten(5, 5).state, BLOCK);
    expect(events).toEqual([
      { type: 'blocked', rat: 0 },
      { type: 'rat-bit', rat: 1, die: 5, need: 4, hit: true },
      { type: 'hurt', rat: 1, hearts: 1 },
      { type: 'turn-began', turn: 2, candle: 23 },
    ]);
    expect(state.hero).toMatchObject({ hearts: 1, tool: 'pot-lid', lidWhole: false });
  });

  it('is kept when she takes the bite, and asked about again for the next', () => {
    const first = after(bitten(5, 6).state, PASS);
    expect(first.events).toEqual([
      { type: 'hurt', rat: 0, hearts: 1 },
      { type: 'rat-bit', rat: 1, die: 6, need: 4, hit: true },
    ]);
    expect(first.state.ask).toEqual({ seat: 0, kind: 'block', rat: 1 });
    const second = after(first.state, BLOCK);
    expect(second.state).toMatchObject({ turn: 2, actionsLeft: 2 });
    expect(second.state.hero).toMatchObject({ hearts: 1, lidWhole: false });
  });

  it('does not save who does not use it', () => {
    const start = cellar({
      hero: cell(6, 6),
      hearts: 1,
      tool: 'pot-lid',
      rats: [cell(7, 6), cell(6, 7)],
      dice: [6, 6],
    });
    const { state, events } = after(start, END, PASS);
    expect(typesOf(events)).toEqual(['rat-bit', 'hurt', 'fell']);
    expect(state).toMatchObject({ ending: 'bitten', ask: null, queue: [] });
  });

  it('is asked about at no other time', () => {
    const start = cellar({ hero: cell(6, 6), tool: 'pot-lid' });
    for (const action of [BLOCK, PASS]) expect(() => after(start, action)).toThrow(IllegalAction);
    for (const action of [END, step(6, 5)])
      expect(() => after(bitten(5).state, action)).toThrow(IllegalAction);
  });

  it('is not asked about once it is broken, nor with a broom in hand', () => {
    const broken = cellar({ hero: cell(6, 6), tool: 'pot-lid', rats: [cell(7, 6)], dice: [6] });
    broken.hero.lidWhole = false;
    expect(after(broken, END).state.hero.hearts).toBe(2);
    const broom = cellar({ hero: cell(6, 6), tool: 'broom', rats: [cell(7, 6)], dice: [6] });
    expect(after(broom, END).state.hero.hearts).toBe(2);
  });

  it('holds up the end of the last light no longer than the answer', () => {
    const start = cellar({ hero: cell(6, 6), tool: 'pot-lid', candle: 1, rats: [cell(7, 6)], dice: [6] });
    const asked = after(start, END);
    expect(asked.state.ask?.kind).toBe('block');
    expect(after(asked.state, BLOCK).state.ending).toBe('darkness');
  });
});
