/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  gift: 'One free gift. The Short Sword doubles your damage.',
  attack: 'Only one monster stays wounded: finish the one you started.',
  guzzle: "Drinking is an action too. Don't wait until it's too late.",
  inventory: 'Using what you stand on takes an action: Key, chest, shop or Exit.',
  move: 'A small card marks a step that draws an event.',
};
