/** Each event's line in the log: a lone delver reads of herself, a company of each by colour. */
import type { Of, Seat } from '../../../core/game.ts';
import { cellName } from '../../../core/grid.ts';
import type { Moment } from '../../../core/moments.ts';
import { bad, dim, gold, good, magic } from '../../lines.ts';
import { capital, counted, listed, oneOf, percent } from '../../phrases.ts';
import type { Line, Sentences } from '../../room.ts';
import { MAX_HP } from '../data/constants.ts';
import { WEAPONS } from '../data/gear.ts';
import { isBoss } from '../data/monsters.ts';
import { battleOdds } from '../odds/battles.ts';
import { canUseAny } from '../rules/items.ts';
import { monsterById } from '../rules/pieces.ts';
import type { Target } from '../state/actions.ts';
import type { Event, Roll } from '../state/events.ts';
import type { Cause, Item, State } from '../state/state.ts';
import { ITEM_WORDS, itemName } from './items.ts';
import { HERO_STATUS, MONSTER_STATUS } from './statuses.ts';
import {
  coinsText,
  does,
  heartsText,
  heroOf,
  isAlone,
  isYou,
  kindName,
  monsterName,
  whom,
  whose,
} from './words.ts';

type Now = Moment<State, Event>;

/** Who it is at that moment. */
function theMonster(state: State, id: number): string {
  const monster = monsterById(state, id);
  return monster ? monsterName(monster) : 'the monster';
}

