/** The line for friends. No squares and no rolls: whoever plays the same seed later is told nothing. */
import type { Outcome } from '../../../core/outcome.ts';
import { listed } from '../../phrases.ts';
import { medalOf, resultOf } from '../rules/score.ts';
import type { State } from '../state/state.ts';
import { causeText } from './sentences.ts';
import { coinsText, heartsText, heroOf } from './words.ts';

export function share(state: State, outcome: Outcome): string {
  const result = resultOf(state);
  const [lone] = result?.seats ?? [];
  if (!result || !lone) return outcome.story;
  if (result.seats.length > 1) return shareOfMany(state);
  const spelled = lone.word === '' ? '' : ` · spelled ${lone.word}`;
  if (lone.score === 0 && lone.fate !== 'escaped' && lone.fate !== 'cleared') {
    const end = lone.cause ? causeText(lone.cause, null) : 'lost';
    return `${end} in round ${lone.outRound}, holding ${coinsText(lone.coins)}${spelled}`;
  }
  const medal = medalOf(lone.score);
  const purse = `${coinsText(lone.score)}${medal ? ` (${medal.name})` : ''}`;
  return `${purse} · ${lone.outRound} rounds · ${heartsText(lone.hp)} · chests ${lone.stats.chests}/8${spelled}`;
}

function shareOfMany(state: State): string {
  const { winners, rounds, seats } = resultOf(state)!;
  if (winners.length === 0) return `${seats.length} went in, nobody came back · ${rounds} rounds`;
  const names = listed(winners.map(seat => heroOf(seat).name));
  const purses = seats.map(({ fate, score }) => (fate === 'escaped' || fate === 'cleared' ? score : 'x'));
  return `${names} won · purses ${purses.join(' ')} · ${rounds} rounds`;
}
