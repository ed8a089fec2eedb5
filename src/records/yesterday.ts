/** What somebody made of a daily, in a sentence: against the bot's par, or among the rivals. */
import { counted, ordinal, scoreText } from '../games/phrases.ts';
import type { RoomCard } from '../games/room.ts';
import { featuredOn, isDailyOf, PENTATHLON } from './daily.ts';
import { dayAfter } from './days.ts';
import { firstAttempts } from './ranking.ts';
import { dayOfRecord, isWin, type RunRecord } from './record.ts';

export interface Yesterday {
  readonly day: string;
  /** The game that was played, or the delve of that day if none was. */
  readonly game: string;
  /** The attempt that counted. */
  readonly first?: RunRecord;
}

/** The delve of the day before if it was played, else whatever daily was. */
export function yesterdayOf(records: readonly RunRecord[], today: string): Yesterday {
  const day = dayAfter(today, -1);
  const featured = featuredOn(day);
  const played = [
    ...firstAttempts(records.filter(one => dayOfRecord(one) === day && isDailyOf(one, one.game))).values(),
  ].filter(({ game }) => game !== PENTATHLON);
  const first = played.find(({ game }) => game === featured) ?? played[0];
  return first ? { day, game: first.game, first } : { day, game: featured };
}

export function resultLine(record: RunRecord, card: Pick<RoomCard, 'scored'>): string {
  const { ending, place, seats, turns, score, par } = record;
  const points = scoreText(score, card);
  if (ending === 'ranked') {
    const rank = `${ordinal(place)} of ${seats.length} with ${points}`;
    return par ? `${rank}. Par: ${par.score.toLocaleString('en-GB')}.` : `${rank}.`;
  }
  if (!isWin(record)) return `Lost on turn ${turns}, with ${points}.`;
  return `Won in ${counted(turns, 'turn')}${par ? against(turns - par.turns) : ''}, with ${points}.`;
}

/** Turns over the bot's. */
function against(more: number): string {
  if (more === 0) return ', exactly par';
  return `, ${Math.abs(more)} ${more < 0 ? 'under' : 'over'} par`;
}
