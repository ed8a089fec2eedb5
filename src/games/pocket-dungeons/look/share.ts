/** The share line: what came of it, without a word of where. */
import type { Outcome } from '../../../core/outcome.ts';
import { counted } from '../../phrases.ts';
import type { State } from '../state/state.ts';
import { cardName, seatName, treasureText } from './words.ts';

/** One seat is told as a run, with a sign for each of its turns; a table as a ranking. */
export function share(state: State, outcome: Outcome): string {
  const { result, players, round } = state;
  const [first] = players;
  if (!result || !first) return outcome.story;
  const place = outcome.results.find(({ seat }) => seat === 0);
  const fate = first.final
    ? `${cardName(first.final.card)}, ${treasureText(first.final.treasure)}, ${counted(first.final.hazards, 'skull')}, out in round ${first.departedRound}`
    : `still inside after ${counted(Math.min(round, state.closesAfter), 'round')}`;
  const rank =
    result.winner === 0
      ? 'won'
      : result.winner === null
        ? 'the dungeon won'
        : `${seatName(result.winner)} won`;
  return `${fate} | ${rank}, ${place?.place ?? players.length} of ${players.length} | ${place?.score ?? 0} points | ${first.strip}`;
}
