/**
 * Seeds that can be said aloud: nine consonants, `KTR-BMX-QZP`. No vowels, so no seed spells a word.
 * Daily seeds have another shape that no typed text can produce, so nobody rehearses today's run.
 */
import { isBlank, isPrintable, visible } from './clean-text.ts';
import { isDay } from './day.ts';
import { hashText } from './plain.ts';
import { problem, ok, type Result } from './result.ts';

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 9;
const LONGEST = 100;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);
/** One spelling only: the first attempt has no number, the others count from 1 without leading zeros. */
const DAILY_MARK = 'daily:';
const HALL_MARK = 'hall:';
const DAILY = /^daily:([a-z0-9-]+):(\d{4}-\d{2}-\d{2})(?::([1-9]\d{0,3}))?$/;

/** A code from nine draws of any source of whole numbers (the page uses crypto, tests use a stream). */
export function seedCode(int: (sides: number) => number): string {
  let letters = '';
  for (let i = 0; i < LENGTH; i++) letters += LETTERS[int(LETTERS.length)];
  return grouped(letters);
}

/**
 * Reads what a person typed: a code in any spelling, or any words, which always give the same code. Words that look
 * the same are the same, whichever way a keyboard put them together.
 */
export function readSeed(typed: string): Result<string> {
  if (typed.length > LONGEST) return problem('seed-long', 'A seed has at most 100 characters.');
  const words = visible(typed);
  const letters = words.toUpperCase().replace(/[\s\-_.]/g, '');
  if (isBlank(letters)) return problem('seed-empty', 'Type a seed such as KTR-BMX-QZP, or any words.');
  if (CODE.test(letters)) return ok(grouped(letters));
  return ok(codeOfWords(words.trim().toLowerCase()));
}

/**
 * What may stand as the seed in a run, a save or a record: a code, a daily seed of a real day, or plain words (tests
 * and tools deal from those). One home, so that what can be verified can be kept, and the other way round.
 */
export function isSeed(seed: string): boolean {
  if (seed.length > LONGEST || isBlank(seed) || visible(seed) !== seed || !isPrintable(seed)) return false;
  return !seed.startsWith(DAILY_MARK) || readDailySeed(seed) !== undefined;
}

export function isSeedCode(seed: string): boolean {
  return CODE.test(seed.replaceAll('-', '')) && grouped(seed.replaceAll('-', '')) === seed;
}

/**
 * `date` is a UTC day such as 2026-11-16. Where the dungeon of a day could not be shown to be winnable, the next
 * `attempt` is dealt instead; it is still the daily of that day.
 */
export function dailySeed(event: string, date: string, attempt = 0): string {
  return `${DAILY_MARK}${event}:${date}${attempt > 0 ? `:${attempt}` : ''}`;
}

export function readDailySeed(seed: string): { event: string; date: string; attempt: number } | undefined {
  const match = DAILY.exec(seed);
  return match && isDay(match[2]!)
    ? { event: match[1]!, date: match[2]!, attempt: Number(match[3] ?? 0) }
    : undefined;
}

/** What the screen shows for a seed. One that a Hall has dealt is long and random, and before the end nobody's to know. */
export function seedLabel(seed: string): string {
  if (seed === '') return 'sealed';
  if (seed.startsWith(HALL_MARK)) return `Hall ${seed.slice(-6)}`;
  const daily = readDailySeed(seed);
  return daily ? `Daily ${daily.date}` : seed;
}

function codeOfWords(words: string): string {
  let letters = '';
  for (let i = 0; i < LENGTH; i++) letters += LETTERS[hashText(`${i}:${words}`) % LETTERS.length];
  return grouped(letters);
}

function grouped(letters: string): string {
  return letters.match(/.{3}/g)!.join('-');
}
