/**
 * The run file: who played what, and every action, as bytes. It never holds a result, because a result is computed
 * by playing the run back (`replay.ts`).
 *
 * Layout: magic, format, header with its check, then one record a turn (its entries, the time spent deciding, a check
 * value), then the wall-clock marks. Every byte is covered by a check, so a changed byte is caught in its own turn.
 * A link is the same bytes, deflated, with a check of its own, as base64url.
 */
import { deflateSync, inflateSync } from 'fflate';
import { BadBytes, ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import { BOT_LEVELS, type GameId, type Options, type Player, type Setup } from './game.ts';
import { hashText } from './plain.ts';
import { ok, problem, type Result } from './result.ts';

/** Files keep 16 bits a turn, links 8: a link must be short, and its chain still catches what one turn lets pass. */
export const FORMATS = { file: 1, link: 2 } as const;
const CHECK_BYTES: Readonly<Record<number, 1 | 2>> = { [FORMATS.file]: 2, [FORMATS.link]: 1 };
const NEWEST_FORMAT = 2;
const MAGIC = '5DLV';
const LINK_KEY = 'run=';
/** A run longer than this is a trap for the reader, not a run. */
const LIMITS = { bytes: 2_000_000, link: 200_000, header: 4_000, literal: 200, entriesPerTurn: 100_000 };
/** A link ends with a check of its packed bytes: deflate has spare bits and several spellings for the same bytes. */
const LINK_CHECK = 2;
/** Deflate never makes more than this of one byte. */
const DEFLATE_BEST = 1032;

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

export function headerText(run: Pick<Run, 'game' | 'edition' | 'setup'>): string {
  const { seed, seats, options } = run.setup;
  return JSON.stringify([run.game, run.edition, seed, seats, options]);
}

/** A run that came as a link knows only half of its check values, so it stays one. */
export function encodeRun(run: Run, checkBytes: 1 | 2 = run.checkBytes): Uint8Array {
  const out = new ByteWriter();
  for (const letter of MAGIC) out.byte(letter.charCodeAt(0));
  out
    .byte(checkBytes === 2 ? FORMATS.file : FORMATS.link)
    .text(headerText(run))
    .fixed(run.dealt, 2);
  for (const turn of run.turns) {
    out.raw(turnBytes(turn)).fixed(turn.check, checkBytes);
  }
  out.varint(0).raw(markBytes(run.marks)).fixed(run.seal, 4);
  return out.done();
}

/** The bytes of a turn that its check value covers. */
export function turnBytes(turn: Pick<RunTurn, 'entries' | 'time'>): Uint8Array {
  const out = new ByteWriter().varint(turn.entries.length);
  for (const entry of turn.entries) {
    if (entry.kind === 'undo') out.varint(0);
    else if (entry.kind === 'literal') out.varint(1).text(entry.json);
    else out.varint(entry.index + 2);
  }
  return out.varint(turn.time).done();
}

export function markBytes(marks: readonly RunMark[]): Uint8Array {
  const out = new ByteWriter().varint(marks.length);
  for (const mark of marks) out.varint(mark.turns).varint(mark.time);
  return out.done();
}

/** Reads the outside of a run. Whether it is true is for `replay` to say. */
export function decodeRun(bytes: Uint8Array): Result<Run> {
  if (bytes.length > LIMITS.bytes) return problem('run-too-long', 'This is too long to be a run.');
  const reader = new ByteReader(bytes);
  let checkBytes: 1 | 2;
  try {
    for (const letter of MAGIC) {
      if (reader.byte() !== letter.charCodeAt(0)) return unreadable();
    }
    const format = reader.byte();
    if (format > NEWEST_FORMAT) {
      return problem(
        'run-newer',
        `This run was saved by a newer Five Delves (format ${format}). Reload the page to update.`,
      );
    }
    const known = CHECK_BYTES[format];
    if (!known) return unreadable();
    checkBytes = known;
  } catch (error) {
    if (error instanceof BadBytes) return unreadable();
    throw error;
  }
  try {
    const text = reader.text(LIMITS.header);
    const header = readHeader(text);
    if (!header.ok) return header;
    // One spelling only: the checks cover what the header says, so it must not be said in another way.
    if (headerText(header.value) !== text) return damagedHeader();
    return ok({ ...header.value, checkBytes, dealt: reader.fixed(2), ...readBody(reader, checkBytes) });
  } catch (error) {
    if (error instanceof BadBytes) return damagedHeader();
    throw error;
  }
}

function readBody(reader: ByteReader, checkBytes: 1 | 2): Pick<Run, 'turns' | 'marks' | 'seal' | 'torn'> {
  const turns: RunTurn[] = [];
  try {
    for (;;) {
      const turn = readTurn(reader, checkBytes);
      if (!turn) break;
      turns.push(turn);
    }
    const marks: RunMark[] = [];
    for (let left = reader.varint(); left > 0; left--)
      marks.push({ turns: reader.varint(), time: reader.varint() });
    const seal = reader.fixed(4);
    if (!reader.atEnd) throw new BadBytes('Bytes are left over.');
    return { turns, marks, seal };
  } catch (error) {
    // A torn run is still played as far as it goes, so that the refusal can name the turn.
    if (error instanceof BadBytes) return { turns, marks: [], seal: 0, torn: turns.length };
    throw error;
  }
}

function readTurn(reader: ByteReader, checkBytes: 1 | 2): RunTurn | undefined {
  const count = reader.varint();
  if (count === 0) return undefined;
  if (count > LIMITS.entriesPerTurn) throw new BadBytes('A turn is too long.');
  const entries: RunEntry[] = [];
  for (let i = 0; i < count; i++) {
    const code = reader.varint();
    if (code === 0) entries.push({ kind: 'undo' });
    else if (code === 1) entries.push({ kind: 'literal', json: reader.text(LIMITS.literal) });
    else entries.push({ kind: 'choice', index: code - 2 });
  }
  return { entries, time: reader.varint(), check: reader.fixed(checkBytes) };
}

function readHeader(text: string): Result<Pick<Run, 'game' | 'edition' | 'setup'>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return damagedHeader();
  }
  if (!Array.isArray(parsed) || parsed.length !== 5) return damagedHeader();
  const [game, edition, seed, seats, options] = parsed as unknown[];
  if (typeof game !== 'string' || typeof edition !== 'number' || typeof seed !== 'string')
    return damagedHeader();
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isPlayer) || !isOptions(options))
    return damagedHeader();
  return ok({ game, edition, setup: { seed, seats, options } });
}

