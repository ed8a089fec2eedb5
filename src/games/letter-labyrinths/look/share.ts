/** Chapter 8.4: the share line. Damage and lost cards by round; no word is spelled out, nothing of the seed is told. */
import type { Outcome } from '../../../core/outcome.ts';
import { counted } from '../../phrases.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { resultOf } from '../rules/ending.ts';
import { roundGroups } from '../rules/sharing.ts';
import type { State } from '../state/state.ts';

export function share(state: State, outcome: Outcome): string {
  const result = resultOf(state);
  if (!result) return outcome.story;
  const { how, round, cardsLeft, score, stars, hints } = result;
  const facts = [
    `${how === 'won' ? 'WON' : 'LOST'} round ${round}`,
    ...(how === 'won' ? [`${counted(cardsLeft, 'card')} left`] : []),
    `${score.toLocaleString('en-GB')} pts`,
    ...(how === 'won' ? [counted(stars, 'star')] : []),
    hints === 0 ? 'no hints' : counted(hints, 'hint'),
  ];
  return `${dungeonOf(state.options.dungeon).front}  ${facts.join(', ')}  ${roundGroups(state).join(' | ')}`;
}
