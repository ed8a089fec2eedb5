/** Motions of the monsters' turn, and of what magic does to them. */
import {
  burst,
  flash,
  flip,
  float,
  glow,
  hop,
  say,
  slide,
  sound,
  together,
  tumble,
  unstage,
  vanish,
  banner,
  crumble,
  shake,
} from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { isBoss, MONSTERS } from '../data/monsters.ts';
import { backSprite } from './board.ts';
import { die } from './dice.ts';
import { monsterAppears, monsterPlace, staged, type Part } from './motions-shared.ts';
import { monsterById } from '../rules/pieces.ts';
import { cellOf, monsterToken } from './places.ts';
import { kindName, plateOf, tileSprite } from './words.ts';

export const monsterMotions: Part<
  | 'monsters-began'
  | 'activated'
  | 'idle'
  | 'jumped'
  | 'rolled-monster-move'
  | 'monster-stepped'
  | 'monster-died'
  | 'regenerated'
  | 'created'
  | 'polymorphed'
  | 'monster-status'
  | 'monster-status-over'
  | 'pushed'
  | 'monster-teleported'
> = {
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
    return [
      ...(isInFight ? [unstage()] : []),
      together(
        crumble(monsterToken(event.monster)),
        burst(at, 'fire', isBoss(event.kind) ? 3 : 2),
        sound('monster-die'),
        float(at, plateOf(event.kind), 'gold', tileSprite(event.kind)),
        ...(isBoss(event.kind) ? [shake(2)] : []),
      ),
      ...(isBoss(event.kind) ? [banner(`${capital(kindName(event.kind))} slain`, 'gold')] : []),
    ];
  },
  regenerated: (event, now) => [
    together(
      sound('regenerate'),
      glow(cellOf(event.to), 'good'),
      ...monsterAppears(now.after, event.monster, 'poof'),
    ),
  ],
  created: (event, now) => [
    together(
      ...monsterAppears(now.after, event.monster, 'poof'),
      burst(cellOf(event.at), 'magic', 2),
      sound('growl'),
    ),
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
      case 'asleep': {
        const monster = monsterById(moment, event.monster);
        return [
          together(flip(token, backSprite(monster ?? { back: 'plain', stirring: false })), sound('flip')),
          together(...monsterAppears(moment, event.monster, 'rise'), glow({ token }, 'magic')),
        ];
      }
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
    together(tumble([die(8, event.die, 'violet')], 'Push'), sound('die')),
    together(slide(monsterToken(event.monster), cellOf(event.to)), sound('swish')),
  ],
  'monster-teleported': (event, now) => [
    together(
      vanish(monsterToken(event.monster), 'fade'),
      glow(monsterPlace(event.monster), 'magic'),
      sound('item-warp'),
    ),
    ...monsterAppears(now.after, event.monster, 'poof'),
  ],
};
