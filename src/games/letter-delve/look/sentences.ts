/** Each event's line in the log: a lone delver reads of herself, a company of each by colour. */
import type { Of } from '../../../core/game.ts';
import { cellName } from '../../../core/grid.ts';
import type { Moment } from '../../../core/moments.ts';
import { bad, dim, gold, good, magic } from '../../lines.ts';
import { capital, listed } from '../../phrases.ts';
import type { Line, Sentences } from '../../room.ts';
import { WEAPONS } from '../data/gear.ts';
import { isBoss } from '../data/monsters.ts';
import { monsterById } from '../rules/pieces.ts';
import type { Target } from '../state/actions.ts';
import type { Event, Roll } from '../state/events.ts';
import type { Cause, State } from '../state/state.ts';
import { itemName } from './items.ts';
import { HERO_STATUS, MONSTER_STATUS } from './statuses.ts';
import {
  coinsText,
  does,
  heartsText,
  heroOf,
  isAlone,
  kindName,
  monsterName,
  plateOf,
  whom,
  whose,
} from './words.ts';

/** Who it is at that moment. */
function theMonster(state: State, id: number): string {
  const monster = monsterById(state, id);
  return monster ? monsterName(monster) : 'the monster';
}

export const sentences: Sentences<Event, State> = {
  dealt: ({ sleepers, bosses }) =>
    dim(`${sleepers} tiles lie face down in the dungeon, ${bosses} crowned ones around the stairs.`),
  'first-seat': (event, { before }) => (isAlone(before) ? '' : `${heroOf(event.seat).short} goes first.`),
  outfitted: (event, { before }) => {
    const gear = `the ${WEAPONS[event.weapon].name}${event.armour ? ' and Leather Armour' : ''}`;
    return `${does(before, event.seat, 'take')} ${gear}: ${coinsText(event.coins)} left.`;
  },
  'round-began': event => {
    const { torchLeft } = event;
    if (torchLeft !== null && torchLeft <= 10)
      return bad(`Round ${event.round}. The torch is burning low: ${torchLeft} left.`);
    return dim(`Round ${event.round}.`);
  },
  'turn-began': (event, { before }) => (isAlone(before) ? '' : dim(`${heroOf(event.seat).short}'s turn.`)),
  entered: (event, { before }) =>
    `${does(before, event.seat, 'come')} down the stairs, on tiptoe past the bosses.`,
  'regen-tick': (event, { before }) =>
    event.over
      ? good(`${does(before, event.seat, 'have')} all 20 hearts again.`)
      : good(`A wound closes: ${whose(before, event.seat)} hearts are ${event.hp}.`),
  bought: ({ weapon, seat, price, coins }, { before }) => {
    const what = weapon === null ? 'Leather Armour' : `the ${WEAPONS[weapon].name}`;
    return gold(`${does(before, seat, 'buy')} ${what} for ${price}: ${coinsText(coins)} left.`);
  },
  'rolled-move': ({ dice: [a, b], seat }, { before }) =>
    `${does(before, seat, 'roll')} ${a} and ${b}: ${a + b} steps.`,
  stayed: (event, { before }) => `${does(before, event.seat, 'stay')} on ${cellName(event.at)}.`,
  stepped: () => '',
  stirred: event => bad(`The boss on ${cellName(event.at)} opens one eye.`),
  settled: event => dim(`The boss on ${cellName(event.at)} closes its eye again.`),
  woke: (event, { before }) => {
    const { kind } = event;
    const name = `${kindName(kind)} ${plateOf(kind)} on ${cellName(event.at)}`;
    if (event.why === 'sleep-over') return bad(`The spell is over: the ${name} is awake.`);
    if (event.why === 'shot') return bad(`The shot wakes the ${name}.`);
    if (isBoss(kind)) return bad(`The crown slips. It is the ${name}!`);
    const cause = event.by === null || event.why !== 'walk' ? 'A tile turns' : wakeStep(before, event.by);
    return bad(`${cause}: the ${name} is awake.`);
  },
  stopped: (event, { before }) => `${does(before, event.seat, 'stop')} on ${cellName(event.at)}.`,
  looted: ({ dice: [a, b], ...event }, { before }) =>
    gold(
      `${does(before, event.seat, 'loot')} the chest on ${cellName(event.at)}: ${a} and ${b} make ${coinsText(event.by)}.`,
    ),
  collected: (event, { before }) => {
    const names = event.items.map(item => itemName(item.kind));
    return magic(`${does(before, event.seat, 'lift')} the rune on ${cellName(event.at)}: ${listed(names)}.`);
  },
  'turn-ended': () => '',
  'window-opened': () => '',
  'item-used': (event, { after }) =>
    magic(`${does(after, event.seat, 'use')} ${itemName(event.item)}${targetText(after, event.target)}.`),
  'monsters-began': ({ queue }) =>
    dim(
      queue.length === 0
        ? 'No monster is awake.'
        : queue.length === 1
          ? 'The monster moves.'
          : `The ${queue.length} monsters move.`,
    ),
  activated: () => '',
  idle: event => {
    const name = `The ${kindName(event.kind)}`;
    if (event.why === 'frozen') return dim(`${name} is frozen stiff.`);
    return dim(event.why === 'blocked' ? `${name} finds no way.` : `${name} sees nobody.`);
  },
  jumped: event => bad(`The ${kindName(event.kind)} fades out, and stands on ${cellName(event.to)}.`),
  'rolled-monster-move': (event, { before }) =>
    `The ${kindName(event.kind)} makes for ${whom(before, event.target)}: ${event.face} on a D${event.die}.`,
  'monster-stepped': () => '',
  'battle-began': (event, { before }) =>
    event.rival === null
      ? bad(`The ${kindName(event.kind!)} attacks ${whom(before, event.hero)}!`)
      : bad(`${heroOf(event.hero).short} attacks ${heroOf(event.rival).short}!`),
  exchange: exchangeLine,
  soaked: (event, { before }) =>
    good(
      event.by === 'leather'
        ? `${capital(whose(before, event.seat))} leather takes the blow.`
        : `Magic takes the blow; it is good for ${event.left} more.`,
    ),
  'hp-changed': (event, { before }) => {
    const who = capital(whose(before, event.seat));
    if (event.by < 0) return bad(`${who} hearts: ${event.hp}.`);
    const how = event.why === 'drain' ? 'drunk from the blow' : rolled(event.die);
    return good(`${heartsText(event.by)} ${how}: ${event.hp}.`);
  },
  'monster-hp': ({ hp, kind }) => (hp > 0 ? good(`The ${kindName(kind)} is down to ${heartsText(hp)}.`) : ''),
  stolen: ({ kind, by, seat }, { before }) =>
    bad(`The ${kindName(kind)} snatches ${coinsText(-by)} from ${whose(before, seat)} purse.`),
  'battle-ended': (event, { before }) =>
    event.how === 'item'
      ? magic(
          event.rival === null
            ? `The battle is over. ${capital(whose(before, event.hero))} wounds stay, the ${kindName(event.kind!)} has none.`
            : 'The duel is over, and nobody has won.',
        )
      : '',
  'coins-gained': (event, { before }) =>
    event.why === 'loot'
      ? gold(`${coinsText(event.by)} of loot: ${event.coins} in ${whose(before, event.seat)} purse.`)
      : gold(`${event.dice.join(' and ')}: ${coinsText(event.by)} out of thin air.`),
  'monster-died': (event, { before }) =>
    good(`${does(before, event.by, 'slay')} the ${kindName(event.kind)} ${plateOf(event.kind)}.`),
  regenerated: event =>
    bad(`The ${kindName(event.kind)} knits itself together and sleeps on ${cellName(event.to)}.`),
  created: event =>
    bad(`Out of nothing, on ${cellName(event.at)}: the ${kindName(event.kind)} ${plateOf(event.kind)}.`),
  polymorphed: event => {
    const was = event.from === null ? 'The sleeper' : `The ${kindName(event.from)}`;
    return magic(`${was} becomes ${event.to === null ? 'another tile' : `the ${kindName(event.to)}`}.`);
  },
  'monster-status': (event, { after }) =>
    magic(`${capital(theMonster(after, event.monster))} ${MONSTER_STATUS[event.status].told}.`),
  'monster-status-over': () => '',
  'hero-status': (event, { before }) =>
    magic(`${capital(whose(before, event.seat))} ${HERO_STATUS[event.status].told}.`),
  'hero-status-over': (event, { before }) =>
    event.status === 'invisible' ? dim(`${does(before, event.seat, 'are')} plain to see again.`) : '',
  'weapon-changed': ({ seat, to, die }, { before }) =>
    magic(`${capital(whose(before, seat))} weapon turns into the ${WEAPONS[to].name} (${die} on a D4).`),
  pushed: (event, { after }) => {
    const name = capital(theMonster(after, event.monster));
    return magic(`${name} is thrown ${event.way} (${event.die} on a D8), to ${cellName(event.to)}.`);
  },
  'monster-teleported': (event, { after }) =>
    magic(`${capital(theMonster(after, event.monster))} is now on ${cellName(event.to)}.`),
  teleported: (event, { before }) =>
    magic(`${does(before, event.seat, 'step')} out of the air on ${cellName(event.to)}.`),
  sniped: (event, { before }) => {
    const rolls = `${event.roll} against ${event.foeRoll}`;
    const target = event.rival === null ? `the ${kindName(event.kind!)}` : heroOf(event.rival).short;
    const shot = `${does(before, event.hero, 'shoot')} at ${target}: ${rolls}`;
    return event.hit ? good(`${shot}, a hit.`) : `${shot}, a miss.`;
  },
  missiles: event => magic(`Darts of light hit the ${kindName(event.kind)}: ${event.die} on a D4.`),
  died: (event, { before }) => bad(deathText(event, before)),
  robbed: event => {
    const items =
      event.items.length === 0 ? '' : ` and ${listed(event.items.map(item => itemName(item.kind)))}`;
    return gold(
      `${heroOf(event.by).short} takes ${coinsText(event.coins)}${items} from ${heroOf(event.from).short}.`,
    );
  },
  left: (event, { before }) => {
    const purse = coinsText(event.coins);
    if (event.how === 'cleared')
      return good(`No monster is left. ${does(before, event.seat, 'walk')} out with ${purse}.`);
    return good(`${does(before, event.seat, 'climb')} the stairs with ${purse}.`);
  },
  milestone: () => '',
  'torch-out': () => bad('The torch goes out. Nobody finds the stairs in the dark.'),
  'game-over': (event, { after }) => endText(event, after),
};

