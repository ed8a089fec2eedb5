/** Every event: how it moves and sounds. */
import type { Motions } from '../../room.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { cardMotions } from './motions-cards.ts';
import { foeMotions } from './motions-foes.ts';
import { wordMotions } from './motions-words.ts';

export const motions: Motions<Event, State> = { ...cardMotions, ...wordMotions, ...foeMotions };
