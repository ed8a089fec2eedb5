/** From a finished session to its record, to what the results screen shows, and to the run that anyone can check. */
import type { GameAction } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { TableauModel } from '../core/tableau.ts';
import { runToFragment } from '../core/link.ts';
import type { Outcome } from '../core/outcome.ts';
import { encodeRun, type Run } from '../core/run.ts';
import { readDailySeed, seedLabel } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import { ROOMS } from '../games/index.ts';
import type {
  BadgeModel,
  CompareModel,
  NextModel,
  PassOnModel,
  ResultsModel,
  SplitModel,
} from '../panels/model.ts';
import { newBadges } from '../records/badges.ts';
import { campaignOf, goalsAfter, type GoalAfter } from '../records/campaign.ts';
import { compareGhost, type Ghost } from '../records/ghost.ts';
import type { Judged } from '../records/judging.ts';
import { bracketOf, personalBest, rankedIn, standingLine } from '../records/ranking.ts';
import { makeRecord, personsResult, type RunRecord } from '../records/record.ts';
import { shareLine } from '../records/share-line.ts';
import { bestSegments, compareSplits, routeOf, segmentsOf, sumOfBest } from '../records/splits.ts';
import type { ClockSnapshot } from '../core/clocks.ts';
import { formatDelta, formatTime } from '../services/clock.ts';
import { sittersOf } from '../session/seating.ts';
import type { Session } from '../session/session.ts';
import { lessonStar } from './goals.ts';
import type { MatchStart } from './start.ts';

export interface Finished {
  readonly model: ResultsModel;
  readonly tableau: TableauModel;
  readonly run: Run | undefined;
  /** What was done, undone things too. */
  readonly entries: readonly Entry<GameAction>[];
  readonly record: RunRecord | undefined;
  /** Others are still to learn how it ended. */
  readonly passOn?: PassOnModel | undefined;
}

/** What came of playing it back. `entries` where others wrote it down: all of them, also those that were missed here. */
export type JudgedMatch = Pick<Judged, 'run' | 'staged'> & {
  readonly entries?: Finished['entries'] | undefined;
};

export interface FinishAbout {
  readonly clocks: ClockSnapshot;
  readonly finishedAt: number;
  /** The address without its fragment; the run rides behind it. */
  readonly page: string;
  /** What the people call themselves, by seat. */
  readonly names: readonly string[];
  /** What was played before this. */
  readonly records: readonly RunRecord[];
  /** The rooms whose lesson is done: a star of its own. */
  readonly lessons: readonly string[];
  readonly ghost: Ghost | undefined;
}

const CATEGORIES: Readonly<Record<RunRecord['category'], string>> = {
  daily: 'Daily, first attempt',
  'set-seed': 'Set seed',
  'random-seed': 'Random seed',
  pentathlon: 'Pentathlon',
  practice: 'Practice',
};

const OTHER_DAILIES: NextModel = { label: 'Other dailies', command: 'daily' };
const ANOTHER: NextModel = { label: 'New dungeon', command: 'new-seed' };

/** What is left to do here; where that is nothing, in the place where the campaign goes on. */
function nextGoal(stars: readonly GoalAfter[], records: readonly RunRecord[]): string | undefined {
  const here = stars.find(star => !star.met);
  if (here) return here.text;
  const { places, next } = campaignOf(
    records,
    ROOMS.map(({ card }) => card),
  );
  const title = ROOMS.find(({ card }) => card.id === next)?.card.title;
  const goal = places.find(({ id }) => id === next)?.goals.find(({ by }) => !by);
  return goal && `${title}: ${goal.text}`;
}

