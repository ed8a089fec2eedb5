/** Chapter "End and score". */
import type { Seat } from '../../../core/game.ts';
import { totalOf, type Outcome, type ScorePart } from '../../../core/outcome.ts';
import { counted } from '../../phrases.ts';
import { cardOf } from '../data/cards.ts';
import { MAX_ROUNDS, SCORE } from '../data/constants.ts';
import type { Player, Result, State } from '../state/state.ts';
import { heroOf } from './characters.ts';

/** What a seat has to show: carried out, or still in its hands. */
function haulOf(state: State, seat: Seat): { treasure: number; hazards: number } {
  const { treasure, hazards } = state.players[seat]!.final ??
    heroOf(state, seat) ?? { treasure: 0, hazards: 0 };
  return { treasure, hazards };
}

/** Those who left come first; then by treasure, hazards, and the earlier departure or the lower seat. */
export function rankingOf(state: State): Seat[] {
  const order = (player: Player): number =>
    player.departed ? state.exitOrder.indexOf(player.seat) : player.seat;
  return state.players
    .toSorted((a, b) => {
      if (a.departed !== b.departed) return a.departed ? -1 : 1;
      const [mine, theirs] = [haulOf(state, a.seat), haulOf(state, b.seat)];
      return theirs.treasure - mine.treasure || theirs.hazards - mine.hazards || order(a) - order(b);
    })
    .map(player => player.seat);
}

export function winnerOf(state: State): Seat | null {
  const first = rankingOf(state)[0]!;
  return state.players[first]!.departed ? first : null;
}

export function scoreParts(state: State, seat: Seat): ScorePart[] {
  const { final, departedRound } = state.players[seat]!;
  return [
    { label: 'Treasure', points: SCORE.treasure * (final?.treasure ?? 0) },
    { label: 'Skulls', points: SCORE.hazard * (final?.hazards ?? 0) },
    { label: 'Winner', points: state.result?.winner === seat ? SCORE.winner : 0 },
    { label: 'Rounds left', points: final?.treasure ? Math.max(0, MAX_ROUNDS - departedRound) : 0 },
  ];
}

/** Nobody out: the dungeon has won, and all have lost. */
export function outcome(state: State): Outcome | undefined {
  const { result } = state;
  if (!result) return undefined;
  return {
    ending: result.winner === null ? 'lost' : 'ranked',
    reason: result.reason,
    story: storyOf(state, result),
    results: result.ranking.map((seat, index) => {
      const parts = scoreParts(state, seat);
      return { seat, place: index + 1, score: totalOf(parts), parts, fate: fateOf(state, seat) };
    }),
  };
}

/** "Out in round 9 with 3 treasures", "Never got out, 2 delvers lost". */
function fateOf({ players }: State, seat: Seat): string {
  const { final, departedRound, deaths } = players[seat]!;
  if (final) return `Out in round ${departedRound} with ${counted(final.treasure, 'treasure')}`;
  return deaths === 0 ? 'Never got out' : `Never got out, ${counted(deaths, 'delver')} lost`;
}

function storyOf(state: State, { winner, reason }: Result): string {
  const player = winner === null ? undefined : state.players[winner]!;
  if (!player?.final)
    return reason === 'all-out'
      ? 'Nobody is left to climb the Stairs. The dungeon wins.'
      : 'The last candle is out and nobody found the way up. The dungeon wins.';
  const { card, treasure, hazards } = player.final;
  const gold = counted(treasure, 'treasure');
  const skulls = hazards === 0 ? '' : ` and ${counted(hazards, 'skull')}`;
  return `The ${cardOf(card).name} left in round ${player.departedRound} with ${gold}${skulls}. Nobody can beat that.`;
}
