/** The Pentathlon that is under way, kept so that a reload goes on with it. One at a time. */
import { ok, problem, type Result } from '../core/result.ts';
import { readClock } from '../services/clock.ts';
import type { DocumentType } from '../services/storage.ts';
import { LEG_STATES, type Pentathlon } from './pentathlon.ts';
import { readRecord } from './record-check.ts';

export const PENTATHLON_DOCUMENT: DocumentType<Pentathlon> = { name: 'pentathlon', version: 1, check };

type Json = Readonly<Record<string, unknown>>;

function check(value: unknown): Result<Pentathlon> {
  const state = (value ?? {}) as Json;
  const { seed, startedAt, practice, legs } = state;
  if (typeof seed !== 'string' || seed === '') return fault('it has no seed.');
  if (!Number.isSafeInteger(startedAt)) return fault('nobody knows when it began.');
  if (typeof practice !== 'boolean') return fault('it does not say whether it is practice.');
  if (!Array.isArray(legs) || legs.length === 0) return fault('it has no legs.');
  for (const [index, leg] of legs.entries()) {
    const wrong = faultOfLeg(leg as Json | null);
    if (wrong !== undefined) return fault(`leg ${index + 1} ${wrong}`);
  }
  // Legs are run in order: behind one that is not over, none has begun.
  const open = legs.findIndex((leg: Json) => leg['state'] === 'waiting' || leg['state'] === 'running');
  const later = open < 0 ? [] : legs.slice(open + 1);
  if (later.some((leg: Json) => leg['state'] !== 'waiting')) return fault('its legs are out of order.');
  return ok(value as Pentathlon);
}

function faultOfLeg(leg: Json | null): string | undefined {
  if (!leg || typeof leg['game'] !== 'string' || typeof leg['seed'] !== 'string') return 'is of no game.';
  if (!LEG_STATES.some(state => state === leg['state'])) return 'has an unknown state.';
  if (!readClock(leg['clocks'])) return 'has no clocks.';
  const isDone = leg['state'] === 'done';
  if (isDone !== (leg['record'] !== undefined)) return 'has a result only when it is done.';
  if (!isDone) return undefined;
  const record = readRecord(leg['record']);
  if (!record.ok) return `has a damaged result: ${record.problem.message}`;
  const isOwn = record.value.game === leg['game'] && record.value.seed === leg['seed'];
  return isOwn ? undefined : 'has the result of another run.';
}

function fault(message: string): Result<never> {
  return problem('pentathlon', message);
}
