/** Short notices that go by themselves; sticky ones wait to be pressed away. */
import './toasts.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { liesUnderToast } from '../logic/toast-place.ts';
import { TONE_SIGNS } from '../logic/tones.ts';
import type { Toast } from '../state.ts';
import { Sprite } from './sprite.tsx';

interface Props {
  readonly toasts: readonly Toast[];
  readonly onDrop: (id: number) => void;
}

export function Toasts({ toasts, onDrop }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  const isLow = liesUnderToast(toasts.at(-1)?.about);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Shown anew with each toast, so that it also lies over a window opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <div ref={box} class={`toasts ${isLow ? 'low' : ''}`} popover="manual">
      {toasts.map(({ id, text, tone = 'plain', icon }) => (
        <button key={id} type="button" class={`toast tone-${tone}`} onClick={() => onDrop(id)}>
          {icon ? <Sprite name={icon} /> : <span aria-hidden="true">{TONE_SIGNS[tone]}</span>}
          <span>{text}</span>
          <span class="unseen">Dismiss</span>
        </button>
      ))}
    </div>
  );
}
