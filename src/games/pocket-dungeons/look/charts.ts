/** How the rows of the charts are told. */
import type { Tone } from '../../../core/look.ts';
import { shares } from '../../phrases.ts';
import { DWELLERS, findCard, type DwellerId } from '../data/cards.ts';
import { CHARTS, type ChartId, type ChartResult, type TrapId } from '../data/charts.ts';
import { chartChances } from '../odds/charts.ts';

export const CHART_WORDS: Readonly<Record<ChartId, string>> = {
  treasure: 'Treasure',
  door: 'Door',
  hazard: 'Hazard',
  encounter: 'Encounter',
  trap: 'Trap',
};

/** Over the dice, where a bare number after "Treasure" would read as so much of it. */
export const CHART_ROLLS: Readonly<Record<ChartId, string>> = { ...CHART_WORDS, treasure: 'Trapped? Roll' };

interface ResultWords {
  /** Over a head. */
  readonly short: string;
  /** In the rules book and the log. */
  readonly text: string;
  readonly tone: Tone;
}

/** Traps and dwellers have names of their own. */
type PlainResult = Exclude<ChartResult<ChartId>, TrapId | DwellerId>;

// biome-ignore format: a table
const RESULT_WORDS: Readonly<Record<PlainResult, ResultWords>> = {
  'loot':          { short: 'no trouble',        text: 'treasure, no trouble',              tone: 'gold' },
  'trap':          { short: 'a trap',            text: 'a trap',                           tone: 'bad' },
  'squatter':      { short: 'not alone',         text: 'treasure, and somebody in it',     tone: 'bad' },
  'open':          { short: 'not locked',        text: 'not locked',                       tone: 'good' },
  'locked':        { short: 'locked: 4+',        text: 'locked, Action or Melee 4+',       tone: 'plain' },
  'really-locked': { short: 'barred: 6+',        text: 'barred, Action or Melee 6+',       tone: 'bad' },
  'surprise':      { short: 'open, and a trap',  text: 'open, and a trap behind it',       tone: 'bad' },
  'boo':           { short: 'open, and boo!',    text: 'open, and somebody behind it',     tone: 'bad' },
  'encounter':     { short: 'an encounter',      text: 'an encounter',                     tone: 'bad' },
  'both':          { short: 'both at once',      text: 'an encounter, then a trap',        tone: 'bad' },
  'twice':         { short: 'two encounters',    text: 'two encounters',                   tone: 'bad' },
};

export function isDwellerResult(result: string): result is DwellerId {
  return DWELLERS.some(id => id === result);
}

/** "8", "9-10". */
export function totalsText(from: number, to: number): string {
  return from === to ? `${from}` : `${from}-${to}`;
}

/** Undefined for traps and dwellers. */
export function wordsOf(result: string): ResultWords | undefined {
  return RESULT_WORDS[result as PlainResult];
}

export function resultText(result: string): string {
  return findCard(result)?.name ?? wordsOf(result)?.text ?? result.replaceAll('-', ' ');
}

/** Every result once, in the chart's order, with its chance: together 100%. */
export function chartShares(chart: ChartId): readonly { readonly result: string; readonly chance: string }[] {
  const chances = chartChances(chart);
  const results = [...new Set<string>(CHARTS[chart].map(row => row[2]))];
  const said = shares(results.map(result => chances[result] ?? 0));
  return results.map((result, row) => ({ result, chance: said[row]! }));
}
