/** What is near: the goals that need the least, told with what is missing. Every line says what the records show. */
import type { RoomCard } from '../games/room.ts';
import { counted, scoreText } from '../games/phrases.ts';
import { campaignOf, meets, wonRuns, type PlaceProgress } from './campaign.ts';
import { GOALS, goalsOf, type Demand, type Goal } from './campaign-goals.ts';
import type { RunRecord } from './record.ts';
import { streakOf } from './streak.ts';

export interface NearGoal {
  readonly text: string;
  /** Where; missing for a streak. */
  readonly game?: string;
  /** How much of the whole is missing, from 0 to 1. */
  readonly missing: number;
}

/** Streaks worth a line. */
const STREAKS = [3, 7, 14, 30, 50, 100, 200, 365];
/** More than this of the whole is not near. */
const FAR = 0.5;
/** A star is as far as this part of a goal that is measured. */
const STAR = 0.15;

/** The most reachable first, no more than one a place. */
export function nearGoals(
  records: readonly RunRecord[],
  cards: readonly RoomCard[],
  today: string,
  most = 3,
): NearGoal[] {
  const won = wonRuns(records);
  const { places, next } = campaignOf(records, cards);
  const found = places.flatMap(place => {
    const card = cards.find(({ id }) => id === place.id)!;
    const near = [...measured(won, place, card), ...stars(place, card.title)];
    return near.toSorted((a, b) => a.missing - b.missing).slice(0, 1);
  });
  const all = [...found, ...streak(records, today)].toSorted((a, b) => a.missing - b.missing);
  return (all.length > 0 ? all : firstStar(places, cards, next)).slice(0, most);
}

/** Of a goal that is not met: whoever met all its demands but one that can be measured, and came nearest. */
function measured(won: readonly RunRecord[], { id, goals }: PlaceProgress, card: RoomCard): NearGoal[] {
  const runs = won.filter(({ game }) => game === id);
  return GOALS.flatMap((goal, index) => {
    const wanted = goalsOf(id)[goal];
    if (goals[index]!.by) return [];
    const gaps = runs.flatMap(run => gapOf(run, wanted, card) ?? []);
    const [nearest] = gaps.toSorted((a, b) => a.missing - b.missing);
    return nearest && nearest.missing <= FAR
      ? [{ game: id, missing: nearest.missing, text: `${nearest.words} in ${card.title}: ${wanted.text}` }]
      : [];
  });
}

interface Gap {
  readonly words: string;
  readonly missing: number;
}

function gapOf(run: RunRecord, { demands }: Goal, card: RoomCard): Gap | undefined {
  const open = demands.filter(demand => !meets(run, demand));
  return open.length === 1 ? missingOf(run, open[0]!, card) : undefined;
}

function missingOf({ score, turns, par }: RunRecord, demand: Demand, card: RoomCard): Gap | undefined {
  if (demand.is === 'score') {
    const short = demand.atLeast - score;
    return { words: `${scoreText(short, card)} short`, missing: short / demand.atLeast };
  }
  if (demand.is !== 'par') return undefined;
  const most = Math.max(demand.turns ?? 0, par?.turns ?? 0);
  return most > 0
    ? { words: `${counted(turns - most, 'turn')} too slow`, missing: (turns - most) / most }
    : undefined;
}

/** "2 more stars to finish The Cellar". */
function stars({ id, met }: PlaceProgress, title: string): NearGoal[] {
  const left = GOALS.length - met;
  if (met === 0 || left === 0) return [];
  return [
    {
      game: id,
      missing: STAR * left,
      text: `${left} more ${left === 1 ? 'star' : 'stars'} to finish ${title}.`,
    },
  ];
}

/** Days are played, lost or won. A broken streak has nothing near. */
function streak(records: readonly RunRecord[], today: string): NearGoal[] {
  const { state, days } = streakOf(records, undefined, today);
  const goal = STREAKS.find(length => length > days);
  if (goal === undefined || days === 0 || state === 'none' || state === 'broken') return [];
  const left = goal - days;
  const words =
    left === 1 && state !== 'alive'
      ? `Play a daily today for a ${goal}-day streak.`
      : `${left} more ${left === 1 ? 'day' : 'days'} of dailies to a ${goal}-day streak.`;
  return left / goal <= FAR ? [{ missing: left / goal, text: words }] : [];
}

/** For whoever has nothing yet. */
function firstStar(
  places: readonly PlaceProgress[],
  cards: readonly RoomCard[],
  next: string | undefined,
): NearGoal[] {
  const place = places.find(({ id }) => id === next);
  const title = cards.find(({ id }) => id === next)?.title;
  const goal = place?.goals.find(({ by }) => !by);
  return place && goal
    ? [{ game: place.id, missing: 1, text: `Your next star, in ${title}: ${goal.text}` }]
    : [];
}
