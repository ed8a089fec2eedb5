/** On a new screen reading begins with its title, not at the end of a page that is gone. */
import { useEffect, useRef } from 'preact/hooks';
import type { ScreenModel } from '../model.ts';

export function useScreenFocus({ screen }: Pick<ScreenModel, 'screen'>): void {
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (screen === 'boot') return;
    const isFirst = before.current === undefined;
    before.current = screen;
    // The page has only just been opened, or something on the screen has taken the focus already.
    if (isFirst || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('.panels h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [screen]);
}
