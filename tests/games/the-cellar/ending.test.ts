import { describe, expect, it } from 'vitest';
import { cell } from '../../../src/core/grid.ts';
import { canonical } from '../../../src/core/plain.ts';
import { newStreams } from '../../../src/core/rng.ts';
import { viewOf } from '../../../src/core/view.ts';
import { FINDS } from '../../../src/games/the-cellar/data/finds.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import type { Event } from '../../../src/games/the-cellar/state/events.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { after, cellar, END, SETUP, site, typesOf } from './positions.ts';

describe('The candle', () => {
  it.each([
    ['bright', 24],
    ['short', 18],
  ])('%s burns for %i turns, and then all is dark', (candle, turns) => {
    let { state } = game.create({ ...SETUP, options: { candle } });
    const events: Event[] = [];
    for (let ended = 0; state.ask; ended++) {
      expect(state).toMatchObject({ turn: ended + 1, candle: turns - ended });
      const done = game.apply(state, END);
      state = done.state;
      events.push(...done.events);
    }
    expect(state).toMatchObject({ ending: 'darkness', candle: 0, turn: turns, ask: null });
    expect(events.at(-1)).toEqual({ type: 'candle-out' });
    expect(events.filter(event => event.type === 'turn-began')).toHaveLength(turns - 1);
  });

  it('burns down after the rats: the last bite comes before the dark', () => {
    const start = cellar({ hero: cell(6, 6), hearts: 1, candle: 1, rats: [cell(7, 6)], dice: [6] });
    expect(after(start, END).state).toMatchObject({ ending: 'bitten', candle: 1 });
    const missed = cellar({ hero: cell(6, 6), hearts: 1, candle: 1, rats: [cell(7, 6)], dice: [1] });
    const { state, events } = after(missed, END);
    expect(typesOf(events)).toEqual(['rat-bit', 'candle-out']);
    expect(state).toMatchObject({ ending: 'darkness', candle: 0 });
  });

  it('still lights the way out in its last turn', () => {
    const start = cellar({ hero: site.doorstep, key: true, candle: 1, actions: 1 });
    expect(after(start, { type: 'leave' }).state).toMatchObject({ ending: 'escaped', candle: 1 });
  });
});

