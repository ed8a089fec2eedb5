import { describe, expect, it } from 'vitest';
import type { Game, GameAction, GameEvent, GameState } from '../../src/core/game.ts';
import { loadDice, newStreams, stream } from '../../src/core/rng.ts';
import { viewOf } from '../../src/core/view.ts';

interface Hand extends GameState {
  cards: string[];
}

const plainGame: Game<Hand, GameAction, GameEvent> = {
  id: 'plain',
  edition: 1,
  create: ({ seed }) => ({
    state: { ask: { seat: 0, kind: 'act' }, turn: 1, rng: newStreams(seed), cards: ['ace'] },
    events: [],
  }),
  legalActions: () => [],
  apply: state => ({ state, events: [] }),
  outcome: () => undefined,
};

const start = plainGame.create({ seed: 'KTR-BMX-QZP', seats: ['human'], options: {} }).state;

describe('The view of a seat', () => {
  it('hides seed, drawn streams and loaded dice where a game hides nothing itself', () => {
    const rng = loadDice(start.rng, { dice: [6] });
    stream(rng, 'events').roll(6);
    const view = viewOf(plainGame, { ...start, rng }, 0);
    expect(view.rng).toEqual(newStreams(''));
    expect(view.cards).toEqual(['ace']);
  });

  it('is what the game says where it says so, seat by seat', () => {
    const hiding = {
      ...plainGame,
      view: (state: Hand, seat: number) => ({ ...state, cards: [`of ${seat}`] }),
    };
    expect(viewOf(hiding, start, 3).cards).toEqual(['of 3']);
  });

  it('leaves the state alone', () => {
    const before = JSON.stringify(start);
    viewOf(plainGame, start, 0);
    expect(JSON.stringify(start)).toBe(before);
  });
});
