/** Letters in the three rows that every thumb knows. */
import type { EntryModel } from '../../core/look.ts';

type Letter = EntryModel['letters'][number];

const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'] as const;

/** What is in none of them stands in the last. */
export function keyRows(letters: readonly Letter[]): readonly (readonly Letter[])[] {
  const known = ROWS.map(row => row.split('').flatMap(key => letters.filter(({ letter }) => letter === key)));
  const others = letters.filter(({ letter }) => !ROWS.some(row => row.includes(letter)));
  return known.map((row, index) => (index === ROWS.length - 1 ? [...row, ...others] : row));
}
