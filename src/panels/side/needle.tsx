/** How it stands just now, as a needle over a scale: red on the left, green on the right. */
import './needle.css';
import { pointsOf } from '../logic/review.ts';

/** Whole pixels rather than a smooth scale. */
const NOTCHES = 20;

export function NeedleBar({ chance }: { readonly chance: number }) {
  const points = pointsOf(chance);
  return (
    <div
      class="needle"
      role="meter"
      aria-label="Your chance to win"
      aria-valuenow={points}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${points} %`}
    >
      <span class="needle-scale" style={{ '--chance': points / 100 }}>
        {Array.from({ length: NOTCHES }, (_, index) => (
          <span
            key={index}
            data-zone={index < NOTCHES / 4 ? 'low' : index < (3 * NOTCHES) / 4 ? 'even' : 'high'}
          />
        ))}
        <span class="needle-hand" />
      </span>
      <span class="needle-number blocky">{points}%</span>
    </div>
  );
}
