/** On a phone: what happened last stands above the actions, and a press opens the whole log. */
import './last-event.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lastLines } from '../logic/last-lines.ts';
import type { LogLine } from '../model.ts';
import { giveBackFocus } from '../parts/button.tsx';
import { useSize } from '../parts/use-size.ts';
import { Window } from '../parts/window.tsx';
import { LineWords, LogLines, Since } from './log-lines.tsx';

/** Of a letter, as a share of the font's size: VT323 has but one width. */
const LETTER = 0.4;

interface Props {
  readonly lines: readonly LogLine[];
  readonly since: readonly string[] | undefined;
}

export function LastEvent({ lines, since = [] }: Props) {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
  // Whoever comes back reads what the others did; whoever is at it, what came of it.
  const news = since.map((text, id): LogLine => ({ id, text, tone: 'plain' }));
  const font = box.current ? Number.parseFloat(getComputedStyle(box.current).fontSize) : 20;
  return (
    <>
      <button
        type="button"
        class="last-event"
        aria-haspopup="dialog"
        onClick={event => {
          giveBackFocus(event);
          open(true);
        }}
      >
        <span class="unseen">Log. Last: </span>
        <span ref={box} class="last-lines">
          {lastLines(news.length > 0 ? news : lines, Math.floor(width / (LETTER * font))).map(line => (
            <span key={line.id} class={`last-line ${line.isCut ? 'cut' : ''} tone-${line.tone}`}>
              <LineWords line={line} />
            </span>
          ))}
        </span>
      </button>
      {isOpen && (
        <Window title="Log" onClose={() => open(false)}>
          <WholeLog lines={lines} since={since} />
        </Window>
      )}
    </>
  );
}

/** Opened at its end, where the news is; only once the window stands does anything scroll. */
function WholeLog({ lines, since }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }), [newest]);
  return (
    <div ref={list} class="log">
      <ul>
        <LogLines lines={lines} />
      </ul>
      <Since lines={since} />
    </div>
  );
}
