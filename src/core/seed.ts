/**
 * Seeds that can be said aloud: nine consonants, `KTR-BMX-QZP`. No vowels, so no seed spells a word.
 * Daily seeds have another shape that no typed text can produce, so nobody rehearses today's run.
 */
import { hashText } from './plain.ts';
import { problem, ok, type Result } from './result.ts';

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 9;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);
/** One spelling only: the first attempt has no number, the others count from 1 without leading zeros. */
const DAILY = /^daily:([a-z0-9-]+):(\d{4}-\d{2}-\d{2})(?::([1-9]\d{0,3}))?$/;

/** A code from nine draws of any source of whole numbers (the page uses crypto, tests use a stream). */
export function seedCode(int: (sides: number) => number): string {
  let letters = '';
  for (let i = 0; i < LENGTH; i++) letters += LETTERS[int(LETTERS.length)];
  return grouped(letters);
}

/** Reads what a person typed: a code in any spelling, or any words, which always give the same code. */
export function readSeed(typed: string): Result<string> {
  const letters = typed.toUpperCase().replace(/[\s\-_.]/g, '');
  if (letters === '') return problem('seed-empty', 'Type a seed such as KTR-BMX-QZP, or any words.');
  if (typed.length > 100) return problem('seed-long', 'A seed has at most 100 characters.');
  if (CODE.test(letters)) return ok(grouped(letters));
  return ok(codeOfWords(typed.trim().toLowerCase()));
}

export function isSeedCode(seed: string): boolean {
  return CODE.test(seed.replaceAll('-', '')) && grouped(seed.replaceAll('-', '')) === seed;
}

/**
 * `date` is a UTC day such as 2026-11-16. Where the dungeon of a day could not be shown to be winnable, the next
 * `attempt` is dealt instead; it is still the daily of that day.
 */
export function dailySeed(event: string, date: string, attempt = 0): string {
  return `daily:${event}:${date}${attempt > 0 ? `:${attempt}` : ''}`;
}

export function readDailySeed(seed: string): { event: string; date: string; attempt: number } | undefined {
  const match = DAILY.exec(seed);
  return match ? { event: match[1]!, date: match[2]!, attempt: Number(match[3] ?? 0) } : undefined;
}

/** What the screen shows for a seed. */
export function seedLabel(seed: string): string {
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
