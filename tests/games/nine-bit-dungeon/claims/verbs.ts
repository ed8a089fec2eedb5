/** What the buttons say of moving, striking, casting and drinking. */
import { cellName, isAdjacent } from '../../../../src/core/grid.ts';
import type { Choice } from '../../../../src/core/look.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import { game, legalActions } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { prompt } from '../../../../src/games/nine-bit-dungeon/look/prompt.ts';
import { nextBlow } from '../../../../src/games/nine-bit-dungeon/odds/bouts.ts';
import { threatAt } from '../../../../src/games/nine-bit-dungeon/odds/threat.ts';
import type { Action } from '../../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Event } from '../../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import { NEVER, percentAllows, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { END, HEAL } from '../table.ts';
import { choicesOf, read } from './screen.ts';
import { asking, changed, follow, herPart, loaded } from './worlds.ts';

type Said = Iterable<Statement<State>>;

/** What her own part of the turn brings, when she does this. */
function newsOf(world: State, action: Action): readonly Event[] {
  return herPart(follow(world, action).events);
}

const move: Claim<State> = {
  id: 'a step over a seam draws an event, and no other does',
  words: [],
  *statements({ state, dice }) {
    for (const { action, label, badge, detail } of shuffle(dice, choicesOf(state, 'move')).slice(0, 2)) {
      const crosses = badge === 'chip-event' && detail === 'Crosses a seam: an event is drawn.';
      const truth = (world: State): boolean => {
        const news = newsOf(world, action);
        return news.some(event => event.type === 'event-drawn') === crosses && news[0]!.type === 'moved';
      };
      yield { says: `${label}: ${detail ?? 'no event'}`, allows: SURE, truth };
    }
  },
};

/** What a hit does: damage, death, and whose wound is forgotten. */
function blowOf(choice: Choice<Action>, damage: string, kills: boolean): Statement<State>['truth'] {
  return world => {
    const { action } = choice;
    const news = newsOf(world, action);
    const hits = news.some(
      event =>
        (event.type === 'attacked' && event.hit) || (event.type === 'cast' && event.outcome === 'success'),
    );
    if (!hits) return news.every(event => event.type !== 'monster-recovered');
    const [slain] = only(news, 'monster-slain');
    const [hurt] = only(news, 'monster-hurt');
    const isForgotten = news.some(event => event.type === 'monster-recovered');
    const amount = slain?.amount ?? hurt?.amount;
    return (
      amount === Number(damage) &&
      (slain !== undefined) === kills &&
      isForgotten === (choice.confirm !== undefined)
    );
  };
}

const attack: Claim<State> = {
  id: 'an attack hits, and what it does',
  words: [/^\d+%$/, /^\d+% for \d+ damage(, kills)?$/],
  *statements({ state }) {
    for (const choice of choicesOf(state, 'attack')) {
      const { action, label, odds, detail } = choice;
      const [damage, kills] = read(detail, /^\d+% for (\d+) damage(, kills)?$/);
      const hit = (world: State): boolean => only(newsOf(world, action), 'attacked')[0]!.hit;
      if (!detail!.startsWith(`${odds} `)) throw new Error(`${odds}, or ${detail}?`);
      yield { says: `${label}: ${odds}`, allows: percentAllows(odds!), truth: hit };
      const blow = blowOf(choice, damage!, kills !== undefined);
      yield { says: `${label}: ${detail}. ${choice.confirm ?? ''}`, allows: SURE, truth: blow };
    }
  },
};

const FIGHT =
  /^Attacks the .+ again and again, over as many turns as it takes\. Stops when it's dead or gets away, when others join in, when you could die, or at (\d+) Health\.$/;

/** As the table does it: the same action again and again, until the room says that it stops. */
function foughtOn(world: State): { readonly after: State; readonly news: readonly Event[] } {
  let step = follow(world, prompt(world).onward!.action);
  const news = [...step.events];
  for (let next = nextBlow(step.state, world); next; next = nextBlow(step.state, world)) {
    step = follow(step.state, next);
    news.push(...step.events);
  }
  return { after: step.state, news };
}

const fightOn: Claim<State> = {
  id: 'a fight goes on until it stops',
  words: [FIGHT],
  *statements({ state }) {
    const { onward } = prompt(state);
    if (!onward || onward.action.type !== 'attack') return;
    const [floor] = read(onward.detail, FIGHT);
    const { monster } = onward.action;
    const stops = (world: State): boolean => {
      const { after, news } = foughtOn(world);
      const foe = after.monsters.find(({ id }) => id === monster);
      const isLow = after.hero.health <= Number(floor);
      const known = threatAt(world)!.attackers.map(one => one.monster);
      const isJoined = threatAt(after)?.attackers.some(one => !known.includes(one.monster)) === true;
      const isDeadly = (threatAt(after)?.deadly ?? 0) > 0;
      const isGone = !foe || !isAdjacent(foe.at, after.hero.at) || after.ask?.kind !== 'act';
      const isOnlyThat = only(news, 'attacked').every(one => one.monster === monster);
      return isOnlyThat && (isGone || isLow || isJoined || isDeadly);
    };
    yield { says: onward.detail, allows: SURE, truth: stops };
  },
};

const isSuccess = (news: readonly Event[]): boolean => only(news, 'cast')[0]!.outcome === 'success';

function wildOf({ label, detail, action }: Choice<Action>): Statement<State> {
  const [toll, wild] = read(detail, /A 6 draws an event( and costs 2 Health)? \((\d+%)\)\.$/);
  const truth = (world: State): boolean => {
    const news = newsOf(world, action);
    const burns = only(news, 'hero-hurt').some(({ by }) => by === 'wild-magic');
    return only(news, 'event-drawn').length > 0 && burns === (toll !== undefined);
  };
  return { says: `${label}: an event${toll ?? ''} ${wild}`, allows: percentAllows(wild!), truth };
}

/** A spell that can do no good still costs Mana. */
function wasteOf({ label, detail, action }: Choice<Action>): Statement<State> {
  const loss = /(\d+%) to lose 1 Mana/.exec(detail!);
  const truth = (world: State): boolean => {
    const news = newsOf(world, action);
    return isSuccess(news) && only(news, 'mana-changed').some(({ by }) => by === -1);
  };
  return { says: `${label}: ${detail}`, allows: loss ? percentAllows(loss[1]!) : NEVER, truth };
}

const WASTE =
  /^(Your Health is full|No monster in sight within \d squares?)(: \d+% to lose 1 Mana)?\. A 6 draws an event( and costs 2 Health)? \(\d+%\)\.$/;

function* sayFireball(choice: Choice<Action>): Said {
  const { action, label, odds, detail } = choice;
  const [chance, damage, kills] = read(detail, /^(\d+%) for (\d+) damage(, kills)?\. /);
  if (chance !== odds) throw new Error(`${odds}, or ${detail}?`);
  const success = (world: State): boolean => isSuccess(newsOf(world, action));
  yield { says: `${label}: ${odds}`, allows: percentAllows(odds!), truth: success };
  const blow = blowOf(choice, damage!, kills !== undefined);
  yield { says: `${label}: ${detail} ${choice.confirm ?? ''}`, allows: SURE, truth: blow };
}

function* sayHeal({ action, label, odds, detail }: Choice<Action>): Said {
  const [chance, gain] = read(detail, /^(\d+%) for (\d+) Health\. /);
  const heals = (world: State): boolean => {
    const news = newsOf(world, action);
    return isSuccess(news) && only(news, 'healed')[0]?.amount === Number(gain);
  };
  if (chance !== odds) throw new Error(`${odds}, or ${detail}?`);
  yield { says: `${label}: ${detail}`, allows: percentAllows(odds!), truth: heals };
}

const cast: Claim<State> = {
  id: 'a spell works, goes wild, and what it does',
  words: [
    /^\d+% for (\d+ damage(, kills)?|\d+ Health)\. A 6 draws an event( and costs 2 Health)? \(\d+%\)\.$/,
    WASTE,
  ],
  *statements({ state }) {
    for (const choice of choicesOf(state, 'cast')) {
      yield wildOf(choice);
      if (WASTE.test(choice.detail!)) yield wasteOf(choice);
      else yield* choice.action.spell === 'heal' ? sayHeal(choice) : sayFireball(choice);
    }
  },
};

const guzzle: Claim<State> = {
  id: 'what a potion gives',
  words: [],
  *statements({ state, dice }) {
    for (const { action, label, odds, detail, confirm } of shuffle(dice, choicesOf(state, 'guzzle')).slice(
      0,
      1,
    )) {
      const [least, most = least] = odds === undefined ? ['0'] : read(odds, /^\+(\d)(?:-(\d))?$/);
      const told = least === most ? most! : `${least} to ${most}`;
      const isWaste = /would be wasted/.test(detail!) && confirm !== undefined;
      const truth = (world: State): boolean => {
        const gains = [1, 2, 3, 4, 5, 6].map(
          face => only(newsOf(loaded(world, { dice: [face] }), action), 'guzzled')[0]!.gain,
        );
        const isSaid = isWaste ? most === '0' : detail!.startsWith(`${told} `);
        return Math.min(...gains) === Number(least) && Math.max(...gains) === Number(most) && isSaid;
      };
      yield { says: `${label}: ${odds} ${detail}`, allows: SURE, truth };
    }
  },
};

/** Verbs that are greyed out, and the question before the end. */
const offered: Claim<State> = {
  id: 'what is greyed out cannot be done',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    const { greyed = [] } = prompt(state);
    const isGrey = (verb: string): boolean => greyed.some(one => one.verb === verb);
    const [end] = choicesOf(state, 'end');
    yield {
      says: `${greyed.map(one => one.why).join(' ')} ${end!.confirm ?? ''}`,
      allows: SURE,
      truth: world => {
        const can = new Set(legalActions(world).map(action => action.type));
        return (
          isGrey('Attack') !== can.has('attack') &&
          isGrey('Guzzle') !== can.has('guzzle') &&
          (end!.confirm !== undefined) === can.has('attack')
        );
      },
    };
  },
};

