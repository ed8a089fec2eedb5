/** What happened. Follows the newest line unless somebody has scrolled back to read. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TONE_SIGNS } from '../logic/tones.ts';
import type { LogLine } from '../model.ts';

/** Older lines are in the run itself; a thousand elements would only slow the page down. */
const KEPT = 120;
const NEAR_END = 24;

export function LogPanel({ lines }: { readonly lines: readonly LogLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const newest = lines.at(-1)?.id;
  useLayoutEffect(() => {
    const list = box.current;
    if (list && follows.current) list.scrollTop = list.scrollHeight;
  }, [newest]);
  // A neighbour that unfolds takes room away: the newest line stays the one that is seen.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const sizes = new ResizeObserver(() => {
      if (follows.current) list.scrollTop = list.scrollHeight;
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
  return (
    <section class="log-panel">
      <h2 class="label" id="log-title">
        Log
      </h2>
      <div
        ref={box}
        class="log scrolls"
        role="log"
        aria-live="polite"
        aria-labelledby="log-title"
        tabIndex={0}
        onScroll={event => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
        }}
      >
        <ul>
          {lines.slice(-KEPT).map(line => (
            <li key={line.id} class={`tone-${line.tone} ${line.turn === undefined ? '' : 'new-turn'}`}>
              <span class="sign" aria-hidden="true">
                {TONE_SIGNS[line.tone]}
              </span>
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
