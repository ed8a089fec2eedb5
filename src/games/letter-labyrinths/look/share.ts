/** Chapter 8.4: the share line. Damage and lost cards by round; no word is spelled out, nothing of the seed is told. */
import type { Outcome } from '../../../core/outcome.ts';
import { counted } from '../../phrases.ts';
import { dungeonIn } from '../data/dungeons.ts';
import { resultOf } from '../rules/ending.ts';
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
    hints === 0 ? 'no hints' : `assisted (${counted(hints, 'hint')})`,
  ];
  return `${dungeonIn(state).front}  ${facts.join(', ')}  ${roundGroups(state).join(' | ')}`;
}

/** `R3 1+3!x`: damage of each word, `!` a capture, `*` the winning word, `x` a lost card, also in the enemy phase. */
export function roundGroups(state: State): string[] {
  return Array.from({ length: state.turn }, (_, index) => {
    const round = index + 1;
    const words = state.words
      .filter(made => made.round === round)
      .map(made => `${made.damage}${'!'.repeat(made.captures)}${made.won ? '*' : ''}`);
    const lost = state.losses.filter(loss => loss.round === round).length;
    return `R${round} ${words.join('+') || '-'}${'x'.repeat(lost)}`;
  });
}
