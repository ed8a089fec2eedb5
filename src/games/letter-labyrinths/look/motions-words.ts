/** Motions of a word: letter by letter, a hop, a bump, a thud or a trap. */
import { isInside, stepFrom } from '../../../core/grid.ts';
import {
  blow,
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
  'word-played': ({ seat, word }) => [together(say(pawnToken(seat), word), sound('word-ok'))],
  'letter-idle': ({ at, index }, now) => [together(breath(at, letterAt(now, index)), sound('key-tap'))],
  blocked: (event, now) => {
    const token = pawnToken(event.seat);
    const toward = stepFrom(event.at, event.direction);
    // Nothing can be pointed at beyond the edge: there the pawn jumps in vain.
    const tries = isInside(BOARD, toward) ? lunge(token, toward) : hop(token, event.at);
    return [
      together(tries, float(event.at, letterAt(now, event.index), 'dim', 'mark-wall'), sound('wall-thud')),
    ];
  },
  'door-opened': ({ seat, letter }) => [
    together(
      burst(pawnPlace(seat), 'gold'),
      float(pawnPlace(seat), `${letter} opens`, 'gold', 'chip-key'),
      sound('door-open'),
    ),
  ],
  'trap-cleared': ({ at, letter }) => {
    const token = trapToken(at);
    return [
      together(
        flip(token, `${trapSprite(letter)}-sprung`),
        float(at, '', 'good', 'mark-clear'),
        sound('trap-clear'),
      ),
      vanish(token, 'sink'),
    ];
  },
  stepped: ({ seat, to, index }, now) => [
    together(hop(pawnToken(seat), to), tile(to, letterAt(now, index)), sound('step')),
  ],
  bumped: ({ seat, toward, at, index, damage, health, foe }, now) => [
    together(lunge(pawnToken(seat), toward), tile(at, letterAt(now, index))),
    sound(damage >= health ? 'bump-last' : 'bump-soft'),
    blow(foeToken(foe), pawnPlace(seat), 'hit', {
      text: `${damage}/${health}`,
      tone: 'gold',
      icon: 'mark-bump',
      gauge: { value: Math.max(0, health - damage), max: health },
    }),
  ],
  captured: ({ n, at, seat }) => [
    vanish(foeToken(n), 'poof'),
    together(fly(`token-${n}`, at, pawnPlace(seat)), sound('token-gain')),
    together(glow(pawnPlace(seat), 'gold'), float(pawnPlace(seat), 'captured!', 'gold', `token-${n}`)),
  ],
  'boss-halved': () => [together(shake(2), float(foePlace('boss'), 'half!', 'gold', 'mark-bump'))],
  'trap-stopped': ({ seat, toward, at, index, letter }, now) => [
    together(lunge(pawnToken(seat), toward), tile(at, letterAt(now, index))),
    sound('trap-snap'),
    shake(1),
    together(
      flash(trapToken(toward), 'bad'),
      blow(pawnToken(seat), toward, 'parry', { text: `no ${letter}!`, tone: 'bad', icon: 'mark-stop' }),
    ),
  ],
  'letters-void': ({ fromIndex, seat }, now) => {
    const rest = latest(now, 'word-played')?.word.slice(fromIndex) ?? '';
    return rest === '' ? [] : [float(pawnPlace(seat), `${rest.toLowerCase()} is lost`, 'dim')];
  },
  'word-ended': ({ damage, seat }) =>
    damage >= FINE_WORD
      ? [together(float(pawnPlace(seat), `${damage} hits!`, 'gold', 'chip-star'), sound('sparkle'))]
      : [],
  passed: ({ seat }) => [together(say(pawnToken(seat), '...'), sound('key-tap'))],
  declined: () => [],
} satisfies Partial<Motions<Event, State>>;
