/** On the days of this room. */
import type { Twist } from '../../twists.ts';

export const TWISTS: readonly Twist[] = [
  {
    name: 'Pulling Strings',
    text: 'When a monster has several equal routes, you choose which one it takes.',
    options: { choices: 'ask' },
  },
];