describe('The end', () => {
  const won = (position: Parameters<typeof cellar>[0], slain = 0): State => {
    const start = cellar({ hero: site.doorstep, key: true, ...position });
    return after({ ...start, slain }, { type: 'leave' }).state;
  };

  it('is not known before it comes', () => {
    expect(game.outcome(cellar())).toBeUndefined();
    expect(game.outcome(after(cellar(), END).state)).toBeUndefined();
  });

  it('counts 500 for the way out, 100 a heart, 10 a turn of light, 50 a rat', () => {
    const outcome = game.outcome(won({ hearts: 2, candle: 7 }, 1));
    expect(outcome).toMatchObject({ ending: 'won', reason: 'escaped' });
    expect(outcome!.results).toEqual([
      {
        seat: 0,
        place: 1,
        score: 820,
        fate: 'Out by the door on turn 1',
        parts: [
          { label: 'Out of the cellar', points: 500 },
          { label: 'Hearts left', points: 200 },
          { label: 'Light left', points: 70 },
          { label: 'The good bottle', points: 0 },
          { label: 'Silver', points: 0 },
          { label: 'Rats', points: 50 },
        ],
      },
    ]);
  });

  it('counts 100 for the good bottle and 60 for a spoon, for whoever carries them out', () => {
    const start = cellar({ hero: site.doorstep, key: true, candle: 1 });
    const laden = { ...start, hero: { ...start.hero, hasBottle: true }, spoons: 1 };
    const parts = (state: State) => game.outcome(state)!.results[0]!.parts.slice(3, 5);
    expect(parts(after(laden, { type: 'leave' }).state)).toEqual([
      { label: 'The good bottle', points: 100 },
      { label: 'Silver', points: 60 },
    ]);
    expect(parts(after(laden, END).state)).toEqual([
      { label: 'The good bottle', points: 0 },
      { label: 'Silver', points: 0 },
    ]);
  });

  it('is worth at most 1300: all hearts, both rats, bottle and spoon, a candle that has hardly burnt', () => {
    const best = won({ candle: 24 }, 2);
    const laden = { ...best, hero: { ...best.hero, hasBottle: true }, spoons: 1 };
    expect(game.outcome(laden)!.results[0]!.score).toBe(500 + 300 + 240 + 100 + 100 + 60);
  });

  it('counts nothing but rats for who stays in the cellar', () => {
    const bitten = cellar({ hero: cell(6, 6), hearts: 1, rats: [cell(7, 6)], dice: [6] });
    const lost = game.outcome(after({ ...bitten, slain: 1 }, END).state);
    expect(lost).toMatchObject({ ending: 'lost', reason: 'bitten' });
    expect(lost!.results[0]).toMatchObject({ score: 50, place: 1 });
    const dark = game.outcome(after(cellar({ candle: 1 }), END).state);
    expect(dark).toMatchObject({ ending: 'lost', reason: 'darkness' });
    expect(dark!.results[0]!.score).toBe(0);
  });

  it('tells three different stories', () => {
    const states = [
      won({}),
      after(cellar({ candle: 1 }), END).state,
      after(cellar({ hero: cell(6, 6), hearts: 1, rats: [cell(7, 6)], dice: [6] }), END).state,
    ];
    expect(new Set(states.map(state => game.outcome(state)!.story)).size).toBe(3);
  });

  it('leaves nothing to do', () => {
    const state = won({});
    expect([...game.legalActions(state)]).toEqual([]);
    expect(() => game.apply(state, END)).toThrow('not-legal');
  });
});

describe('What may be known', () => {
  it('is what the barrels hold, but not in which order', () => {
    const views = [
      ['apple', 'candle-stub', 'cobweb', 'jars', 'silver-spoon'] as const,
      ['cobweb', 'jars', 'apple', 'silver-spoon', 'candle-stub'] as const,
      ['silver-spoon', 'candle-stub', 'cobweb', 'apple', 'jars'] as const,
    ].map(finds => viewOf(game, cellar({ finds }), 0));
    expect(new Set(views.map(canonical)).size).toBe(1);
    expect(views[0]!.finds.draw.toSorted()).toEqual([...FINDS].toSorted());
  });

  it('is never the streams: neither the seed, nor what was drawn, nor loaded dice', () => {
    const state = after(cellar({ hero: cell(6, 6), rats: [cell(7, 6)], dice: [1, 6] }), {
      type: 'strike',
      rat: 0,
    }).state;
    expect(viewOf(game, state, 0).rng).toEqual(newStreams(''));
  });

  it('is all the rest', () => {
    const state = cellar({ hero: cell(6, 6), rats: [cell(7, 6)], hearts: 2 });
    const { rng: _rng, finds: _finds, ...seen } = viewOf(game, state, 0);
    const { rng: _hidden, finds: _order, ...all } = state;
    expect(seen).toEqual(all);
  });

  it('leaves the state alone', () => {
    const state = cellar({ finds: ['cobweb', 'apple', 'candle-stub'] });
    const before = canonical(state);
    viewOf(game, state, 0);
    expect(canonical(state)).toBe(before);
  });
});

describe('Splits and secrets', () => {
  it('split at the key and at the door, and nowhere else', () => {
    expect(game.split?.({ type: 'key-taken', at: site.key })).toBe('Key');
    expect(game.split?.({ type: 'escaped' })).toBe('Door');
    expect(game.split?.({ type: 'candle-out' })).toBeUndefined();
    expect(game.split?.({ type: 'rat-slain', rat: 0, at: cell(1, 1) })).toBeUndefined();
  });

  it('count a look into a barrel as something learnt', () => {
    expect(game.reveals).toEqual(['searched']);
  });
});
