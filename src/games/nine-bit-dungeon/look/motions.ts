/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import type { Of } from '../../../core/game.ts';
import {
  appear,
  banner,
  beam,
  blow,
  burst,
  card,
  crumble,
  deal,
  death,
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
  type Place,
  type Tone,
} from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import { present } from '../../parts.ts';
import type { Motions } from '../../room.ts';
import { CARD, LEVEL_NAMES } from '../data/constants.ts';
import { mishapById, type Mishap } from '../data/events.ts';
import { itemById } from '../data/items.ts';
import type { MonsterId } from '../data/monsters.ts';
import { nameOfKiller } from '../rules/ending.ts';
import { findById } from '../rules/monsters.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board, monsterModel } from './board.ts';
import { dodgeOf, MONSTER_LOOKS } from './monsters.ts';
import { AT_HERO, hatchToken, HERO, monsterToken } from './places.ts';
import {
  isNear,
  itemIcon,
  mishapText,
  monsterName,
  POTION_LOOKS,
  SPELL_NAMES,
  STAT_NAMES,
  type Thrown,
} from './words.ts';

const CARDS = [0, 1, 2, 3].map(slot => ({
  at: { x: (slot & 1) * CARD.columns, y: (slot >> 1) * CARD.rows },
  extent: CARD,
}));
/** Events that do her good; their card turns up green. */
const isKind = ({ effects }: Mishap): boolean => effects.every(effect => 'by' in effect && effect.by > 0);

const skillDie = (face: number, need: number, pass: boolean, colour: DieModel['colour']): DieModel => ({
  sides: 6,
  face,
  colour,
  need: `${need} or less`,
  good: colour === 'red' ? !pass : pass,
});

