/** Battles and duels: every chance to win, to be wounded and to be helped, if nobody uses more magic than is said. */
import type { Choice } from '../../../../src/core/look.ts';
import type { Seat } from '../../../../src/core/game.ts';
import { cellName } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { percent } from '../../../../src/games/phrases.ts';
import { MONSTERS } from '../../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { prompt } from '../../../../src/games/letter-delve/look/prompt.ts';
import { sheet } from '../../../../src/games/letter-delve/look/sheet.ts';
import { fightOf } from '../../../../src/games/letter-delve/look/fight.ts';
import { monsterById } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { openTurn, draftOf } from '../../../../src/games/letter-delve/rules/turn.ts';
import { takeUp } from '../../../../src/games/letter-delve/rules/items.ts';
import type { Action } from '../../../../src/games/letter-delve/state/actions.ts';
import type { Monster, State } from '../../../../src/games/letter-delve/state/state.ts';
import {
  around,
  NEVER,
  percentAllows,
  type Allowed,
  type Position,
  type Statement,
} from '../../../support/oracles/claim.ts';
import { aimedScenes, madeUp, type Scene } from './scenes.ts';
import {
  APART,
  apart,
  duelled,
  fought,
  infoAt,
  lineOf,
  sharesIn,
  type DelveClaim,
  type Fought,
} from './world.ts';

/** Of many foes at each position. */
const FOES = 1;

export type Fights = (world: State) => Fought;

