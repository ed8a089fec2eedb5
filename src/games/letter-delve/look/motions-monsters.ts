/** Motions of the monsters' turn, and of the thirty items. */
import type { Of } from '../../../core/game.ts';
import {
  banner,
  beam,
  blow,
  burst,
  crumble,
  dissolve,
  flash,
  flip,
  float,
  glow,
  hop,
  say,
  shake,
  slide,
  sound,
  together,
  tumble,
  closeFight,
  vanish,
  type Tone,
} from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import type { Motions } from '../../room.ts';
import { WEAPONS } from '../data/gear.ts';
import { isBoss, MONSTERS } from '../data/monsters.ts';
import { ITEM_RULES } from '../rules/item-rules.ts';
import { dieAgainst, monsterById, weaponDie } from '../rules/pieces.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { backSprite } from './board.ts';
import { dieModel, seatColour } from './dice.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import {
  coinsFly,
  heroAppears,
  heroPlace,
  monsterAppears,
  monsterPlace,
  staged,
  thrown,
} from './motions-shared.ts';
import { cellOf, heroToken, monsterToken } from './places.ts';
import { kindName, plateOf, tileSprite, weaponIcon } from './words.ts';

export const monsterMotions = {
  'monsters-began': ({ queue }) => (queue.length > 0 ? [sound('growl')] : []),
  activated: () => [],
  idle: event => [say(monsterToken(event.monster), event.why === 'frozen' ? '*' : '?', 'dim')],
  jumped: (event, now) => [
    together(vanish(monsterToken(event.monster), 'fade'), sound('jump')),
    ...monsterAppears(now.after, event.monster, 'poof'),
  ],
  // A bubble instead of a tumbling die: ten of them move in a busy round.
  'rolled-monster-move': event => [
    together(say(monsterToken(event.monster), `${event.face}`, 'bad'), sound('die')),
  ],
  'monster-stepped': event => {
    const move = MONSTERS[event.kind].special === 'fly' ? slide : hop;
    return [together(move(monsterToken(event.monster), cellOf(event.to)), sound('step'))];
  },
  'monster-died': (event, now) => {
    const isInFight = now.before.battle?.monster === event.monster;
    const at = cellOf(event.at);
    const token = monsterToken(event.monster);
    return [
      ...(isInFight ? [together(dissolve('right'), sound('monster-die'))] : [sound('monster-die')]),
      together(
        ...(isInFight ? [closeFight(), vanish(token, 'fade')] : [crumble(token)]),
        burst(at, 'fire', isBoss(event.kind) ? 3 : 2),
        float(at, plateOf(event.kind), 'gold', tileSprite(event.kind)),
        ...(isBoss(event.kind) ? [shake(2)] : []),
      ),
      ...(isBoss(event.kind) ? [banner(`${capital(kindName(event.kind))} is dead`, 'gold')] : []),
    ];
  },
  regenerated: ({ to, monster }, now) => [
    together(sound('regenerate'), glow(cellOf(to), 'good'), ...monsterAppears(now.after, monster, 'poof')),
  ],
  created: ({ monster, at }, now) => [
    together(...monsterAppears(now.after, monster, 'poof'), burst(cellOf(at), 'magic', 2), sound('growl')),
  ],
  polymorphed: (event, { after: moment }) => {
    return [
      together(
        ...monsterAppears(moment, event.monster, 'poof'),
        burst(cellOf(event.at), 'magic', 2),
        sound('item-curse'),
      ),
      ...(moment.battle?.monster === event.monster ? staged(moment) : []),
    ];
  },
  'monster-status': (event, { after: moment }) => {
    const token = monsterToken(event.monster);
    switch (event.status) {
      case 'asleep':
        return [
          together(flip(token, backSprite(monsterById(moment, event.monster)!)), sound('flip')),
          together(...monsterAppears(moment, event.monster, 'rise'), glow({ token }, 'magic')),
        ];
      case 'frozen':
        return [together(glow({ token }, 'ice'), burst({ token }, 'ice'), say(token, '*', 'ice'))];
      case 'slowed':
        return [together(glow({ token }, 'ice'), say(token, 'slow', 'ice'))];
      case 'cancelled':
        return [together(flash(token, 'magic'), burst({ token }, 'magic')), ...staged(moment)];
    }
  },
  'monster-status-over': () => [],
  pushed: event => [
    thrown(8, [event.die], 'violet', 'Push'),
    together(slide(monsterToken(event.monster), cellOf(event.to)), sound('swish')),
  ],
  'monster-teleported': ({ monster }, now) => [
    together(vanish(monsterToken(monster), 'fade'), glow(monsterPlace(monster), 'magic'), sound('item-warp')),
    ...monsterAppears(now.after, monster, 'poof'),
  ],
  'item-used': event => [
    together(
      glow(heroPlace(event.seat), 'magic'),
      sound(ITEM_WORDS[event.item].voice),
      float(heroPlace(event.seat), itemName(event.item), 'magic', itemIcon(event.item)),
    ),
    ...(event.target && 'monster' in event.target && ITEM_RULES[event.item].aim !== 'monster-or-hero'
      ? [beam(heroPlace(event.seat), monsterPlace(event.target.monster), 'magic')]
      : []),
  ],
  'hero-status': (event, now) => [burst(heroPlace(event.seat), 'magic'), ...staged(now.after, now.you)],
  'hero-status-over': () => [],
  'weapon-changed': ({ die, seat, to }, now) => [
    thrown(4, [die], 'violet', 'Polymorph Weapon'),
    together(float(heroPlace(seat), WEAPONS[to].name, 'magic', weaponIcon(to)), sound('equip')),
    ...staged(now.after, now.you),
  ],
  teleported: (event, now) => [
    together(vanish(heroToken(event.seat), 'fade'), burst(cellOf(event.from), 'magic')),
    ...heroAppears(now.after, event.seat, 'poof'),
  ],
  sniped: (event, now) => {
    const { hero, monster, rival, at, hit, roll, foeRoll } = event;
    const how: Shot = hit ? 'hit' : foeRoll - roll <= 1 ? 'near' : 'miss';
    const target = monster === null ? heroToken(rival ?? hero) : monsterToken(monster);
    return [
      together(tumble(shotDice(event, now.before), 'Snipe'), sound('die')),
      together(beam(heroPlace(hero), cellOf(at), 'gold', 'fx-arrow', how === 'miss'), sound('swish')),
      sound(SHOT_SOUNDS[how]),
      blow(target, heroPlace(hero), how, SHOT_WORDS[how]),
    ];
  },
  missiles: ({ die, seat, monster }) => [
    thrown(4, [die], 'blue', 'Magic Missiles'),
    together(beam(heroPlace(seat), monsterPlace(monster), 'ice', 'fx-missile'), sound('item-spark')),
  ],
  'coins-gained': event => [
    ...present(event.dice.length > 0 && thrown(3, event.dice, 'gold')),
    together(...coinsFly(heroPlace(event.seat), event.by)),
  ],
} satisfies Partial<Motions<Event, State>>;

type Shot = 'hit' | 'near' | 'miss';
const SHOT_SOUNDS: Readonly<Record<Shot, string>> = { hit: 'hit', near: 'graze', miss: 'miss' };
const SHOT_WORDS: Readonly<Record<Shot, { readonly text: string; readonly tone: Tone }>> = {
  hit: { text: 'hit!', tone: 'good' },
  near: { text: 'so close!', tone: 'gold' },
  miss: { text: 'missed', tone: 'dim' },
};

function shotDice(event: Of<Event, 'sniped'>, moment: State) {
  const shooter = moment.heroes[event.hero]!;
  const target = event.monster === null ? undefined : monsterById(moment, event.monster);
  const rival = event.rival === null ? undefined : moment.heroes[event.rival];
  const sides = target ? dieAgainst(target, shooter) : rival ? weaponDie(rival) : 6;
  return [
    { ...dieModel(weaponDie(shooter), event.roll, seatColour(event.hero)), good: event.hit },
    dieModel(sides, event.foeRoll, 'bone'),
  ];
}
