import { describe, expect, it } from 'vitest';
import { IllegalAction, type GameAction, type GameState } from '../../src/core/game.ts';
import { copy } from '../../src/core/plain.ts';
import { newStreams, stream } from '../../src/core/rng.ts';
import { applying, isAmong, turnOf } from '../../src/games/turn.ts';

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

describe('An action', () => {
  const apply = applying<GameState, GameAction, GameAction, ReturnType<typeof openTurn>>({
    isLegal: (_, { type }) => type === 'go',
    open: openTurn,
    perform(action, { state, tell }, ask) {
      expect(state.ask).toBeNull();
      state.turn += ask.seat;
      tell(action);
    },
  });
  function openTurn(state: GameState) {
    return turnOf<GameState, GameAction, 'dice'>(copy(state));
  }
  const asked: GameState = { ask: { seat: 3, kind: 'act' }, turn: 1, rng: newStreams('turn') };

  it('answers the question, which is then closed, and leaves the state before it alone', () => {
    const before = copy(asked);
    const { state, events } = apply(asked, { type: 'go' });
    expect(state).toEqual({ ...before, ask: null, turn: 4 });
    expect(events).toEqual([{ type: 'go' }]);
    expect(asked).toEqual(before);
  });

  it('is refused where it is not legal, or nobody was asked', () => {
    expect(() => apply(asked, { type: 'fly' })).toThrow(IllegalAction);
    expect(() => apply({ ...asked, ask: null }, { type: 'go' })).toThrow(IllegalAction);
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
