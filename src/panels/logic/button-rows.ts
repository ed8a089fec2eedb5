/**
 * Where the buttons of a question stand. What ends the turn has a row of its own, what leaves or skips stands at the
 * other end of the first row, and what was pressed keeps its place for one question more: whoever presses twice by
 * accident finds the same thing there or nothing, never another order.
 */
import type { PromptModel } from '../../core/look.ts';
import { isPressable, keptPlaces, type VerbButton, verbButtons } from './verbs.ts';

/** The glossary's word: every room has the same. */
const END_TURN = 'End turn';
/** Who was asked nothing for so long has lifted the finger. */
const LASTS_MS = 2000;
/** A second press by accident has come by then: what stands below moves up, and no hole stays. */
export const HOLE_LASTS_MS = 700;

const ROWS = ['main', 'leave', 'end'] as const;
export type RowName = (typeof ROWS)[number];

export interface ButtonRows extends Readonly<Record<RowName, readonly VerbButton[]>> {
  /**
   * How high the first row stood when one of its buttons was pressed just now, in px: for `HOLE_LASTS_MS` what is below
   * must not move up into it.
   */
  readonly height: number;
}

interface Pressed {
  readonly button: VerbButton;
  readonly row: RowName;
  readonly slot: number;
  readonly time: number;
  readonly height: number;
}

/** Of one table, from its first question to its last. */
export class ButtonPlaces {
  readonly #labels: string[] = [];
  #prompt: PromptModel | undefined;
  #rows: ButtonRows = { main: [], leave: [], end: [], height: 0 };
  #pressed: Pressed | undefined;

  /** The same rows for the same question. `now` in ms. */
  rows(prompt: PromptModel, now: number): ButtonRows {
    if (prompt === this.#prompt) return this.#rows;
    const last = this.#pressed;
    this.#prompt = prompt;
    this.#rows = sorted(prompt, this.#labels);
    this.#pressed = undefined;
    if (last && now - last.time < LASTS_MS)
      this.#rows = {
        ...this.#rows,
        [last.row]: withPressed(this.#rows[last.row], last),
        height: now - last.time < HOLE_LASTS_MS ? last.height : 0,
      };
    return this.#rows;
  }

  press(button: VerbButton, time: number, height: number): void {
    const row = ROWS.find(name => this.#rows[name].includes(button));
    if (row === undefined) return;
    this.#pressed = { button, row, slot: this.#rows[row].indexOf(button), time, height };
  }
}

function sorted(prompt: PromptModel, labels: string[]): ButtonRows {
  const all = keptPlaces(verbButtons(prompt), labels);
  // Where letters fill the panel there is no room for a row between.
  const isEnd = (one: VerbButton): boolean =>
    one.closing && (one.label === END_TURN || prompt.entry !== undefined);
  return {
    main: all.filter(one => !one.closing),
    leave: all.filter(one => one.closing && !isEnd(one)),
    end: all.filter(isEnd),
    height: 0,
  };
}

/** With the pressed one where it was, if another would stand there: itself where it is still offered, else greyed. */
function withPressed(
  row: readonly VerbButton[],
  { button, slot }: Pick<Pressed, 'button' | 'slot'>,
): readonly VerbButton[] {
  const there = row[slot];
  if (there === undefined || !isPressable(there) || there.label === button.label) return row;
  const same = row.find(one => one.label === button.label);
  return row.filter(one => one !== same).toSpliced(slot, 0, same ?? done(button));
}

function done({ label, icon, closing }: VerbButton): VerbButton {
  return {
    id: `done:${label}`,
    label,
    choices: [],
    asks: false,
    closing,
    why: 'You just did this.',
    ...(icon === undefined ? {} : { icon }),
    greyed: [],
  };
}
