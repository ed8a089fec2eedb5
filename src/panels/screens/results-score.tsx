/** The score, counting up part by part. Whoever is in a hurry presses anything, or wants no motion. */
import { useEffect, useState } from 'preact/hooks';
import type { SeatResult } from '../../core/outcome.ts';
import { usePanels } from '../context.ts';
import { countedAt, countMs } from '../logic/count-up.ts';

interface Props {
  readonly result: SeatResult;
  /** "New best score", "2nd of 14". */
  readonly record: string | undefined;
}

const written = (points: number): string => points.toLocaleString('en-GB');

export function ResultsScore({ result: { parts, score }, record }: Props) {
  const ms = useCounting(countMs(parts));
  const { score: shown, part } = countedAt(parts, score, ms);
  return (
    <div class="results-score" data-counting={part ? true : undefined}>
      <p class="label" aria-hidden="true">
        Score
      </p>
      <p class="results-total" aria-hidden="true">
        {written(shown)}
      </p>
      <p class="unseen">Score: {written(score)}</p>
      {part ? (
        <p class="results-part-name tone-dim" aria-hidden="true">
          {part.points > 0 ? '+' : ''}
          {written(part.points)} {part.label}
        </p>
      ) : (
        record !== undefined && <p class="results-record tone-gold">{record}</p>
      )}
    </div>
  );
}

/** Milliseconds since the beginning, until `whole`; all of them at once if something is pressed. */
function useCounting(whole: number): number {
  const { settings } = usePanels();
  const isStill = settings.reducedMotion || settings.speed === 'instant';
  const [ms, set] = useState(isStill ? whole : 0);
  const isOver = ms >= whole;
  useEffect(() => {
    if (isOver) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function look(now) {
      set(Math.max(0, now - start));
      frame = requestAnimationFrame(look);
    });
    const skip = (event: Event) => {
      set(whole);
      // The key was meant for the count, or for what went before it: not for the button that has the focus.
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' '))
        event.preventDefault();
    };
    window.addEventListener('keydown', skip, { capture: true });
    window.addEventListener('pointerdown', skip, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', skip, { capture: true });
      window.removeEventListener('pointerdown', skip, { capture: true });
    };
  }, [isOver, whole]);
  return ms;
}
