/** How each event looks and sounds. */
import {
  appear,
  banner,
  burst,
  card,
  crumble,
  darken,
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
  spectacle,
  together,
  tumble,
  vanish,
  type Motion,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { FIND_NAMES } from '../data/finds.ts';
import { site } from '../data/map.ts';
import type { Event, State } from '../state.ts';
import { HERO, ratToken, board } from './board.ts';

type Table = Motions<Event, State>;

export const motions: Table = {
  entered: (_event, { step: { after } }) => {
    const hero = board(after).tokens.find(token => token.id === HERO)!;
    return [
      sound('door'),
      banner('The Cellar', 'gold', 'Find the key. Mind the rats.'),
      appear(hero, 'drop'),
    ];
  },
  'turn-began': event =>
    event.candle <= 3 ? [sound('heartbeat'), say(HERO, `${event.candle}…`, 'fire')] : [],
  stepped: event => [together(hop(HERO, event.to), sound('step'))],
  struck: event => [
    sound('die'),
    tumble(
      [{ sides: 6, face: event.die, colour: 'bone', need: `${event.need}+`, good: event.hit }],
      'Strike',
    ),
    together(lunge(HERO, { token: ratToken(event.rat) }), sound(event.hit ? 'slash' : 'swish')),
    ...(event.hit ? [] : [float({ token: ratToken(event.rat) }, 'missed', 'dim')]),
  ],
  'rat-slain': event => [
    together(flash(ratToken(event.rat), 'plain'), sound('rat-squeak')),
    together(
      crumble(ratToken(event.rat)),
      burst(event.at, 'bad'),
      sound('crumble'),
      float(event.at, '+50', 'gold'),
    ),
  ],
  searched: event => [
    together(flash(`barrel-${event.barrel}`, 'plain'), sound('chest')),
    card(
      FIND_NAMES[event.find].title,
      FIND_NAMES[event.find].text,
      event.find === 'cobweb' ? 'dim' : 'good',
      event.find,
    ),
    ...reward(event.find),
  ],
  'key-taken': event => [
    together(
      vanish('key', 'fade'),
      burst(event.at, 'gold', 2),
      sound('key-jingle'),
      fly('cellar-key', event.at, { panel: 'items' }),
    ),
    together(glow(site.door, 'gold'), say('door', '!', 'gold')),
  ],
  'chest-opened': event => [together(flip('chest', 'chest-open'), glow(event.at, 'gold'), sound('chest'))],
  'tool-taken': event => [
    together(fly(event.tool, { token: 'chest' }, { panel: 'items' }), sound('sparkle')),
  ],
  'rat-woke': event => [together(say(ratToken(event.rat), '!', 'bad'), sound('rat-squeak'))],
  'rat-moved': event => [together(hop(ratToken(event.rat), event.to), sound('step'))],
  'rat-bit': event => [
    together(
      tumble(
        [{ sides: 6, face: event.die, colour: 'red', need: `${event.need}+`, good: !event.hit }],
        'Bite',
      ),
      sound('die'),
    ),
    together(lunge(ratToken(event.rat), { token: HERO }), sound(event.hit ? 'rat-bite' : 'swish')),
    ...(event.hit ? [] : [float({ token: HERO }, 'dodged', 'good')]),
  ],
  blocked: () => [
    together(
      flash(HERO, 'gold'),
      sound('clink'),
      float({ token: HERO }, 'caught!', 'gold'),
      burst({ token: HERO }, 'dim'),
    ),
  ],
  hurt: () => [
    together(flash(HERO, 'bad'), shake(2), sound('hurt'), float({ token: HERO }, '-1', 'bad', 'heart')),
  ],
  'candle-out': () => [sound('fizzle'), darken(0), sound('defeat'), spectacle('defeat', 'The light is gone')],
  escaped: () => [
    together(flip('door', 'cellar-door-open'), sound('cellar-door'), glow(site.door, 'gold')),
    sound('victory'),
    spectacle('victory', 'Daylight!', 'cellar-door-open'),
  ],
  fell: () => [
    together(crumble(HERO), sound('crumble')),
    darken(10),
    sound('defeat'),
    spectacle('defeat', 'Bitten down'),
  ],
};

function reward(find: keyof typeof FIND_NAMES): Motion[] {
  if (find === 'apple')
    return [
      together(
        sound('heal'),
        fly('heart', { token: HERO }, { panel: 'hearts' }),
        float({ token: HERO }, '+1', 'good', 'heart'),
      ),
    ];
  if (find === 'candle-stub')
    return [together(sound('fire'), glow({ token: HERO }, 'fire'), float({ token: HERO }, '+4', 'fire'))];
  return [sound('fizzle')];
}
