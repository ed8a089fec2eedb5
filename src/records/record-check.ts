/** Reads a record from plain data, strictly: the first thing that is wrong is named. */
import { BOT_LEVELS } from '../core/game.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { CATEGORIES, type RunRecord } from './record.ts';

interface Rule {
  readonly test: (value: unknown) => boolean;
  /** Ends the sentence: "its score is not …". */
  readonly words: string;
  readonly optional?: true;
}

type Shape = Readonly<Record<string, Rule>>;

const rule = (words: string, test: (value: unknown) => boolean): Rule => ({ words, test });
const optional = (one: Rule): Rule => ({ ...one, optional: true });
const listOf = (words: string, each: (value: unknown) => boolean, min = 0): Rule =>
  rule(words, value => Array.isArray(value) && value.length >= min && value.every(each));

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isWhole(value) && (value as number) >= 0;
const isPlayer = (value: unknown): boolean => value === 'human' || BOT_LEVELS.some(level => level === value);
const isOption = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (shape: Shape) => (value: unknown) => faultOf(shape, value) === undefined;

const text = rule('a text', isText);
const whole = rule('a whole number', isWhole);
const count = rule('a whole number from 0 up', isCount);

const CLOCKS = { turns: count, igt: count, rta: count };
const SPLIT: Shape = { name: text, ...CLOCKS };
const PART: Shape = { label: text, points: whole };
const PAR: Shape = { turns: count, score: whole };

/** The end of the year 9999: later days have names of another length. */
const LATEST = 253_402_300_799_999;

// biome-ignore format: a table
const RECORD: Readonly<Record<keyof RunRecord, Rule>> = {
  id:         rule('16 hexadecimal digits', value => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)),
  game:       rule('the id of a game', value => typeof value === 'string' && /^[a-z0-9-]+$/.test(value)),
  category:   rule('a known category', value => CATEGORIES.some(category => category === value)),
  seed:       text,
  options:    rule('a set of options', value => isObject(value) && Object.values(value).every(isOption)),
  seats:      listOf('a list of players', isPlayer, 1),
  finishedAt: rule('a moment in milliseconds', value => isCount(value) && (value as number) <= LATEST),
  ending:     rule('a known ending', value => value === 'won' || value === 'lost' || value === 'ranked'),
  reason:     text,
  score:      whole,
  place:      rule('a place from 1 up', value => isCount(value) && value !== 0),
  parts:      listOf('a list of score parts', has(PART)),
  ...CLOCKS,
  splits:     rule('a list of splits with different names', isSplitList),
  practice:   rule('yes or no', value => typeof value === 'boolean'),
  undos:      count,
  edition:    count,
  par:        optional(rule('a par', has(PAR))),
  run:        optional(rule('the text of a run', value => typeof value === 'string' && value.startsWith('run='))),
};

/** Fields that it does not know are left as they are: a tab with an older program must not lose them. */
export function readRecord(value: unknown): Result<RunRecord> {
  const fault = faultOf(RECORD, value);
  return fault === undefined ? ok(value as RunRecord) : problem('record', fault);
}

export function readRecords(value: unknown): Result<readonly RunRecord[]> {
  if (!Array.isArray(value)) return problem('records', 'it is not a list of runs.');
  for (const [index, one] of value.entries()) {
    const record = readRecord(one);
    if (!record.ok) return problem(record.problem.code, `in run ${index + 1} ${record.problem.message}`);
  }
  return ok(value as RunRecord[]);
}

/** What is wrong, as the end of a sentence. */
function faultOf(shape: Shape, value: unknown): string | undefined {
  if (!isObject(value)) return 'nothing can be read.';
  for (const [name, { test, words, optional: mayLack }] of Object.entries(shape)) {
    const field = value[name];
    if (field === undefined && mayLack) continue;
    if (field === undefined) return `"${name}" is missing.`;
    if (!test(field)) return `"${name}" is not ${words}.`;
  }
  return undefined;
}

function isSplitList(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(has(SPLIT))) return false;
  return new Set(value.map((split: { name: string }) => split.name)).size === value.length;
}
