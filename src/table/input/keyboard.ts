/** Keys become intents. Keys that the game understood do not scroll the page. Tab is the page's: it leads to the panels. */
import type { Intent, Steering } from '../intent.ts';

/** Never left to the page while the table has the keyboard: they would scroll it. */
const SCROLLING = new Set(['arrowup', 'arrowright', 'arrowdown', 'arrowleft', ' ']);

/** With the focus on a button of the panels these mean the button. */
const PRESSING = new Set(['enter', ' ']);

/** The board, or nothing in particular, has the focus: a new screen begins at its title. */
function isBoard(target: EventTarget | null): boolean {
  const { tagName: name, getAttribute } = (target ?? {}) as Partial<
    Pick<Element, 'tagName' | 'getAttribute'>
  >;
  if (typeof name !== 'string' || ['BODY', 'HTML', 'H1'].includes(name)) return true;
  return getAttribute?.call(target, 'role') === 'application';
}

/** True if the intent was of use. */
export type TellKey = (intent: Intent) => boolean;

export class KeyboardInput {
  readonly #tell: TellKey;
  readonly #mayListen: (event: KeyboardEvent) => boolean;
  readonly #steering: (key: string) => Steering | undefined;
  readonly #off = new AbortController();
  #holding = false;

  constructor(
    target: EventTarget,
    tell: TellKey,
    mayListen: (event: KeyboardEvent) => boolean,
    steering: (key: string) => Steering | undefined,
  ) {
    this.#tell = tell;
    this.#mayListen = mayListen;
    this.#steering = steering;
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
    if (key === 'tab' || (PRESSING.has(key) && !isBoard(event.target)) || !this.#mayListen(event)) return;
    const intent = intentOf(this.#steering(key), key, event.shiftKey);
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

function intentOf(steering: Steering | undefined, key: string, shift: boolean): Intent {
  switch (steering) {
    case undefined:
      return { do: 'key', key };
    case 'confirm':
    case 'back':
      return { do: steering, key };
    case 'next':
      return { do: shift ? 'previous' : 'next', key };
    default:
      return { do: shift ? 'look' : 'move', direction: steering, key };
  }
}
