/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  search: 'Barrels hold light, food or cobwebs. A search is one action.',
  strike: "Strike first: a dead rat can't bite.",
  'take-key': "You can't leave without the key. Taking it is an action.",
  'open-chest': 'The broom hits more often. The lid stops one bite.',
};
