/** Faster or slower than the best: a triangle up or down before the figure, and a word for those who listen. */
import './race-mark.css';
import type { CompareModel } from '../model.ts';

export function RaceMark({ compare }: { readonly compare: CompareModel }) {
  const { text, ahead } = compare;
  return (
    <span class={`race-mark ${ahead ? 'ahead' : 'behind'}`}>
      <span class="race-sign" aria-hidden="true" />
      {text}
      <span class="unseen"> ({ahead ? 'ahead' : 'behind'})</span>
    </span>
  );
}