/** "You win 97% and lose 3.1 hearts on average." */
const ODDS = /^You (?:win|can't win)/;

export function* oddsStatements(text: string, where: string, fight: Fights): Generator<Statement<State>> {
  const says = `${where}: ${text}`;
  if (text.includes("You can't win")) {
    yield { says, allows: NEVER, truth: world => fight(world).won };
    return;
  }
  yield { says, allows: percentAllows(text), truth: world => fight(world).won };
  const hearts = heartsIn(text);
  if (!hearts) return;
  const lost = (world: State): number | undefined => {
    const result = fight(world);
    return result.won ? APART + result.lost : undefined;
  };
  yield { says, allows: apart(hearts), truth: lost };
}

function heartsIn(text: string): Allowed | undefined {
  const [, verb, hearts] = /(losing|gaining) ([\d.]+) heart/.exec(text) ?? [];
  if (hearts === undefined) return undefined;
  return around(verb === 'losing' ? Number(hearts) : -Number(hearts), 0.05);
}

function knownFoes({ state, dice }: Parameters<DelveClaim['statements']>[0]): readonly Monster[] {
  const fighting = monsterById(state, state.battle?.monster ?? null);
  const others = state.monsters.filter(monster => monster.known && monster !== fighting);
  return [...(fighting ? [fighting] : []), ...shuffle(dice, others).slice(0, FOES)];
}

const meeting: DelveClaim = {
  id: 'a battle with a monster that was seen',
  words: [/^You win [<>]?\d+% and (lose|gain) [\d.]+ hearts? on average\.$/, /^You can't win\.$/],
  *statements(position) {
    const { state, seat } = position;
    for (const { id, at, kind } of knownFoes(position)) {
      const text = lineOf(infoAt(state, seat, at), ODDS);
      if (text) yield* oddsStatements(text, MONSTERS[kind!].name, world => fought(world, seat, id));
    }
    for (const { state: made, dress } of madeUp(position)) {
      const foe = monsterById(made, made.battle!.monster);
      const text = foe && lineOf(infoAt(made, seat, foe.at), ODDS);
      if (text) yield* oddsStatements(text, 'made up', world => fought(dress(world), seat, foe.id));
    }
  },
};

const exchangeWon: DelveClaim = {
  id: 'one exchange with a monster',
  words: [/^Each roll: you win [<>]?\d+%\.$/],
  *statements(position) {
    const { state, seat } = position;
    for (const { id, at } of knownFoes(position)) {
      const text = lineOf(infoAt(state, seat, at), /^Each roll/);
      if (text)
        yield { says: text, allows: percentAllows(text), truth: world => fought(world, seat, id).first };
    }
  },
};

const table: DelveClaim = {
  id: 'the table of foes',
  words: [/^You win: ([<>]?\d+%)?$/],
  *statements({ state, seat, dice }) {
    const foes = sheet(state, seat).pages![0]!.parts[0]!;
    if (foes.part !== 'table') return;
    for (const { cells } of shuffle(dice, foes.rows).slice(0, 1)) {
      const text = cells[3]!;
      if (text === '') continue;
      const found = state.monsters.find(
        ({ at, kind }) =>
          kind !== null && cells[0]!.startsWith(MONSTERS[kind].name) && cells[1] === cellName(at),
      )!;
      yield {
        says: `${cells[0]}, you win: ${text}`,
        allows: percentAllows(text),
        truth: world => fought(world, seat, found.id).won,
      };
    }
  },
};

const aimed: DelveClaim = {
  id: 'an aimed item tells the battle to come',
  words: [/^(A boss with )?\d+ hearts?\. You win [<>]?\d+%\.$/],
  *statements(position) {
    for (const { state, dress } of aimedScenes(position, 'snipe', 'teleport-monster', 'polymorph')) {
      const told = prompt(state).choices.filter(({ detail }) => / hearts?\. You win/.test(detail ?? ''));
      for (const { action, detail } of shuffle(position.dice, told).slice(0, 1)) {
        if (action.type !== 'target-monster') continue;
        const { seat } = position;
        const hearts = Number(/(\d+) heart/.exec(detail!)![1]);
        const now = (world: State): number => heartsNow(dress(world), action.monster);
        yield* oddsStatements(detail!, 'aimed', world => fought(dress(world), seat, action.monster));
        yield { says: detail!, allows: { low: hearts, high: hearts }, truth: now };
      }
    }
  },
};

function heartsNow({ battle, monsters }: State, id: number): number {
  if (battle?.monster === id) return battle.monsterHp;
  const { kind, wound } = monsters.find(monster => monster.id === id)!;
  return MONSTERS[kind!].hp - wound;
}

const shot: DelveClaim = {
  id: 'a shot hits',
  words: [/You hit [<>]?\d+%\.$/],
  *statements(position) {
    for (const { action, confirm } of prompt(position.state).choices) {
      const told = /You hit .*$/.exec(confirm ?? '')?.[0];
      if (!told) continue;
      const hits = (world: State): boolean =>
        game.apply(world, action).events.some(event => event.type === 'sniped' && event.hit);
      yield { says: confirm!, allows: percentAllows(told), truth: hits };
    }
    for (const { state, dress } of aimedScenes(position, 'snipe')) {
      for (const { action, odds } of prompt(state).choices) {
        if (!odds) continue;
        const hits = (world: State): boolean =>
          game.apply(dress(world), action).events.some(event => event.type === 'sniped' && event.hit);
        yield { says: `Snipe: ${odds}`, allows: percentAllows(odds), truth: hits };
      }
    }
  },
};

// ── The battle that is on ─────────────────────────────────────────────────────────────────────────────────────

/** The position itself if there is a fight, and one that is made up on the spot. */
function* fights(position: Position<State>): Generator<Scene> {
  if (position.state.battle) yield { state: position.state, dress: world => world };
  yield* madeUp(position);
}

/** How the battle that is on ends for this fighter, if nobody uses anything. */
function outcomeFor(seat: Seat): Fights {
  return world => {
    const { hero, rival, monster } = world.battle!;
    return rival === null
      ? fought(world, hero, monster!)
      : duelled(world, seat, seat === hero ? rival : hero);
  };
}

function passOf(state: State): Choice<Action> | undefined {
  return prompt(state).choices.find(({ action }) => action.type === 'pass' && action.until === 'once');
}

const fightOn: DelveClaim = {
  id: 'fighting on',
  words: [/^[<>]?\d+%$/, /^Each roll: you win [<>]?\d+%\.$/],
  *statements(position) {
    for (const { state, dress } of fights(position)) {
      const { label, odds, detail } = passOf(state) ?? {};
      if (!odds || !detail) continue;
      const fight = outcomeFor(position.seat);
      yield {
        says: `${label}: ${odds}`,
        allows: percentAllows(odds),
        truth: world => fight(dress(world)).won,
      };
      yield { says: detail, allows: percentAllows(detail), truth: world => fight(dress(world)).first };
    }
  },
};

/** The rope between the fighters: its number is the left one's, as the table writes it. */
const rope: DelveClaim = {
  id: 'the odds on the stage',
  words: [],
  *statements(position) {
    for (const { state, dress } of fights(position)) {
      const odds = fightOf(state)?.odds;
      if (odds === undefined) continue;
      const text = percent(odds / 100);
      const fight = outcomeFor(state.battle!.hero);
      yield { says: `stage ${text}`, allows: percentAllows(text), truth: world => fight(dress(world)).won };
    }
  },
};

const helped: DelveClaim = {
  id: 'a battle with an item used',
  words: [/You'd win [<>]?\d+%\.$/],
  *statements(position) {
    const { seat } = position;
    for (const { state, dress } of fights(position)) {
      for (const { action, odds, detail } of prompt(state).choices) {
        if (action.type !== 'use-item' || !detail?.includes("You'd win")) continue;
        const truth = (world: State): boolean => foughtWith(dress(world), seat, action);
        yield { says: `${action.item}: ${odds}`, allows: percentAllows(odds!), truth };
        yield { says: detail, allows: percentAllows(/You'd win.*/.exec(detail)![0]), truth };
      }
    }
  },
};

function foughtWith(world: State, seat: Seat, { item }: Extract<Action, { type: 'use-item' }>): boolean {
  const id = world.battle!.monster!;
  const turn = openTurn(draftOf(world));
  takeUp(turn, { seat, item, monster: null });
  return !turn.state.battle || fought(turn.state, seat, id).won;
}

const helpedByAll: DelveClaim = {
  id: 'the items in hand, told of the monster in battle',
  words: [/^With .* [<>]?\d+%\.$/],
  *statements(position) {
    const { seat } = position;
    for (const { state, dress } of fights(position)) {
      const foe = monsterById(state, state.battle!.monster);
      const text = foe && lineOf(infoAt(state, seat, foe.at), /^With /);
      for (const { name, percent: share } of sharesIn(text?.slice('With '.length) ?? '')) {
        const action = prompt(state).choices.find(({ verb }) => verb === `Use ${name}`)?.action;
        const truth = (world: State): boolean =>
          action?.type === 'use-item' && foughtWith(dress(world), seat, action);
        yield { says: `${name} ${share}`, allows: percentAllows(share), truth };
      }
    }
  },
};

export const fightClaims: readonly DelveClaim[] = [
  meeting,
  exchangeWon,
  table,
  aimed,
  shot,
  fightOn,
  rope,
  helped,
  helpedByAll,
];
