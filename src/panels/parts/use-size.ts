/** How large a box is, in css pixels, also after the window has changed. */
import type { Size } from '../../core/box.ts';
import { type RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Before it stands, the window's size. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, set] = useState<Size>(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      set(last => (last.width === width && last.height === height ? last : { width, height }));
    };
    const observer = new ResizeObserver(() => requestAnimationFrame(look));
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [box]);
  return size;
}
