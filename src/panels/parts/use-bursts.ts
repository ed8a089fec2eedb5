import { useLayoutEffect } from 'preact/hooks';
import { Burst, QUESTION_MS } from '../logic/burst.ts';

/**
 * Keeps stray presses from every button of the page. Not from keys; and not from a mouse whose clicks the system does
 * not count as one double click: programs and people who move between two clicks mean both. A question is guarded even
 * where motions are off, and so is what a fold has laid under a hand that has not moved.
 */
export function useBursts(isOn: boolean): void {
  useLayoutEffect(() => {
    const burst = new Burst();
    const guard = (event: MouseEvent) => {
      const { detail, clientX: x, clientY: y, timeStamp: time, target } = event;
      const { pointerType } = event as { pointerType?: string };
      if (!pointerType) return;
      const asks = target instanceof Element && target.closest('[role="alertdialog"]') !== null;
      const on = pressedBy(target);
      const folds = on instanceof Element && on.hasAttribute('aria-expanded');
      const isStray = burst.isStray({ x, y, time, on, folds }, asks ? QUESTION_MS : undefined);
      const isGuarded = burst.isOnFold || ((isOn || asks) && !(pointerType === 'mouse' && detail < 2));
      if (!isStray || !isGuarded) return;
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
