/** The Pentathlon: its legs, what they cost, and whether it can go on. */
import { findRoom, ROOMS } from '../../games/index.ts';
import type { LegModel, PentathlonModel } from '../../panels/model.ts';
import {
  currentLeg,
  pentathlonCards,
  pentathlonClocks,
  pentathlonScore,
  type Pentathlon,
} from '../../records/pentathlon.ts';
import { formatTime } from '../../services/clock.ts';

export function pentathlonModel(state: Pentathlon | undefined, note?: string): PentathlonModel {
  const legs = state ? state.legs.map(legOf) : pentathlonCards(ROOMS.map(room => room.card)).map(waiting);
  const isOpen = state !== undefined && currentLeg(state) !== undefined;
  return {
    kind: 'pentathlon',
    title: 'Pentathlon',
    line: note ?? 'All dungeons in a row, one seed, one clock. Losing a leg costs its points, not the race.',
    legs,
    total: state
      ? `${formatTime(pentathlonClocks(state).igt)} · ${pentathlonScore(state).toLocaleString('en-GB')} points`
      : '',
    canStart: !isOpen,
    canContinue: isOpen,
  };
}

function waiting(card: { readonly title: string; readonly accent: LegModel['accent'] }): LegModel {
  return { title: card.title, accent: card.accent, state: 'waiting' };
}

function legOf(leg: Pentathlon['legs'][number]): LegModel {
  const card = findRoom(leg.game)!.card;
  const isOver = leg.state === 'done' || leg.state === 'aborted';
  return {
    title: card.title,
    accent: card.accent,
    state: leg.state,
    ...(isOver && { time: formatTime(leg.clocks.igt), score: `${leg.record?.score ?? 0}` }),
  };
}