export const sentences: Sentences<Event, State> = {
  dealt: ({ sleepers, bosses }) =>
    dim(`${sleepers} monsters sleep in the dungeon, and ${bosses} bosses around the stairs.`),
  'first-seat': (event, now) => (isAlone(now.before) ? '' : `${does(now, event.seat, 'go')} first.`),
  outfitted: (event, now) => {
    const gear = `the ${WEAPONS[event.weapon].name}${event.armour ? ' and Leather Armour' : ''}`;
    return `${does(now, event.seat, 'take')} ${gear}: ${coinsText(event.coins)} left.`;
  },
  'round-began': event => {
    const { torchLeft } = event;
    if (torchLeft !== null && torchLeft <= 10)
      return bad(`Round ${event.round}. The torch burns low: ${counted(torchLeft, 'round')} left.`);
    return dim(`Round ${event.round}.`);
  },
  'turn-began': (event, now) => (isAlone(now.before) ? '' : dim(`${capital(whose(now, event.seat))} turn.`)),
  entered: (event, now) => `${does(now, event.seat, 'tiptoe')} down the stairs, past the bosses.`,
  'regen-tick': (event, now) =>
    event.over
      ? good(`${does(now, event.seat, 'have')} all ${MAX_HP} hearts again.`)
      : good(`${does(now, event.seat, 'regain')} 1 heart: ${event.hp} now.`),
  bought: ({ weapon, seat, price, coins }, now) => {
    const what = weapon === null ? 'Leather Armour' : `the ${WEAPONS[weapon].name}`;
    return gold(`${does(now, seat, 'buy')} ${what} for ${coinsText(price)}: ${coins} left.`);
  },
  'rolled-move': ({ dice: [a, b], seat }, now) => `${does(now, seat, 'roll')} ${a} and ${b}: ${a + b} steps.`,
  stayed: (event, now) => `${does(now, event.seat, 'stay')} on ${cellName(event.at)}.`,
  stepped: () => '',
  stirred: event => bad(`The boss on ${cellName(event.at)} opens one eye.`),
  settled: event => dim(`The boss on ${cellName(event.at)} closes its eye again.`),
  woke: (event, now) => {
    const { kind } = event;
    // Its letter and number stand beside it: a square's name would read like one of those.
    const name = `the ${kindName(kind)}`;
    if (event.why === 'sleep-over') return bad(`The sleep spell ends: ${name} wakes.`);
    if (event.why === 'shot') return bad(`The shot wakes ${name}.`);
    if (isBoss(kind)) return bad(`The boss on ${cellName(event.at)} wakes. It's the ${kindName(kind)}!`);
    if (event.by === null || event.why !== 'walk') return bad(`${capital(name)} wakes.`);
    return bad(`${capital(whose(now, event.by))} step wakes ${name}.`);
  },
  stopped: (event, now) => `${does(now, event.seat, 'stop')} on ${cellName(event.at)}.`,
  looted: ({ dice: [a, b], ...event }, now) =>
    gold(
      `${does(now, event.seat, 'loot')} the chest on ${cellName(event.at)}: ${a} + ${b} = ${coinsText(event.by)}.`,
    ),
  collected: (event, now) => {
    const names = event.items.map(item => itemName(item.kind));
    const told = `${does(now, event.seat, 'claim')} the rune on ${cellName(event.at)}: ${listed(names)}.`;
    return magic(isYou(now, event.seat) ? [told, ...helpOf(event.items)].join(' ') : told);
  },
  'turn-ended': () => '',
  'window-opened': () => '',
  'item-used': (event, now) =>
    magic(`${does(now, event.seat, 'use')} ${itemName(event.item)}${targetText(now, event.target)}.`),
  'monsters-began': ({ queue }) =>
    dim(
      queue.length === 0
        ? 'No monsters are awake.'
        : queue.length === 1
          ? '1 monster moves.'
          : `${queue.length} monsters move.`,
    ),
  activated: () => '',
  idle: event => {
    const name = `The ${kindName(event.kind)}`;
    if (event.why === 'frozen') return dim(`${name} is frozen and can't move.`);
    return dim(event.why === 'blocked' ? `${name} can't find a way through.` : `${name} sees no one.`);
  },
  jumped: event => bad(`The ${kindName(event.kind)} vanishes and reappears on ${cellName(event.to)}.`),
  'rolled-monster-move': (event, now) =>
    `The ${kindName(event.kind)} rolls ${event.face} and heads for ${whom(now, event.target)}.`,
  'monster-stepped': () => '',
  'battle-began': (event, now) =>
    bad(
      event.rival === null
        ? `The ${kindName(event.kind!)} attacks ${whom(now, event.hero)}!${chancesText(event.hero, now)}`
        : `${does(now, event.hero, 'attack')} ${whom(now, event.rival)}!`,
    ),
  exchange: exchangeLine,
  soaked: (event, now) =>
    good(
      event.by === 'leather'
        ? `${capital(whose(now, event.seat))} Leather blocks the hit.`
        : `Magic armour blocks the hit${event.left > 0 ? `: ${event.left} more to go` : ' and fades'}.`,
    ),
  'hp-changed': (event, now) => {
    const left = `${heartsText(Math.abs(event.by))}: ${event.hp}`;
    if (event.by < 0) return bad(`${does(now, event.seat, 'lose')} ${left} left.`);
    if (event.why === 'drain') return good(`${does(now, event.seat, 'drain')} ${left} now.`);
    const rolled = event.die === null ? '' : ` (rolled ${event.die})`;
    return good(`${does(now, event.seat, 'heal')} ${left} now${rolled}.`);
  },
  'monster-hp': ({ hp, kind }) => (hp > 0 ? good(`The ${kindName(kind)} has ${heartsText(hp)} left.`) : ''),
  stolen: ({ kind, by, seat }, now) =>
    bad(`The ${kindName(kind)} steals ${coinsText(-by)} from ${whom(now, seat)}.`),
  'battle-ended': (event, now) => {
    if (event.how !== 'item') return blowsLine(now);
    return magic(
      event.rival === null
        ? `The battle is over. The ${kindName(event.kind!)} heals; ${whose(now, event.hero)} wounds stay.`
        : 'The duel is over. Nobody wins.',
    );
  },
  'coins-gained': (event, now) =>
    event.why === 'loot'
      ? gold(`${does(now, event.seat, 'loot')} ${coinsText(event.by)}: ${event.coins} in all.`)
      : gold(`${does(now, event.seat, 'conjure')} ${coinsText(event.by)}: ${event.dice.join(' + ')}.`),
  'monster-died': (event, now) => good(`${does(now, event.by, 'kill')} the ${kindName(event.kind)}.`),
  regenerated: event => bad(`The ${kindName(event.kind)} regenerates, asleep on ${cellName(event.to)}.`),
  created: event =>
    bad(`${capital(oneOf(kindName(event.kind)))} appears on ${cellName(event.at)}, wide awake.`),
  polymorphed: event => {
    const was = event.from === null ? 'The sleeper' : `The ${kindName(event.from)}`;
    return magic(`${was} turns into ${event.to === null ? 'another tile' : oneOf(kindName(event.to))}.`);
  },
  'monster-status': (event, { after }) =>
    magic(`${capital(theMonster(after, event.monster))} ${MONSTER_STATUS[event.status].told}.`),
  'monster-status-over': () => '',
  'hero-status': (event, now) =>
    magic(`${does(now, event.seat, HERO_STATUS[event.status].does)} ${HERO_STATUS[event.status].told}.`),
  'hero-status-over': (event, now) =>
    event.status === 'invisible' ? dim(`${does(now, event.seat, 'are')} visible again.`) : '',
  'weapon-changed': ({ seat, to, die }, now) =>
    magic(`${capital(whose(now, seat))} weapon turns into a ${WEAPONS[to].name} (rolled ${die}).`),
  pushed: (event, { after }) => {
    const name = capital(theMonster(after, event.monster));
    return magic(`${name} is pushed ${event.way} to ${cellName(event.to)} (rolled ${event.die}).`);
  },
  'monster-teleported': (event, { after }) =>
    magic(`${capital(theMonster(after, event.monster))} reappears on ${cellName(event.to)}.`),
  teleported: (event, now) => magic(`${does(now, event.seat, 'reappear')} on ${cellName(event.to)}.`),
  sniped: (event, now) => {
    const rolls = `${event.roll} vs ${event.foeRoll}`;
    const target = event.rival === null ? `the ${kindName(event.kind!)}` : whom(now, event.rival);
    const shot = `${does(now, event.hero, 'shoot')} at ${target}: ${rolls}`;
    return event.hit ? good(`${shot}. Hit!`) : `${shot}. Miss.`;
  },
  missiles: event => magic(`Magic missiles hit the ${kindName(event.kind)} for ${event.die}.`),
  died: (event, now) => bad(deathText(event, now)),
  robbed: (event, now) => {
    const items =
      event.items.length === 0 ? '' : ` and ${listed(event.items.map(item => itemName(item.kind)))}`;
    return gold(
      `${does(now, event.by, 'take')} ${coinsText(event.coins)}${items} from ${whom(now, event.from)}.`,
    );
  },
  left: (event, now) => {
    const purse = coinsText(event.coins);
    if (event.how === 'cleared')
      return good(`No monsters left. ${does(now, event.seat, 'walk')} out with ${purse}.`);
    return good(`${does(now, event.seat, 'leave')} with ${purse}.`);
  },
  milestone: () => '',
  'torch-out': () => bad('The torch goes out. Nobody left inside finds the stairs.'),
  'game-over': endText,
};

