/** What is said about assaults: before they are begun, when they are declared, and while the dice lie. */
import type { Choice } from '../../../../src/core/look.ts';
import { pick, shuffle, type Dice } from '../../../../src/core/rng.ts';
import { cardOf } from '../../../../src/games/pocket-dungeons/data/cards.ts';
import { game, legalActions } from '../../../../src/games/pocket-dungeons/game.ts';
import { bestReroll } from '../../../../src/games/pocket-dungeons/odds/assaults.ts';
import { CELLS, numberOf } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { geometryOf } from '../../../../src/games/pocket-dungeons/rules/geometry.ts';
import type { Action } from '../../../../src/games/pocket-dungeons/state/actions.ts';
import type { State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import {
  percentAllows,
  shareAllows,
  SURE,
  type Claim,
  type Statement,
} from '../../../support/oracles/claim.ts';
import {
  anyCard,
  anyTile,
  choicesOf,
  percentIn,
  isDown,
  isPlay,
  playOut,
  scene,
  type Doctor,
  type Played,
} from './scene.ts';

type Assault = Extract<Action, { type: 'close-assault' | 'ranged-assault' }>;

/** Two figures a few steps apart; now and then the target lies, and a Priestess stands by. */
function arena(state: State, seat: number, dice: Dice): Doctor {
  const { links, beside } = geometryOf(state.dungeon);
  const from = anyTile(state, dice);
  let at = numberOf(from);
  const ways = dice.int(6) === 0 ? beside : links;
  for (let steps = 1 + dice.int(3); steps > 0; steps--) at = pick(dice, [...ways[at]!, at]);
  if (CELLS[at] === from) at = beside[at]![0]!;
  const to = CELLS[at]!;
  const card = dice.int(2) === 0 ? pick(dice, ['warrior', 'dwarf', 'troll'] as const) : anyCard(dice);
  const rival = dice.int(2) === 0 ? pick(dice, ['warrior', 'dwarf', 'troll'] as const) : anyCard(dice);
  const isHero = dice.int(3) > 0;
  const healer = dice.int(6) === 0 ? links[at]!.find(index => CELLS[index] !== from) : undefined;
  return scene(seat, [
    { card, at: from, treasure: dice.int(3), ...(isHero ? {} : { role: 'dweller', owner: null }) },
    {
      card: rival === card ? 'thief' : rival,
      at: to,
      paralysed: dice.int(5) === 0,
      ...(dice.int(2) === 0 ? { role: 'hero', owner: (seat + 1) % state.players.length } : {}),
    },
    ...(healer === undefined
      ? []
      : [{ card: 'priestess', at: CELLS[healer]!, role: 'hero', owner: (seat + 1) % 2 } as const]),
  ]);
}

/** The position as it is, where it asks for an attack, and one that was set up for it. */
function* scenes(state: State, seat: number, dice: Dice): Generator<Doctor> {
  if (state.ask?.kind === 'action' || state.ask?.kind === 'nimble-shot') yield world => world;
  if (isPlay(state) && dice.int(2) === 0) yield arena(state, seat, dice);
}

interface Ends {
  readonly win: boolean;
  readonly lose: boolean;
  readonly 'both die': boolean;
  readonly nobody: boolean;
}

/** Undefined where it did not come to blows. */
function endOf({ events }: Played, attacker: number, target: number): Ends | undefined {
  if (!events.some(event => event.type === 'combat-rolled')) return undefined;
  const [hit, hurt] = [isDown(events, target, 'assault'), isDown(events, attacker, 'assault')];
  return { win: hit && !hurt, lose: hurt && !hit, 'both die': hit && hurt, nobody: !hit && !hurt };
}

const isFought = ({ combat, ask }: State): boolean =>
  combat === null && ask?.kind !== 'declare' && ask?.kind !== 'heal';

const assault: Claim<State> = {
  id: 'an attack: win, lose, both die, nobody, gets there',
  words: [
    /^(Kill: .+?\. )?(Melee|Ranged|Magic)(, best re-rolls)?(, no healing)?: win [<>]?\d+%(, lose [<>]?\d+%)?(, both die [<>]?\d+%)?(, nobody [<>]?\d+%)?\.( Gets there [<>]?\d+%\.)?$/,
    /^win [<>]?\d+%, die [<>]?\d+%$/,
  ],
  *statements({ state, seat, dice }) {
    for (const doctor of scenes(state, seat, dice)) {
      const shown = doctor(state);
      const all = [...choicesOf(shown, 'close-assault'), ...choicesOf(shown, 'ranged-assault')];
      for (const choice of shuffle(dice, all).slice(0, 1))
        yield* assaultStatements(doctor, shown, choice.action, choice, dice);
    }
  },
};

function* assaultStatements(
  doctor: Doctor,
  shown: State,
  action: Assault,
  { label, odds = '', detail = '' }: Pick<Choice, 'label' | 'odds' | 'detail'>,
  dice: Dice,
): Generator<Statement<State>> {
  const attacker = shown.active!;
  const declare = /(^|\. )Magic/.test(detail) ? ('magic' as const) : ('melee' as const);
  const fought = (world: State): Played => playOut(doctor(world), action, { declare, isOver: isFought });
  const end = (world: State): Ends | undefined => endOf(fought(world), attacker, action.target);
  const word = pick(dice, ['win', 'lose', 'both die', 'nobody'] as const);
  // What is not named never happens.
  const said = percentIn(detail, word) ?? '0%';
  yield {
    says: `${label}: ${odds}: ${word} ${said} (${detail})`,
    allows: shareAllows(said),
    truth: world => end(world)?.[word],
  };
  const kind = dice.int(3);
  if (kind === 0)
    yield {
      says: `${label}: ${odds} (${detail})`,
      allows: shareAllows(percentIn(odds, 'win')!),
      truth: world => end(world)?.win ?? false,
    };
  else if (kind === 1)
    yield {
      says: `${label}: ${odds} (${detail})`,
      allows: shareAllows(percentIn(odds, 'die')!),
      truth: world => ['assault', 'water'].some(cause => isDown(fought(world).events, attacker, cause)),
    };
  else {
    const comes = percentIn(detail, 'Gets there') ?? '100%';
    yield {
      says: `${label}: gets there ${comes} (${detail})`,
      allows: percentAllows(comes),
      truth: world => end(world) !== undefined,
    };
  }
}

const risk: Claim<State> = {
  id: 'an attack: your own drowns on the way',
  words: [
    /^Water is in the way: your \w+( \w+)? drowns [<>]?\d+% of the time/,
    /^That's your own .+ both die [<>]?\d+%/,
  ],
  *statements({ state, seat, dice }) {
    // Water on the way is rare: more than one scene is looked at.
    const more = isPlay(state) ? Array.from({ length: 6 }, () => arena(state, seat, dice)) : [];
    for (const doctor of [...scenes(state, seat, dice), ...more]) {
      const shown = doctor(state);
      const all = [...choicesOf(shown, 'close-assault'), ...choicesOf(shown, 'ranged-assault')];
      const asked = all.filter(({ confirm }) => confirm && percentIn(confirm, 'drowns'));
      for (const { action, confirm, detail } of shuffle(dice, asked).slice(0, 1)) {
        const declare = detail!.startsWith('Magic') ? 'magic' : 'melee';
        yield {
          says: confirm!,
          allows: percentAllows(percentIn(confirm!, 'drowns')!),
          truth: world => {
            const { events } = playOut(doctor(world), action, { declare, isOver: isFought });
            return isDown(events, shown.active!, 'water');
          },
        };
      }
    }
  },
};

const declared: Claim<State> = {
  id: 'an attack: how it is declared',
  words: [],
  *statements({ state, seat, dice }) {
    if (!isPlay(state) || dice.int(3) > 0) return;
    const { links, isWater } = geometryOf(state.dungeon);
    const from = anyTile(state, dice);
    const to = links[numberOf(from)]!.find(index => !isWater[index]);
    if (to === undefined) return;
    const doctor = scene(seat, [
      { card: pick(dice, ['elf', 'priestess'] as const), at: from },
      {
        card: pick(dice, ['warrior', 'dwarf', 'troll', 'shambling-corpse', 'shroud-ghost'] as const),
        at: CELLS[to]!,
      },
    ]);
    const step: Action = { type: 'close-assault', target: 1, path: [CELLS[to]!] };
    const declares = (world: State): State => game.apply(doctor(world), step).state;
    const { action, odds, detail } = pick(dice, choicesOf(declares(state), 'declare'));
    yield {
      says: `Declare: ${odds} (${detail})`,
      allows: shareAllows(percentIn(odds!, 'win')!),
      truth: world => endOf(playOut(declares(world), action, { isOver: isFought }), 0, 1)?.win,
    };
  },
};

/** The dice lie; only those that are thrown again differ from world to world. */
const rerolls: Claim<State> = {
  id: 'a re-roll: hit, be hit',
  words: [
    /^hit [<>]?\d+%, be hit [<>]?\d+%$/,
    /^(As they lie, you (hit|miss) and (are|aren't) hit\. )?You hit [<>]?\d+% and are hit [<>]?\d+% with best re-rolls from here\.$/,
  ],
  *statements({ state, seat, dice }) {
    const lying = lyingDice(state, seat, dice);
    if (lying?.ask?.kind !== 'reroll') return;
    const { side } = lying.ask;
    const all = [...choicesOf(lying, 'reroll'), ...choicesOf(lying, 'keep')];
    for (const { action, label, odds, detail } of shuffle(dice, all).slice(0, 1)) {
      const judged = (world: State) => {
        const { events } = playOut({ ...lying, rng: world.rng }, action, { isOver: isFought });
        const verdict = events.find(event => event.type === 'strikes-judged');
        return side === 'attacker'
          ? { hit: verdict?.hit, hurt: verdict?.counter }
          : { hit: verdict?.counter, hurt: verdict?.hit };
      };
      const said = pick(dice, [`${detail}`, `${odds}`.replace('be hit', 'are hit')]);
      const [hit, hurt] = [percentIn(said, 'hit')!, percentIn(said, 'are hit')!];
      yield { says: `${label}: ${detail}`, allows: percentAllows(hit), truth: world => judged(world).hit };
      yield { says: `${label}: ${detail}`, allows: percentAllows(hurt), truth: world => judged(world).hurt };
    }
    yield asTheyLie(lying, side);
  },
};

/** Some steps into a fight between those who have re-rolls. */
function lyingDice(state: State, seat: number, dice: Dice): State | undefined {
  if (state.ask?.kind === 'reroll') return state;
  if (!isPlay(state)) return undefined;
  const { links } = geometryOf(state.dungeon);
  const from = anyTile(state, dice);
  const to = links[numberOf(from)]![0];
  if (to === undefined) return undefined;
  const cards = shuffle(dice, ['warrior', 'dwarf', 'troll', anyCard(dice)] as const);
  const [card, rival] = cards.filter((one, at) => cards.indexOf(one) === at);
  const fight = scene(seat, [
    { card: card!, at: from },
    { card: rival!, at: CELLS[to]! },
  ])(state);
  const step = legalActions(fight).find(action => action.type === 'close-assault');
  if (!step) return undefined;
  let now = playOut(fight, step, { isOver: ({ ask }) => ask?.kind === 'reroll' }).state;
  for (let more = dice.int(3); more > 0 && now.ask?.kind === 'reroll'; more--)
    now = game.apply(now, bestReroll(now).reroll ?? { type: 'keep' }).state;
  return now;
}

function asTheyLie(lying: State, side: 'attacker' | 'defender'): Statement<State> {
  const detail = choicesOf(lying, 'keep')[0]!.detail!;
  const says = /As they lie, you (hit|miss) and (are|aren't) hit/.exec(detail)!;
  return {
    says: detail,
    allows: SURE,
    truth: world => {
      let { state, events } = game.apply({ ...lying, rng: world.rng }, { type: 'keep' });
      while (state.ask?.kind === 'reroll') ({ state, events } = game.apply(state, { type: 'keep' }));
      const verdict = events.find(event => event.type === 'strikes-judged')!;
      const [own, other] =
        side === 'attacker' ? [verdict.hit, verdict.counter] : [verdict.counter, verdict.hit];
      return own === (says[1] === 'hit') && other === (says[2] === 'are');
    },
  };
}

/** A paralysed defender rolls no die to strike with. */
const lies: Claim<State> = {
  id: 'who lies paralysed does not strike',
  words: [/^It defends but does not strike\.$/],
  *statements({ state, seat, dice }) {
    if (!isPlay(state) || dice.int(4) > 0) return;
    const { links } = geometryOf(state.dungeon);
    const from = anyTile(state, dice);
    const to = links[numberOf(from)]![0];
    const card = pick(dice, ['warrior', 'thief', 'troll'] as const);
    if (to === undefined || cardOf(card).melee.off.dice === 0) return;
    const doctor = scene(seat, [
      { card: 'dwarf', at: from },
      { card, at: CELLS[to]!, paralysed: true },
    ]);
    const step = legalActions(doctor(state)).find(action => action.type === 'close-assault')!;
    yield {
      says: `The paralysed ${card} does not strike`,
      allows: SURE,
      truth: world => !isDown(playOut(doctor(world), step).events, 0, 'assault'),
    };
  },
};

export const fightClaims = [assault, risk, declared, rerolls, lies];
