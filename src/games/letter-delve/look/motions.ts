/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import type { Motions } from '../../room.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { battleMotions } from './motions-battle.ts';
import { heroMotions } from './motions-heroes.ts';
import { monsterMotions } from './motions-monsters.ts';

export const motions: Motions<Event, State> = {
  ...heroMotions,
  ...monsterMotions,
  ...battleMotions,
};
