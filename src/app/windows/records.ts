/** The record book: every run, by game, with what was best. */
import { seedLabel } from '../../core/seed.ts';
import { ROOMS } from '../../games/index.ts';
import { counted } from '../../games/phrases.ts';
import type { RecordsModel, RecordsTab } from '../../panels/model.ts';
import { PENTATHLON } from '../../records/daily.ts';
import { dayOf } from '../../records/days.ts';
import { summarise } from '../../records/ranking.ts';
import { isWin, type Category, type RunRecord } from '../../records/record.ts';
import { formatTime } from '../../services/clock.ts';

const NAMES: Readonly<Record<Category, string>> = {
  daily: 'Daily',
  'set-seed': 'Set seed',
  'random-seed': 'Random seed',
  pentathlon: 'Pentathlon',
  practice: 'Practice',
};

/** Runs whose luck and skill are drawn. */
const SHOWN = 30;

/** How it was played, as it ranks. */
function nameOf({ practice, category, assisted }: RunRecord): string {
  const name = NAMES[practice ? 'practice' : category];
  return assisted ? `${name}, assisted` : name;
}

export function recordsModel(records: readonly RunRecord[], hasAside: boolean): RecordsModel {
  const tabs = [
    ...ROOMS.map(({ card }) => ({ id: card.id, title: card.title })),
    { id: PENTATHLON, title: 'Pentathlon' },
  ];
  return {
    kind: 'records',
    title: 'Records',
    tabs: tabs.map(tab => tabOf(records, tab.id, tab.title)),
    hasAside,
  };
}

function tabOf(records: readonly RunRecord[], game: string, title: string): RecordsTab {
  const runs = records.filter(record => record.game === game).toSorted((a, b) => b.finishedAt - a.finishedAt);
  const { ranked, won, winRate, best } = summarise(records, { game, assisted: false });
  const fastest = best.igt && `fastest ${formatTime(best.igt.igt)}`;
  const note = [
    counted(runs.length, 'run'),
    `${won} of ${counted(ranked, 'ranked run')} won (${winRate}%)`,
    best.score && `best score ${best.score.score.toLocaleString('en-GB')}`,
    fastest,
  ];
  return {
    id: game,
    title,
    note:
      runs.length === 0 ? 'Nothing yet. The first run is always a record.' : note.filter(Boolean).join(' · '),
    heads: ['Date', 'How', 'Seed', 'End', 'Points', 'Turns', 'Time'],
    weighed: runs
      .flatMap(({ weighed }) => weighed ?? [])
      .slice(0, SHOWN)
      .toReversed(),
    lss: runs.some(record => !record.practice),
    rows: runs.map(record => ({
      id: record.run === undefined ? undefined : record.id,
      group: nameOf(record),
      cells: [
        dayOf(record.finishedAt),
        nameOf(record),
        seedLabel(record.seed),
        isWin(record) ? 'won' : record.reason,
        record.score.toLocaleString('en-GB'),
        `${record.turns}`,
        formatTime(record.igt),
      ],
    })),
  };
}
