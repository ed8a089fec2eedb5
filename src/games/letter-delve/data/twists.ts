/** On the days of this room. */
import type { Twist } from '../../twists.ts';

// biome-ignore format: a table
export const TWISTS: readonly Twist[] = [
  { name: 'Short Torch',    text: 'The torch lasts 20 rounds instead of 50.',                     options: { torch: 20 } },
  { name: 'Light Sleepers', text: 'Leaving by the stairs wakes the bosses beside them.',          options: { exit: 'loud' } },
  { name: 'By the Book',    text: 'No gold fever, but leaving wakes the bosses, and Trolls keep coming back.',  options: { rules: 'by-the-book' } },
];
