/** Lines of the log: a sign and a colour say what a line means. */
import './log-lines.css';
import { TONE_SIGNS } from '../logic/tones.ts';
import type { LogLine } from '../model.ts';

/** Older lines are in the run itself; a thousand elements would only slow the page down. */
const KEPT = 120;

export function LogLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <>
      {lines.slice(-KEPT).map(line => (
        <li
          key={line.id}
          class={`tone-${line.tone} ${line.turn === undefined ? '' : 'new-turn'} ${line.opens ? 'opens' : ''}`}
        >
          <LineWords line={line} />
        </li>
      ))}
    </>
  );
}

/** What the others did, for whoever comes back to the table. */
export function Since({ lines }: { readonly lines: readonly string[] | undefined }) {
  if (!lines || lines.length === 0) return null;
  return (
    <div class="since">
      <h3 class="label">Since your turn</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function LineWords({ line }: { readonly line: LogLine }) {
  return (
    <>
      <span class="sign" aria-hidden="true">
        {TONE_SIGNS[line.tone]}
      </span>
      <span>{line.text}</span>
    </>
  );
}
