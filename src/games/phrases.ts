/** Small grammar, and numbers as a person reads them: the same in every room. */

/** A chance of 0 to 1. Never "0%" or "100%" unless it is certain. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '<1%';
  return rounded === 100 && chance < 1 ? '>99%' : `${rounded}%`;
}

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
