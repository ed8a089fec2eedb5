/**
 * The line to share: what was played, how far it went as a small picture, and the result. It tells nothing of the
 * dungeon. Its symbols differ by shape, so it reads without colours; the plain variant is pure ASCII.
 */
import { seedLabel } from '../core/seed.ts';
import { ordinal } from '../games/phrases.ts';
import { isWin, type RunRecord, type Weighed } from './record.ts';

export type ShareStyle = 'plain' | 'emoji';

export interface ShareAbout {
  /** Of the room. */
  readonly title: string;
  readonly record: Pick<
    RunRecord,
    'seed' | 'ending' | 'place' | 'score' | 'turns' | 'splits' | 'seats' | 'assisted' | 'weighed'
  >;
  /** How many splits a whole run has, where that is known (from the par run): the rest is shown as not reached. */
  readonly splits?: number | undefined;
  readonly practice?: boolean | undefined;
}

interface Symbols {
  readonly passed: string;
  readonly won: string;
  readonly fell: string;
  readonly ahead: string;
  readonly between: string;
}

const SYMBOLS: Readonly<Record<ShareStyle, Symbols>> = {
  plain: { passed: '#', won: '*', fell: 'x', ahead: '.', between: ' | ' },
  emoji: { passed: '✅', won: '🏆', fell: '💀', ahead: '▫️', between: ' · ' },
};
/** A picture longer than this would break the line. */
const LONGEST = 12;

export function shareLine(about: ShareAbout, style: ShareStyle): string {
  const { record, title } = about;
  const symbols = SYMBOLS[style];
  const parts = [
    'Five Delves',
    title,
    seedLabel(record.seed),
    ...(about.practice ? ['practice'] : []),
    ...(record.assisted ? ['assisted'] : []),
    `${picture(about, symbols)} ${resultOf(record)}`,
    ...(record.weighed ? [weighedWords(record.weighed)] : []),
  ];
  const line = parts.join(symbols.between);
  return style === 'plain' ? asciiOf(line) : line;
}

/** One symbol a split passed, one for how it ended, one for each that was not reached. */
function picture({ record, splits = 0 }: ShareAbout, symbols: Symbols): string {
  const won = isWin(record);
  const passed = record.splits.length;
  const whole = Math.max(splits, passed);
  const scale = whole > LONGEST ? LONGEST / whole : 1;
  const done = Math.floor(passed * scale);
  // In the box where it ended there is the end, so a lost run has one box fewer ahead.
  const ahead = won ? 0 : Math.max(0, Math.round(whole * scale) - done - 1);
  return symbols.passed.repeat(done) + (won ? symbols.won : symbols.fell) + symbols.ahead.repeat(ahead);
}

/** "luck +12, skill -3". */
export function weighedWords({ luck, skill }: Weighed): string {
  const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
  return `luck ${signed(luck)}, skill ${signed(skill)}`;
}

function resultOf({ ending, place, seats, score, turns }: ShareAbout['record']): string {
  const rank = ending === 'ranked' ? [`${ordinal(place)} of ${seats.length}`] : [];
  const counts = [counted(score, 'point'), counted(turns, 'turn')];
  return [...rank, ...counts].join(', ');
}

function counted(number: number, unit: string): string {
  return `${thousands(number)} ${unit}${number === 1 ? '' : 's'}`;
}

/** "12,345", the same on every machine. */
function thousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Letters lose their accents; what has no plain form is left out. */
function asciiOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[·–—]/g, '-')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e]/g, '');
}
