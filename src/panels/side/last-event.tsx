/** On a phone: what happened last stands above the actions, and a press opens the whole log. */
import './last-event.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lastLines } from '../logic/last-lines.ts';
import type { LogLine } from '../model.ts';
import { giveBackFocus } from '../parts/button.tsx';
import { useSize } from '../parts/use-size.ts';
import { Window } from '../parts/window.tsx';
import { LineWords, LogLines } from './log-lines.tsx';

/** Of a letter, as a share of the font's size: VT323 has but one width. */
const LETTER = 0.4;

export function LastEvent({ lines }: { readonly lines: readonly LogLine[] }) {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
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
          {lastLines(lines, Math.floor(width / (LETTER * font))).map(line => (
            <span key={line.id} class={`last-line tone-${line.tone}`}>
              <LineWords line={line} />
            </span>
          ))}
        </span>
      </button>
      {isOpen && (
        <Window title="Log" onClose={() => open(false)}>
          <WholeLog lines={lines} />
        </Window>
      )}
    </>
  );
}

/** Opened at its end, where the news is; only once the window stands does anything scroll. */
function WholeLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLUListElement>(null);
  const newest = lines.at(-1)?.id;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }), [newest]);
  return (
    <ul ref={list} class="log">
      <LogLines lines={lines} />
    </ul>
  );
}
