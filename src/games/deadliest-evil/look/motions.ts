/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import {
  appear,
  banner,
  closeFight,
  darken,
  deal,
  death,
  flip,
  float,
  glow,
  sound,
  spectacle,
  together,
  vanish,
} from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import type { Motions } from '../../room.ts';
import { nameOfSource, RESULT_NAMES } from '../rules/names.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board } from './board.ts';
import { forRivals, raiderName } from './contest.ts';
import { isWeak, koraModel } from './kora.ts';
import { HER, type Part } from './motion-words.ts';
import { cardMotions } from './motions-cards.ts';
import { fightMotions } from './motions-fight.ts';
import { trackMotions } from './motions-track.ts';
import { regionsOf, walkMotions } from './motions-walk.ts';
import { KORA } from './places.ts';

const roundMotions = {
  /** The next one finds the gate as the first one did. */
  'raid-began': ({ seat, number, of }, { after }) => [
    deal(board(after), regionsOf(after)),
    appear(koraModel(after), 'rise'),
    banner(`${raiderName(seat)}'s raid`, 'fire', `${number} of ${of}`),
  ],
  'round-began': (event, { before }) => [
    float(HER, `Round ${event.round}`, 'dim'),
    ...(isWeak(before) && event.round > 1 ? [sound('heartbeat')] : []),
  ],
  'run-ended': ({ result, cause, raider }, { after }) => {
    if (result === 'defeat') {
      const isLost = cause === null || cause === 'lost-in-the-dark';
      const title = isLost ? 'Lost in the dark' : 'Kora has fallen';
      const text = isLost ? 'Nobody waits any longer' : `Killed by ${nameOfSource(cause)}`;
      return [
        sound('toll'),
        death({
          token: KORA,
          side: 'left',
          text,
          dark: isLost,
          ...(raider !== undefined && { seat: raider }),
        }),
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

const all: Motions<Event, State> = {
  ...roundMotions,
  ...walkMotions,
  ...fightMotions,
  ...trackMotions,
  ...cardMotions,
};

/** A rival's raid is told in a word: nobody has to sit through it, or learns the way from it. */
export const motions = forRivals(all, [], {
  'raid-began': ({ seat }) => [sound('leave'), banner(`${raiderName(seat)} goes in`, 'fire')],
  'run-ended': ({ raider, result, score }) => [
    result === 'defeat' ? sound('toll') : sound('victory-minor'),
    banner(
      `${raiderName(raider!)} ${result === 'defeat' ? 'is dead' : 'is out'}`,
      result === 'defeat' ? 'bad' : 'gold',
      `${RESULT_NAMES[result]}, ${counted(score, 'point')}`,
    ),
  ],
});
