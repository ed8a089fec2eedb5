/** Today's dungeons as a window shows them. */
import { ROOMS } from '../../games/index.ts';
import type { DailyModel, DailyRow } from '../../panels/model.ts';
import { dailyState, hasDaily, pastDays, PENTATHLON } from '../../records/daily.ts';
import { formatCountdown, msToNextDay, type Today } from '../../records/days.ts';
import { pentathlonCards } from '../../records/pentathlon.ts';
import type { Par, RunRecord } from '../../records/record.ts';
import { streakOf, type Streak } from '../../records/streak.ts';

const PAST_DAYS = 14;

/** `pars` are the days' certificates that a bot has already won. */
export function dailyModel(
  records: readonly RunRecord[],
  today: Today,
  now: number,
  pars: ReadonlyMap<string, Par>,
): DailyModel {
  const games = ROOMS.map(room => room.card).filter(hasDaily);
  const rows = games.map((card): DailyRow => {
    const par = pars.get(card.id);
    return { ...row(records, today, card.id, par), title: card.title, accent: card.accent };
  });
  const legs = pentathlonCards(ROOMS.map(room => room.card));
  const past = pastDays(records, PENTATHLON, today, PAST_DAYS).map(({ day }) => {
    const played = games.filter(card =>
      pastDays(records, card.id, today, PAST_DAYS).some(one => one.day === day && one.attempts > 0),
    );
    return { date: day, played: played.length > 0, games: played.map(card => card.id) };
  });
  return {
    kind: 'daily',
    date: today.day,
    countdown: formatCountdown(msToNextDay(now)),
    notice: today.notice,
    rows,
    pentathlon: {
      ...row(records, today, PENTATHLON, undefined),
      title: 'Pentathlon',
      accent: 'ember',
      state: dailyState(records, PENTATHLON, today).isOpen ? 'open' : 'practice',
      line: `${legs.map(card => card.title).join(', then ')}: one seed, one clock.`,
    },
    past,
  };
}

function row(
  records: readonly RunRecord[],
  today: Today,
  event: string,
  par: Par | undefined,
): Pick<DailyRow, 'game' | 'state' | 'line' | 'streak' | 'canPlay'> {
  const { first, isOpen } = dailyState(records, event, today);
  const streak = streakOf(records, event, today.day);
  const line = [
    par && `Par ${par.turns} turns`,
    first && `your run: ${first.score.toLocaleString('en-GB')} points in ${first.turns} turns`,
  ];
  return {
    game: event,
    state: first ? 'ranked' : !isOpen ? 'practice' : par ? 'open' : 'certifying',
    line: line.filter(Boolean).join(' · '),
    streak:
      streak.state === 'none'
        ? undefined
        : { days: streak.days, state: streak.state, text: streakText(streak) },
    canPlay: true,
  };
}

function streakText({ state, days }: Streak): string {
  const count = `${days} ${days === 1 ? 'day' : 'days'} in a row`;
  switch (state) {
    case 'none':
      return '';
    case 'alive':
      return count;
    case 'due':
      return `${count}; play today to go on`;
    case 'forgiven':
      return `${count}; yesterday is forgiven, play today`;
    case 'broken':
      return `A streak of ${days} has ended`;
  }
}
