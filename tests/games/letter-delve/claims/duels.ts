/** Duels between heroes, told of a rival and on the button. */
import type { Seat } from '../../../../src/core/game.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { MAX_HP } from '../../../../src/games/letter-delve/data/constants.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { prompt } from '../../../../src/games/letter-delve/look/prompt.ts';
import { insiders, isInside } from '../../../../src/games/letter-delve/rules/pieces.ts';
import type { Action } from '../../../../src/games/letter-delve/state/actions.ts';
import type { Hero, State } from '../../../../src/games/letter-delve/state/state.ts';
import { percentAllows, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { oddsStatements, type Fights } from './fights.ts';
import { besideRival } from './scenes.ts';
import { duelled, infoAt, lineOf, type DelveClaim } from './world.ts';

const duelTold: DelveClaim = {
  id: 'a duel, told of a rival',
  words: [/^A duel: /],
  *statements({ state, seat, dice }) {
    const rivals = insiders(state).filter(hero => hero.seat !== seat);
    const hero = state.heroes[seat];
    if (!hero || !isInside(hero)) return;
    for (const rival of shuffle(dice, rivals).slice(0, 1)) {
      const text = lineOf(infoAt(state, seat, rival.at), /^A duel/);
      if (text) yield* oddsStatements(text, 'rival', world => duelled(world, seat, rival.seat));
    }
  },
};

const attack: DelveClaim = {
  id: 'an attack on a rival',
  words: [/Win and you take/, /^Duels are to the death unless magic ends them\./],
  *statements(position) {
    for (const { state, dress } of besideRival(position)) {
      for (const { action, odds, detail, confirm } of prompt(state).choices) {
        if (action.type !== 'attack') continue;
        const fight: Fights = world => duelled(dress(world), position.seat, action.rival);
        yield { says: `Attack: ${odds}`, allows: percentAllows(odds!), truth: world => fight(world).won };
        yield { says: confirm!, allows: percentAllows(confirm!), truth: world => fight(world).won };
        yield* oddsStatements(detail!, 'attack', fight);
        const { truth, ...said } = robbery(position.seat, action, detail!);
        yield { ...said, truth: world => truth(dress(world)) };
      }
    }
  },
};

/** The purse that is named is the one that a winner gains. */
function robbery(seat: Seat, action: Extract<Action, { type: 'attack' }>, detail: string): Statement<State> {
  const coins = Number(/you take (\d+) coins?/.exec(detail)![1]);
  return {
    says: detail,
    allows: { low: coins, high: coins },
    truth: world => {
      const free = world.heroes.map(hero => ({ ...hero, items: [] }));
      const { events } = game.apply({ ...world, heroes: free }, action);
      return only(events, 'robbed').find(({ by }) => by === seat)?.coins;
    },
  };
}

/** Two unhurt heroes, one with what the button sells, the other with what it names. */
function dressed(world: State, { weapon, armour }: Extract<Action, { type: 'outfit' }>): State {
  const heroes = world.heroes.map(
    (hero): Hero =>
      hero.seat === 0
        ? { ...hero, hp: MAX_HP, weapon, armour, items: [] }
        : { ...hero, hp: MAX_HP, weapon: 3, armour: false, items: [] },
  );
  return { ...world, battle: null, heroes };
}

const outfitted: DelveClaim = {
  id: 'an outfit and its duels',
  words: [/Beats a Two-Handed Sword in [<>]?\d+% of duels\.$/],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'outfit' || state.heroes.length === 1) return;
    for (const { action, detail } of shuffle(dice, prompt(state).choices).slice(0, 2)) {
      const text = /Beats .*/.exec(detail ?? '')?.[0];
      if (action.type !== 'outfit' || !text) continue;
      const truth = (world: State): boolean => duelled(dressed(world, action), 0, 1).won;
      yield { says: `${detail}`, allows: percentAllows(text), truth };
    }
  },
};

export const duelClaims: readonly DelveClaim[] = [duelTold, attack, outfitted];