/** `judged` is what came of playing the match back; nothing where nobody could. Lessons end elsewhere. */
export function finish(
  room: AnyRoom,
  session: Session,
  start: MatchStart,
  judged: JudgedMatch | undefined,
  about: FinishAbout,
): Finished {
  const { clocks, page, records } = about;
  const outcome = room.game.outcome(session.state)!;
  const { seats } = session.start.setup;
  const run = judged?.run;
  // A Hall's is known by now.
  const { seed } = run?.setup ?? session.start.setup;
  const timeline = judged?.staged?.timeline;
  const made =
    run && timeline
      ? makeRecord(run, timeline, {
          ...about,
          category: start.category,
          splits: session.recording.splits,
          ...(start.par && { par: start.par }),
        })
      : undefined;
  const record = made && { ...made, badges: made.practice ? [] : judged!.staged!.badges };
  const best = record && bestBefore(records, record);
  const shared = record && { title: room.card.title, record, practice: record.practice };
  const people = sittersOf(seats, start.company?.here).filter(sitter => sitter === 'here').length;
  const result = personsResult(outcome, seats, start.company?.here);
  const whose = { seat: result.seat, isAlone: people < 2 };
  const tableau = room.ending.tableau(session.state, outcome, whose);
  const stars = goalsAfter(records, room.card.id, record);
  return {
    run,
    entries: judged?.entries ?? session.match.entries,
    record,
    tableau,
    model: {
      screen: 'results',
      room: room.card.title,
      accent: room.card.accent,
      title: room.ending.title(session.state, outcome, whose),
      tone: tableau.isDefeat ? 'bad' : result.place === 1 ? 'gold' : 'good',
      outcome: { ...outcome, story: judged?.staged?.story ?? outcome.story },
      result,
      feats: judged?.staged?.feats ?? [],
      stars: [
        ...stars.map(({ text, met, isNew }) => ({ label: text, met, isNew })),
        { ...lessonStar(room.card.id, about.lessons), isNew: false },
      ],
      nextGoal: nextGoal(stars, record ? [...records, record] : records),
      names: seats.map((player, seat) =>
        seatName(room, player, seat, seats.length, start.company?.names ?? about.names),
      ),
      seed: seedLabel(seed),
      clocks,
      splits: splitRows(session, best, records, record),
      category: categoryOf(session, start, outcome),
      verified: timeline !== undefined,
      record: record && standingLine(records, record),
      best: record && bestLines(records, record, best),
      ghost: about.ghost && ghostLine(about.ghost, clocks, session),
      share: `${room.card.title} ${readDailySeed(seed)?.date ?? seedLabel(seed)}  ${room.share(session.state, outcome)}`,
      shareEmoji: shared && shareLine(shared, 'emoji'),
      link: run && `${page}#${runToFragment(run)}`,
      badges: record && badgesOf(room, records, record.badges),
      canWatch: run !== undefined,
      canReview: room.outlook !== undefined,
      next: start.category === 'daily' ? OTHER_DAILIES : ANOTHER,
    },
  };
}

/** As what it is remembered, and with which it is compared. */
function categoryOf({ match }: Session, { category }: MatchStart, { assisted }: Outcome): string {
  const name = match.isPractice ? 'Practice: chance was undone' : CATEGORIES[category];
  return assisted ? `${name}, assisted: ranks with assisted runs only` : name;
}

export function runFile(run: Run): { name: string; bytes: Uint8Array } {
  const seed = run.setup.seed.replace(/[^A-Za-z0-9]+/g, '-');
  return { name: `${run.game}-${seed}.delve`, bytes: encodeRun(run) };
}

function badgesOf(room: AnyRoom, records: readonly RunRecord[], won: readonly string[]): BadgeModel[] {
  const fresh = newBadges(records, room.card.id, won);
  const found = room.badges.filter(({ id }) => fresh.includes(id));
  return found.map(({ name, text, sprite }) => ({ name, text, sprite }));
}

function bestBefore(records: readonly RunRecord[], record: RunRecord): RunRecord | undefined {
  return personalBest(records, bracketOf(record), 'igt');
}

function bestLines(
  records: readonly RunRecord[],
  record: RunRecord,
  best: RunRecord | undefined,
): { label: string; value: string }[] {
  const ranked = rankedIn([...records, record], bracketOf(record));
  const route = routeOf(ranked, best ?? record);
  const sum = sumOfBest(bestSegments(ranked, route), 'igt');
  return [
    ...(best ? [{ label: 'Personal best', value: formatTime(best.igt) }] : []),
    ...(sum === undefined ? [] : [{ label: 'Sum of best segments', value: formatTime(sum) }]),
    ...(record.par ? [{ label: "The bot's par", value: `${record.par.turns} turns` }] : []),
  ];
}

function splitRows(
  session: Session,
  best: RunRecord | undefined,
  records: readonly RunRecord[],
  record: RunRecord | undefined,
): SplitModel[] {
  const { splits } = session.recording;
  const deltas = best ? compareSplits(splits, best.splits) : [];
  const segments = segmentsOf(splits);
  const ranked = record ? rankedIn(records, bracketOf(record)) : [];
  const bests = bestSegments(ranked, routeOf(ranked, best));
  return splits.map(({ name, igt, turns }, index) => {
    const segment = segments[index]!;
    const record = bests.find(one => one.name === name && one.from === segment.from)?.igt;
    return {
      label: name,
      igt,
      turns,
      segment: segment.igt,
      segmentCompare: record === undefined ? undefined : compared(segment.igt - record),
      compare: deltas[index]?.delta.igt === undefined ? undefined : compared(deltas[index].delta.igt),
    };
  });
}

function compared(ms: number): CompareModel {
  return { text: formatDelta(ms), ahead: ms < 0 };
}

function ghostLine(ghost: Ghost, clocks: ClockSnapshot, session: Session): string {
  const gap = compareGhost(ghost, clocks, session.recording.splits);
  const end = `${ghost.name} ended on turn ${ghost.end.turns}${ghost.won ? ', victorious' : ''}.`;
  return gap.igt === undefined ? end : `${end} By the clock: ${formatDelta(clocks.igt - ghost.end.igt)}.`;
}

function seatName(
  room: AnyRoom,
  player: string,
  seat: number,
  seats: number,
  names: readonly string[],
): string {
  if (seats === 1) return player === 'human' ? 'You' : `Bot (${player})`;
  const place = room.seatNames?.[seat] ?? `Player ${seat + 1}`;
  return player === 'human' ? names[seat] || place : `${place} (bot)`;
}
