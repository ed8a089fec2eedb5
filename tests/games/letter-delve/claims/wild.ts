/**
 * The same table an hour later: most positions are early in a match, when little is awake and no spell has been cast.
 * Here half of them are stirred up: monsters awake, elsewhere, frozen, slowed, cancelled, in magic sleep or polymorphed.
 */
import { pick, type Dice } from '../../../../src/core/rng.ts';
import type { Kind } from '../../../../src/games/letter-delve/data/monsters.ts';
import { flies, insiders, isInside, isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import {
  isStar,
  isWall,
  kingDistance,
  SQUARES,
  STAR,
} from '../../../../src/games/letter-delve/rules/squares.ts';
import type { Monster, State } from '../../../../src/games/letter-delve/state/state.ts';
import type { Position, Statement } from '../../../support/oracles/claim.ts';
import { imagine, type DelveClaim } from './world.ts';

/** The claim as it is, and in half of all positions on a wild table instead. */
export function alsoWild(claim: DelveClaim): DelveClaim {
  return {
    ...claim,
    *statements(position) {
      if (position.state.battle || position.dice.int(2) === 0) return yield* claim.statements(position);
      const wild: Position<State> = { ...position, state: wildOf(position.state, position.dice) };
      const { seat } = position;
      for (const { truth, ...said } of claim.statements(wild)) {
        const statement: Statement<State> = {
          ...said,
          says: `(wild) ${said.says}`,
          truth: world => truth(imagine(wild.state, seat, world.rng.seed)),
        };
        yield statement;
      }
    },
  };
}

function wildOf(state: State, dice: Dice): State {
  let wild = gathered(state, dice);
  for (const { id } of state.monsters) wild = stirredUp(wild, id, dice);
  return dice.int(3) === 0 ? polymorphed(wild, dice) : wild;
}

/** Heroes keep company: monsters then come upon one on the way to another. */
function gathered(state: State, dice: Dice): State {
  const asked = state.heroes[state.ask!.seat]!;
  if (!isInside(asked) || state.ask?.kind === 'walk') return state;
  const { at } = asked;
  return insiders(state)
    .filter(hero => hero.seat !== asked.seat)
    .reduce((table, { seat }) => {
      const near = SQUARES.filter(
        to => kingDistance(to, at) <= 3 && !isWall(to) && !isStar(to) && !isOccupied(table, to),
      );
      if (near.length === 0) return table;
      const to = pick(dice, near);
      return {
        ...table,
        heroes: table.heroes.map(hero => (hero.seat === seat ? { ...hero, at: to } : hero)),
      };
    }, state);
}

function changed(state: State, id: number, patch: Partial<Monster>): State {
  return { ...state, monsters: state.monsters.map(each => (each.id === id ? { ...each, ...patch } : each)) };
}

function stirredUp(state: State, id: number, dice: Dice): State {
  const monster = state.monsters.find(each => each.id === id)!;
  const one = (sides: number): boolean => dice.int(sides) === 0;
  const round = state.turn;
  if (one(4)) {
    const spells = {
      frozenRound: one(6) ? round : null,
      slowRound: one(4) ? round : null,
      cancelRound: one(5) ? round : null,
    };
    return movedAbout(
      changed(state, id, { awake: true, known: true, stirring: false, sleepRound: null, ...spells }),
      id,
      dice,
    );
  }
  if (monster.awake || monster.stirring || !one(8)) return state;
  return changed(state, id, one(2) ? { known: true } : { sleepRound: round });
}

/** Nobody is walled in by it: the walk that is on, and the stairs, keep their ways. */
function movedAbout(state: State, id: number, dice: Dice): State {
  if (state.ask?.kind === 'walk' || dice.int(2) === 0) return state;
  const monster = state.monsters.find(each => each.id === id)!;
  const free = SQUARES.filter(
    at =>
      !isStar(at) && kingDistance(at, STAR) > 1 && (!isWall(at) || flies(monster)) && !isOccupied(state, at),
  );
  return changed(state, id, { at: pick(dice, free) });
}

/** A crowned sleeper has become another tile, and its boss lies in the bag; perhaps a second tile has drawn it. */
function polymorphed(state: State, dice: Dice): State {
  const crowned = state.monsters.filter(each => each.back === 'boss' && !each.awake && !each.stirring);
  if (crowned.length === 0 || state.bag.length === 0) return state;
  const turned = swapped(state, pick(dice, crowned).id, dice.int(state.bag.length));
  const plain = turned.monsters.filter(each => each.back === 'plain' && !each.awake && !each.known);
  if (plain.length === 0 || dice.int(2) === 0) return turned;
  return swapped(turned, pick(dice, plain).id, turned.bag.length - 1);
}

/** Its tile changes places with one of the bag; the old one lies on top. */
function swapped(state: State, id: number, place: number): State {
  const bag: Kind[] = [...state.bag];
  const [kind] = bag.splice(place, 1);
  bag.push(state.monsters.find(each => each.id === id)!.kind!);
  return { ...changed(state, id, { kind: kind!, back: 'plain', known: false, wound: 0 }), bag };
}
