/** Worlds that she cannot tell apart, and how they are played on. */
import type { Cell } from '../../../../src/core/grid.ts';
import { draftStreams, loadDice, pick, reseeded, stream, type Dice } from '../../../../src/core/rng.ts';
import {
  LEVELS,
  MANA_BOXES,
  MAX_HEALTH,
  type DieFace,
  type Level,
} from '../../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game, legalActions } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { kindOf } from '../../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import type { Action } from '../../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Event } from '../../../../src/games/nine-bit-dungeon/state/events.ts';
import type { Choices, Hero, State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import type { Claim, Position, Statement } from '../../../support/oracles/claim.ts';
import { AUTO, END } from '../table.ts';

/** Other dice, and something else in an unopened chest. */
export function imagine(state: State, _seat: number, salt: string): State {
  const rng = reseeded(state.rng, salt);
  if (state.chestOpen || state.chestRoll === 0) return { ...state, rng };
  return { ...state, rng, chestRoll: stream(rng, 'imagined').roll(6) as DieFace };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** How she answers when she is asked for a way or a hatch. */
export type Answer = (state: State) => Action;

export const kindly: Answer = () => AUTO;
/** Any way that is hers to choose. */
export const anyhow: Answer = state =>
  pick(stream(draftStreams(state.rng), `whim ${state.actions}`), legalActions(state));

/** One action and what follows until she acts again. */
export function follow(world: State, action: Action, answer = kindly): Played {
  let { state, events } = game.apply(world, action);
  const news = [...events];
  while (state.ask?.kind === 'lead' || state.ask?.kind === 'hatch') {
    ({ state, events } = game.apply(state, answer(state)));
    news.push(...events);
  }
  return { state, events: news };
}

/** Out of the shop or the chest, and the turn is given up: what the monsters then do. */
export function endTurn(world: State, answer = kindly): Played {
  if (world.ask?.kind === 'shop') return endTurnAfter(world, { type: 'leave' }, answer);
  if (world.ask?.kind === 'chest') return endTurnAfter(world, { type: 'chest', take: 'gold' }, answer);
  return follow(world, END, answer);
}

/** After the last action of a turn the end comes by itself. */
export function endTurnAfter(world: State, action: Action, answer = kindly): Played {
  const step = follow(world, action, answer);
  if (step.events.some(event => event.type === 'phase-ended') || !step.state.ask) return step;
  const end = endTurn(step.state, answer);
  return { state: end.state, events: [...step.events, ...end.events] };
}

/** Her own turn only: the last action of a turn brings the monsters' phase with it. */
export function herPart(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(event => event.type === 'phase-ended');
  return end < 0 ? events : events.slice(0, end);
}

export function standing(world: State, at: Cell): State {
  return changed(world, { at });
}

/** With more Health than a turn can take, so that everybody rolls. */
export function hale(world: State): State {
  return changed(world, { health: 99 });
}

export function changed(world: State, hero: Partial<Hero>): State {
  return { ...world, hero: { ...world.hero, ...hero } };
}

/** As if she stood there with the whole turn before her. */
export function acting(world: State, at: Cell): State {
  return { ...standing(world, at), ask: { seat: 0, kind: 'act' }, actionsLeft: 2, flow: null };
}

/** Her choices of ways and hatches are asked for, whatever was agreed. */
export function asking(world: State): State {
  return { ...world, options: { ...world.options, choices: 'ask' } };
}

export function loaded(world: State, faces: Readonly<Record<string, readonly number[]>>): State {
  return { ...world, rng: loadDice(world.rng, faces) };
}

/** Every test of the next phase passes: the worst that the monsters can do. */
export function allHit(world: State): State {
  return loaded(world, { dice: [1, 1, 1, 1, 1, 1, 1, 1] });
}

interface Depth {
  readonly level: Level;
  readonly choices: Choices;
  readonly hero: Partial<Hero>;
  /** Which monster is hurt, and how far from dead: indexes, because the kinds are those of the level. */
  readonly wounded: number;
  readonly hurt: number;
}

/** Few matches come as far as the deeper levels: the same board there, with another hero and a fresh wound. */
function deepened(state: State, { level, choices, hero, wounded, hurt }: Depth): State {
  const deep: State = { ...changed(state, hero), level, wound: null, options: { ...state.options, choices } };
  const monster = deep.monsters[wounded];
  const health = monster ? kindOf(deep, monster).health : 0;
  if (!monster || health < 2) return deep;
  return { ...deep, wound: { id: monster.id, health: 1 + (hurt % (health - 1)) } };
}

function anyDepth(dice: Dice): Depth {
  const level = LEVELS[dice.int(4)]!;
  const maxMana = MANA_BOXES[dice.int(4)]!;
  return {
    level,
    choices: dice.int(2) === 0 ? 'ask' : 'auto',
    hero: {
      health: dice.roll(MAX_HEALTH[level]),
      skill: dice.roll(5),
      damage: dice.roll(5),
      armour: dice.int(5),
      maxMana,
      mana: dice.roll(maxMana),
      gold: dice.int(21),
    },
    wounded: dice.int(8),
    hurt: dice.int(60),
  };
}

/** Tries a claim at the position as it was played, or (half of the time) on any level. */
export function atEveryDepth(claim: Claim<State>): Claim<State> {
  return {
    ...claim,
    *statements(position: Position<State>): Iterable<Statement<State>> {
      const { state, dice } = position;
      if (state.ask?.kind !== 'act' || dice.int(2) === 0) return yield* claim.statements(position);
      const depth = anyDepth(dice);
      for (const { says, allows, truth } of claim.statements({
        ...position,
        state: deepened(state, depth),
      })) {
        const there = `${says} (as ${JSON.stringify(depth)})`;
        yield { says: there, allows, truth: world => truth(deepened(world, depth)) };
      }
    },
  };
}
