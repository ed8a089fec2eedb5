/** Every event: how it moves and sounds. */
import type { Event } from '../state/events.ts';
import type { Part } from './motion-words.ts';
import { cardMotions } from './motions-cards.ts';
import { foeMotions } from './motions-foes.ts';
import { wordMotions } from './motions-words.ts';

export const motions: Part<Event['type']> = { ...cardMotions, ...wordMotions, ...foeMotions };
