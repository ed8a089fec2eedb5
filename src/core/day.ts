/** Days are UTC days such as 2026-11-16. */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the calendar has this day. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  return year !== undefined && day! >= 1 && day! <= daysIn(year, month!);
}

/** Nought for a month that is none. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (LENGTHS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0);
}
