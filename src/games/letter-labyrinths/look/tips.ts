/** For a first game, one line each. */
import type { Tips } from '../../room.ts';
import type { Action } from '../state/actions.ts';

export const tips: Tips<Action> = {
  word: 'Each arrow letter is one step. Watch the path while you type.',
  ability: 'A token buys one ability a round.',
  'end-players': 'Enemies spell with the next card. Run out of cards and you lose.',
};
