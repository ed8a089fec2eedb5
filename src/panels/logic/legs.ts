/** How the state of a Pentathlon's leg is told. */
import type { Tone } from '../../core/look.ts';
import type { LegModel } from '../model.ts';

export const LEG_LOOKS: Readonly<
  Record<LegModel['state'], { readonly sign: string; readonly words: string; readonly tone: Tone }>
> = {
  waiting: { sign: '-', words: 'To come', tone: 'dim' },
  running: { sign: '>', words: 'Now', tone: 'gold' },
  done: { sign: '+', words: 'Done', tone: 'good' },
  aborted: { sign: '!', words: 'Given up', tone: 'bad' },
};
