/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import {
  appear,
  banner,
  beam,
  burst,
  card,
  crumble,
  darken,
  deal,
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
  type Motion,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { CARD, LEVEL_NAMES } from '../data/constants.ts';
import { findMishap } from '../data/events.ts';
import { findItem } from '../data/items.ts';
import { findMonster, type MonsterId } from '../data/monsters.ts';
import { boardIn } from '../rules/board.ts';
import { findById } from '../rules/monsters.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board, hatchToken, HERO, monsterModel, monsterToken } from './board.ts';
import { VOICES } from './voices.ts';
import { itemIcon, mishapText } from './words.ts';

type Table = Motions<Event, State>;

const HERO_PLACE = { token: HERO };
const CARDS = [0, 1, 2, 3].map(slot => ({
  at: { x: (slot & 1) * CARD.columns, y: (slot >> 1) * CARD.rows },
  extent: CARD,
}));
/** Events that do her good; their card turns up green. */
const KIND_EVENTS = new Set([
  'dropped-purse',
  'glowcap-grove',
  'offering-bowl',
  'holy-spring',
  'lingering-spell',
  'moonlit-font',
  'dead-heros-purse',
  'phoenix-ash',
]);

const skillDie = (face: number, need: number, pass: boolean, colour: DieModel['colour']): DieModel => ({
  sides: 6,
  face,
  colour,
  need: `${need} or less`,
  good: colour === 'red' ? !pass : pass,
});

export const motions: Table = {
  'level-began': (event, { step: { after } }) => [
    sound('card'),
    deal(board(after), CARDS),
    ...board(after)
      .tokens.filter(token => token.layer === 'figure')
      .map(token => appear(token, token.id === HERO ? 'drop' : 'rise')),
    sound('hatch'),
    banner(`Level ${event.level}`, 'gold', LEVEL_NAMES[event.level]),
  ],
  'turn-began': (_event, { step: { before, after } }) =>
    after.hero.health <= 2 && before.hero.health > 0 ? [sound('heartbeat')] : [],
  'phase-ended': () => [],
  moved: event => [together(hop(HERO, event.to), sound('step'))],
  crossed: (_event, { step: { after } }) => [together(glow(after.hero.at, 'magic'), sound('seam'))],
  'event-drawn': event => {
    const mishap = findMishap(event.id)!;
    const good = KIND_EVENTS.has(event.id);
    return [
      together(tumble([{ sides: 6, face: event.die, colour: 'violet' }], 'Event'), sound('die')),
      sound(mishap.effects.some(effect => effect.do === 'advance') ? 'horn' : 'card'),
      card(mishap.name, mishapText(mishap), good ? 'good' : 'bad', `event-${event.id}`),
    ];
  },
  tested: event => [
    together(tumble([skillDie(event.die, event.need, event.pass, 'bone')], 'Skill Test'), sound('die')),
    float(HERO_PLACE, event.pass ? 'safe!' : 'failed', event.pass ? 'good' : 'bad'),
  ],
  attacked: event => [
    together(tumble([skillDie(event.die, event.need, event.hit, 'bone')], 'Attack'), sound('die')),
    together(lunge(HERO, { token: monsterToken(event.monster) }), sound(event.hit ? 'slash' : 'swish')),
    ...(event.hit ? [] : [float({ token: monsterToken(event.monster) }, 'missed', 'dim')]),
  ],
  'monster-hurt': event => wound(event.monster, event.amount, event.blocked),
  'monster-recovered': event => [
    together(
      float({ token: monsterToken(event.monster) }, 'whole again', 'good'),
      flash(monsterToken(event.monster), 'good'),
    ),
  ],
  'monster-slain': event => [
    together(...wound(event.monster, event.amount, event.blocked)),
    together(
      crumble(monsterToken(event.monster)),
      burst(event.at, 'bad', 2),
      sound('crumble'),
      ...(event.kept > 0
        ? [
            fly('coin', event.at, { panel: 'gold' }, event.kept),
            sound('coin'),
            float(event.at, `+${event.kept}`, 'gold'),
          ]
        : []),
    ),
  ],
  guzzled: event => [
    together(
      tumble([{ sides: 6, face: event.die, colour: event.potion === 'health' ? 'red' : 'blue' }], 'Guzzle'),
      sound('gulp'),
    ),
    together(
      glow(HERO_PLACE, event.potion === 'health' ? 'bad' : 'ice'),
      float(
        HERO_PLACE,
        `+${event.gain}`,
        event.potion === 'health' ? 'good' : 'ice',
        event.potion === 'health' ? 'chip-heart' : 'chip-mana',
      ),
    ),
  ],
  cast: (event, { step: { before } }) => [
    together(
      tumble(
        [
          {
            sides: 6,
            face: event.die,
            colour: event.outcome === 'wild' ? 'violet' : 'blue',
            need: `${event.mana} or less`,
            good: event.outcome === 'success',
          },
        ],
        event.spell === 'heal' ? 'Heal' : 'Fireball',
      ),
      sound('die'),
    ),
    ...spell(event, before),
  ],
  healed: event => [
    together(
      glow(HERO_PLACE, 'good'),
      sound('heal'),
      float(HERO_PLACE, `+${event.amount}`, 'good', 'chip-heart'),
    ),
  ],
  'mana-changed': event => [float(HERO_PLACE, signed(event.by), 'ice', 'chip-mana')],
  'gold-changed': event => [
    together(
      sound('coin'),
      float(HERO_PLACE, signed(event.by), 'gold', 'chip-coin'),
      ...(event.by > 0 ? [fly('coin', HERO_PLACE, { panel: 'gold' }, Math.min(5, event.by))] : []),
    ),
  ],
  'potion-gained': event => [
    event.kept
      ? together(sound('sparkle'), fly(`item-${event.potion}-potion`, HERO_PLACE, { panel: 'belt' }))
      : float(HERO_PLACE, 'belt full', 'dim'),
  ],
  'key-taken': event => [
    together(
      vanish('key', 'fade'),
      burst(event.at, 'gold', 2),
      sound('key'),
      fly('key', event.at, { panel: 'belt' }),
    ),
    together(say('exit', '!', 'gold'), burst({ token: 'exit' }, 'gold'), sound('unlock')),
  ],
  'chest-opened': event => [
    together(flip('chest', 'chest-open'), sound('chest'), glow(event.at, 'gold')),
    card(
      findItem(event.item)!.name,
      `Or ${event.gold} Gold instead.`,
      'gold',
      itemIcon(findItem(event.item)!),
    ),
  ],
  'item-gained': event => {
    const item = findItem(event.item)!;
    return [together(sound('sparkle'), burst(HERO_PLACE, 'gold'), float(HERO_PLACE, item.name, 'gold'))];
  },
  'shop-entered': event => [together(sound('bell'), glow(event.at, 'gold'))],
  bought: event => [
    together(sound('coin'), fly('coin', { panel: 'gold' }, { token: 'shop' }, Math.min(6, event.price))),
  ],
  'shop-left': () => [sound('door')],
  'monster-moved': event => [together(hop(monsterToken(event.monster), event.to), sound('step'))],
  'monster-fled': event => [
    together(
      say(monsterToken(event.monster), '~', 'ice'),
      hop(monsterToken(event.monster), event.to),
      sound('flee'),
    ),
  ],
  'monster-healed': event => [
    together(
      glow({ token: monsterToken(event.monster) }, 'good'),
      float({ token: monsterToken(event.monster) }, '+1', 'good', 'plus'),
    ),
  ],
  'monster-attacked': event => [
    together(
      tumble([skillDie(event.die, event.need, event.hit, 'red')], findMonster(event.kind)!.name),
      sound('die'),
    ),
    together(attackOf(event.monster, event.kind), sound(VOICES[event.kind])),
    ...(event.hit ? [] : [float(HERO_PLACE, 'dodged', 'good')]),
    ...(event.hit && event.blocked > 0
      ? [together(sound('clink'), float(HERO_PLACE, `${event.blocked} off`, 'dim', 'chip-shield'))]
      : []),
  ],
  'hero-hurt': event => [
    together(
      flash(HERO, 'bad'),
      shake(event.health <= 2 ? 3 : 2),
      sound('thud'),
      float(HERO_PLACE, `-${event.amount}`, 'bad', 'chip-heart'),
    ),
  ],
  respawned: (event, { step: { after } }) => {
    const monster = findById(after, event.monster);
    return [
      together(flip(hatchToken(event.at), 'hatch-open'), sound('hatch')),
      ...(monster
        ? [
            appear(monsterModel(after, monster, false), 'rise'),
            together(say(monsterToken(event.monster), '!', 'bad'), sound(VOICES[event.kind])),
          ]
        : []),
    ];
  },
  'nothing-happened': () => [float(HERO_PLACE, 'nothing', 'dim')],
  'level-cleared': (_event, { step: { before } }) => [
    together(
      sound('stairs'),
      glow(before.layout ? boardIn(before).site.exit : before.hero.at, 'gold'),
      vanish(HERO, 'sink'),
    ),
    banner('Level cleared', 'good'),
  ],
  won: () => [sound('victory'), spectacle('victory', 'The Sceptre is yours!', 'sceptre')],
  died: () => [
    together(crumble(HERO), sound('crumble')),
    darken(8),
    sound('death'),
    spectacle('defeat', 'Your delve ends here'),
  ],
  'torch-out': () => [
    sound('fizzle'),
    darken(0),
    sound('defeat'),
    spectacle('defeat', 'The torch burns out'),
  ],
};

function wound(monster: number, amount: number, blocked: number): Motion[] {
  const token = monsterToken(monster);
  return [
    together(
      flash(token, 'bad'),
      float({ token }, `-${amount}`, 'fire'),
      burst({ token }, 'bad'),
      sound('hit'),
      ...(blocked > 0 ? [sound('clink')] : []),
    ),
  ];
}

function spell(event: Extract<Event, { type: 'cast' }>, before: State): Motion[] {
  if (event.outcome === 'wild')
    return [together(sound('wild'), burst(HERO_PLACE, 'magic', 2), float(HERO_PLACE, 'wild!', 'magic'))];
  if (event.outcome === 'fail') return [together(sound('fizzle'), float(HERO_PLACE, 'fizzles', 'dim'))];
  if (event.spell === 'heal') return [];
  const target = event.monster === null ? undefined : findById(before, event.monster);
  if (!target) return [together(sound('fire'), burst(HERO_PLACE, 'fire'))];
  return [
    together(beam(HERO_PLACE, target.at, 'fire', 'fx-fireball'), sound('fire')),
    together(burst(target.at, 'fire', 3), shake(1)),
  ];
}

/** Those with reach shoot or cast; the others lunge. */
function attackOf(monster: number, id: MonsterId): Motion {
  const { range } = findMonster(id)!;
  const token = monsterToken(monster);
  if (range === 1) return together(lunge(token, HERO_PLACE), sound('slash'));
  const isArcher = /archer|slinger/.test(id);
  return together(
    beam({ token }, HERO_PLACE, isArcher ? 'dim' : 'magic', isArcher ? 'fx-arrow' : 'fx-bolt'),
    sound(isArcher ? 'shot' : 'bolt'),
  );
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}
