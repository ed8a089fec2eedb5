import { useLayoutEffect } from 'preact/hooks';
import { Burst, QUESTION_MS } from '../logic/burst.ts';

/**
 * Keeps stray presses from every button of the page. Not from keys; and not from a mouse whose clicks the system does
 * not count as one double click: programs and people who move between two clicks mean both. A question is guarded even
 * where motions are off.
 */
export function useBursts(isOn: boolean): void {
  useLayoutEffect(() => {
    const burst = new Burst();
    const guard = (event: MouseEvent) => {
      const { detail, clientX: x, clientY: y, timeStamp: time, target } = event;
      const { pointerType } = event as { pointerType?: string };
      if (!pointerType) return;
      const asks = target instanceof Element && target.closest('[role="alertdialog"]') !== null;
      const press = { x, y, time, on: pressedBy(target) };
      const isStray = burst.isStray(press, asks ? QUESTION_MS : undefined);
      if (!isStray || !(isOn || asks) || (pointerType === 'mouse' && detail < 2)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, [isOn]);
}

/** Orders are drawn by their place in a list: another order in the same element is another button. */
function pressedBy(target: EventTarget | null): unknown {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.dataset['order'] ?? button ?? undefined;
}
