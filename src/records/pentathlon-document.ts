/** The Pentathlon that is under way, kept so that a reload goes on with it. One at a time. */
import {
  fieldsAndMore,
  flag,
  listOf,
  oneOf,
  optional,
  readAs,
  type Reader,
  where,
  wholeFrom,
} from '../core/reader.ts';
import { gameId, seed } from '../core/setup-reader.ts';
import { clocks } from '../core/clocks.ts';
import type { DocumentType } from '../core/document.ts';
import { type Leg, LEG_STATES, type Pentathlon } from './pentathlon.ts';
import { RECORD } from './record-check.ts';

const LEG = fieldsAndMore<Leg>({
  game: gameId,
  seed,
  state: oneOf('a known state', LEG_STATES),
  clocks,
  record: optional(RECORD),
});

const LEGS: Reader<readonly Leg[]> = where(
  listOf('a list of legs', where(LEG, 'a leg with its own result, once it is done', hasOwnResult), {
    least: 1,
    most: 20,
  }),
  'a list of legs that are run in order',
  isInOrder,
);

const PENTATHLON = fieldsAndMore<Pentathlon>({
  seed,
  startedAt: wholeFrom('a moment in milliseconds', Number.MIN_SAFE_INTEGER),
  practice: flag,
  legs: LEGS,
});

export const PENTATHLON_DOCUMENT: DocumentType<Pentathlon> = {
  name: 'pentathlon',
  version: 1,
  check: value => readAs(PENTATHLON, value, 'pentathlon'),
};

function hasOwnResult({ state, game, seed: dealt, record }: Leg): boolean {
  if (state !== 'done') return record === undefined;
  return record?.game === game && record.seed === dealt;
}

/** Behind a leg that is not over, none has begun. */
function isInOrder(legs: readonly Leg[]): boolean {
  const open = legs.findIndex(leg => leg.state === 'waiting' || leg.state === 'running');
  return open < 0 || legs.slice(open + 1).every(leg => leg.state === 'waiting');
}