/** What was found is explained where it is found; of two, each by its name. */
function helpOf(items: readonly Item[]): string[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const isOne = kinds.length === 1;
  return kinds.map(kind => (isOne ? '' : `${itemName(kind)}: `) + ITEM_WORDS[kind].help);
}

/** Before the first roll: how it stands, and why nobody is asked where nobody is. */
function chancesText(seat: Seat, now: Now): string {
  const odds = isYou(now, seat) ? battleOdds(now.after, seat) : undefined;
  if (!odds) return '';
  const window = { kind: 'battle-start', passed: [], told: false } as const;
  const helps = canUseAny({ ...now.after, window }, seat);
  const noMagic =
    now.after.heroes[seat]!.items.length > 0 ? 'None of your magic helps here.' : 'You have no magic to use.';
  return ` You win the fight ${percent(odds.win)}.${helps ? '' : ` ${noMagic}`}`;
}

/** The whole fight at a glance, as far as it went on without a question: "6 rolls: 5-3, 2-4 …". */
function blowsLine({ earlier }: Now): Line {
  const rolls = earlier.slice(1 + earlier.findLastIndex(({ type }) => type === 'battle-began'));
  const blows = rolls.filter((told): told is Of<Event, 'exchange'> => told.type === 'exchange');
  if (blows.length < 2) return dim('');
  const hits = blows.filter(({ result }) => result === 'hero-hits').length;
  const pairs = blows.map(({ heroRoll, foeRoll }) => `${heroRoll.total}-${foeRoll.total}`);
  return dim(`${counted(blows.length, 'roll')}, ${hits} won: ${pairs.join(', ')}.`);
}

