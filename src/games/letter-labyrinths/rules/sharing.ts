/** Chapter 8.4: the share line. One group a round; no word is spelled out. */
import type { State } from '../state/state.ts';

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
