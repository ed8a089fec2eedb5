/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  outfit: 'A bigger die wins more fights. The Two-Handed Sword rolls a D10.',
  roll: 'You can stop early, but unused steps are lost.',
  step: 'A number on a square: how many monsters the whole walk there wakes.',
  collect: 'Taking loot wakes whatever guards it.',
  'use-item': 'Magic scores nothing at the stairs. Use it before you leave.',
};
