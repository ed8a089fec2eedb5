/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import { itemById } from '../data/items.ts';
import type { Action } from '../state/actions.ts';
import { percent } from './words.ts';

const { gains, name, price } = itemById('duelling-gloves');

export const tips: Tips<Action> = {
  gift: 'One free gift. The Short Sword doubles your damage.',
  attack: 'Only one monster stays wounded: finish the one you started.',
  guzzle: "Drinking is an action too. Don't wait until it's too late.",
  inventory: 'Using what you stand on takes an action: Key, chest, shop or Exit.',
  end: `The shop's ${name} cost ${price} Gold: with them you hit ${percent(gains.skill ?? 0)}.`,
  move: 'A small card marks a step that draws an event.',
};
