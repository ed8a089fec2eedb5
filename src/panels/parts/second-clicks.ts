import { useLayoutEffect } from 'preact/hooks';
import { type Click, isStray } from '../logic/second-click.ts';

/** Keeps stray clicks from every button of the page. */
export function useSecondClicks(): void {
  useLayoutEffect(() => {
    let last: Click | undefined;
    const guard = (event: MouseEvent) => {
      const { detail, timeStamp, target } = event;
      const { pointerType } = event as { pointerType?: string };
      const click = { pointerType, detail, timeStamp, on: pressedBy(target) };
      if (!isStray(click, last)) {
        last = click;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', guard, { capture: true });
    return () => document.removeEventListener('click', guard, { capture: true });
  }, []);
}

/** Rows are drawn by their place in a list: another choice in the same element is another button. */
function pressedBy(target: EventTarget | null): string | Element | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.querySelector('.words')?.textContent ?? button ?? undefined;
}