/** Seen, but too far: with as much Mana as there are squares to it she could burn it. */
const beyond: Claim<State> = {
  id: 'a Fireball reaches as far as there is Mana',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    for (const { label, why } of (prompt(state).greyed ?? []).filter(one => one.verb === 'Fireball')) {
      const [square] = read(label, /^Fireball at the .+ on ([A-N]\d+)$/);
      const [far, mana, reach] = read(why, /^(\d) squares away\. With (\d) Mana it reaches (\d)\.$/).map(
        Number,
      );
      const burns = (world: State, mana = world.hero.mana): boolean =>
        choicesOf(changed(world, { mana, maxMana: 5 }), 'cast').some(
          ({ at }) => at && cellName(at) === square,
        );
      const truth = (world: State): boolean =>
        mana === world.hero.mana &&
        mana === reach &&
        !burns(world) &&
        burns(world, far) &&
        !burns(world, far! - 1);
      yield { says: `${label}: ${why}`, allows: SURE, truth };
    }
  },
};

/** Asked which way a monster goes, or which hatch opens: it is there, wherever she points. */
function isLed(asked: State): boolean {
  return [...choicesOf(asked, 'lead'), ...choicesOf(asked, 'hatch')].every(({ action, at }) => {
    const first = follow(asked, action).events[0]!;
    const to = first.type === 'respawned' ? first.at : 'to' in first ? first.to : undefined;
    return JSON.stringify(to) === JSON.stringify(at);
  });
}

/** The monsters' own walk, or a spell that goes wild and drives them on or opens a hatch. */
const WAYS_TO_BE_ASKED = [
  [END, {}],
  [HEAL, { dice: [6], events: [2] }],
  [HEAL, { dice: [6], events: [3] }],
] as const;

const lead: Claim<State> = {
  id: 'a monster goes where it is led',
  words: [],
  *statements({ state, dice }) {
    const kind = state.ask?.kind;
    if (kind === 'lead' || kind === 'hatch') yield { says: 'Let it go', allows: SURE, truth: isLed };
    if (kind !== 'act') return;
    const [action, faces] = pick(dice, WAYS_TO_BE_ASKED);
    const truth = (world: State): boolean | undefined => {
      const after = game.apply(loaded(asking(world), faces), action).state;
      return after.ask?.kind === 'lead' || after.ask?.kind === 'hatch' ? isLed(after) : undefined;
    };
    yield { says: `Let it go (${JSON.stringify(faces)})`, allows: SURE, truth };
  },
};

export const verbs: readonly Claim<State>[] = [move, attack, fightOn, cast, guzzle, offered, beyond, lead];
