/** The campaign: which goals of which place are met, by which run, and where to go next. Computed from the records. */
import type { RoomCard } from '../games/room.ts';
import { GOALS, goalsOf, type Demand, type Goal, type GoalId } from './campaign-goals.ts';
import { CHAPTERS, type Chapter } from './campaign-story.ts';
import { cameBefore, rankedOf } from './ranking.ts';
import { isWin, type RunRecord } from './record.ts';

export interface GoalProgress {
  readonly id: GoalId;
  readonly text: string;
  /** The first run that met it. */
  readonly by?: RunRecord;
}

export interface GoalAfter {
  readonly text: string;
  readonly met: boolean;
  readonly isNew: boolean;
}

export interface PlaceProgress {
  readonly id: string;
  readonly chapter: Chapter;
  readonly goals: readonly GoalProgress[];
  readonly met: number;
  readonly isCleared: boolean;
}

export interface Campaign {
  readonly places: readonly PlaceProgress[];
  readonly met: number;
  readonly of: number;
  /** The place to go to: the first that is not cleared, then the first where something is left. */
  readonly next?: string;
}

/** Places in the order of the story; a room that the story does not know comes last and tells its own tagline. */
export function campaignOf(records: readonly RunRecord[], cards: readonly RoomCard[]): Campaign {
  const ranked = rankedRuns(records);
  const order = Object.keys(CHAPTERS);
  const stop = ({ id }: RoomCard): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const places = cards.toSorted((a, b) => stop(a) - stop(b)).map(card => placeOf(ranked, card));
  const next = places.find(place => !place.isCleared) ?? places.find(place => place.met < GOALS.length);
  return {
    places,
    met: places.reduce((sum, place) => sum + place.met, 0),
    of: places.length * GOALS.length,
    ...(next && { next: next.id }),
  };
}

/** The goals of a place after a run: those that it met first are its own stars. */
export function goalsAfter(
  records: readonly RunRecord[],
  game: string,
  record: RunRecord | undefined,
): readonly GoalAfter[] {
  const ranked = rankedRuns(record ? [...records, record] : records);
  const wanted = goalsOf(game);
  return GOALS.map(id => {
    const by = firstToMeet(ranked, game, wanted[id]);
    return { text: wanted[id].text, met: by !== undefined, isNew: by !== undefined && by.id === record?.id };
  });
}

/** The runs that goals rest on: they must not be forgotten. */
export function goalHolders(records: readonly RunRecord[]): RunRecord[] {
  const ranked = rankedRuns(records);
  const games = new Set(ranked.map(record => record.game));
  const holders = [...games].flatMap(game =>
    GOALS.flatMap(id => firstToMeet(ranked, game, goalsOf(game)[id]) ?? []),
  );
  return [...new Set(holders)];
}

function placeOf(ranked: readonly RunRecord[], card: RoomCard): PlaceProgress {
  const wanted = goalsOf(card.id);
  const goals = GOALS.map((id): GoalProgress => {
    const by = firstToMeet(ranked, card.id, wanted[id]);
    return { id, text: wanted[id].text, ...(by && { by }) };
  });
  return {
    id: card.id,
    chapter: CHAPTERS[card.id] ?? { title: card.title, text: card.tagline },
    goals,
    met: goals.filter(goal => goal.by).length,
    isCleared: goals[0]!.by !== undefined,
  };
}

/** Runs that can meet goals, in the order in which they were finished. */
function rankedRuns(records: readonly RunRecord[]): RunRecord[] {
  return rankedOf(records).toSorted((a, b) => (cameBefore(a, b) ? -1 : 1));
}

/** Most goals ask for a victory. */
export function wonRuns(records: readonly RunRecord[]): RunRecord[] {
  return rankedRuns(records).filter(isWin);
}

function firstToMeet(ranked: readonly RunRecord[], game: string, goal: Goal): RunRecord | undefined {
  return ranked.find(record => record.game === game && meetsGoal(record, goal));
}

function meetsGoal(record: RunRecord, { demands, orLost }: Goal): boolean {
  if (!isWin(record)) return orLost !== undefined && meets(record, orLost);
  return demands.every(demand => meets(record, demand));
}

export function meets(record: RunRecord, demand: Demand): boolean {
  switch (demand.is) {
    case 'option':
      return record.options[demand.id] === demand.value;
    case 'no-undo':
      return record.undos === 0;
    case 'score':
      return record.score >= demand.atLeast;
    case 'par':
      return [record.par?.turns, demand.turns].some(turns => turns !== undefined && record.turns <= turns);
    case 'part':
      return record.parts.some(part => part.label === demand.label && part.points >= demand.atLeast);
    case 'category':
      return record.category === demand.category;
  }
}
