/**
 * The history of a game and category as a LiveSplit file (`.lss`): attempts with their dates, best segments and the
 * personal best. Real time is RTA, game time is IGT.
 */
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import { bestBy, cameBefore, rankedIn, type Bracket } from './ranking.ts';
import { isWin, type RunRecord } from './record.ts';
import { bestSegments, FINISH, routeOf, segmentsOf, splitsToEnd, type Segment } from './splits.ts';

type Times = Partial<Pick<ClockSnapshot, 'igt' | 'rta'>>;

export interface LssAbout {
  /** Names as LiveSplit shows them. */
  readonly game: string;
  readonly category: string;
  readonly bracket: Bracket;
  /** Which clock makes the personal best. */
  readonly by?: 'igt' | 'rta';
}

/** Undefined while there is nothing to export. */
export function exportLss(records: readonly RunRecord[], about: LssAbout): string | undefined {
  const attempts = rankedIn(records, about.bracket).toSorted((a, b) => (cameBefore(a, b) ? -1 : 1));
  if (attempts.length === 0) return undefined;
  const best = bestBy(attempts, about.by ?? 'rta');
  // A file needs an end to run to, even if nobody has come there yet.
  const route = best ? routeOf(attempts, best) : [...routeOf(attempts, best), FINISH];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Run version="1.7.0">',
    '<GameIcon />',
    element('GameName', about.game),
    element('CategoryName', about.category),
    '<Metadata><Run id="" /><Platform usesEmulator="False">Web</Platform><Region></Region><Variables /></Metadata>',
    '<Offset>00:00:00</Offset>',
    element('AttemptCount', String(attempts.length)),
    '<AttemptHistory>',
    ...attempts.map((record, index) => attemptXml(record, index + 1)),
    '</AttemptHistory>',
    '<Segments>',
    ...segmentsXml(attempts, route, best),
    '</Segments>',
    '<AutoSplitterSettings />',
    '</Run>',
  ].join('\n')}\n`;
}

function attemptXml(record: RunRecord, id: number): string {
  const started = dateText(record.finishedAt - record.rta);
  const ended = dateText(record.finishedAt);
  const dates = `started="${started}" isStartedSynced="False" ended="${ended}" isEndedSynced="False"`;
  // An attempt that was lost has no time.
  return `<Attempt id="${id}" ${dates}>${isWin(record) ? timesXml(record) : ''}</Attempt>`;
}

function segmentsXml(
  attempts: readonly RunRecord[],
  route: readonly string[],
  best: RunRecord | undefined,
): string[] {
  const bestSplits = best ? splitsToEnd(best) : [];
  const histories = attempts.map(record => segmentsOf(splitsToEnd(record)));
  return bestSegments(attempts, route).map(segment => {
    const { name } = segment;
    const personalBest = bestSplits.find(split => split.name === name);
    return [
      '<Segment>',
      element('Name', name),
      '<Icon />',
      `<SplitTimes><SplitTime name="Personal Best">${personalBest ? timesXml(personalBest) : ''}</SplitTime></SplitTimes>`,
      `<BestSegmentTime>${timesXml(segment)}</BestSegmentTime>`,
      `<SegmentHistory>${historyXml(histories, segment)}</SegmentHistory>`,
      '</Segment>',
    ].join('\n');
  });
}

function historyXml(
  histories: readonly (readonly Segment[])[],
  { from, name }: Pick<Segment, 'from' | 'name'>,
): string {
  return histories
    .map((segments, index) => {
      const same = segments.find(segment => segment.from === from && segment.name === name);
      return same ? `<Time id="${index + 1}">${timesXml(same)}</Time>` : '';
    })
    .join('');
}

function timesXml({ rta, igt }: Times | SplitTime): string {
  const real = rta === undefined ? '' : element('RealTime', timeText(rta));
  return real + (igt === undefined ? '' : element('GameTime', timeText(igt)));
}

/** As .NET writes a span: `hh:mm:ss.fffffff`, with the days before it if there are any. */
function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const fraction = `${String(ms % 1000).padStart(3, '0')}0000`;
  const clock = `${two(hours % 24)}:${two(minutes % 60)}:${two(seconds % 60)}.${fraction}`;
  return days > 0 ? `${days}.${clock}` : clock;
}

/** LiveSplit writes month/day/year, in UTC. */
function dateText(ms: number): string {
  const date = new Date(Math.max(0, ms));
  const day = `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${String(date.getUTCFullYear()).padStart(4, '0')}`;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML cannot hold at all (control characters, halves of pairs) is left out. */
function escaped(text: string): string {
  return text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .replace(/[^\t\n\r\x20-\uFFFD]/g, '')
    .replace(/[&<>"']/g, letter => ENTITIES[letter]!);
}
