/** Words of the list, and what happens when one is made. */
import { game } from '../../../../src/games/letter-labyrinths/game.ts';
import type { Action } from '../../../../src/games/letter-labyrinths/state/actions.ts';
import type { Event } from '../../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import { dictionary } from '../../../../src/games/letter-labyrinths/words/open.ts';
import type { Position } from '../../../support/oracles/claim.ts';

/** All words that the house may say, and all their beginnings; made when they are first wanted. */
const list: { readonly words: string[]; readonly beginnings: Set<string> } = {
  words: [],
  beginnings: new Set(),
};

export function allWords(): typeof list {
  if (list.words.length > 0) return list;
  dictionary().forEach((codes, length) => {
    const word = String.fromCharCode(...codes.subarray(0, length).map(code => code + 65));
    list.words.push(word);
    for (let end = 1; end <= length; end++) list.beginnings.add(word.slice(0, end));
  });
  return list;
}

export function canSpell({ state, seat }: Position<State>): boolean {
  return state.ask?.kind === 'play' && state.pawns[seat]!.wordsLeft > 0;
}

/** Up to the end of the word: what the enemies then do is another matter. */
export function wordEvents(world: State, action: Action): readonly Event[] {
  const { events } = game.apply(world, action);
  const end = events.findIndex(({ type }) => type === 'word-ended' || type === 'game-over');
  return events.slice(0, end + 1);
}
