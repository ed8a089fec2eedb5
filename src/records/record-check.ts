/** Reads records from plain data, strictly and one by one: the first thing that is wrong is named. */
import { cleanLine } from '../core/clean-text.ts';
import type { Ending, ScorePart } from '../core/outcome.ts';
import {
  count,
  Fault,
  fields,
  fieldsAndMore,
  flag,
  isFields,
  line,
  listOf,
  oneOf,
  optional,
  pattern,
  readAs,
  where,
  whole,
  wholeFrom,
} from '../core/reader.ts';
import { problem, type Result } from '../core/result.ts';
import { RUN_LIMITS } from '../core/run.ts';
import { gameId, options, seats, seed } from '../core/setup-reader.ts';
import { CLOCK_FIELDS, type SplitTime } from '../core/clocks.ts';
import type { Checked } from '../core/document.ts';
import { CATEGORIES, type Par, type RunRecord, type Weighed } from './record.ts';

/** The end of the year 9999: later days have names of another length. */
const LATEST = 253_402_300_799_999;
/** The longest run, and as much again for what a later program may have added. */
const LIMITS = { depth: 16, weight: 2 * RUN_LIMITS.link };
/** Ours are kept below 2,000, and one for each daily that was ever played. */
const MOST_RECORDS = 30_000;
/** So many broken runs are named; the others are counted. */
const NAMED = 3;

const SPLITS = where(
  listOf('a list of splits', fields<SplitTime>({ name: line, ...CLOCK_FIELDS })),
  'a list of splits with different names',
  splits => new Set(splits.map(split => split.name)).size === splits.length,
);

// biome-ignore format: a table
export const RECORD = fieldsAndMore<RunRecord>({
  id:         pattern('16 hexadecimal digits', /^[0-9a-f]{16}$/),
  game:       gameId,
  category:   oneOf('a known category', CATEGORIES),
  seed,
  options,
  seats,
  finishedAt: wholeFrom('a moment in milliseconds', 0, LATEST),
  ending:     oneOf<Ending>('a known ending', ['won', 'lost', 'ranked']),
  reason:     line,
  score:      whole,
  place:      wholeFrom('a place from 1 up', 1),
  parts:      listOf('a list of score parts', fields<ScorePart>({ label: line, points: whole })),
  ...CLOCK_FIELDS,
  splits:     SPLITS,
  practice:   flag,
  assisted:   optional(flag),
  undos:      count,
  edition:    count,
  par:        optional(fields<Par>({ turns: count, score: whole })),
  weighed:    optional(fields<Weighed>({ luck: whole, skill: whole, luckier: wholeFrom('thousandths', 0, 1000) })),
  badges:     optional(listOf('a list of badges', pattern('the id of a badge', /^[a-z0-9-]{1,40}$/))),
  run:        optional(pattern('the text of a run', /^run=[\w-]*$/, RUN_LIMITS.link)),
}, LIMITS);

/** Fields that it does not know are left as they are: a tab with an older program must not lose them. */
export function readRecord(value: unknown): Result<RunRecord> {
  return readAs(RECORD, value, 'record');
}

/** One bad run costs that run: the sound ones are read, the others are told and left for the caller to keep. */
export function readRecords(value: unknown): Checked<readonly RunRecord[]> {
  if (!Array.isArray(value)) return problem('records', 'it is not a list of runs.');
  if (value.length > MOST_RECORDS) return problem('records', 'it is too long.');
  const sound: RunRecord[] = [];
  const broken: { readonly one: unknown; readonly name: string }[] = [];
  for (const [index, one] of value.entries()) {
    const read = RECORD(one);
    if (read instanceof Fault) broken.push({ one, name: nameOf(one, index, read) });
    else sound.push(read);
  }
  if (broken.length === 0) return { ok: true, value: sound };
  return { ok: true, value: sound, left: { parts: broken.map(({ one }) => one), told: toldOf(broken) } };
}

function toldOf(broken: readonly { readonly name: string }[]): string {
  const names = broken.slice(0, NAMED).map(({ name }) => name);
  if (broken.length > NAMED) names.push(`and ${broken.length - NAMED} more`);
  return `${broken.length} ${broken.length === 1 ? "run can't" : "runs can't"} be read: ${names.join(', ')}.`;
}

function nameOf(value: unknown, index: number, fault: Fault): string {
  const game = isFields(value) && typeof value['game'] === 'string' ? cleanLine(value['game'], 30) : '';
  const what = game === '' ? '' : ` of ${game}`;
  return `run ${index + 1}${what} (${fault.message.slice(0, -1)})`;
}