export const motions: Motions<Event, State> = {
  'level-began': (event, { after }) => [
    sound('card'),
    deal(board(after), CARDS),
    sound('hatch'),
    // All at once: nobody wants to wait for seven monsters before the first step.
    together(
      banner(`Level ${event.level}`, 'gold', LEVEL_NAMES[event.level]),
      ...board(after)
        .tokens.filter(token => token.layer === 'figure')
        .map(token => appear(token, token.id === HERO ? 'drop' : 'rise')),
    ),
  ],
  'turn-began': (_, { after }) => present(after.hero.health <= 2 && sound('heartbeat')),
  'phase-ended': () => [],
  moved: event => [together(hop(HERO, event.to), sound('step'))],
  crossed: (_, { after }) => [together(glow(after.hero.at, 'magic'), sound('seam'))],
  'event-drawn': event => {
    const mishap = mishapById(event.id);
    return [
      together(tumble([{ sides: 6, face: event.die, colour: 'violet' }], 'Event'), sound('die')),
      sound(mishap.effects.some(effect => effect.do === 'advance') ? 'horn' : 'card'),
      card(mishap.name, mishapText(mishap), isKind(mishap) ? 'good' : 'bad', `event-${event.id}`),
    ];
  },
  tested: event => [
    together(tumble([skillDie(event.die, event.need, event.pass, 'bone')], 'Skill Test'), sound('die')),
    float(AT_HERO, event.pass ? 'safe!' : 'failed', event.pass ? 'good' : 'bad'),
  ],
  attacked: event => [
    together(tumble([skillDie(event.die, event.need, event.hit, 'bone')], 'Attack'), sound('die')),
    together(
      lunge(HERO, { token: monsterToken(event.monster) }, isWide(event)),
      sound(event.hit ? 'slash' : 'swish'),
    ),
    ...(event.hit
      ? []
      : missed(monsterToken(event.monster), AT_HERO, isNear(event), `${dodgeOf(event.kind)}!`, 'dim')),
  ],
  'monster-hurt': event => wound(event.monster, event.amount, event.blocked),
  'monster-recovered': event => [
    together(
      float({ token: monsterToken(event.monster) }, 'healed', 'good'),
      flash(monsterToken(event.monster), 'good'),
    ),
  ],
  'monster-slain': event => [
    ...wound(event.monster, event.amount, event.blocked),
    together(
      crumble(monsterToken(event.monster)),
      burst(event.at, 'bad', 2),
      sound('kill'),
      ...present(
        event.kept > 0 && fly('coin', event.at, { panel: 'gold' }, event.kept),
        event.kept > 0 && sound('coin'),
        event.kept > 0 && float(event.at, `+${event.kept}`, 'gold'),
      ),
    ),
  ],
  guzzled: event => {
    const { die, glow: light, tone, chip } = POTION_LOOKS[event.potion];
    return [
      together(tumble([{ sides: 6, face: event.die, colour: die }], 'Guzzle'), sound('gulp')),
      together(glow(AT_HERO, light), float(AT_HERO, `+${event.gain}`, tone, chip)),
    ];
  },
  cast: (event, { before }) => {
    const colour = event.outcome === 'wild' ? 'violet' : 'blue';
    const good = event.outcome === 'success';
    const die: DieModel = { sides: 6, face: event.die, colour, need: `${event.mana} or less`, good };
    return [together(tumble([die], SPELL_NAMES[event.spell]), sound('die')), ...spell(event, before)];
  },
  healed: event => [
    together(glow(AT_HERO, 'good'), sound('heal'), float(AT_HERO, `+${event.amount}`, 'good', 'chip-heart')),
  ],
  'mana-changed': event => [float(AT_HERO, signed(event.by), 'ice', 'chip-mana')],
  'gold-changed': event => [
    together(
      sound('coin'),
      float(AT_HERO, signed(event.by), 'gold', 'chip-coin'),
      ...present(event.by > 0 && fly('coin', AT_HERO, { panel: 'gold' }, Math.min(5, event.by))),
    ),
  ],
  'potion-gained': event => [
    event.kept
      ? together(sound('sparkle'), fly(`item-${event.potion}-potion`, AT_HERO, { panel: 'belt' }))
      : float(AT_HERO, 'belt full', 'dim'),
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
  'chest-opened': event => {
    const item = itemById(event.item);
    return [
      together(flip('chest', 'chest-open'), sound('chest'), glow(event.at, 'gold')),
      card(item.name, `Or ${event.gold} Gold instead.`, 'gold', itemIcon(item)),
    ];
  },
  'item-gained': event => [
    together(
      sound('sparkle'),
      burst(AT_HERO, 'gold'),
      float(AT_HERO, itemById(event.item).name, 'gold'),
      ...event.changes
        .filter(({ stat }) => !stat.endsWith('Potions'))
        .map(({ stat, to }) => float(AT_HERO, `${STAT_NAMES[stat]} ${to}`, 'good')),
    ),
  ],
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
      tumble([skillDie(event.die, event.need, event.hit, 'red')], monsterName(event.kind)),
      sound('die'),
    ),
    together(attackOf(event.monster, event.kind, isWide(event)), sound(MONSTER_LOOKS[event.kind].voice)),
    ...(event.hit
      ? warded(event)
      : missed(HERO, { token: monsterToken(event.monster) }, isNear(event), 'dodged', 'good')),
  ],
  'hero-hurt': (event, now) => [
    shake(event.health <= 2 ? 3 : 2),
    sound('thud'),
    blow(HERO, whence(now), 'hit', { text: `-${event.amount}`, tone: 'bad', icon: 'chip-heart' }),
  ],
  respawned: (event, { after }) => [
    together(flip(hatchToken(event.at), 'hatch-open'), sound('hatch')),
    appear(monsterModel(after, findById(after, event.monster)!, false), 'rise'),
    together(say(monsterToken(event.monster), '!', 'bad'), sound(MONSTER_LOOKS[event.kind].voice)),
  ],
  'nothing-happened': () => [float(AT_HERO, 'nothing', 'dim')],
  'level-cleared': (_, { before }) => [
    together(sound('level'), glow(before.hero.at, 'gold'), vanish(HERO, 'sink')),
    banner('Level cleared', 'good'),
  ],
  won: () => [sound('victory'), spectacle('victory', 'The Sceptre is yours!', 'sceptre')],
  died: event => [
    sound('toll'),
    death({ token: HERO, text: `Killed by ${nameOfKiller(event.by)}` }),
    sound('death'),
    spectacle('defeat', 'Your delve ends here'),
  ],
  'torch-out': () => [
    sound('fizzle'),
    sound('toll'),
    death({ token: HERO, text: 'The torch burned out', dark: true }),
    sound('defeat'),
    spectacle('defeat', 'The torch burns out'),
  ],
  'hint-noted': () => [],
};

