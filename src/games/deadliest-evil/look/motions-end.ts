/** Motions of rounds and of the end. */
import { darken, float, glow, sound, spectacle, together, vanish, flip, burst } from '../../../core/look.ts';
import { HER, type Part } from './motion-words.ts';
import { KORA } from './places.ts';
import { RESULT_NAMES } from './words.ts';

const WEAK = 2;

export const endMotions: Part<'round-began' | 'run-ended'> = {
  'round-began': (event, { before: { kora } }) => {
    return [
      float(HER, `Round ${event.round}`, 'dim'),
      ...(kora.life <= WEAK && event.round > 1 ? [sound('heartbeat')] : []),
    ];
  },
  'run-ended': (event, { step: { after } }) => {
    if (event.result === 'defeat')
      return [
        together(flip(KORA, 'kora-fallen'), burst(HER, 'bad', 3), sound('crumble')),
        darken(6),
        sound('defeat'),
        spectacle(
          'defeat',
          event.cause === 'lost-in-the-dark' ? 'Lost in the dark' : 'Kora has fallen',
          'kora-fallen',
        ),
      ];
    const isAll = event.result === 'ultimate';
    return [
      together(sound('leave'), glow(HER, 'gold'), vanish(KORA, 'fade')),
      darken(100),
      sound(isAll ? 'victory-ultimate' : 'victory-minor'),
      spectacle('victory', RESULT_NAMES[event.result], after.objectives.book ? 'kora-book' : 'kora'),
    ];
  },
};
