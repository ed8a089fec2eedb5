/** The smallest game whose actions no list holds: words are looked up, so a run writes them out. */
import type { Game, GameState } from '../../src/core/game.ts';
import { IllegalAction } from '../../src/core/game.ts';
import { newStreams } from '../../src/core/rng.ts';

interface Words extends GameState {
  said: string[];
}
interface Say {
  readonly type: 'say';
  readonly word: string;
}
interface Said {
  readonly type: 'said';
  readonly word: string;
}

const DICTIONARY = ['rat', 'tar', 'art', 'délice', 'end'];

function isLegal(state: Words, action: Say): boolean {
  const known = Object.keys(action).length === 2 && action.type === 'say' && DICTIONARY.includes(action.word);
  return state.ask !== null && known;
}

export const wordGame: Game<Words, Say, Said> = {
  id: 'word-game',
  edition: 3,
  create: ({ seed, seats }) => {
    if (seats.length > 2) throw new IllegalAction('seats');
    const state: Words = { ask: { seat: 0, kind: 'word' }, turn: 1, rng: newStreams(seed), said: [] };
    return { state, events: [] };
  },
  legalActions: ({ ask }) => (ask ? DICTIONARY.map(word => ({ type: 'say', word })) : []),
  isLegal,
  apply(state, action) {
    if (!isLegal(state, action)) throw new IllegalAction('not-legal', action);
    const { word } = action;
    const ask = word === 'end' ? null : state.ask;
    return {
      state: { ...state, ask, turn: state.turn + 1, said: [...state.said, word] },
      events: [{ type: 'said', word }],
    };
  },
  outcome: () => undefined,
};
