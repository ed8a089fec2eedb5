/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  activate: 'One figure acts each turn: yours, or a monster you scheme with.',
  explore: 'The first step is free. Each die of 4 or more is one more.',
  gather: "Treasure counts only once it's up the stairs.",
  'close-assault': 'Each attack shows how often you win and how often you die.',
  'open-door': 'Doors may be locked, or hide a surprise.',
};
