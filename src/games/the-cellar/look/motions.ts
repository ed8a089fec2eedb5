/** How each event looks and sounds. */
import {
  appear,
  banner,
  blow,
  burst,
  card,
  crumble,
  death,
  flash,
  flip,
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
  type Motion,
} from '../../../core/look.ts';
import { latest, type Moment } from '../../../core/moments.ts';
import type { Motions } from '../../room.ts';
import { cellarOf } from '../data/cellars.ts';
import { SCORE } from '../data/constants.ts';
import { ratOf } from '../rules/places.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { heroModel } from './board.ts';
import { TITLES } from './ending.ts';
import { FIND_LOOKS, gainedBy } from './finds.ts';
import { barrelToken, BOTTLE, CHEST, DOOR, HERO, KEY, ratToken } from './places.ts';
import { RAT_LOOKS } from './rats.ts';
import { isGuttering, isLastLight } from './words.ts';

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
  'turn-began': ({ candle }) => {
    if (isLastLight(candle))
      return [
        together(sound('heartbeat'), shake(1), flash(HERO, 'fire')),
        banner('Last light', 'bad', 'Get out this turn, or find more light.'),
        sound('heartbeat'),
      ];
    return isGuttering(candle) ? [sound('heartbeat'), say(HERO, `${candle}…`, 'fire')] : [];
  },
  stepped: ({ to }) => [together(hop(HERO, to), sound('step'))],
  struck: ({ rat, die, need, hit }) => [
    sound('die'),
    tumble([thrown(die, need, 'bone', hit)], 'Strike'),
    ...(hit
      ? [together(lunge(HERO, { token: ratToken(rat) }), sound('slash'))]
      : missed(HERO, ratToken(rat), die === need - 1, 'missed')),
  ],
  'rat-slain': ({ rat, at }) => [
    sound('hit'),
    sound('rat-squeak'),
    blow(ratToken(rat), hero, 'hit', { text: `+${SCORE.rat}`, tone: 'gold' }),
    together(crumble(ratToken(rat)), burst(at, 'bad'), sound('kill')),
  ],
  searched: ({ barrel, find }, now) => {
    const { title, text, tone, motions: received } = FIND_LOOKS[find];
    const gained = gainedBy(now);
    return [
      together(flip(barrelToken(barrel), 'barrel-open'), sound('chest')),
      card(title, text(gained), tone, find),
      ...received(gained),
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
    ...(hit
      ? [together(lunge(ratToken(rat), hero), sound('rat-bite'))]
      : missed(ratToken(rat), HERO, die === need - 1, 'dodged')),
  ],
  blocked: ({ rat }, now) => [
    ...bitten(rat, now),
    sound('clink'),
    blow(HERO, { token: ratToken(rat) }, 'block', { text: 'blocked!', tone: 'gold' }),
  ],
  hurt: ({ rat }, now) => [
    ...bitten(rat, now),
    sound('hurt'),
    shake(2),
    blow(HERO, { token: ratToken(rat) }, 'hit', { text: '-1', tone: 'bad', icon: 'heart' }),
  ],
  'candle-out': () => [
    sound('fizzle'),
    sound('toll'),
    death({ token: HERO, text: 'The candle burned out', dark: true }),
    sound('defeat'),
    spectacle('defeat', TITLES.darkness),
  ],
  escaped: (_event, { after }) => [
    together(flip(DOOR, 'cellar-door-open'), sound('cellar-door'), glow(cellarOf(after).site.door, 'gold')),
    together(hop(HERO, cellarOf(after).site.door), sound('step')),
    vanish(HERO, 'fade'),
    sound('victory'),
    spectacle('victory', 'Daylight!', 'cellar-door-open'),
  ],
  fell: ({ rat }, { after }) => [
    sound('toll'),
    death({ token: HERO, text: `Killed by a ${RAT_LOOKS[ratOf(after, rat).kind].name}` }),
    sound('defeat'),
    spectacle('defeat', TITLES.bitten),
  ],
};

/** Through the air: wide by far, or by one. */
function missed(striker: string, target: string, isNear: boolean, word: string): Motion[] {
  return [
    together(lunge(striker, { token: target }, !isNear), sound('swish')),
    sound(isNear ? 'graze' : 'miss'),
    blow(target, { token: striker }, isNear ? 'near' : 'miss', {
      text: isNear ? 'so close!' : word,
      tone: isNear ? 'gold' : 'dim',
    }),
  ];
}

/** Whoever was asked about the lid sees the bite again: it lands now. */
function bitten(rat: number, now: Moment<State, Event>): Motion[] {
  return latest(now, 'rat-bit') ? [] : [together(lunge(ratToken(rat), hero), sound('rat-bite'))];
}
