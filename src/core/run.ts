/**
 * The run file: who played what, and every action, as bytes. It never holds a result, because a result is computed
 * by playing the run back (`replay.ts`).
 *
 * Layout: magic, format, header with its check, then one record a turn (its entries, the time spent deciding, a check
 * value), then the wall-clock marks. Every byte is covered by a check, so a changed byte is caught in its own turn.
 * How the same run fits into a link: `link.ts`.
 */
import { BadBytes, ByteReader, ByteWriter } from './bytes.ts';
import type { GameAction, GameId, Setup } from './game.ts';
import { hashText } from './plain.ts';
import { count, Fault, fields, fieldsAndMore, parseJson, pattern, readAs } from './reader.ts';
import { ok, problem, type Result } from './result.ts';
import { gameId, setup } from './setup-reader.ts';

/**
 * Files keep 16 bits a turn, links 8: a link must be short, and its chain still catches what one turn lets pass.
 * A run that came as a link and is saved knows no more than the link did.
 */
export const FORMATS = { file: 1, linkedFile: 2, link: 3 } as const;
const NEWEST_FORMAT = FORMATS.link;
const MAGIC = '5DLV';
/** A run longer than this is a trap for the reader, not a run. */
export const RUN_LIMITS = {
  bytes: 2_000_000,
  link: 200_000,
  header: 4_000,
  literal: 200,
  entriesPerTurn: 100_000,
};

/** One thing done: the index of a legal action, an action that no list holds (a word), or going back. */
export type RunEntry =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'literal'; readonly json: string }
  | { readonly kind: 'undo' };

export interface RunTurn {
  readonly entries: readonly RunEntry[];
  /** Time spent deciding, in tenths of a second. Claimed, not verifiable. */
  readonly time: number;
  /** 16 bits (of a link: the lower 8) that chain the whole run up to the end of this turn. */
  readonly check: number;
}

/** The wall clock at a moment worth a split: after so many turn records, in tenths of a second since the first input. */
export interface RunMark {
  readonly turns: number;
  readonly time: number;
}

export interface Run {
  readonly game: GameId;
  readonly edition: number;
  readonly setup: Setup;
  /** Bytes of each turn's check value that are known. */
  readonly checkBytes: 1 | 2;
  /** 16 bits over the header and the dealt board. */
  readonly dealt: number;
  readonly turns: readonly RunTurn[];
  readonly marks: readonly RunMark[];
  /** 32 bits over everything. */
  readonly seal: number;
  /** Set when the bytes stop making sense: what was readable up to that turn record. */
  readonly torn?: number;
}

const HEADER = fields<Pick<Run, 'game' | 'edition' | 'setup'>>({ game: gameId, edition: count, setup });

/** What every action has; its game knows the rest. */
export const ACTION = fieldsAndMore<GameAction>({ type: pattern('an action', /^[A-Za-z0-9-]+$/) });

export function headerText(run: Pick<Run, 'game' | 'edition' | 'setup'>): string {
  const { seed, seats, options } = run.setup;
  return JSON.stringify([run.game, run.edition, seed, seats, options]);
}

/** What a link knows of a run. */
export function asLinked(run: Run): Run {
  return { ...run, checkBytes: 1, turns: run.turns.map(turn => ({ ...turn, check: turn.check & 0xff })) };
}

export function encodeRun(run: Run): Uint8Array {
  const out = openingOf(run, run.checkBytes === 2 ? FORMATS.file : FORMATS.linkedFile);
  for (const turn of run.turns) {
    out.raw(turnBytes(turn)).fixed(turn.check, run.checkBytes);
  }
  out.varint(0).raw(markBytes(run.marks)).fixed(run.seal, 4);
  return out.done();
}

export function openingOf(run: Run, format: number): ByteWriter {
  const out = new ByteWriter();
  for (const letter of MAGIC) out.byte(letter.charCodeAt(0));
  return out.byte(format).text(headerText(run)).fixed(run.dealt, 2);
}

/** The bytes of a turn that its check value covers. */
export function turnBytes(turn: Pick<RunTurn, 'entries' | 'time'>): Uint8Array {
  return new ByteWriter().raw(entryBytes(turn.entries)).varint(turn.time).done();
}

export function entryBytes(entries: readonly RunEntry[]): Uint8Array {
  const out = new ByteWriter().varint(entries.length);
  for (const entry of entries) {
    if (entry.kind === 'undo') out.varint(0);
    else if (entry.kind === 'literal') out.varint(1).text(entry.json);
    else out.varint(entry.index + 2);
  }
  return out.done();
}

export function markBytes(marks: readonly RunMark[]): Uint8Array {
  const out = new ByteWriter().varint(marks.length);
  for (const mark of marks) out.varint(mark.turns).varint(mark.time);
  return out.done();
}

