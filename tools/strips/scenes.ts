/** The moments worth a strip, room by room. Every room has an attack that hits, one that misses, a death and a victory. */

import type { Event as Cellar } from '../../src/games/the-cellar/state/events.ts';
import type { Event as DeadliestEvil } from '../../src/games/deadliest-evil/state/events.ts';
import type { Event as LetterDelve } from '../../src/games/letter-delve/state/events.ts';
import type { Event as LetterLabyrinths } from '../../src/games/letter-labyrinths/state/events.ts';
import type { Event as NineBit } from '../../src/games/nine-bit-dungeon/state/events.ts';
import type { Event as PocketDungeons } from '../../src/games/pocket-dungeons/state/events.ts';
import { type Scenes, scenesOf } from './scene.ts';

const tells = (events: readonly { readonly type: string }[], type: string): boolean =>
  events.some(event => event.type === type);

/** The next blow, or the end of it all: enough of a long step. */
const nextIs =
  (...types: readonly string[]) =>
  ({ type }: { readonly type: string }): boolean =>
    types.includes(type);

export const SCENES: Readonly<Record<string, Scenes>> = {
  'the-cellar': scenesOf<Cellar>({
    hit: {
      level: 'easy',
      from: (event, rest) => event.type === 'struck' && event.hit && tells(rest, 'rat-slain'),
      to: nextIs('rat-slain'),
    },
    miss: {
      level: 'easy',
      from: event => event.type === 'struck' && !event.hit && event.die < event.need - 1,
      to: nextIs('struck'),
    },
    near: {
      level: 'easy',
      from: event => event.type === 'struck' && !event.hit && event.die === event.need - 1,
      to: nextIs('struck'),
    },
    hurt: {
      level: 'easy',
      from: event => event.type === 'rat-bit' && event.hit,
      to: nextIs('hurt', 'blocked'),
    },
    dodge: { level: 'easy', from: event => event.type === 'rat-bit' && !event.hit, to: nextIs('rat-bit') },
    death: {
      level: 'easy',
      from: (event, rest) => event.type === 'rat-bit' && event.hit && tells(rest.slice(0, 2), 'fell'),
    },
    dark: { level: 'random', from: event => event.type === 'candle-out' },
    victory: { level: 'easy', from: event => event.type === 'escaped' },
  }),
  'nine-bit-dungeon': scenesOf<NineBit>({
    hit: {
      level: 'hard',
      from: (event, rest) => event.type === 'attacked' && event.hit && tells(rest, 'monster-slain'),
      to: nextIs('monster-slain'),
    },
    wound: {
      level: 'hard',
      from: (event, [next]) => event.type === 'attacked' && next?.type === 'monster-hurt',
      to: nextIs('monster-hurt'),
    },
    miss: {
      level: 'hard',
      from: event => event.type === 'attacked' && !event.hit && event.die > event.need + 1,
      to: nextIs('attacked'),
    },
    near: {
      level: 'hard',
      from: event => event.type === 'attacked' && !event.hit && event.die === event.need + 1,
      to: nextIs('attacked'),
    },
    hurt: {
      level: 'hard',
      from: (event, [next]) =>
        event.type === 'monster-attacked' && next?.type === 'hero-hurt' && event.blocked === 0,
      to: nextIs('hero-hurt'),
    },
    block: {
      level: 'hard',
      from: event => event.type === 'monster-attacked' && event.hit && event.blocked > 0,
      to: nextIs('hero-hurt', 'monster-attacked'),
    },
    dodge: {
      level: 'hard',
      from: event => event.type === 'monster-attacked' && !event.hit,
      to: nextIs('monster-attacked'),
    },
    death: {
      level: 'easy',
      from: (event, rest) => event.type === 'hero-hurt' && rest[0]?.type === 'died',
    },
    victory: { level: 'hard', from: event => event.type === 'won' },
  }),
  'letter-delve': scenesOf<LetterDelve>({
    hit: {
      level: 'normal',
      seats: 2,
      from: (event, [next]) =>
        event.type === 'exchange' &&
        event.n === 1 &&
        event.result === 'hero-hits' &&
        next?.type === 'monster-hp',
      to: nextIs('monster-hp'),
    },
    kill: {
      level: 'normal',
      seats: 2,
      from: (event, [next, more]) =>
        event.type === 'exchange' &&
        next?.type === 'monster-hp' &&
        next.hp === 0 &&
        more?.type !== 'exchange',
      to: nextIs('battle-ended', 'monster-died'),
    },
    hurt: {
      level: 'normal',
      seats: 2,
      from: (event, [next]) =>
        event.type === 'exchange' &&
        event.n <= 2 &&
        event.result === 'foe-hits' &&
        next?.type === 'hp-changed',
      to: nextIs('hp-changed'),
    },
    miss: {
      level: 'normal',
      seats: 2,
      from: event => event.type === 'exchange' && event.n === 1 && event.result === 'clash',
      to: nextIs('exchange'),
    },
    block: {
      level: 'normal',
      seats: 2,
      from: (event, [next]) => event.type === 'exchange' && event.n <= 2 && next?.type === 'soaked',
      to: nextIs('soaked'),
    },
    began: {
      level: 'normal',
      seats: 2,
      from: event => event.type === 'battle-began',
      to: nextIs('exchange', 'window-opened'),
    },
    duel: {
      level: 'hard',
      seats: 3,
      from: event => event.type === 'exchange' && event.rival !== null,
      to: nextIs('battle-ended'),
    },
    death: {
      level: 'easy',
      seats: 1,
      from: (event, rest) => event.type === 'hp-changed' && event.hp === 0 && tells(rest, 'died'),
    },
    rival: {
      level: 'easy',
      seats: 3,
      from: (event, rest) =>
        event.type === 'hp-changed' && event.hp === 0 && tells(rest, 'died') && !tells(rest, 'game-over'),
      to: nextIs('died'),
    },
    victory: {
      level: 'hard',
      seats: 2,
      from: event => event.type === 'game-over' && event.winners.length > 0,
    },
  }),
  'pocket-dungeons': scenesOf<PocketDungeons>({
    hit: {
      level: 'normal',
      seats: 3,
      from: (event, rest) =>
        event.type === 'combat-rolled' &&
        rest[0]?.type === 'strikes-judged' &&
        rest[0].hit &&
        !rest[0].counter &&
        rest[1]?.type === 'defeated' &&
        rest[1].owner === null &&
        event.close,
      to: nextIs('defeated'),
    },
    miss: {
      level: 'normal',
      seats: 3,
      from: (event, [next]) =>
        event.type === 'combat-rolled' && next?.type === 'strikes-judged' && !next.hit && !next.counter,
      to: nextIs('stalemate'),
    },
    pair: {
      level: 'normal',
      seats: 3,
      from: (event, [next]) =>
        event.type === 'combat-rolled' &&
        next?.type === 'strikes-judged' &&
        next.hit &&
        Math.max(...event.pools.attacker.off.dice) === Math.max(...event.pools.defender.def.dice),
      to: nextIs('strikes-judged'),
    },
    shot: {
      level: 'normal',
      seats: 3,
      from: (event, [next]) =>
        event.type === 'combat-rolled' &&
        event.attack === 'ranged' &&
        !event.close &&
        next?.type === 'strikes-judged' &&
        next.hit,
      to: nextIs('defeated'),
    },
    death: {
      level: 'normal',
      seats: 3,
      from: (event, rest) =>
        event.type === 'combat-rolled' &&
        rest.some(one => one.type === 'defeated' && one.owner !== null) &&
        !tells(rest, 'game-over'),
      to: nextIs('defeated'),
    },
    trap: {
      level: 'normal',
      seats: 3,
      from: (event, rest) =>
        event.type === 'trap-sprung' && rest.some(one => one.type === 'defeated' && one.owner !== null),
      to: nextIs('defeated'),
    },
    victory: {
      level: 'normal',
      seats: 3,
      from: event => event.type === 'game-over' && event.winner !== null,
    },
  }),
  'letter-labyrinths': scenesOf<LetterLabyrinths>({
    hit: {
      level: 'normal',
      seats: 2,
      from: (event, [next]) => event.type === 'bumped' && event.foe !== 'boss' && next?.type === 'captured',
      to: nextIs('captured'),
    },
    boss: {
      level: 'normal',
      seats: 2,
      from: event => event.type === 'bumped' && event.foe === 'boss',
      to: nextIs('bumped'),
    },
    miss: {
      level: 'random',
      seats: 2,
      options: { dungeon: 'drifting-drains' },
      from: event => event.type === 'trap-stopped',
      to: nextIs('letters-void'),
    },
    wall: { level: 'normal', seats: 2, from: event => event.type === 'blocked', to: nextIs('blocked') },
    hurt: {
      level: 'normal',
      seats: 2,
      from: event => event.type === 'enemy-bumped',
      to: nextIs('card-lost'),
    },
    death: { level: 'easy', seats: 1, from: event => event.type === 'game-over' && event.how !== 'won' },
    victory: {
      level: 'normal',
      seats: 2,
      from: (event, rest) => event.type === 'bumped' && rest[0]?.type === 'boss-defeated',
    },
  }),
  'deadliest-evil': scenesOf<DeadliestEvil>({
    hit: {
      level: 'hard',
      from: event => event.type === 'attacked' && event.hit,
      to: nextIs('monster-slain'),
    },
    miss: {
      level: 'hard',
      from: event => event.type === 'attacked' && !event.hit && event.total < event.foeRoll - 1,
      to: nextIs('attacked'),
    },
    near: {
      level: 'hard',
      from: event => event.type === 'attacked' && !event.hit && event.total >= event.foeRoll - 1,
      to: nextIs('attacked'),
    },
    hurt: {
      level: 'hard',
      from: (event, [next]) => event.type === 'monster-attacked' && next?.type === 'wounded' && next.life > 0,
      to: nextIs('wounded'),
    },
    block: {
      level: 'hard',
      from: event => event.type === 'monster-attacked' && !event.hit,
      to: nextIs('monster-attacked'),
    },
    death: {
      level: 'easy',
      from: (event, rest) =>
        event.type === 'monster-attacked' && event.hit && rest[0]?.type === 'wounded' && rest[0].life === 0,
    },
    victory: {
      level: 'hard',
      from: event => event.type === 'run-ended' && event.result !== 'defeat',
    },
  }),
};
