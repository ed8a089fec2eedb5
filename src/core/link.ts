/**
 * A run as a link. It says the same as a run file, column by column instead of turn by turn, because likes pack best
 * among likes: all entries, all times, the end of the run, deflated; behind them, as they are, eight bits of each
 * turn's check value, which no packer makes smaller. The whole carries a check of its own, as base64url.
 */
import { deflateSync, inflateSync } from 'fflate';
import { BadBytes, ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import { ok, problem, type Result } from './result.ts';
import {
  chain,
  entryBytes,
  FORMATS,
  RUN_LIMITS,
  markBytes,
  openingOf,
  readEnd,
  readEntries,
  readOpening,
  unreadable,
  type Run,
  type RunEntry,
} from './run.ts';

const LINK_KEY = 'run=';
/** A link ends with a check of its bytes: deflate has spare bits and several spellings for the same bytes. */
const LINK_CHECK = 2;
/** Deflate never makes more than this of one byte. */
const DEFLATE_BEST = 1032;

/** The part of an address behind `#`. */
export function runToFragment(run: Run): string {
  const packed = deflateSync(columnsOf(run), { level: 9 });
  const out = new ByteWriter().varint(packed.length).raw(packed);
  for (const turn of run.turns) out.byte(turn.check);
  const bytes = out.done();
  return LINK_KEY + toBase64Url(out.fixed(linkCheck(bytes), LINK_CHECK).done());
}

function columnsOf(run: Run): Uint8Array {
  const out = openingOf(run, FORMATS.link);
  for (const turn of run.turns) out.raw(entryBytes(turn.entries));
  out.varint(0);
  for (const turn of run.turns) out.varint(turn.time);
  return out.raw(markBytes(run.marks)).fixed(run.seal, 4).done();
}

/** Reads a link, its fragment alone, or the bare code that a person pasted. */
export function runFromText(text: string): Result<Run> {
  const trimmed = text.trim();
  const start = trimmed.lastIndexOf(LINK_KEY);
  const code = start >= 0 ? trimmed.slice(start + LINK_KEY.length) : trimmed;
  if (code.length > RUN_LIMITS.link)
    return problem('run-too-long', 'This is too long to be a link to a run.');
  const bytes = fromBase64Url(code.replace(/[&#].*$/s, ''));
  if (!bytes || bytes.length < 8) return unreadable();
  const content = bytes.slice(0, -LINK_CHECK);
  const decoded = readContent(content);
  const isWhole = new ByteReader(bytes.slice(-LINK_CHECK)).fixed(LINK_CHECK) === linkCheck(content);
  if (isWhole || !decoded.ok) return decoded;
  // Played as far as it goes, so that the refusal can name the turn.
  return ok({ ...decoded.value, torn: decoded.value.torn ?? decoded.value.turns.length });
}

function readContent(content: Uint8Array): Result<Run> {
  const columns = unpack(content);
  if (!columns) {
    return problem('run-damaged', 'This link is damaged: a part of it is missing or was changed on the way.');
  }
  if (columns.bytes.length > RUN_LIMITS.bytes)
    return problem('run-too-long', 'This is too long to be a run.');
  const reader = new ByteReader(columns.bytes);
  const opening = readOpening(reader, [FORMATS.link]);
  if (!opening.ok) return opening;
  const { format: _format, ...head } = opening.value;
  return ok({ ...head, checkBytes: 1, ...readColumns(reader, columns.checks) });
}

function unpack(
  content: Uint8Array,
): { readonly bytes: Uint8Array; readonly checks: Uint8Array } | undefined {
  try {
    const reader = new ByteReader(content);
    const length = reader.varint();
    const end = reader.position + length;
    if (end > content.length) return undefined;
    const packed = content.slice(reader.position, end);
    // Room for the longest run and no more: a small link must not unfold into all the memory there is.
    const room = Math.min(RUN_LIMITS.bytes + 1, packed.length * DEFLATE_BEST);
    return { bytes: inflateSync(packed, { out: new Uint8Array(room) }), checks: content.slice(end) };
  } catch {
    return undefined;
  }
}

function readColumns(reader: ByteReader, checks: Uint8Array): Pick<Run, 'turns' | 'marks' | 'seal' | 'torn'> {
  try {
    const records: RunEntry[][] = [];
    for (let entries = readEntries(reader); entries.length > 0; entries = readEntries(reader)) {
      records.push(entries);
    }
    const timed = records.map(entries => ({ entries, time: reader.varint() }));
    const end = readEnd(reader);
    const turns = timed.slice(0, checks.length).map((turn, index) => ({ ...turn, check: checks[index]! }));
    return checks.length === timed.length ? { turns, ...end } : { turns, ...end, torn: turns.length };
  } catch (error) {
    if (error instanceof BadBytes) return { turns: [], marks: [], seal: 0, torn: 0 };
    throw error;
  }
}

function linkCheck(bytes: Uint8Array): number {
  return chain(0, bytes, 0) & 0xffff;
}
