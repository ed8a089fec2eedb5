/**
 * The one reader of what comes from outside: run headers, saves, records, settings, stored documents, export files.
 * A reader takes anything and gives the value as we keep it, or a fault that names the field. It never throws, and
 * nothing behind it has to ask again.
 *
 * Our own and no library: valibot needs 2.8 kB (gzip) for half of these shapes, this file is 1.4 kB, and limits on
 * depth and weight, sentences for people, and fields that are kept unread would have come on top.
 */
import { cleanLine } from './clean-text.ts';
import { ok, problem, type Result } from './result.ts';

export interface Reader<T> {
  (value: unknown): T | Fault;
  /** As a field: may be missing. */
  readonly mayLack?: true;
}

/** What is wrong, and where. */
export class Fault {
  /** Follows the name of the field: "is missing". */
  readonly words: string;
  /** From the outside in. */
  readonly path: readonly string[];

  constructor(words: string, path: readonly string[] = []) {
    this.words = words;
    this.path = path;
  }

  within(place: string): Fault {
    return new Fault(this.words, [place, ...this.path]);
  }

  /** The end of a sentence: `"setup.seed" is not a seed.` */
  get message(): string {
    return `${this.path.length > 0 ? `"${this.path.join('.')}"` : 'it'} ${this.words}.`;
  }
}

/** How much one thing may be. Weight counts values and the letters of all texts. */
export interface Limits {
  readonly depth: number;
  readonly weight: number;
}

/** No browser keeps a longer text for us, and nothing of ours is nested half as deep. */
export const LIMITS = { text: 32_000_000, line: 200, depth: 32, weight: 32_000_000 } as const;

export function readAs<T>(reader: Reader<T>, value: unknown, code: string): Result<T> {
  const read = reader(value);
  return read instanceof Fault ? problem(code, read.message) : ok(read);
}

/** Some engines give up on deep nesting by throwing what they throw for a broken text: both are no JSON to us. */
export function parseJson(text: string, longest: number = LIMITS.text): unknown {
  if (text.length > longest) return new Fault('is too long');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new Fault('is not JSON');
  }
}

/**
 * What is wrong with the size of plain data. Goes level by level and not into the depth, because copying, comparing
 * and writing do, and would overflow on what this lets pass.
 */
export function overload(value: unknown, limits: Limits = LIMITS): Fault | undefined {
  let weight = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return new Fault('is nested too deeply');
    const next: unknown[] = [];
    for (const one of level) {
      weight += typeof one === 'string' ? 1 + one.length : 1;
      if (weight > limits.weight) return new Fault('is too large');
      if (typeof one !== 'object' || one === null) continue;
      for (const name in one) {
        // Writing to this name would change what the copy is, not what it holds.
        if (name === '__proto__') return new Fault('has a field that is forbidden');
        next.push((one as Record<string, unknown>)[name]);
        weight += Array.isArray(one) ? 0 : name.length;
      }
    }
    level = next;
  }
  return undefined;
}

/** Refuses what is too deep or too large before anybody looks into it. */
export function bounded<T>(reader: Reader<T>, limits?: Limits): Reader<T> {
  return value => overload(value, limits) ?? reader(value);
}

/** Anything that passes the test, as it is. */
export function that<T>(words: string, test: (value: unknown) => boolean): Reader<T> {
  return value => (test(value) ? (value as T) : new Fault(`is not ${words}`));
}

export function oneOf<T>(words: string, values: readonly T[]): Reader<T> {
  return that(words, value => values.includes(value as T));
}

export function pattern(words: string, form: RegExp, longest: number = LIMITS.line): Reader<string> {
  return that(words, value => typeof value === 'string' && value.length <= longest && form.test(value));
}

export function wholeFrom(words: string, min: number, max: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return that(words, value => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max);
}

export const whole = wholeFrom('a whole number', Number.MIN_SAFE_INTEGER);
export const count = wholeFrom('a whole number from 0 up', 0);
export const finite: Reader<number> = that('a number', Number.isFinite);
export const flag: Reader<boolean> = that('yes or no', value => typeof value === 'boolean');

/** A number that is pushed back into its bounds. */
export function clamped(min: number, max: number): Reader<number> {
  return value => {
    const read = finite(value);
    return read instanceof Fault ? read : Math.round(Math.min(max, Math.max(min, read)));
  };
}

/** A line that people will read. */
export const line: Reader<string> = value => {
  const clean = typeof value === 'string' && value.length <= LIMITS.line ? cleanLine(value, LIMITS.line) : '';
  return clean === '' ? new Fault('is not a line of text') : clean;
};

/** All of a list, or nothing. */
export function listOf<T>(
  words: string,
  each: Reader<T>,
  { least = 0, most = 1000 }: { readonly least?: number; readonly most?: number } = {},
): Reader<readonly T[]> {
  return value => {
    if (!Array.isArray(value) || value.length < least) return new Fault(`is not ${words}`);
    if (value.length > most) return new Fault('is too long');
    const items: T[] = [];
    for (const [index, one] of value.entries()) {
      const read = each(one);
      if (read instanceof Fault) return read.within(`${index + 1}`);
      items.push(read);
    }
    return items;
  };
}

export function optional<T>(reader: Reader<T>): Reader<T> {
  return Object.assign((value: unknown) => reader(value), { mayLack: true as const });
}

/** Another condition on what was read. */
export function where<T>(reader: Reader<T>, words: string, test: (value: T) => boolean): Reader<T> {
  return value => {
    const read = reader(value);
    return read instanceof Fault || test(read) ? read : new Fault(`is not ${words}`);
  };
}

export type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };
type Json = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** These fields and no others. */
export function fields<T>(shape: Fields<T>): Reader<T> {
  const readers = readersOf(shape);
  return value => readFields<T>(readers, value);
}

/** These fields, and others as they are: a tab with an older program must not lose what a newer one has added. */
export function fieldsAndMore<T extends object>(shape: Fields<T>, limits?: Limits): Reader<T> {
  const readers = readersOf(shape);
  return bounded(value => {
    const read = readFields<T>(readers, value);
    return read instanceof Fault ? read : { ...(value as object), ...read };
  }, limits);
}

/** Each field alone: one that is broken does not cost the others. */
export function fieldsThatFit<T>(shape: Fields<T>): Reader<Partial<T>> {
  const readers = readersOf(shape);
  return value => {
    const result: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const field = own(value, name);
      const read = field === undefined ? undefined : reader(field);
      if (read !== undefined && !(read instanceof Fault)) result[name] = read;
    }
    return result as Partial<T>;
  };
}

type Readers = readonly (readonly [name: string, reader: Reader<unknown>])[];

function readersOf<T>(shape: Fields<T>): Readers {
  return Object.entries<Reader<unknown>>(shape);
}

function readFields<T>(readers: Readers, value: unknown): T | Fault {
  if (!isFields(value)) return new Fault("can't be read");
  const result: Record<string, unknown> = {};
  for (const [name, reader] of readers) {
    const field = own(value, name);
    if (field === undefined && reader.mayLack) continue;
    const read = field === undefined ? new Fault('is missing') : reader(field);
    if (read instanceof Fault) return read.within(name);
    result[name] = read;
  }
  return result as T;
}

function own(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
