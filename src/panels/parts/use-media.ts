/** Whether a media query holds, also after turning the phone. For what CSS cannot do: whole multiples of sprites. */
import { useEffect, useState } from 'preact/hooks';

export const PHONE = '(max-width: 600px), (max-height: 480px)';
export const LARGE = '(min-width: 1700px) and (min-height: 900px)';

export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const listen = () => set(list.matches);
    listen();
    list.addEventListener('change', listen);
    return () => list.removeEventListener('change', listen);
  }, [query]);
  return holds;
}

/** A sprite's multiple for phones, ordinary and large screens. */
export function useScale(phone: number, ordinary: number, large: number): number {
  const isPhone = useMedia(PHONE);
  const isLarge = useMedia(LARGE);
  return isPhone ? phone : isLarge ? large : ordinary;
}