function wakeStep(state: State, seat: number): string {
  return isAlone(state) ? 'Your step turns a tile' : `${heroOf(seat).short}'s step turns a tile`;
}

function exchangeLine(event: Of<Event, 'exchange'>, { before }: Moment<State, Event>): Line {
  const { hero, rival, kind } = event;
  const foe = rival === null ? `the ${kindName(kind!)}` : heroOf(rival).short;
  const us = isAlone(before) ? 'You' : heroOf(hero).short;
  const rolls = `${us} ${rollText(event.heroRoll)}, ${foe} ${rollText(event.foeRoll)}`;
  if (event.result === 'clash') return dim(`${rolls}: steel on steel.`);
  return event.result === 'hero-hits' ? good(`${rolls}: a hit.`) : bad(`${rolls}: a blow.`);
}

/** "7", or "7 (2, 7, +3, +1)" where more than one die had a say. */
function rollText({ faces, strength, bless, total }: Roll): string {
  const parts = [...faces, ...strength.map(face => `+${face}`), ...(bless > 0 ? [`+${bless}`] : [])];
  return parts.length === 1 ? `${total}` : `${total} (${parts.join(', ')})`;
}

function rolled(die: number | null): string {
  return die === null ? 'from a potion' : `from a potion (${die} on the die)`;
}

