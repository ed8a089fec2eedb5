/** The position of a bot's match with the most on the table, as a saved match: what a frame costs is measured there. */
import type { AnyRoom } from '../../src/games/room.ts';
import { type Decision, type Position, Recorded } from '../shots/positions.ts';

const MOST_LOOKED_AT = 400;

export function busiestPosition(room: AnyRoom): Position {
  const weigh = ({ state }: Decision): number => {
    const { tokens, ground } = room.board(state, state.ask?.seat ?? 0);
    return tokens.length + ground.decor.length;
  };
  const recorded = new Recorded(room, 'easy');
  let most = -1;
  let looked = 0;
  try {
    // Never satisfied, so that every decision of the first matches is weighed.
    recorded.find(decision => {
      if (++looked > MOST_LOOKED_AT) throw new Enough();
      most = Math.max(most, weigh(decision));
      return false;
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return recorded.find(decision => weigh(decision) === most);
}

class Enough extends Error {
  override readonly name = 'Enough';
}
