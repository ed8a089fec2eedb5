/** The worked example of docs/run-format.md: a few steps into The Cellar, byte by byte, and as a link. */
import { ByteReader } from '../../src/core/bytes.ts';
import { runToFragment } from '../../src/core/link.ts';
import { Match, type Entry } from '../../src/core/match.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import { encodeRun, type Run } from '../../src/core/run.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { Blocks } from './fill.ts';
import { block } from './markdown.ts';

const SETUP = { seed: 'KTR-BMX-QZP', seats: ['human'], options: { candle: 'bright' } } as const;
/** Places in the list of legal actions; `undo` goes back by one. The second turn breaks off after its first action. */
const PLAYED: readonly (number | 'undo')[] = [0, 'undo', 1, 1, 0];
const MS_EACH = 700;
const BYTES_A_LINE = 8;

function exampleRun(): Run {
  const match = new Match(game, SETUP);
  for (const played of PLAYED) {
    if (played === 'undo') match.undo();
    else match.choose(played);
  }
  const timed = match.entries.map(
    (entry: Entry<Action>, index): TimedEntry<Action> => ({
      entry,
      igt: MS_EACH,
      rta: MS_EACH * (index + 1),
    }),
  );
  return makeRun(game, SETUP, timed);
}

/** Reads piece by piece, so that every line of the listing is a place where the reader has been. */
class Listing {
  readonly lines: string[] = [];
  readonly #bytes: Uint8Array;
  readonly #reader: ByteReader;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#reader = new ByteReader(bytes);
  }

  take<T>(read: (reader: ByteReader) => T, meaning: (value: T) => string): T {
    const from = this.#reader.position;
    const value = read(this.#reader);
    const bytes = this.#bytes.slice(from, this.#reader.position);
    for (let at = 0; at < bytes.length; at += BYTES_A_LINE) {
      const hex = Array.from(bytes.slice(at, at + BYTES_A_LINE), byte => byte.toString(16).padStart(2, '0'));
      const note = at === 0 ? meaning(value) : '';
      const offset = (from + at).toString(16).padStart(4, '0');
      this.lines.push(`${offset}  ${hex.join(' ').padEnd(BYTES_A_LINE * 3)} ${note}`);
    }
    return value;
  }

  number(meaning: (value: number) => string): number {
    return this.take(reader => reader.varint(), meaning);
  }
}

function listingOf(bytes: Uint8Array): string[] {
  const out = new Listing(bytes);
  out.take(
    reader => reader.fixed(4),
    () => 'magic: 5DLV',
  );
  out.take(
    reader => reader.byte(),
    format => `format ${format}`,
  );
  out.take(
    reader => reader.text(bytes.length),
    text => `header, its length first: ${text}`,
  );
  out.take(
    reader => reader.fixed(2),
    () => 'check value of the header and of what was dealt',
  );
  for (let turn = 1, left = openTurn(out, turn); left > 0; left = openTurn(out, ++turn)) {
    for (; left > 0; left--) out.number(entry);
    out.number(time => `time spent deciding: ${time / 10} s`);
    out.take(
      reader => reader.fixed(2),
      () => `check value of turn record ${turn}`,
    );
  }
  const marks = out.number(count => `${count} mark of the wall clock`);
  for (let left = marks; left > 0; left--) {
    out.number(turns => `after ${turns} turn records`);
    out.number(time => `${time / 10} s since the first input`);
  }
  out.take(
    reader => reader.fixed(4),
    () => 'seal',
  );
  return out.lines;
}

const openTurn = (out: Listing, turn: number): number =>
  out.number(count => (count > 0 ? `turn record ${turn}: ${count} entries` : 'no entries: the turns end'));

const entry = (code: number): string => (code === 0 ? 'undo' : `legal action ${code - 2}, counted from 0`);

export const blocks: Blocks = {
  example: () => block(listingOf(encodeRun(exampleRun()))),
  link: () => block([`#${runToFragment(exampleRun())}`]),
};
