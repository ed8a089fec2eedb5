/** A box that scrolls says so: its edge fades, an arrow stands there, and the keyboard can reach it. */
import './more.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hiddenParts } from '../logic/more.ts';

/**
 * To be given to the box. What it hides stands in its `data-more`, for the style sheet. `takesFocus`: not beside the
 * board, where a click would take the keys away from it.
 */
export function useMore<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const box = useRef<T>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const hidden = hiddenParts(element);
      if (element.dataset['more'] !== hidden) element.dataset['more'] = hidden;
      // By a hair, too: what scrolls must be reached by keyboard, even where it hides no words.
      if (takesFocus && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(() => requestAnimationFrame(look));
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
      look();
    };
    const pages = new MutationObserver(watch);
    pages.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    watch();
    return () => {
      sizes.disconnect();
      pages.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [takesFocus]);
  return box;
}

/** Stands right behind its box. */
export function MoreArrow() {
  return (
    <div class="more-arrow" aria-hidden="true">
      <span />
    </div>
  );
}
