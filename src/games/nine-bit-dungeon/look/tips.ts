/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import { itemById } from '../data/items.ts';
import type { Action } from '../state/actions.ts';
import { percent } from './words.ts';

const { gains, name, price } = itemById('duelling-gloves');

export const tips: Tips<Action> = {
  gift: 'One free gift. The Sword hits harder, the Gloves hit more often.',
  move: 'Get the Key, then leave by the Exit. The chest holds a free item.',
  attack: 'Finish what you start: hurt another monster, and the first heals.',
  guzzle: "Drinking is an action too. Don't wait until it's too late.",
  inventory: 'Using what you stand on takes an action: Key, chest, shop or Exit.',
  cast: "Your Mana is a spell's odds, its strength and a Fireball's reach.",
  end: 'Let monsters come to you: then both your actions are attacks.',
  buy: `The ${name} cost ${price} Gold: with them you hit ${percent(gains.skill ?? 0)}.`,
  chest: 'The item costs you nothing. Take the Gold if you have no use for it.',
};
