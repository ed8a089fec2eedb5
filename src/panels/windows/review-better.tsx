/** What a better player would have done, and why. */
import type { ToldDecision } from '../../records/review.ts';
import { Sprite } from '../parts/sprite.tsx';

export function Better({
  better: { who, what, why },
}: {
  readonly better: NonNullable<ToldDecision['better']>;
}) {
  return (
    <p class="review-better">
      <Sprite name="bot" steps={1} still />
      <span>
        <span class="tone-dim">{who === 'master' ? 'Master' : 'Hard bot'}:</span> {what}.{' '}
        <span class="tone-dim">{why}</span>
      </span>
    </p>
  );
}
