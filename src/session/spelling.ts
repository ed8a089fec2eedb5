/** The word on the tray: typed by keys, fingers or a phone, judged by the room at every letter, entered when it may be. */
import type { GameAction, GameState, Seat } from '../core/game.ts';
import type { OverlayModel, PromptModel } from '../core/look.ts';
import type { AnyRoom, TypedModel } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { Intent } from '../table/intent.ts';

export interface SpellingDeps {
  readonly room: AnyRoom;
  readonly panels: Panels;
  /** Draws the way of the word over the board. */
  readonly sketch: (overlay: OverlayModel | undefined) => void;
  readonly sound: (key: string) => void;
  readonly moment: () => {
    readonly state: GameState;
    readonly seat: Seat;
    readonly prompt: PromptModel | undefined;
  };
  readonly enter: (action: GameAction) => void;
}

const LETTER = /^\p{L}$/u;

export class Spelling {
  readonly #deps: SpellingDeps;
  #text = '';
  #isRefused = false;

  constructor(deps: SpellingDeps) {
    this.#deps = deps;
  }

  /** A new question: the tray is empty. */
  opened(): void {
    this.#text = '';
    this.#isRefused = false;
    this.#deps.sketch(undefined);
    this.#deps.panels.table({ word: undefined });
  }

  /** The word stays to be looked at; the next letter begins another. */
  refused(): void {
    this.#isRefused = true;
  }

  /** The whole text as it stands in the field. Kept as it was typed: it is the room that says what is wrong with it. */
  write(text: string): void {
    const { prompt } = this.#deps.moment();
    if (!prompt?.entry) return;
    const whole = text.toUpperCase();
    const isAnew = this.#isRefused && whole.length > this.#text.length && whole.startsWith(this.#text);
    const upper = isAnew ? whole.slice(this.#text.length) : whole;
    this.#isRefused = false;
    if (isAnew || upper.length > this.#text.length) this.#deps.sound('tick');
    this.#text = upper;
    this.#show(this.#judge());
  }

  /** While the board has the keyboard. False if it is not ours. */
  intend(intent: Intent): boolean {
    const { prompt } = this.#deps.moment();
    const key = keyOf(intent);
    if (!prompt?.entry || key === undefined) return false;
    if (LETTER.test(key) || prompt.entry.letters.some(({ letter }) => letter === key)) {
      if (this.#text.length < prompt.entry.max) this.write(this.#text + key);
      else this.#deps.sound('refuse');
      return true;
    }
    if (this.#text === '') return false;
    if (key === 'backspace') this.write(this.#text.slice(0, -1));
    else if (key === 'escape') this.write('');
    else if (key === 'enter') this.enter(this.#text);
    else return false;
    return true;
  }

  enter(text: string): void {
    if (!this.#deps.moment().prompt?.entry) return;
    this.#text = text.toUpperCase();
    const judged = this.#judge();
    this.#show(judged);
    if (judged?.action) this.#deps.enter(judged.action);
    else this.#deps.sound('refuse');
  }

  #judge(): TypedModel<GameAction> | undefined {
    const { state, seat } = this.#deps.moment();
    return this.#deps.room.typed?.(state, seat, this.#text);
  }

  #show(judged: TypedModel<GameAction> | undefined): void {
    const { panels, sketch } = this.#deps;
    const isBlank = this.#text === '';
    sketch(isBlank ? undefined : judged?.overlay);
    const note = isBlank ? '' : (judged?.message ?? '');
    // Whoever types has read the tip, and the board under it is needed.
    panels.table({
      tip: undefined,
      word: {
        text: this.#text,
        note,
        tone: judged?.tone ?? 'plain',
        isWhole: judged?.action !== undefined,
        lookUp: isBlank ? undefined : judged?.lookUp,
      },
    });
  }
}

/** Keys that may belong to a word, also where they mean something else to the board. */
function keyOf(intent: Intent): string | undefined {
  const key = 'key' in intent ? intent.key : undefined;
  if (intent.do === 'key' || (key !== undefined && LETTER.test(key))) return key;
  if (intent.do === 'confirm') return 'enter';
  return intent.do === 'back' ? 'escape' : undefined;
}

/** An action as a person would type it, if it is a word: "OP.AL", with a full stop behind a letter that is held back. */
export function typedAs(action: GameAction): string | undefined {
  const { word, short = [] } = action as { word?: unknown; short?: readonly number[] };
  if (typeof word !== 'string') return undefined;
  return Array.from(word, (letter, index) => (short.includes(index) ? `${letter}.` : letter)).join('');
}
