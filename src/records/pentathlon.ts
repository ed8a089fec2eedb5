/**
 * The Pentathlon: all games in a row on one seed. Plain data that survives a reload, and functions from one state of
 * it to the next. Scores and clocks are sums; a lost or aborted leg costs its points, not the legs after it.
 */
import { hashText } from '../core/plain.ts';
import type { RoomCard } from '../games/room.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import { PENTATHLON } from './daily.ts';
import { idOf, isWin, type RunRecord } from './record.ts';

export const LEG_STATES = ['waiting', 'running', 'done', 'aborted'] as const;
export type LegState = (typeof LEG_STATES)[number];

export interface Leg {
  readonly game: string;
  /** The Pentathlon's own, or the attempt of it that is certified for this game. */
  readonly seed: string;
  readonly state: LegState;
  /** What it has cost; zero until it is over. */
  readonly clocks: ClockSnapshot;
  /** How it ended, if it was played to its end. */
  readonly record?: RunRecord;
}

export interface Pentathlon {
  readonly seed: string;
  /** UTC, in milliseconds. */
  readonly startedAt: number;
  /** A past day, or a clock that cannot be right. */
  readonly practice: boolean;
  readonly legs: readonly Leg[];
}

const ZERO: ClockSnapshot = { turns: 0, igt: 0, rta: 0 };

/** The five; lessons fill in only while there are not two games to run in a row. */
export function pentathlonCards(cards: readonly RoomCard[]): RoomCard[] {
  const games = cards.filter(card => !card.isPractice);
  return games.length >= 2 ? games : [...cards];
}

export function beginPentathlon(about: {
  readonly seed: string;
  readonly startedAt: number;
  readonly practice?: boolean;
  readonly legs: readonly { readonly game: string; readonly seed?: string }[];
}): Pentathlon {
  const { seed, startedAt, practice = false } = about;
  const legs = about.legs.map(
    ({ game, seed: own = seed }): Leg => ({ game, seed: own, state: 'waiting', clocks: ZERO }),
  );
  if (legs.length === 0) throw new Error('A Pentathlon needs a game.');
  return { seed, startedAt, practice, legs };
}

/** The leg that is running, or is to be started next; undefined when all are over. */
export function currentLeg(state: Pentathlon): (Leg & { readonly index: number }) | undefined {
  const index = state.legs.findIndex(leg => leg.state === 'waiting' || leg.state === 'running');
  return index < 0 ? undefined : { ...state.legs[index]!, index };
}

export function startLeg(state: Pentathlon): Pentathlon {
  return changed(state, leg => ({ ...leg, state: 'running' }));
}

/** The record must be of the current leg: the same game on the leg's seed. */
export function finishLeg(state: Pentathlon, record: RunRecord): Pentathlon {
  return changed(state, leg => {
    if (record.game !== leg.game || record.seed !== leg.seed)
      throw new Error(`A run of ${record.game} cannot end the leg of ${leg.game}.`);
    const { turns, igt, rta } = record;
    return { ...leg, state: 'done', clocks: { turns, igt, rta }, record };
  });
}

/** Gives up this leg only: no points, but its time is spent. */
export function abortLeg(state: Pentathlon, clocks: ClockSnapshot): Pentathlon {
  const { turns, igt, rta } = clocks;
  return changed(state, leg => ({ ...leg, state: 'aborted', clocks: { turns, igt, rta } }));
}

/** Gives up everything that is left. */
export function giveUp(state: Pentathlon, clocks: ClockSnapshot = ZERO): Pentathlon {
  let left = currentLeg(state) ? abortLeg(state, clocks) : state;
  while (currentLeg(left)) left = abortLeg(left, ZERO);
  return left;
}

/** The summed clocks; `running` are those of the current leg. */
export function pentathlonClocks(state: Pentathlon, running: ClockSnapshot = ZERO): ClockSnapshot {
  return state.legs.reduce((sum, leg) => plus(sum, leg.clocks), running);
}

/** One split a leg that is over, on the summed clocks. */
export function pentathlonSplits(state: Pentathlon): SplitTime[] {
  let sum = ZERO;
  return state.legs.filter(isOverLeg).map(leg => {
    sum = plus(sum, leg.clocks);
    return { name: leg.game, ...sum };
  });
}

export function pentathlonScore(state: Pentathlon): number {
  return state.legs.reduce((sum, leg) => sum + (leg.record?.score ?? 0), 0);
}

/** The whole of it as one record beside those of its legs. Undefined until it is over, or if nothing came of it. */
export function pentathlonRecord(state: Pentathlon, finishedAt: number): RunRecord | undefined {
  const records = state.legs.flatMap(leg => leg.record ?? []);
  if (currentLeg(state) || records.length === 0) return undefined;
  const won = state.legs.every(leg => leg.record && isWin(leg.record));
  const isAborted = state.legs.some(leg => leg.state === 'aborted');
  return {
    id: idOf(PENTATHLON, hashText(records.map(record => record.id).join(' ')), state.startedAt),
    game: PENTATHLON,
    category: 'pentathlon',
    seed: state.seed,
    options: {},
    seats: ['human'],
    finishedAt,
    ending: won ? 'won' : 'lost',
    reason: won ? 'all-won' : isAborted ? 'leg-aborted' : 'leg-lost',
    score: pentathlonScore(state),
    place: 1,
    parts: state.legs.map(leg => ({ label: leg.game, points: leg.record?.score ?? 0 })),
    ...pentathlonClocks(state),
    splits: pentathlonSplits(state),
    practice: state.practice || records.some(record => record.practice),
    ...(records.some(record => record.assisted) && { assisted: true }),
    undos: records.reduce((sum, record) => sum + record.undos, 0),
    edition: 1,
  };
}

function isOverLeg(leg: Leg): boolean {
  return leg.state === 'done' || leg.state === 'aborted';
}

function changed(state: Pentathlon, change: (leg: Leg) => Leg): Pentathlon {
  const current = currentLeg(state);
  if (!current) throw new Error('The Pentathlon is over.');
  return { ...state, legs: state.legs.with(current.index, change(state.legs[current.index]!)) };
}

function plus(a: ClockSnapshot, b: ClockSnapshot): ClockSnapshot {
  return { turns: a.turns + b.turns, igt: a.igt + b.igt, rta: a.rta + b.rta };
}
