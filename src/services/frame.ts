/** Manners inside somebody else's page: keys that move the game must not move the page around it. */

const SCROLLING = new Set([
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
  'ArrowLeft',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);
/** There these keys write, choose or scroll, and should. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], .scrolls';

/** What has the focus, as far as it matters here. */
interface Focused {
  closest?(selector: string): unknown;
  readonly tagName?: string;
}

/** Whether the browser would scroll the page with this key, and nothing of ours wants it. */
export function wouldScroll(key: string, target: Focused | null): boolean {
  if (!SCROLLING.has(key) || target?.closest?.(OWN_KEYS)) return false;
  // On a button the space bar presses it.
  return key !== ' ' || target?.tagName !== 'BUTTON';
}

/**
 * Listens last, when everything else had its chance. Tables come and go and listen in the order they came: so with
 * every key this listener steps back behind them. Were it before them, they would take each arrow for one that
 * somebody else has used.
 */
export function keepStill(page: EventTarget): void {
  const hold = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (!event.defaultPrevented && wouldScroll(key, event.target as Focused | null)) event.preventDefault();
  };
  page.addEventListener(
    'keydown',
    () => {
      page.removeEventListener('keydown', hold);
      page.addEventListener('keydown', hold);
    },
    { capture: true },
  );
}
