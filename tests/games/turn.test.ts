import { describe, expect, it } from 'vitest';
import type { GameAction, GameState } from '../../src/core/game.ts';
import { newStreams, stream } from '../../src/core/rng.ts';
import { isAmong, turnOf } from '../../src/games/turn.ts';

describe('A turn', () => {
  it('gathers its news in order and draws from the streams of its draft', () => {
    const state: GameState = { ask: null, turn: 1, rng: newStreams('turn') };
    const expected = stream(newStreams('turn'), 'dice').roll(1000);
    const { tell, events, dice } = turnOf<GameState, string, 'dice' | 'deck'>(state);
    tell('first');
    tell('second');
    expect(events).toEqual(['first', 'second']);
    expect(dice('dice').roll(1000)).toBe(expected);
    expect(Object.keys(state.rng.used)).toEqual(['dice']);
  });
});

describe('A forged action', () => {
  interface Move extends GameAction {
    readonly to?: number;
    readonly with?: string;
  }
  const legal: readonly Move[] = [{ type: 'step', to: 1 }, { type: 'end' }];

  it('is not among the legal ones, whatever it adds or leaves out', () => {
    expect(isAmong(legal, { type: 'step', to: 1 })).toBe(true);
    expect(isAmong(legal, { type: 'step', to: 2 })).toBe(false);
    expect(isAmong(legal, { type: 'step' })).toBe(false);
    expect(isAmong(legal, { type: 'end', with: 'a bang' })).toBe(false);
    expect(isAmong(legal, { type: 'fly' })).toBe(false);
  });
});
