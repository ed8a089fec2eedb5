/** How every event of this room looks and sounds. */
import type { Motions } from '../../room.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { chanceMotions } from './motions-chance.ts';
import { endMotions } from './motions-end.ts';
import { fightMotions } from './motions-fight.ts';
import { setupMotions } from './motions-setup.ts';
import { walkMotions } from './motions-walk.ts';

export const motions: Motions<Event, State> = {
  ...setupMotions,
  ...walkMotions,
  ...chanceMotions,
  ...fightMotions,
  ...endMotions,
};
