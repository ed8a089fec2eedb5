/** Keys become intents. Keys that the game understood do not scroll the page or move the browser's focus. */
import type { Direction } from '../../core/grid.ts';
import type { Intent } from '../intent.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  arrowup: 'north',
  arrowright: 'east',
  arrowdown: 'south',
  arrowleft: 'west',
};
/** Never left to the page while the table has the keyboard: they would scroll it. */
const SCROLLING = new Set(['arrowup', 'arrowright', 'arrowdown', 'arrowleft', ' ']);

/** With the focus on a button of the panels these mean the button, or the way to the next. */
const PRESSING = new Set(['enter', ' ', 'tab']);

/** The canvas, or nothing in particular, has the focus. */
function isBoard(target: EventTarget | null): boolean {
  const name = (target as { readonly tagName?: unknown } | null)?.tagName;
  return typeof name !== 'string' || name === 'CANVAS' || name === 'BODY' || name === 'HTML';
}

/** True if the intent was of use. */
export type TellKey = (intent: Intent) => boolean;

export class KeyboardInput {
  readonly #tell: TellKey;
  readonly #mayListen: (event: KeyboardEvent) => boolean;
  readonly #off = new AbortController();
  #holding = false;

  constructor(target: EventTarget, tell: TellKey, mayListen: (event: KeyboardEvent) => boolean) {
    this.#tell = tell;
    this.#mayListen = mayListen;
    const options = { signal: this.#off.signal };
    target.addEventListener('keydown', event => this.#down(event as KeyboardEvent), options);
    target.addEventListener('keyup', event => this.#up(event as KeyboardEvent), options);
    // A key released in another window is never heard.
    target.addEventListener('blur', () => this.#release(), options);
  }

  destroy(): void {
    this.#off.abort();
  }

  #down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const key = event.key.toLowerCase();
    if ((PRESSING.has(key) && !isBoard(event.target)) || !this.#mayListen(event)) return;
    const intent = intentOf(key, event.shiftKey);
    if (key === 'shift') {
      if (!event.repeat) this.#hold();
      return;
    }
    const walks = intent.do === 'move' || intent.do === 'look';
    const useful =
      (!event.repeat || walks || intent.do === 'next' || intent.do === 'previous') && this.#tell(intent);
    if (useful || (SCROLLING.has(key) && isBoard(event.target))) event.preventDefault();
  }

  #up(event: KeyboardEvent): void {
    if (event.key === 'Shift') this.#release();
  }

  #hold(): void {
    this.#holding = true;
    this.#tell({ do: 'overlay', hold: true });
  }

  #release(): void {
    if (!this.#holding) return;
    this.#holding = false;
    this.#tell({ do: 'overlay', hold: false });
  }
}

function intentOf(key: string, shift: boolean): Intent {
  const direction = ARROWS[key];
  if (direction !== undefined) return { do: shift ? 'look' : 'move', direction };
  if (key === 'enter') return { do: 'confirm' };
  if (key === 'escape') return { do: 'back' };
  if (key === 'tab') return { do: shift ? 'previous' : 'next' };
  return { do: 'key', key };
}
