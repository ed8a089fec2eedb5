/**
 * Luck and skill. Before each decision of a seat stands what the best action promised, after it what the taken one did,
 * and after chance what is promised then. What a decision lost is skill (never more than nothing), what chance and the
 * others moved is luck; both together are the way from the first outlook to the result, to the last millionth.
 */
import {
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Seat,
  type Setup,
} from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import { viewOf } from '../core/view.ts';
import { outlookOf, type Imagine, type Outlook } from './outlook.ts';
import { worldOf } from './worlds.ts';

/** An outlook as far as a review needs it: a made-up one will do. */
export interface Foresight<S> {
  readonly imagine: Imagine<S>;
  chance(state: S, seat: Seat): number;
}

export function foresightOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  outlook: Outlook<S, A>,
): Foresight<S> {
  return {
    imagine: outlook.imagine,
    chance: (state, seat) => outlookOf(game, outlook, state, seat),
  };
}

/** All chances in millionths. */
export interface Judged<A> {
  /** Its place among the actions that led to the end; undone ones are not counted. */
  readonly at: number;
  readonly action: A;
  /** What would have promised most, and what it promised. */
  readonly better: A;
  readonly before: number;
  /** What the action promised, whatever chance made of it. */
  readonly decided: number;
  /** What is promised when the seat is asked again, or the result. */
  readonly after: number;
}

export interface Review<A> {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  readonly luck: number;
  /** What decisions lost: never above zero. */
  readonly skill: number;
  readonly decisions: readonly Judged<A>[];
}

export interface ReviewParts<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly foresight: Foresight<S>;
  /** Worlds in which each action is tried. */
  readonly worlds: number;
}

/** Where there are more actions (words), so many of them are tried besides the one that was taken. */
const MOST_TRIED = 24;

export function skillOf({ before, decided }: Pick<Judged<unknown>, 'before' | 'decided'>): number {
  return decided - before;
}

export function luckOf({ decided, after }: Pick<Judged<unknown>, 'decided' | 'after'>): number {
  return after - decided;
}

/** Tells after each action how many are looked at, so that whoever goes through it may rest or stop. */
export function* reviewing<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: ReviewParts<S, A, E>,
  setup: Setup,
  entries: readonly Entry<A>[],
  seat: Seat,
): Generator<number, Review<A>> {
  const { game, foresight } = parts;
  let { state } = game.create(setup);
  const asked: Omit<Judged<A>, 'after'>[] = [];
  // Before the first decision of this seat there is nothing but the outlook.
  const first = foresight.chance(state, seat);
  for (const [at, action] of taken(entries).entries()) {
    if (state.ask?.seat === seat) {
      asked.push({ at, action, ...judged(parts, state, seat, action, `${setup.seed}/review/${seat}/${at}`) });
    }
    state = game.apply(state, action).state;
    yield at + 1;
  }
  const last = foresight.chance(state, seat);
  const decisions = asked.map((one, index) => ({ ...one, after: asked[index + 1]?.before ?? last }));
  return { seat, first, last, ...sumsOf(first, decisions), decisions };
}

/** What lies before the first decision is luck, too. */
function sumsOf(first: number, decisions: readonly Judged<unknown>[]): { luck: number; skill: number } {
  let luck = (decisions[0]?.before ?? first) - first;
  let skill = 0;
  for (const one of decisions) {
    luck += luckOf(one);
    skill += skillOf(one);
  }
  return { luck, skill };
}

/** The actions that led to the end: what was taken back is left out. */
function taken<A>(entries: readonly Entry<A>[]): A[] {
  const actions: A[] = [];
  for (const entry of entries) {
    if (entry.kind === 'act') actions.push(entry.action);
    else actions.pop();
  }
  return actions;
}

/** Every action in the same worlds, so that none of them is merely luckier. */
function judged<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, foresight, worlds }: ReviewParts<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
  salt: string,
): { better: A; before: number; decided: number } {
  const view = viewOf(game, state, seat);
  const imagined = Array.from({ length: worlds }, (_, at) => worldOf(foresight, view, seat, `${salt}/${at}`));
  const promise = (tried: A): number => {
    let sum = 0;
    for (const world of imagined) sum += foresight.chance(game.apply(world, tried).state, seat);
    return Math.round(sum / worlds);
  };
  const decided = promise(action);
  let better = action;
  let before = decided;
  for (const tried of alternatives(game, state, action)) {
    const chance = promise(tried);
    if (chance <= before) continue;
    before = chance;
    better = tried;
  }
  return { better, before, decided };
}

function alternatives<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): A[] {
  const found: A[] = [];
  for (const tried of game.legalActions(state)) {
    if (!sameAction(tried, action) && found.push(tried) === MOST_TRIED) break;
  }
  return found;
}