function targetText(state: State, target: Target | null): string {
  if (target === null) return '';
  if ('hero' in target) return ` on ${whom(state, target.hero)}`;
  // Squares and ways are told by what comes of them.
  return 'monster' in target ? ` on ${theMonster(state, target.monster)}` : '';
}

function deathText(event: Of<Event, 'died'>, before: State): string {
  const lost = event.coinsLost > 0 ? ` ${coinsText(event.coinsLost)} are lost.` : '';
  return `${does(before, event.seat, 'die')}: ${causeText(event.cause, event.killer)}.${lost}`;
}

export function causeText(cause: Cause, killer: number | null): string {
  switch (cause) {
    case 'duel':
      return killer === null ? 'fallen in a duel' : `fallen to ${heroOf(killer).short} in a duel`;
    case 'snipe':
      return killer === null ? 'shot' : `shot by ${heroOf(killer).short}`;
    case 'torch':
      return 'lost in the dark';
    case 'concede':
      return 'the delve is given up';
    default:
      return `eaten by the ${kindName(cause)}`;
  }
}

function endText({ winners }: Of<Event, 'game-over'>, after: State): Line {
  if (winners.length === 0) return bad(isAlone(after) ? 'The delve ends here.' : 'Nobody came back.');
  const purse = coinsText(after.heroes[winners[0]!]!.coins);
  if (isAlone(after)) return good(`Out alive, with ${purse}.`);
  const names = listed(winners.map(seat => heroOf(seat).short));
  return gold(
    winners.length === 1 ? `${names} wins with ${purse}.` : `${names} share the win with ${purse}.`,
  );
}
