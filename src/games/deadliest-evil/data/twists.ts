/** On the days of this room. */
import type { Twist } from '../../twists.ts';
import { TRACK } from './constants.ts';

const instead = (spaces: number): string =>
  `The monster track has ${spaces} spaces instead of ${TRACK.standard}.`;

export const TWISTS: readonly Twist[] = [
  { name: 'Hot on Your Heels', text: instead(TRACK.deadliest), options: { difficulty: 'deadliest' } },
  { name: 'A Head Start', text: instead(TRACK.gentle), options: { difficulty: 'gentle' } },
];
