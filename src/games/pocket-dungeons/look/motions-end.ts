/** Motions of leaving, of the last call and of the end. */
import { banner, darken, fly, glow, sound, spectacle, together, vanish } from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { placeOf, type SomeMotions } from './motions-parts.ts';
import { charToken } from './places.ts';
import { cardName, does, haulText, seatName, treasureText } from './words.ts';

export const endMotions = {
  departed: (event, { you }) => [
    together(
      glow(placeOf(event), 'gold'),
      ...(event.treasure > 0 ? [fly('treasure', placeOf(event), { panel: 'treasure' }, event.treasure)] : []),
      vanish(charToken(event.char), 'fade'),
      sound('stairs'),
    ),
    banner(
      event.seat === you ? "You're out" : `${seatName(event.seat)} is out`,
      'gold',
      `The ${cardName(event.card)}, with ${haulText(event)}.`,
    ),
  ],
  'last-call': ({ closesAfter }, { after: { round } }) => [
    sound('bell'),
    banner(
      `${counted(closesAfter - round, 'round')} left`,
      'fire',
      `The first delver is out: the dungeon closes after round ${closesAfter}.`,
    ),
  ],
  'game-over': ({ winner }, now) => {
    const player = winner === null ? undefined : now.after.players[winner];
    if (winner === null || !player?.final)
      return [darken(8), sound('defeat'), spectacle('defeat', 'The dungeon wins', 'skull')];
    const { card, treasure } = player.final;
    return [
      darken(100),
      sound('victory'),
      spectacle('victory', `${does(winner, now.you, 'win')} with ${treasureText(treasure)}`, card),
    ];
  },
} satisfies SomeMotions;
