/** Chapter "Player counts and bots": where to go next and why. The first rule that fits wins; everything it reads is public. */
import { LEVELS, ROMAN } from '../data/constants.ts';
import { searchCard } from '../data/search-cards.ts';
import { tileFace } from '../data/tiles.ts';
import { GATE, goalInSight } from '../odds/outlook.ts';
import { levelOf } from '../rules/ending.ts';
import { whereKora } from '../rules/movement.ts';
import { locKey, stepsTo } from '../rules/tiles.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';

export interface Temper {
  /** With one prize in hand it goes home at this much Life. */
  readonly bank: number;
  /** Whether it waits for the sorcerer at the door. */
  readonly hunt: boolean;
}

export interface Plan {
  readonly target: Loc;
  /** Anywhere on the tile will do. */
  readonly anywhere: boolean;
  readonly exit: 'onward' | 'stair' | null;
  readonly why: string;
  /** Steps to the target from every known space. */
  readonly steps: ReadonlyMap<string, number>;
}

type Idea = Omit<Plan, 'steps'>;

const HOME: Idea = { target: GATE, anywhere: false, exit: null, why: 'Time to go home with what you have.' };
/** A heal in the bag is worth a little less than Life on the die. */
const HEAL_WORTH = 0.8;
const HUNT_LIFE = 2.5;
const LIFE_PER_STEP = 0.03;

export function makePlan(state: State, temper: Temper): Plan {
  const idea = think(state, temper);
  return { ...idea, steps: stepsTo(state.tiles, idea.target) };
}

function think(state: State, temper: Temper): Idea {
  const { book, crucible } = state.objectives;
  if (book && crucible) return atTheDoor(state, temper);
  if (!book && !crucible) return grab(state) ?? explore(state) ?? HOME;
  const { bank } = temper;
  // On the short track he whom the Book wakes comes too fast for another chamber, unless nothing counts but that.
  if (book && bank > 0 && state.options.difficulty === 'deadliest') return atTheDoor(state, temper);
  const isEnough = stamina(state) <= bank + LIFE_PER_STEP * stepsHome(state);
  if (isEnough) return { ...HOME, why: "You have one prize. Don't get greedy." };
  return grab(state) ?? explore(state) ?? HOME;
}

/** One step from the exit, where he can be met and left; or straight out. */
function atTheDoor(state: State, { hunt }: Temper): Idea {
  if (state.objectives.grislyk || !hunt || stamina(state) < HUNT_LIFE) return HOME;
  const target: Loc = { tile: 1, space: 'a' };
  return { target, anywhere: false, exit: null, why: 'Meet Grislyk one step from the exit.' };
}

/** Her Life and the draughts she carries. */
function stamina({ kora }: State): number {
  const effects = kora.items.flatMap(item => searchCard(item).effects);
  return kora.life + HEAL_WORTH * effects.reduce((sum, each) => sum + (each.op === 'heal' ? each.n : 0), 0);
}

function stepsHome(state: State): number {
  return stepsTo(state.tiles, GATE).get(locKey(whereKora(state)))!;
}

function grab(state: State): Idea | undefined {
  const tile = goalInSight(state);
  if (tile < 0) return undefined;
  const what =
    state.tiles[tile]!.id === 'book' ? 'The Book is within reach.' : 'The Crucible is within reach.';
  return { target: { tile, space: 'a' }, anywhere: true, exit: null, why: what };
}

/** Levels are finished from the top down: both prizes may lie above Level III. From another level nothing lies ahead. */
function explore(state: State): Idea | undefined {
  const { tiles, stacks } = state;
  for (const level of LEVELS) {
    if (stacks[level].length === 0) continue;
    const last = tiles.findLastIndex(tile => tile.level === level);
    const where =
      level === levelOf(state)
        ? 'There are unseen tiles ahead.'
        : `Level ${ROMAN[level]} still has unseen tiles.`;
    if (last >= 0) return through(tiles[last]!.id, last, 'onward', where);
    const stairs = tiles.findIndex(({ id }) => id === `stairs-${level - 1}`);
    if (stairs >= 0)
      return through(tiles[stairs]!.id, stairs, 'stair', `Next come the stairs to Level ${ROMAN[level]}.`);
  }
  return undefined;
}

function through(
  id: State['tiles'][number]['id'],
  tile: number,
  exit: 'onward' | 'stair',
  why: string,
): Idea {
  return { target: { tile, space: tileFace(id).exits[exit]!.space }, anywhere: false, exit, why };
}

/** Steps that are left to the target. */
export function stepsLeft(state: State, plan: Plan, from: Loc = whereKora(state)): number {
  if (plan.anywhere && from.tile === plan.target.tile) return 0;
  return plan.steps.get(locKey(from))!;
}