function exchangeLine(event: Of<Event, 'exchange'>, now: Now): Line {
  const { hero, rival, kind } = event;
  const foe = rival === null ? `the ${kindName(kind!)}` : whom(now, rival);
  const isRivalYou = rival !== null && isYou(now, rival);
  const foeRolls = `${foe} ${isRivalYou ? 'roll' : 'rolls'}`;
  const foeKeeps = rival === null ? 'lower' : 'higher';
  const rolls = `${does(now, hero, 'roll')} ${rollText(event.heroRoll, 'higher')}, ${foeRolls} ${rollText(event.foeRoll, foeKeeps)}`;
  if (event.result === 'clash') return dim(`${rolls}. A tie: nobody is hit.`);
  if (event.result === 'foe-hits') {
    const told = `${rolls}. ${isYou(now, hero) ? "You're hit." : `${heroOf(hero).short} is hit.`}`;
    return isRivalYou ? good(told) : bad(told);
  }
  if (isRivalYou) return bad(`${rolls}. You're hit.`);
  const isTie = event.heroRoll.total === event.foeRoll.total;
  return good(`${rolls}.${isTie ? ` ${does(now, hero, 'win')} ties.` : ''} ${capital(foe)} is hit.`);
}

/** "7", or "7 (higher of 2 and 6, +1)" where more than one die had a say. */
function rollText({ faces, strength, bless, fever, total }: Roll, keeps: 'higher' | 'lower'): string {
  const first = faces.length > 1 ? `${keeps} of ${listed(faces.map(String))}` : `${faces[0]}`;
  const added = [...strength, ...[bless, fever].filter(by => by > 0)].map(by => `+${by}`);
  if (faces.length === 1 && added.length === 0) return `${total}`;
  return `${total} (${[first, ...added].join(faces.length > 1 ? ', ' : ' ')})`;
}

function targetText(now: Now, target: Target | null): string {
  if (target === null) return '';
  if ('hero' in target) return ` on ${whom(now, target.hero)}`;
  // Squares and ways are told by what comes of them.
  return 'monster' in target ? ` on ${theMonster(now.after, target.monster)}` : '';
}

function deathText(event: Of<Event, 'died'>, now: Now): string {
  const { coinsLost: lostCoins } = event;
  const lost =
    lostCoins > 0 ? ` ${coinsText(lostCoins)} ${lostCoins === 1 ? 'is' : 'are'} gone: nobody gets them.` : '';
  if (event.cause === 'concede') return `${does(now, event.seat, 'give')} up.${lost}`;
  return `${does(now, event.seat, 'die')}, ${causeText(event.cause, event.killer, now.you)}.${lost}`;
}

export function causeText(cause: Cause, killer: Seat | null, you?: Seat): string {
  switch (cause) {
    case 'duel':
      return killer === null
        ? 'killed in a duel'
        : `killed by ${killer === you ? 'you' : heroOf(killer).short} in a duel`;
    case 'snipe':
      return killer === null ? 'shot' : `shot by ${killer === you ? 'you' : heroOf(killer).short}`;
    case 'torch':
      return 'lost in the dark';
    case 'concede':
      return 'gave up';
    default:
      return `eaten by the ${kindName(cause)}`;
  }
}

function endText({ winners }: Of<Event, 'game-over'>, { after, you }: Now): Line {
  if (winners.length === 0) return bad(isAlone(after) ? 'Your delve ends here.' : 'Nobody made it out.');
  const purse = coinsText(after.heroes[winners[0]!]!.coins);
  if (isAlone(after)) return good(`You're out alive with ${purse}.`);
  const names = capital(listed(winners.map(seat => (seat === you ? 'you' : heroOf(seat).short))));
  return gold(
    winners.length === 1
      ? `${names} ${winners[0] === you ? 'win' : 'wins'} with ${purse}.`
      : `${names} share the win with ${purse}.`,
  );
}
