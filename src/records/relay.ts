/**
 * A relay: a match that goes from device to device as a link. What it is lies in its run; what this device adds is
 * which seats are played here, and how much of it was seen. Which seat is whose is never in the link.
 */
import { fromBase64Url, toBase64Url } from '../core/bytes.ts';
import type { Checked, DocumentType } from '../core/document.ts';
import type { Seat } from '../core/game.ts';
import { type Kinship, kinshipOf } from '../core/kinship.ts';
import { hashText } from '../core/plain.ts';
import {
  count,
  Fault,
  fields,
  finite,
  listOf,
  optional,
  pattern,
  type Reader,
  wholeFrom,
} from '../core/reader.ts';
import { problem } from '../core/result.ts';
import { decodeRun, encodeRun, headerText, RUN_LIMITS, type Run } from '../core/run.ts';
import { cleanLine } from '../core/clean-text.ts';

export interface Relay {
  /** On this device. */
  readonly id: string;
  /** All that was done, as the bytes of a run file in base64url. */
  readonly run: string;
  /** The seats that are played here. */
  readonly here: readonly Seat[];
  /** So many of its entries were seen here. */
  readonly seen: number;
  /** What its people are called, by seat; empty for their seat's own name. */
  readonly names: readonly string[];
  /** Who is asked; nobody once it is over. */
  readonly asked?: Seat;
  readonly turn: number;
  /** When it was last kept, in milliseconds. */
  readonly at: number;
}

const MOST_SEATS = 12;
const LONGEST_NAME = 24;
/** More than anybody plays at a time; of those that are over the oldest go first. */
const MOST = 60;

const name: Reader<string> = value =>
  typeof value === 'string' ? cleanLine(value, LONGEST_NAME) : new Fault('is not a name');
const seat = wholeFrom('a seat', 0, MOST_SEATS - 1);
const code = pattern('a run', /^[\w-]+$/, Math.ceil((RUN_LIMITS.bytes * 4) / 3));

const RELAY = fields<Relay>({
  id: pattern('an id', /^[\w-]+$/, 40),
  run: code,
  here: listOf('a list of seats', seat, { most: MOST_SEATS }),
  seen: count,
  names: listOf('a list of names', name, { most: MOST_SEATS }),
  asked: optional(seat),
  turn: count,
  at: finite,
});

export const RELAYS_DOCUMENT: DocumentType<readonly Relay[]> = {
  name: 'relays',
  version: 1,
  check: readRelays,
  merge: (mine, theirs) => theirs.reduce(withRelay, mine),
};

/** One that cannot be read costs only itself. */
function readRelays(value: unknown): Checked<readonly Relay[]> {
  if (!Array.isArray(value)) return problem('relays-shape', 'it is not a list of matches.');
  const good: Relay[] = [];
  const bad: unknown[] = [];
  for (const one of value as readonly unknown[]) {
    const read = RELAY(one);
    if (read instanceof Fault || !runOf(read)) bad.push(one);
    else good.push(read);
  }
  if (bad.length === 0) return { ok: true, value: good };
  const told =
    bad.length === 1 ? "A match by link can't be read." : `${bad.length} matches by link can't be read.`;
  return { ok: true, value: good, left: { parts: bad, told } };
}

/** Undefined where the bytes are no run. */
export function runOf({ run }: Pick<Relay, 'run'>): Run | undefined {
  const bytes = fromBase64Url(run);
  const decoded = bytes && decodeRun(bytes);
  return decoded?.ok && decoded.value.torn === undefined ? decoded.value : undefined;
}

export function writtenRun(run: Run): string {
  return toBase64Url(encodeRun(run));
}

/** The next of kin among those that are kept, as seen from it: the same match, or one that began alike; of several `own`. */
export function kinOf(
  relays: readonly Relay[],
  run: Run,
  own?: string,
): { readonly relay: Relay; readonly kinship: Exclude<Kinship, 'stranger'> } | undefined {
  const kin = relays.flatMap(relay => {
    const mine = runOf(relay);
    const kinship = mine ? kinshipOf(mine, run) : 'stranger';
    return kinship === 'stranger' ? [] : [{ relay, kinship }];
  });
  const far = ({ relay, kinship }: (typeof kin)[number]): number =>
    NEARNESS.indexOf(kinship) * 2 + (relay.id === own ? 0 : 1);
  return kin.toSorted((a, b) => far(a) - far(b))[0];
}

const NEARNESS: readonly Kinship[] = ['same', 'shorter', 'longer', 'apart'];

/** In the place of what it goes on from; beside it where the two went on differently. The newest first. */
export function withRelay(relays: readonly Relay[], relay: Relay): readonly Relay[] {
  const run = runOf(relay);
  if (!run) return relays;
  const kin = kinOf(relays, run, relay.id);
  if (!kin || kin.kinship === 'apart')
    return tidied([{ ...relay, id: freeId(relays, run, relay.id) }, ...relays]);
  const known = kin.relay;
  // Of the same run both may know something: what was seen here stays seen.
  const isOlder = kin.kinship === 'longer';
  const kept = isOlder ? known : { ...relay, id: known.id, seen: Math.max(known.seen, relay.seen) };
  return tidied([kept, ...relays.filter(({ id }) => id !== known.id)]);
}

/** An id that no other has: a wished one may be taken, where two devices' matches come together. */
export function freeId(relays: readonly Relay[], run: Run, wished?: string): string {
  const taken = new Set(relays.map(({ id }) => id));
  if (wished !== undefined && !taken.has(wished)) return wished;
  const own = hashText(headerText(run)).toString(36);
  let at = 1;
  while (taken.has(`${own}-${at}`)) at++;
  return `${own}-${at}`;
}

function tidied(relays: readonly Relay[]): readonly Relay[] {
  const sorted = relays.toSorted((a, b) => b.at - a.at);
  const over = sorted.filter(({ asked }) => asked === undefined);
  const dropped = new Set(over.slice(Math.max(0, over.length - Math.max(0, sorted.length - MOST))));
  return sorted.filter(relay => !dropped.has(relay));
}
