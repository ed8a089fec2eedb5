/** Small grammar, and numbers as a person reads them: the same in every room. */

/** A chance of 0 to 1. Never "0%" or "100%" unless it is certain. */
export function percent(chance: number): string {
  return pointsText(Math.round(chance * 100), chance);
}

/** So many points of a hundred, and what they were rounded from. */
export function pointsText(points: number, chance: number): string {
  if (points === 0 && chance > 0) return '<1%';
  return points === 100 && chance < 1 ? '>99%' : `${points}%`;
}

/** What `percent` would say of each of all that can happen, rounded so that the parts add up to 100. */
export function shares(chances: readonly number[]): string[] {
  return sharePoints(chances).map((points, index) => pointsText(points, chances[index]!));
}

/** In whole points: everyone is rounded down, and who lost most gets the points that are left (largest remainder). */
export function sharePoints(chances: readonly number[]): number[] {
  // A hair more: three times a third is not quite one.
  const exact = chances.map(chance => chance * 100 + 1e-9);
  const points = exact.map(Math.floor);
  const left = Math.round(sumOf(exact)) - sumOf(points);
  const lost = exact.map((value, index) => ({ index, part: value - points[index]! }));
  const most = lost.toSorted((a, b) => b.part - a.part || a.index - b.index).slice(0, left);
  for (const { index } of most) points[index]! += 1;
  return points;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** "1 card", "3 cards". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** "1 point", "1,240 points", "33 coins": what a score counts is the room's to say. */
export function scoreText(score: number, { scored = 'point' }: { readonly scored?: string } = {}): string {
  return `${score.toLocaleString('en-GB')} ${scored}${score === 1 ? '' : 's'}`;
}

/** "a Yeti", "an Emu". */
export function oneOf(name: string): string {
  return `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** "the Emu, the Orc and the Bat". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 1st, 2nd, 3rd, 4th … 11th, 21st. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
