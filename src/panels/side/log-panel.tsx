/** What happened. Follows the newest line unless somebody has scrolled back to read. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { topOfNewest } from '../logic/log-top.ts';
import type { LogLine } from '../model.ts';
import { LogLines, Since } from './log-lines.tsx';

const NEAR_END = 24;

interface Props {
  readonly lines: readonly LogLine[];
  /** See `TableModel.since`. */
  readonly since: readonly string[] | undefined;
  /** On a phone the last event stands elsewhere and opens the whole: the list is for screen readers only. */
  readonly isUnseen: boolean;
}

const endOf = (line: HTMLElement): number => line.offsetTop + line.offsetHeight;

/** What happened in others' turns begins at its own top. */
function newestTop(list: HTMLElement): number {
  const since = list.querySelector<HTMLElement>('.since');
  if (since) return since.offsetTop;
  const lines = [...list.querySelectorAll('li')].map(line => ({
    top: line.offsetTop,
    end: endOf(line),
    opens: line.matches('.opens'),
  }));
  return topOfNewest(lines, list.clientHeight);
}

/** The last line gets the room that is left under it, so that the box can be scrolled that far. */
function follow(list: HTMLElement): void {
  const top = newestTop(list);
  const newest = [...list.querySelectorAll('li')].at(-1);
  const left = newest ? Math.max(0, top + list.clientHeight - endOf(newest)) : 0;
  list.style.setProperty('--left-over', `${left}px`);
  list.scrollTop = top;
}

export function LogPanel({ lines, since, isUnseen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const newest = lines.at(-1)?.id;
  // What was read back to in an earlier turn is done with when one's own begins.
  const news = since?.join() ?? '';
  useLayoutEffect(() => {
    if (news !== '') follows.current = true;
  }, [news]);
  useLayoutEffect(() => {
    const list = box.current;
    if (list && follows.current) follow(list);
  }, [newest, since]);
  // A neighbour that unfolds takes room away: the newest line stays the one that is seen.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const sizes = new ResizeObserver(() => {
      if (follows.current) follow(list);
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
  return (
    <section class={isUnseen ? 'log-panel unseen' : 'log-panel'}>
      <h2 class="label" id="log-title">
        Log
      </h2>
      <div
        ref={box}
        class={isUnseen ? 'log' : 'log scrolls'}
        role="log"
        aria-live="polite"
        aria-labelledby="log-title"
        tabIndex={isUnseen ? undefined : 0}
        onScroll={event => {
          const list = event.currentTarget;
          follows.current = newestTop(list) - list.scrollTop < NEAR_END;
        }}
      >
        <ul>
          <LogLines lines={lines} />
        </ul>
        <Since lines={since} />
      </div>
    </section>
  );
}
