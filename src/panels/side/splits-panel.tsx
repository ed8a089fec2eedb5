/** The race so far, split by split. Can be folded away. */
import './splits-panel.css';
import { useId, useState } from 'preact/hooks';
import type { TableSplit } from '../model.ts';
import { RaceMark } from '../parts/race-mark.tsx';
import { useIsLarge } from '../parts/use-media.ts';

export function SplitsPanel({ splits }: { readonly splits: readonly TableSplit[] }) {
  // On an ordinary screen the log needs the room more; the clock shows the last delta anyway.
  const isLarge = useIsLarge();
  const [wish, open] = useState<boolean>();
  const isOpen = wish ?? isLarge;
  const id = useId();
  const passed = splits.filter(split => split.time !== undefined).length;
  return (
    <section class="splits" aria-label="Splits">
      <button
        type="button"
        class="splits-head label"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        <span aria-hidden="true">{isOpen ? '-' : '+'}</span> Splits
        <span class="splits-count">
          {passed}/{splits.length}
        </span>
      </button>
      <ol id={id} class="splits-list" hidden={!isOpen}>
        {splits.map((split, index) => (
          <li
            key={`${index}-${split.label}`}
            class={index < passed ? '' : index === passed ? 'now' : 'ahead'}
            aria-current={index === passed ? 'step' : undefined}
          >
            <span class="splits-label">{split.label}</span>
            {split.delta && <RaceMark compare={{ text: split.delta, ahead: split.ahead ?? false }} />}
            <span class="splits-time">{split.time ?? '-'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
