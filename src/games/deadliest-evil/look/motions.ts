/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import {
  closeFight,
  darken,
  death,
  flip,
  float,
  glow,
  sound,
  spectacle,
  together,
  vanish,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { nameOfSource } from '../rules/names.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { isWeak } from './kora.ts';
import { HER, type Part } from './motion-words.ts';
import { cardMotions } from './motions-cards.ts';
import { fightMotions } from './motions-fight.ts';
import { trackMotions } from './motions-track.ts';
import { walkMotions } from './motions-walk.ts';
import { KORA } from './places.ts';
import { RESULT_NAMES } from './words.ts';

const roundMotions = {
  'round-began': (event, { before }) => [
    float(HER, `Round ${event.round}`, 'dim'),
    ...(isWeak(before) && event.round > 1 ? [sound('heartbeat')] : []),
  ],
  'run-ended': ({ result, cause }, { after }) => {
    if (result === 'defeat') {
      const isLost = cause === null || cause === 'lost-in-the-dark';
      const title = isLost ? 'Lost in the dark' : 'Kora has fallen';
      const text = isLost ? 'Nobody waits any longer' : `Killed by ${nameOfSource(cause)}`;
      return [
        sound('toll'),
        death({ token: KORA, side: 'left', text, dark: isLost }),
        together(closeFight(), flip(KORA, 'kora-fallen')),
        sound('defeat'),
        spectacle('defeat', title, 'kora-fallen'),
      ];
    }
    return [
      together(sound('leave'), glow(HER, 'gold'), vanish(KORA, 'fade')),
      darken(100),
      sound(result === 'ultimate' ? 'victory-ultimate' : 'victory-minor'),
      spectacle('victory', RESULT_NAMES[result], after.objectives.book ? 'kora-book' : 'kora'),
    ];
  },
} satisfies Part;

export const motions: Motions<Event, State> = {
  ...roundMotions,
  ...walkMotions,
  ...fightMotions,
  ...trackMotions,
  ...cardMotions,
};
