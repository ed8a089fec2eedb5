/** A card that was seen is worth something only to whoever plans with it: from where will the next word be a good one? */
import type { Seat } from '../../../core/game.ts';
import { sameCell } from '../../../core/grid.ts';
import { afterEnemies } from '../rules/enemies-turn.ts';
import { makeWord } from '../rules/making-words.ts';
import { isTopSeen, openTurn, pawnOf } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { Outlook, type Candidate } from './candidates.ts';
import { FORESIGHT } from './levels.ts';

/** How many words are looked through for different ends. */
const WORDS = 60;

/** The best word, with the next one in mind where its card is known. */
export function farsighted(outlook: Outlook): Candidate | undefined {
  const { state, seat, level } = outlook;
  const [best] = outlook.ranked(1);
  if (!best || best.wins || !isTopSeen(state) || state.deck.length < 2) return best;
  const card = state.deck.at(-1)!;
  const worth = ({ word, score }: Candidate): number =>
    score +
    FORESIGHT.share * (new Outlook(nextRound(state, seat, word, card), seat, level).best()?.score ?? 0);
  const [chosen] = differentEnds(outlook.ranked(WORDS))
    .map(candidate => ({ candidate, worth: worth(candidate) }))
    .toSorted((a, b) => b.worth - a.worth);
  return chosen!.candidate;
}

/** Of the words that end on the same square only the best. */
function differentEnds(words: readonly Candidate[]): Candidate[] {
  return words
    .filter((word, index) => words.findIndex(other => sameCell(other.end, word.end)) === index)
    .slice(0, FORESIGHT.ends);
}

/** As the table would look to this seat with the seen card in play; the dice of a boss are not foretold. */
function nextRound(state: State, seat: Seat, word: string, card: number): State {
  const turn = openTurn(state);
  makeWord(turn, seat, word);
  const next = afterEnemies(turn.state, card);
  const pawn = pawnOf(next, seat);
  pawn.wordsLeft = 1;
  return { ...next, deck: state.deck.slice(0, -1), topKnown: false, lost: state.lost };
}
