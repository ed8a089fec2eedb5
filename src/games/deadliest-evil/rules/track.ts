/** Chapter "The Monster Track": the hunters come one space closer at a time, and the last space is her own tile. */
import { TRACK } from '../data/constants.ts';
import type { EventCardId } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import type { TrackCause, TrackMove } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { addMonster, freeId, onTrack, putMonster, removeMonster, type Walker } from './monsters.ts';
import type { Turn } from './turn.ts';

export function trackLength({ options }: State): number {
  return TRACK[options.difficulty];
}

/** Advances until a monster on this space of the track stands on Kora's tile. */
export function advancesUntil(state: State, space: number): number {
  return trackLength(state) - space;
}

/** The foremost first. Whoever reaches the last space appears beside her and waits for the next Monsters phase. */
export function advanceTrack({ state, tell }: Turn, by: TrackCause): void {
  const last = trackLength(state);
  const moves = onTrack(state).map(
    ({ id, kind, at }): TrackMove => ({ monster: id, kind, from: at.space, to: at.space + 1 }),
  );
  for (const { monster, to } of moves) putMonster(state, monster, { on: 'track', space: to });
  tell({ type: 'track-advanced', by, moves });
  for (const { monster, kind } of moves.filter(({ to }) => to >= last)) {
    const { tile } = state.kora;
    putMonster(state, monster, { on: 'board', tile });
    tell({ type: 'monster-arrived', monster, kind, tile });
  }
}

/** Who would fall back: nobody goes below space 1. */
export function retreating(state: State): Walker[] {
  return onTrack(state).filter(({ at }) => at.space > 1);
}

export function retreatTrack({ state, tell }: Turn, by: EventCardId): void {
  const moves = retreating(state).map(
    ({ id, kind, at }): TrackMove => ({ monster: id, kind, from: at.space, to: at.space - 1 }),
  );
  if (moves.length === 0) return tell({ type: 'nothing-happened', source: by, why: 'nobody-on-track' });
  for (const { monster, to } of moves) putMonster(state, monster, { on: 'track', space: to });
  tell({ type: 'track-retreated', by, moves });
}

/** On space 1, one by one, as long as the pool has tokens. What is missing is not owed. */
export function placeMonsters(
  { state, tell }: Turn,
  kind: Kind,
  wanted: number,
  by: EventCardId | 'book',
): void {
  for (let placed = 0; placed < wanted; placed++) {
    const id = freeId(state, kind);
    if (id === undefined) return tell({ type: 'monster-short', kind, wanted, placed });
    addMonster(state, { id, kind, at: { on: 'track', space: 1 } });
    tell({ type: 'monster-placed', monster: id, kind, by });
  }
}

export function foremostOf(state: State, kind: Kind): Walker | undefined {
  return onTrack(state).find(monster => monster.kind === kind);
}

/** The foremost of its kind goes back to the pool; nobody slew it. */
export function cullTrack({ state, tell }: Turn, kind: Kind, by: EventCardId): void {
  const found = foremostOf(state, kind);
  if (!found) return tell({ type: 'nothing-happened', source: by, why: 'nobody-to-cull' });
  removeMonster(state, found.id);
  tell({ type: 'monster-removed', monster: found.id, kind, from: found.at.space, by });
}
