/**
 * Music as text. A bar is shared out evenly among its words: `C4 . E4 -` is four quarters, eight words are eighths.
 * `|` ends a bar, `.` is a rest, `-` holds on, `[D4 E4]` shares one place, `C4+E4+G4` is a chord.
 * A mark after a note: `^` outside the scale on purpose, `!` stronger, `?` softer, `'` short. `~` before it: slide
 * there from the note before.
 */
import { noteNumber } from './pitch.ts';

/** Positions and lengths in bars from the pattern's beginning. */
export interface Strike {
  readonly at: number;
  readonly length: number;
  /** Note numbers, or the letters of drums. */
  readonly voices: readonly (number | string)[];
  readonly force: number;
  readonly isShort: boolean;
  readonly isSlide: boolean;
  /** Outside the scale on purpose. */
  readonly isBorrowed: boolean;
}

export interface Pattern {
  readonly bars: number;
  readonly strikes: readonly Strike[];
}

export type Reading = { readonly pattern: Pattern } | { readonly problem: string };

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const WORD = /^(~?)([^!?'^]+)(\^?)([!?]?)('?)$/;
const FORCE: Readonly<Record<string, number>> = { '!': 1.35, '?': 0.6, '': 1 };

/** `isDrum` says which letters a drum kit knows; a melody passes nothing. */
export function readPattern(text: string, isDrum?: (letter: string) => boolean): Reading {
  const strikes: Mutable<Strike>[] = [];
  const bars = text.split('|').map(bar => bar.trim());
  let held: Mutable<Strike> | undefined;
  let problem: string | undefined;

  const place = (words: readonly Word[], at: number, length: number): void => {
    const share = length / words.length;
    for (const [index, word] of words.entries()) {
      if (typeof word !== 'string') place(word, at + index * share, share);
      else put(word, at + index * share, share);
    }
  };
  const put = (word: string, at: number, length: number): void => {
    if (word === '.') held = undefined;
    else if (word === '-') {
      if (held) held.length += length;
      else problem ??= `bar ${Math.floor(at + 1e-9) + 1}: "-" has nothing to hold`;
    } else {
      const match = WORD.exec(word);
      const voices = match?.[2]!.split('+').map(name => (isDrum ? name : noteNumber(name)));
      if (
        !match ||
        !voices ||
        voices.some(voice => voice === undefined || (isDrum && !isDrum(String(voice))))
      ) {
        problem ??= `bar ${Math.floor(at + 1e-9) + 1}: "${word}" is not a ${isDrum ? 'drum' : 'note'}`;
        return;
      }
      const known = voices as (number | string)[];
      held = {
        at,
        length,
        voices: known,
        force: FORCE[match[4]!]!,
        isShort: match[5] !== '',
        isSlide: match[1] !== '',
        isBorrowed: match[3] !== '',
      };
      strikes.push(held);
    }
  };

  for (const [index, bar] of bars.entries()) {
    const words = grouped(bar);
    if (!words || words.length === 0)
      problem ??= `bar ${index + 1}: is empty or has a bracket without its partner`;
    else place(words, index, 1);
  }
  return problem === undefined ? { pattern: { bars: bars.length, strikes } } : { problem };
}

type Word = string | Word[];

/** Words and bracketed groups; undefined when brackets do not match. */
function grouped(bar: string): Word[] | undefined {
  const stack: Word[][] = [[]];
  for (const token of bar.match(/\[|\]|[^\s[\]]+/g) ?? []) {
    if (token === '[') stack.push([]);
    else if (token === ']') {
      const group = stack.pop()!;
      const outer = stack.at(-1);
      if (!outer || group.length === 0) return undefined;
      outer.push(group);
    } else stack.at(-1)!.push(token);
  }
  return stack.length === 1 ? stack[0] : undefined;
}