/** Reads the outside of a run. Whether it is true is for `replay` to say. */
export function decodeRun(bytes: Uint8Array): Result<Run> {
  if (bytes.length > RUN_LIMITS.bytes) return problem('run-too-long', 'This is too long to be a run.');
  const reader = new ByteReader(bytes);
  const opening = readOpening(reader, [FORMATS.file, FORMATS.linkedFile]);
  if (!opening.ok) return opening;
  const { format, ...head } = opening.value;
  const checkBytes = format === FORMATS.file ? 2 : 1;
  return ok({ ...head, checkBytes, ...readBody(reader, checkBytes) });
}

export type RunOpening = Pick<Run, 'game' | 'edition' | 'setup' | 'dealt'> & { readonly format: number };

/** What stands before the turns: whether this is a run at all, of which of these formats, and what was played. */
export function readOpening(reader: ByteReader, formats: readonly number[]): Result<RunOpening> {
  let format: number;
  try {
    for (const letter of MAGIC) {
      if (reader.byte() !== letter.charCodeAt(0)) return unreadable();
    }
    format = reader.byte();
  } catch (error) {
    if (error instanceof BadBytes) return unreadable();
    throw error;
  }
  if (format > NEWEST_FORMAT) {
    return problem(
      'run-newer',
      `This run was saved by a newer Five Delves (format ${format}). Reload the page to update.`,
    );
  }
  if (!formats.includes(format)) return unreadable();
  try {
    const text = reader.text(RUN_LIMITS.header);
    const header = readHeader(text);
    if (!header.ok) return header;
    // One spelling only: the checks cover what the header says, so it must not be said in another way.
    if (headerText(header.value) !== text) return damagedHeader();
    return ok({ ...header.value, format, dealt: reader.fixed(2) });
  } catch (error) {
    if (error instanceof BadBytes) return damagedHeader();
    throw error;
  }
}

function readBody(reader: ByteReader, checkBytes: 1 | 2): Pick<Run, 'turns' | 'marks' | 'seal' | 'torn'> {
  const turns: RunTurn[] = [];
  try {
    for (;;) {
      const entries = readEntries(reader);
      if (entries.length === 0) break;
      turns.push({ entries, time: reader.varint(), check: reader.fixed(checkBytes) });
    }
    return { turns, ...readEnd(reader) };
  } catch (error) {
    // A torn run is still played as far as it goes, so that the refusal can name the turn.
    if (error instanceof BadBytes) return { turns, marks: [], seal: 0, torn: turns.length };
    throw error;
  }
}

/** The entries of one turn; none of them where the turns end. */
export function readEntries(reader: ByteReader): RunEntry[] {
  const count = reader.varint();
  if (count > RUN_LIMITS.entriesPerTurn) throw new BadBytes('A turn is too long.');
  const entries: RunEntry[] = [];
  for (let i = 0; i < count; i++) {
    const code = reader.varint();
    if (code === 0) entries.push({ kind: 'undo' });
    else if (code === 1) entries.push({ kind: 'literal', json: reader.text(RUN_LIMITS.literal) });
    else entries.push({ kind: 'choice', index: code - 2 });
  }
  return entries;
}

export function readEnd(reader: ByteReader): Pick<Run, 'marks' | 'seal'> {
  const marks: RunMark[] = [];
  for (let left = reader.varint(); left > 0; left--)
    marks.push({ turns: reader.varint(), time: reader.varint() });
  const seal = reader.fixed(4);
  if (!reader.atEnd) throw new BadBytes('Bytes are left over.');
  return { marks, seal };
}

function readHeader(text: string): Result<Pick<Run, 'game' | 'edition' | 'setup'>> {
  const parsed = parseJson(text, RUN_LIMITS.header);
  if (!Array.isArray(parsed) || parsed.length !== 5) return damagedHeader();
  const [game, edition, seed, seats, options] = parsed as unknown[];
  const header = readAs(HEADER, { game, edition, setup: { seed, seats, options } }, 'run-header');
  return header.ok ? header : damagedHeader(` In it ${header.problem.message}`);
}

/** An action that was written out, as far as it can be told without its game. */
export function readLiteral(json: string): GameAction | undefined {
  const action = ACTION(parseJson(json, RUN_LIMITS.literal));
  return action instanceof Fault ? undefined : action;
}

/** Mixes bytes into a running check value. */
export function chain(before: number, bytes: Uint8Array, state: number): number {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return hashText(`${letters}|${bytes.length}|${state}`, before);
}

export function unreadable(): Result<never> {
  return problem('run-unreadable', 'This is not a Five Delves run.');
}

function damagedHeader(why = ''): Result<never> {
  return problem('run-header', `The first line of this run, which says what was played, is damaged.${why}`);
}
