/** Chapters "End and score" and "Player counts and bots": how a raid ended, and who of several raiders did best. */
import type { Outcome, SeatResult } from '../../../core/outcome.ts';
import { counted, listed } from '../../phrases.ts';
import { ROMAN } from '../data/constants.ts';
import { RAIDERS } from '../data/raiders.ts';
import type { Raid, Result, State } from '../state/state.ts';
import { recordOf } from './ending.ts';
import { nameOfSource, RESULT_NAMES } from './names.ts';

/** All raids of a match that is over. */
export function raidsOf(state: State): readonly Raid[] | undefined {
  const { contest } = state;
  if (contest) return contest.raids.length === contest.seats ? contest.raids : undefined;
  const raid = recordOf(state);
  return raid && [raid];
}

export function outcome(state: State): Outcome | undefined {
  const raids = raidsOf(state);
  if (!raids) return undefined;
  const [raid] = raids;
  return raids.length === 1 ? outcomeOf(raid!) : outcomeOfContest(raids);
}

function outcomeOf(raid: Raid): Outcome {
  const { seat, score, parts } = raid;
  const isDefeat = raid.result === 'defeat';
  return {
    ending: isDefeat ? 'lost' : 'won',
    reason: isDefeat ? (raid.cause === 'lost-in-the-dark' ? 'lost-in-the-dark' : 'fell') : raid.result,
    story: storyOf(raid),
    results: [{ seat, parts, fate: fateOf(raid), score, place: 1 }],
  };
}

const RANKS: readonly Result[] = ['defeat', 'minor', 'greater', 'ultimate'];

/** Rank, then points, then fewer rounds, more Life, fewer actions: below zero if the first did better. */
function compare(a: Raid, b: Raid): number {
  return (
    RANKS.indexOf(b.result) - RANKS.indexOf(a.result) ||
    b.score - a.score ||
    a.rounds - b.rounds ||
    b.life - a.life ||
    a.actions - b.actions
  );
}

/** The best first; who are equal in everything share a place. */
export function standings(raids: readonly Raid[]): (Raid & { readonly place: number })[] {
  return raids
    .map(raid => ({ ...raid, place: 1 + raids.filter(other => compare(other, raid) < 0).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who did not come back has not won, even if nobody did better. */
function outcomeOfContest(raids: readonly Raid[]): Outcome {
  const rows = standings(raids);
  const [best] = rows;
  const isDefeat = best!.result === 'defeat';
  return {
    ending: isDefeat ? 'lost' : 'ranked',
    reason: isDefeat ? 'nobody-out' : best!.result,
    story: storyOfContest(rows),
    results: rows.map(
      (row): SeatResult => ({
        seat: row.seat,
        place: row.place,
        score: row.score,
        parts: row.parts,
        fate: `${RESULT_NAMES[row.result]}. ${fateOf(row)}`,
      }),
    ),
  };
}

function storyOfContest(rows: ReturnType<typeof standings>): string {
  const [best] = rows;
  const first = listed(rows.filter(({ place }) => place === 1).map(({ seat }) => RAIDERS[seat]!));
  const isShared = rows[1]!.place === 1;
  const points = counted(best!.score, 'point');
  if (best!.result === 'defeat') return `Nobody came back. ${first} did best on the way: ${points}.`;
  const how = `${RESULT_NAMES[best!.result]} in round ${best!.rounds}, ${points}`;
  const won = isShared ? `${first} share first place: ${how}.` : `${first} wins the contest: ${how}.`;
  const next = rows.find(({ place }) => place > 1);
  return next
    ? `${won} ${RAIDERS[next.seat]!}: ${lowered(fateOf(next))}, ${counted(next.score, 'point')}.`
    : won;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function storyOf(raid: Raid): string {
  const { result, cause, rounds, objectives } = raid;
  switch (result) {
    case 'ultimate':
      return `Ultimate victory. The Book is saved, the Crucible broken and Grislyk dead: Kora walks home in round ${rounds}.`;
    case 'greater':
      return objectives.includes('grislyk')
        ? `Greater victory. Kora carries the Book into daylight in round ${rounds}, and the sorcerer will not follow.`
        : `Greater victory. The Book is saved and the Crucible broken; in round ${rounds} Kora leaves Grislyk to his rage.`;
    case 'minor':
      return objectives.includes('book')
        ? `Minor victory. Kora is out in round ${rounds} with the Book of Lore under her cloak.`
        : `Minor victory. Kora is out in round ${rounds}, and the Black Crucible will boil no more dead.`;
    case 'defeat':
      return cause === null || cause === 'lost-in-the-dark'
        ? `After ${rounds} rounds nobody in the village waits any longer.`
        : `Kora was killed by ${nameOfSource(cause)} on Level ${ROMAN[raid.level]}, in round ${rounds}.`;
  }
}

/** "Killed by a goblin in round 6". */
function fateOf({ result, cause, rounds }: Raid): string {
  if (result !== 'defeat') return `Out in round ${rounds}`;
  if (cause === null || cause === 'lost-in-the-dark') return `Lost in the dark after ${rounds} rounds`;
  return `Killed by ${nameOfSource(cause)} in round ${rounds}`;
}
