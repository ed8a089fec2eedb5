/** Motions of a word: letter by letter, a hop, a bump, a thud or a trap. */
import { isInside, stepFrom } from '../../../core/grid.ts';
import {
  burst,
  flash,
  flip,
  float,
  fly,
  glow,
  hop,
  lunge,
  say,
  shake,
  sound,
  together,
  vanish,
} from '../../../core/look.ts';
import { latest } from '../../../core/moments.ts';
import type { Motions } from '../../room.ts';
import { BOARD } from '../data/constants.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { trapSprite } from './board.ts';
import { breath, letterAt, tile } from './motions-letters.ts';
import { foePlace, foeToken, pawnPlace, pawnToken, trapToken } from './places.ts';

/** From here on a word is worth a cheer. */
const FINE_WORD = 3;

export const wordMotions = {
  'word-played': event => [together(say(pawnToken(event.seat), event.word), sound('word-ok'))],
  'letter-idle': (event, now) => [together(breath(event.at, letterAt(now, event.index)), sound('key-tap'))],
  blocked: (event, now) => {
    const token = pawnToken(event.seat);
    const toward = stepFrom(event.at, event.direction);
    // Nothing can be pointed at beyond the edge: there the pawn jumps in vain.
    const tries = isInside(BOARD, toward) ? lunge(token, toward) : hop(token, event.at);
    return [
      together(tries, float(event.at, letterAt(now, event.index), 'dim', 'mark-wall'), sound('wall-thud')),
    ];
  },
  'door-opened': event => [
    together(
      burst(pawnPlace(event.seat), 'gold'),
      float(pawnPlace(event.seat), `${event.letter} opens`, 'gold', 'chip-key'),
      sound('door-open'),
    ),
  ],
  'trap-cleared': event => {
    const token = trapToken(event.at);
    return [
      together(
        flip(token, `${trapSprite(event.letter)}-sprung`),
        float(event.at, '', 'good', 'mark-clear'),
        sound('trap-clear'),
      ),
      vanish(token, 'sink'),
    ];
  },
  stepped: (event, now) => [
    together(hop(pawnToken(event.seat), event.to), tile(event.to, letterAt(now, event.index)), sound('step')),
  ],
  bumped: (event, now) => [
    together(
      lunge(pawnToken(event.seat), event.toward),
      tile(event.at, letterAt(now, event.index)),
      sound(event.damage >= event.health ? 'bump-last' : 'bump-soft'),
    ),
    together(
      flash(foeToken(event.foe), 'bad'),
      float(event.toward, `${event.damage}/${event.health}`, 'gold', 'mark-bump'),
    ),
  ],
  captured: event => [
    vanish(foeToken(event.n), 'poof'),
    together(fly(`token-${event.n}`, event.at, pawnPlace(event.seat)), sound('token-gain')),
    together(
      glow(pawnPlace(event.seat), 'gold'),
      float(pawnPlace(event.seat), 'captured!', 'gold', `token-${event.n}`),
    ),
  ],
  'boss-halved': () => [together(shake(2), float(foePlace('boss'), 'half!', 'gold', 'mark-bump'))],
  'trap-stopped': (event, now) => [
    together(
      lunge(pawnToken(event.seat), event.toward),
      tile(event.at, letterAt(now, event.index)),
      sound('trap-snap'),
    ),
    together(
      flash(trapToken(event.toward), 'bad'),
      float(event.toward, `no ${event.letter}!`, 'bad', 'mark-stop'),
      shake(1),
    ),
  ],
  'letters-void': (event, now) => {
    const rest = latest(now, 'word-played')?.word.slice(event.fromIndex) ?? '';
    return rest === '' ? [] : [float(pawnPlace(event.seat), `${rest.toLowerCase()} is lost`, 'dim')];
  },
  'word-ended': event =>
    event.damage >= FINE_WORD
      ? [
          together(
            float(pawnPlace(event.seat), `${event.damage} hits!`, 'gold', 'chip-star'),
            sound('sparkle'),
          ),
        ]
      : [],
  passed: event => [together(say(pawnToken(event.seat), '...'), sound('key-tap'))],
  declined: () => [],
} satisfies Partial<Motions<Event, State>>;
