import { useLayoutEffect } from 'preact/hooks';
import { isByPointer } from '../logic/by-pointer.ts';

/**
 * After a press by mouse or finger the keys belong to the board again, whichever button it was: otherwise Space would
 * press that one a second time. Presses by keyboard or screen reader keep the focus where it is, and so do windows.
 */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const giveBack = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button && isByPointer(event) && !button.closest('dialog')) button.blur();
    };
    // In the first phase: a stray press, which goes no farther, has moved the focus all the same.
    document.addEventListener('click', giveBack, { capture: true });
    return () => document.removeEventListener('click', giveBack, { capture: true });
  }, []);
}
