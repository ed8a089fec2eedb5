/** The readers that messages, the log and the board share: one limit for one thing. */
import {
  ALL_LEVELS,
  type AnyLevel,
  type GameAction,
  type GameEvent,
  type GameState,
  type Seat,
} from '../core/game.ts';
import {
  bounded,
  count,
  Fault,
  fieldsAndMore,
  isFields,
  listOf,
  oneOf,
  pattern,
  type Reader,
  that,
  whole,
  wholeFrom,
} from '../core/reader.ts';
import { ACTION } from '../core/run.ts';
import type { Patch } from './patch.ts';
import type { SeenStep } from './seen.ts';

/** Of one message, in letters. What the Hall sends is longer: a whole view, and a run at the end. */
export const LONGEST = { wish: 4_000, answer: 1_000_000 } as const;
/** More than any action or event of ours has, and any view. */
const SMALL = { depth: 8, weight: 2_000 } as const;
const LARGE = { depth: 16, weight: 400_000 } as const;
const MOST_SEATS = 12;

export const wishId = pattern('an id', /^[A-Za-z0-9_-]+$/, 40);
export const seat: Reader<Seat> = wholeFrom('a seat', 0, MOST_SEATS - 1);
export const level: Reader<AnyLevel> = oneOf('a level', ALL_LEVELS);
export const check = wholeFrom('a check value', 0, 0xffffffff);
export const number = count;
export const time = whole;

export const action: Reader<GameAction> = bounded(ACTION, SMALL);
export const event: Reader<GameEvent> = fieldsAndMore<GameEvent>(
  { type: pattern('an event', /^[A-Za-z0-9-]+$/) },
  LARGE,
);
export const events = listOf('a list of events', event, { most: 2_000 });
/** What it holds is for the rules to say; a page that cannot use it asks for the whole again. */
export const view: Reader<GameState> = bounded(
  that('a view', value => isFields(value) && Number.isSafeInteger(value['turn']) && 'ask' in value),
  LARGE,
);
export const patch: Reader<Patch> = bounded(
  that('a change', value => isFields(value) || (Array.isArray(value) && [1, 3].includes(value.length))),
  LARGE,
);

const told: Reader<SeenStep['told'][number]> = value => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return new Fault('is no moment');
  const first = event(value[0]);
  if (first instanceof Fault || value.length === 1) return first instanceof Fault ? first : [first];
  const change = patch(value[1]);
  return change instanceof Fault ? change : [first, change];
};
export const moments = listOf('a list of moments', told, { most: 2_000 });

/** One reader for each value of a field: `{ kind: 'done', … }`. */
export function variant<T>(name: string, readers: Readonly<Record<string, Reader<unknown>>>): Reader<T> {
  return value => {
    const kind = isFields(value) ? value[name] : undefined;
    if (typeof kind !== 'string' || !Object.hasOwn(readers, kind)) return new Fault(`is of no kind we know`);
    return readers[kind]!(value) as T | Fault;
  };
}