function isPlayer(value: unknown): value is Player {
  return value === 'human' || BOT_LEVELS.some(level => level === value);
}

function isOptions(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(entry => ['string', 'number', 'boolean'].includes(typeof entry));
}

/** The part of an address behind `#`. */
export function runToFragment(run: Run): string {
  const packed = deflateSync(encodeRun(run, 1), { level: 9 });
  return LINK_KEY + toBase64Url(new ByteWriter().raw(packed).fixed(linkCheck(packed), LINK_CHECK).done());
}

/** Reads a link, its fragment alone, or the bare code that a person pasted. */
export function runFromText(text: string): Result<Run> {
  const trimmed = text.trim();
  const start = trimmed.lastIndexOf(LINK_KEY);
  const code = start >= 0 ? trimmed.slice(start + LINK_KEY.length) : trimmed;
  if (code.length > LIMITS.link) return problem('run-too-long', 'This is too long to be a link to a run.');
  const bytes = fromBase64Url(code.replace(/[&#].*$/s, ''));
  if (!bytes || bytes.length < 8) return unreadable();
  const packed = bytes.slice(0, -LINK_CHECK);
  const decoded = unpack(packed);
  const isWhole = new ByteReader(bytes.slice(-LINK_CHECK)).fixed(LINK_CHECK) === linkCheck(packed);
  if (isWhole || !decoded.ok) return decoded;
  // Played as far as it goes, so that the refusal can name the turn.
  return ok({ ...decoded.value, torn: decoded.value.torn ?? decoded.value.turns.length });
}

function unpack(packed: Uint8Array): Result<Run> {
  try {
    // Room for the longest run and no more: a small link must not unfold into all the memory there is.
    const room = Math.min(LIMITS.bytes + 1, packed.length * DEFLATE_BEST);
    return decodeRun(inflateSync(packed, { out: new Uint8Array(room) }));
  } catch {
    return problem('run-damaged', 'This link is damaged: a part of it is missing or was changed on the way.');
  }
}

function linkCheck(packed: Uint8Array): number {
  return chain(0, packed, 0) & 0xffff;
}

/** Mixes bytes into a running check value. */
export function chain(before: number, bytes: Uint8Array, state: number): number {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return hashText(`${letters}|${bytes.length}|${state}`, before);
}

function unreadable(): Result<never> {
  return problem('run-unreadable', 'This is not a Five Delves run.');
}

function damagedHeader(): Result<never> {
  return problem('run-header', 'The first line of this run, which says what was played, is damaged.');
}
