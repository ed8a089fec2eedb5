/** Today's dungeons as a window shows them. */
import { findRoom, ROOMS } from '../../games/index.ts';
import { counted, scoreText } from '../../games/phrases.ts';
import type { RoomCard } from '../../games/room.ts';
import type { Twist } from '../../games/twists.ts';
import type {
  DailyModel,
  DailyRow,
  PuzzleRow,
  PuzzlesModel,
  StreakModel,
  YesterdayModel,
} from '../../panels/model.ts';
import { dailyRivals, dailyState, featuredOn, hasDaily, pastDays, PENTATHLON } from '../../records/daily.ts';
import { formatCountdown, msToNextDay, type Today } from '../../records/days.ts';
import { pentathlonCards } from '../../records/pentathlon.ts';
import { isWin, type Par, type RunRecord } from '../../records/record.ts';
import { shareLine } from '../../records/share-line.ts';
import { puzzleStreak, type PuzzleTry, tryOf } from '../../records/puzzles.ts';
import { streakOf, type Streak, type StreakState } from '../../records/streak.ts';
import { resultLine, yesterdayOf, type Yesterday } from '../../records/yesterday.ts';

const PAST_DAYS = 14;

/** What the bots and the rooms have told by now. */
export interface DailyNews {
  /** Of games whose day a bot has already won. */
  readonly pars: ReadonlyMap<string, Par>;
  readonly twist: Twist | undefined;
  /** Puzzles that were tried. */
  readonly tries: readonly PuzzleTry[];
}

export function dailyModel(
  records: readonly RunRecord[],
  today: Today,
  now: number,
  { pars, twist, tries }: DailyNews,
): DailyModel {
  const games = ROOMS.map(room => room.card).filter(hasDaily);
  const rows = games.map((card): DailyRow => {
    const par = pars.get(card.id);
    return { ...row(records, today, card.id, par), title: card.title, accent: card.accent };
  });
  const featured = featuredOn(today.day);
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
    feature: {
      row: rows.find(({ game }) => game === featured)!,
      twist: twist && { name: twist.name, text: twist.text },
      company: companyOf(findRoom(featured)!.card),
      streak: streakModel(streakOf(records, undefined, today.day)),
      yesterday: yesterdayModel(yesterdayOf(records, today.day)),
    },
    rows: rows.filter(({ game }) => game !== featured),
    pentathlon: {
      ...row(records, today, PENTATHLON, undefined),
      title: 'Pentathlon',
      accent: 'ember',
      state: dailyState(records, PENTATHLON, today).isOpen ? 'open' : 'practice',
      line: `${legs.map(card => card.title).join(', then ')}: one seed, one clock.`,
    },
    past,
    puzzles: puzzlesModel(tries, today.day),
  };
}

function puzzlesModel(tries: readonly PuzzleTry[], day: string): PuzzlesModel {
  const streakIn = (game?: string): Streak => puzzleStreak(tries, game, day);
  return {
    streak: streakModel(streakIn(), 'Solve one today to start a streak'),
    rows: ROOMS.filter(room => room.puzzles).map(({ card: { id, title, accent } }): PuzzleRow => {
      const tried = tryOf(tries, id, day);
      const streak = streakIn(id);
      return {
        game: id,
        title,
        accent,
        state: !tried ? 'open' : tried.solved ? 'solved' : 'missed',
        line: tried && !tried.solved ? `Your move cost ${counted(tried.cost, 'point')}.` : '',
        streak: streak.state === 'none' ? undefined : streakModel(streak),
      };
    }),
  };
}

function companyOf(card: RoomCard): string {
  const rivals = dailyRivals(card);
  return rivals === 0 ? 'On your own' : `You and ${counted(rivals, 'bot')}`;
}

function yesterdayModel({ day, game, first }: Yesterday): YesterdayModel {
  const { card } = findRoom(game)!;
  const { title } = card;
  const about = { game, title, date: day };
  if (!first) return { ...about, line: 'Not played.', isWin: false };
  const shared = { title, record: first, practice: first.practice };
  return {
    ...about,
    line: resultLine(first, card),
    isWin: isWin(first),
    share: shareLine(shared, 'plain'),
    shareEmoji: shareLine(shared, 'emoji'),
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
    first && `your run: ${scoreText(first.score, findRoom(event)?.card)} in ${counted(first.turns, 'turn')}`,
  ];
  return {
    game: event,
    state: first ? 'ranked' : !isOpen ? 'practice' : par ? 'open' : 'certifying',
    line: line.filter(Boolean).join(' · '),
    streak: streak.state === 'none' ? undefined : streakModel(streak),
    canPlay: true,
  };
}

function streakModel(streak: Streak, start = 'Play today to start a streak'): StreakModel {
  return {
    days: streak.days,
    state: streak.state,
    text: streak.state === 'none' ? start : streakText(streak.state, streak.days),
  };
}

function streakText(state: Exclude<StreakState, 'none'>, days: number): string {
  const count = `${days} ${days === 1 ? 'day' : 'days'} in a row`;
  switch (state) {
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
