/** The bot's decision, phase by phase. No secrets; the easy one has a chance of its own for what it does not weigh. */
import { advise } from '../../../bots/advise.ts';
import type { Advice } from '../../../bots/bot.ts';
import { ABILITIES, MAX_LIFE, type Ability } from '../data/constants.ts';
import type { Kind } from '../data/monsters.ts';
import type { UsableId } from '../data/search-cards.ts';
import { here } from '../rules/monsters.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { arrivingWithin, besideHer, valueOf } from './dice.ts';
import { makePlan, stepsLeft, type Plan, type Temper } from './plan.ts';
import { gainOfSearch } from './searching.ts';

type Assign = (typeof ASSIGNMENTS)[number];

export interface Mind extends Temper {
  /** How it lays out the dice. */
  readonly dice: 'chance' | 'habit' | 'value';
  readonly search: 'chance' | 'careful' | 'weighed';
  /** Enemies worth a scroll; without it scrolls stay in the bag and draughts for the last moment. */
  readonly scrolls: { readonly fireball: number; readonly invisible: number } | null;
  /** Rivals in a contest differ a little: what this one is fondest of. */
  readonly lean: Ability | null;
  /** A whole number below `sides`, from a stream of its own. */
  chance(state: State, sides: number): number;
}

export function decide(state: State, legal: readonly Action[], mind: Mind): Advice<Action> {
  switch (state.ask?.kind) {
    case undefined:
      throw new Error('The run is over.');
    case 'assign':
      return assign(state, mind);
    case 'search':
      return search(state, mind);
    case 'item':
      return useItem(state, legal, mind);
    case 'act':
      return act(state, legal, mind);
  }
}

function assign(state: State, mind: Mind): Advice<Action> {
  const action = arrangement(state, mind);
  // Which dice lie where stands before it, in a hint and in a list.
  return { action, why: reasonFor(state, action) };
}

/** The more it likes an ability, the bigger its die. */
const HABITS = {
  threatened: { combat: 3, defense: 2, speed: 1 },
  free: { combat: 1, defense: 2, speed: 3 },
} as const;
/** Enough to move it by one place, or to decide where two ways are about as good. */
const HABIT_LEAN = 1.5;
const VALUE_LEAN = 0.15;

function arrangement(state: State, mind: Mind): Assign {
  switch (mind.dice) {
    case 'chance':
      return ASSIGNMENTS[mind.chance(state, ASSIGNMENTS.length)]!;
    case 'habit': {
      const isThreatened = here(state).length > 0 || arrivingWithin(state, 1).length > 0;
      const habit = HABITS[isThreatened ? 'threatened' : 'free'];
      const liking = (ability: Ability): number => habit[ability] + (ability === mind.lean ? HABIT_LEAN : 0);
      return bestOf(ASSIGNMENTS, each => ABILITIES.reduce((sum, one) => sum + liking(one) * each[one], 0));
    }
    case 'value': {
      const plan = makePlan(state, mind);
      const lean = (each: Assign): number => (mind.lean && each[mind.lean] === 8 ? VALUE_LEAN : 0);
      return bestOf(ASSIGNMENTS, each => valueOf(state, plan, each) + lean(each));
    }
  }
}

function reasonFor(state: State, { combat, defense }: Assign): string {
  const isBeset = here(state).length > 0;
  if (combat === 8) return isBeset ? 'Clear the tile first.' : 'Be ready to fight.';
  if (defense === 8) return 'They strike first next round.';
  return isBeset ? 'Attack if you can, then run.' : 'The tile is empty, so run.';
}

/** The first of the best. */
function bestOf(list: readonly Assign[], value: (entry: Assign) => number): Assign {
  const worth = list.map(value);
  return list[worth.indexOf(Math.max(...worth))]!;
}

const SEARCH: Advice<Action> = advise({ type: 'search' }, 'What you find here may decide the raid.');

function search(state: State, mind: Mind): Advice<Action> {
  switch (mind.search) {
    case 'chance':
      return mind.chance(state, 2) === 0 ? SEARCH : leave('No time for that now.');
    case 'careful':
      return arrivingWithin(state, 1).length > 0 ? leave('They are too close already.') : SEARCH;
    case 'weighed':
      return gainOfSearch(state, mind) > 0 ? SEARCH : leave("What's left here isn't worth the points.");
  }
}

