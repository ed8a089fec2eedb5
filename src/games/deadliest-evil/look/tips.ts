/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  assign: 'Nobody near? Give Speed the big die. Cornered? Give it to Combat.',
  'roll-move': 'You can stop anywhere on the way.',
  search: 'A search costs one step on the track: they hear you.',
  attack: 'Kill, and you may strike again.',
  'use-item': 'Items are used before you act.',
};
