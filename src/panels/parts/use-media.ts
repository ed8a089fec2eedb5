/** What of the window CSS cannot use: whole multiples of sprites, and what is drawn at all. */
import { useEffect, useState } from 'preact/hooks';
import type { Size } from '../../core/box.ts';
import { remembered } from '../../core/memo.ts';
import { grownTo, growthFor, isLarge } from '../logic/growth.ts';

/** Too small for pictures of the usual size. */
const TINY = '(max-width: 600px), (max-height: 480px)';

/** Every sprite asks, and a browser keeps each list for as long as the page. */
const lists = new Map<string, MediaQueryList>();
const listOf = (query: string): MediaQueryList => remembered(lists, query, () => window.matchMedia(query));

export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => listOf(query).matches);
  useEffect(() => {
    const list = listOf(query);
    const listen = () => set(list.matches);
    listen();
    list.addEventListener('change', listen);
    return () => list.removeEventListener('change', listen);
  }, [query]);
  return holds;
}

export function windowSize(): Size {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Drawn anew only when what is made of the size has changed. */
export function useWindow<T extends string | number>(of: (size: Size) => T): T {
  const [made, set] = useState(() => of(windowSize()));
  useEffect(() => {
    const look = () => set(of(windowSize()));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [of]);
  return made;
}

export function useGrowth(): number {
  return useWindow(growthFor);
}

export function useIsLarge(): boolean {
  return isLarge(useGrowth());
}

/** A sprite's multiple for tiny, usual and large windows; in larger ones it grows on. */
export function useScale(tiny: number, usual: number, large: number): number {
  const isTiny = useMedia(TINY);
  const growth = useGrowth();
  return isTiny ? tiny : grownTo(growth, usual, large);
}
