/** On a phone: what happened last stands above the actions, and a press opens the whole log. */
import './last-event.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import { LARGE_TEXT } from '../logic/growth.ts';
import { lastLines } from '../logic/last-lines.ts';
import type { LogLine } from '../model.ts';
import type { Size } from '../../core/box.ts';
import { useWindow } from '../parts/use-media.ts';
import { useSize } from '../parts/use-size.ts';
import { Window } from '../parts/window.tsx';
import { LineWords, LogLines, Since } from './log-lines.tsx';

/** Of a letter, as a share of the font's size: VT323 has but one width. */
const LETTER = 0.4;

/** A tall phone has room for one more than a button's height; large letters have not. */
const TALL = 700;
const rowsIn = ({ height }: Size): number => (height >= TALL ? 3 : 2);
const FEW_ROWS = 2;

interface Props {
  readonly lines: readonly LogLine[];
  readonly since: readonly string[] | undefined;
}

export function LastEvent({ lines, since = [], name }: Props & { readonly name: string | undefined }) {
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
  const { settings } = usePanels();
  const most = useWindow(rowsIn);
  const rows = settings.textSize >= LARGE_TEXT ? FEW_ROWS : most;
  // What came of one's own deed comes first; whoever comes back reads what the others did, too.
  const news = since.map((text, id): LogLine => ({ id, text, tone: 'plain' }));
  const font = box.current ? Number.parseFloat(getComputedStyle(box.current).fontSize) : 20;
  return (
    <>
      <button
        type="button"
        class="last-event"
        style={{ '--rows': rows }}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <span class="unseen">Log. Last: </span>
        <span ref={box} class="last-lines">
          {lastLines(lines, Math.floor(width / (LETTER * font)), { name, news, rows }).map((line, index) => (
            <span key={index} class={`last-line tone-${line.tone}`} style={{ WebkitLineClamp: line.rows }}>
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