function leave(why: string): Advice<Action> {
  return { action: { type: 'skip-search' }, why };
}

function useItem(state: State, legal: readonly Action[], mind: Mind): Advice<Action> {
  const offered = (item: UsableId): boolean =>
    legal.some(action => action.type === 'use-item' && action.item === item);
  const item = USABLES.find(id => offered(id) && USES[id].wants(state, mind.scrolls));
  if (!item) return advise({ type: 'end-items' }, 'Save your items for later.');
  return advise({ type: 'use-item', item }, USES[item].why);
}

interface Use {
  readonly why: string;
  readonly wants: (state: State, scrolls: Mind['scrolls']) => boolean;
}

const isLow = ({ kora }: State): boolean => kora.life <= 2;
/** Draughts wait for the last moment, unless it can count wounds. */
const heals = (wounds: number): Use => ({
  why: 'Heal now.',
  wants: (state, scrolls) => isLow(state) || (scrolls !== null && MAX_LIFE - state.kora.life >= wounds),
});

/** What is in the bag, in the order in which it thinks of it. */
const USES: Readonly<Record<UsableId, Use>> = {
  'fireball-scroll': {
    why: "They're all in one place. Burn them.",
    wants: (state, scrolls) => scrolls !== null && crowdHere(state) >= scrolls.fireball,
  },
  'healing-potion': heals(4),
  'healing-balm': heals(3),
  'invisibility-scroll': {
    why: 'Too many of them. Disappear.',
    wants: (state, scrolls) => {
      const threat = threatTo(state);
      return scrolls !== null && (threat >= scrolls.invisible || (isLow(state) && threat >= 2));
    },
  },
};
const USABLES = Object.keys(USES) as UsableId[];

/** Whom a fireball would catch. */
const CROWD: Readonly<Record<Kind, number>> = { goblin: 1, skeleton: 2, grislyk: 0 };
const THREAT: Readonly<Record<Kind, number>> = { goblin: 1, skeleton: 2, grislyk: 3 };

function crowdHere(state: State): number {
  return here(state).reduce((sum, { kind }) => sum + CROWD[kind], 0);
}

function threatTo(state: State): number {
  const near = [...here(state), ...besideHer(state), ...arrivingWithin(state, 1)];
  return near.reduce((sum, { kind }) => sum + THREAT[kind], 0);
}

function act(state: State, legal: readonly Action[], mind: Mind): Advice<Action> {
  const plan = makePlan(state, mind);
  if (state.act.move === 'moving') return move(state, legal, plan);
  const blow = bestBlow(state, legal);
  if (blow) return blow;
  const mayRoll = legal.some(({ type }) => type === 'roll-move');
  if (mayRoll && (plan.exit || stepsLeft(state, plan) > 0)) return advise({ type: 'roll-move' }, plan.why);
  return advise({ type: 'end-turn' }, 'Stay here this round.');
}

/** The sorcerer first, then the weak, then the bones. */
const BLOWS: readonly Kind[] = ['grislyk', 'goblin', 'skeleton'];

function bestBlow(state: State, legal: readonly Action[]): Advice<Action> | undefined {
  for (const kind of BLOWS) {
    const target = here(state).find(monster => monster.kind === kind);
    const action = target && legal.find(each => each.type === 'attack' && each.monster === target.id);
    if (action)
      return advise(action, `Attack before ${kind === 'grislyk' ? 'Grislyk' : `the ${kind}`} strikes you.`);
  }
  return undefined;
}

function move(state: State, legal: readonly Action[], plan: Plan): Advice<Action> {
  const { why, exit } = plan;
  const left = stepsLeft(state, plan);
  if (left === 0 && exit) return { action: { type: 'explore', exit }, why };
  if (left === 0) return advise({ type: 'end-move' }, 'This is the place.');
  const closer = legal.find(each => each.type === 'step' && stepsLeft(state, plan, each.to) < left);
  return closer ? { action: closer, why } : advise({ type: 'end-move' }, 'No step leads closer.');
}
