/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import { burst, darken, flip, float, glow, sound, spectacle, together, vanish } from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
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
      const title = cause === 'lost-in-the-dark' ? 'Lost in the dark' : 'Kora has fallen';
      return [
        together(flip(KORA, 'kora-fallen'), burst(HER, 'bad', 3), sound('crumble')),
        darken(6),
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
