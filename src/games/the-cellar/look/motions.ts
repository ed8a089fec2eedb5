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
  type DieModel,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { cellarOf } from '../data/cellars.ts';
import { SCORE } from '../data/constants.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { heroModel } from './board.ts';
import { FIND_LOOKS } from './finds.ts';
import { barrelToken, BOTTLE, CHEST, DOOR, HERO, KEY, ratToken } from './places.ts';
import { isGuttering } from './words.ts';

const hero = { token: HERO };
const ITEMS = { panel: 'items' };

const thrown = (face: number, need: number, colour: DieModel['colour'], good: boolean): DieModel => ({
  sides: 6,
  face,
  colour,
  need: `${need}+`,
  good,
});

export const motions: Motions<Event, State> = {
  entered: (_event, { after }) => [
    sound('door'),
    banner(cellarOf(after).name, 'gold', 'Find the key. Mind the rats.'),
    appear(heroModel(after), 'drop'),
  ],
  'turn-began': ({ candle }) =>
    isGuttering(candle) ? [sound('heartbeat'), say(HERO, `${candle}…`, 'fire')] : [],
  stepped: ({ to }) => [together(hop(HERO, to), sound('step'))],
  struck: ({ rat, die, need, hit }) => [
    sound('die'),
    tumble([thrown(die, need, 'bone', hit)], 'Strike'),
    together(lunge(HERO, { token: ratToken(rat) }), sound(hit ? 'slash' : 'swish')),
    ...(hit ? [] : [float({ token: ratToken(rat) }, 'missed', 'dim')]),
  ],
  'rat-slain': ({ rat, at }) => [
    together(flash(ratToken(rat), 'plain'), sound('rat-squeak')),
    together(crumble(ratToken(rat)), burst(at, 'bad'), sound('crumble'), float(at, `+${SCORE.rat}`, 'gold')),
  ],
  searched: ({ barrel, find }) => {
    const { title, text, tone, motions: received } = FIND_LOOKS[find];
    return [
      together(flash(barrelToken(barrel), 'plain'), sound('chest')),
      card(title, text, tone, find),
      ...received,
    ];
  },
  'key-taken': ({ at }, { after }) => [
    together(vanish(KEY, 'fade'), burst(at, 'gold', 2), sound('key-jingle'), fly('cellar-key', at, ITEMS)),
    together(glow(cellarOf(after).site.door, 'gold'), say(DOOR, '!', 'gold')),
  ],
  'bottle-taken': ({ at }) => [
    together(vanish(BOTTLE, 'fade'), burst(at, 'gold'), sound('clink'), fly('bottle', at, ITEMS)),
  ],
  'chest-opened': ({ at }) => [together(flip(CHEST, 'chest-open'), glow(at, 'gold'), sound('chest'))],
  'tool-taken': ({ tool }) => [together(fly(tool, { token: CHEST }, ITEMS), sound('sparkle'))],
  'rat-woke': ({ rat }) => [together(say(ratToken(rat), '!', 'bad'), sound('rat-squeak'))],
  'rat-moved': ({ rat, to }) => [together(hop(ratToken(rat), to), sound('step'))],
  'rat-bit': ({ rat, die, need, hit }) => [
    together(tumble([thrown(die, need, 'red', !hit)], 'Bite'), sound('die')),
    together(lunge(ratToken(rat), hero), sound(hit ? 'rat-bite' : 'swish')),
    ...(hit ? [] : [float(hero, 'dodged', 'good')]),
  ],
  blocked: () => [
    together(flash(HERO, 'gold'), sound('clink'), float(hero, 'caught!', 'gold'), burst(hero, 'dim')),
  ],
  hurt: () => [together(flash(HERO, 'bad'), shake(2), sound('hurt'), float(hero, '-1', 'bad', 'heart'))],
  'candle-out': () => [sound('fizzle'), darken(0), sound('defeat'), spectacle('defeat', 'The light is gone')],
  escaped: (_event, { after }) => [
    together(flip(DOOR, 'cellar-door-open'), sound('cellar-door'), glow(cellarOf(after).site.door, 'gold')),
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