function wound(monster: number, amount: number, blocked: number): Motion[] {
  const token = monsterToken(monster);
  return [
    sound('hit'),
    ...present(blocked > 0 && sound('clink')),
    blow(token, AT_HERO, 'hit', { text: `-${amount}`, tone: 'fire' }),
  ];
}

/** Short by more than one: it stumbles past. */
const isWide = (thrown: Thrown): boolean => !thrown.hit && !isNear(thrown);

function missed(target: string, from: Place, near: boolean, word: string, tone: Tone): Motion[] {
  // Close to a hit: good news about a foe, a fright about herself.
  const close = target === HERO ? 'close call!' : 'so close!';
  const told = near ? ({ text: close, tone: 'gold' } as const) : { text: word, tone };
  return [sound(near ? 'graze' : 'miss'), blow(target, from, near ? 'near' : 'miss', told)];
}

/** What armour takes off; if it takes all of it the blow bounces. */
function warded({ monster, amount, blocked }: Of<Event, 'monster-attacked'>): Motion[] {
  if (blocked === 0) return [];
  const off = {
    text: amount === 0 ? 'blocked!' : `${blocked} blocked`,
    tone: 'ice',
    icon: 'chip-shield',
  } as const;
  if (amount > 0) return [together(sound('clink'), float(AT_HERO, off.text, off.tone, off.icon))];
  return [sound('clink'), blow(HERO, { token: monsterToken(monster) }, 'block', off)];
}

/** Where the wound came from: the monster that struck in this step, or the ceiling. */
function whence(now: Moment<State, Event>): Place {
  const { x, y } = now.before.hero.at;
  const told = now.earlier.at(-1);
  return told?.type === 'monster-attacked' ? { token: monsterToken(told.monster) } : { x, y: y - 1 };
}

function spell(event: Of<Event, 'cast'>, before: State): Motion[] {
  if (event.outcome === 'wild')
    return [together(sound('wild'), burst(AT_HERO, 'magic', 2), float(AT_HERO, 'wild!', 'magic'))];
  if (event.outcome === 'fail') return [together(sound('fizzle'), float(AT_HERO, 'fizzles', 'dim'))];
  if (event.spell === 'heal') return [];
  const target = event.monster === null ? undefined : findById(before, event.monster);
  if (!target) return [together(sound('fire'), burst(AT_HERO, 'fire'))];
  return [
    together(beam(AT_HERO, target.at, 'fire', 'fx-fireball'), sound('fire')),
    together(burst(target.at, 'fire', 3), shake(1)),
  ];
}

const SHOTS = {
  arrow: { tone: 'dim', sprite: 'fx-arrow', heard: 'shot' },
  bolt: { tone: 'magic', sprite: 'fx-bolt', heard: 'bolt' },
} as const;

function attackOf(monster: number, id: MonsterId, past: boolean): Motion {
  const token = monsterToken(monster);
  const { shot } = MONSTER_LOOKS[id];
  if (!shot) return together(lunge(token, AT_HERO, past), sound('slash'));
  const { tone, sprite, heard } = SHOTS[shot];
  return together(beam({ token }, AT_HERO, tone, sprite, past), sound(heard));
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}
