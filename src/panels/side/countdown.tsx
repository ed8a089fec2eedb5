/** Three, two, one: over the board, and told. */
import './countdown.css';

export function Countdown({ count }: { readonly count: number }) {
  return (
    <div class="countdown" role="status" aria-live="assertive" aria-label="The race begins">
      {/* A new element for each number, so that each comes down anew. */}
      <span key={count} class="countdown-number">
        {count}
      </span>
    </div>
  );
}
