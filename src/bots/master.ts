/**
 * The master of any room that has an outlook: tries what may be done in imagined worlds, lets the hard bots play on there
 * for a while, and asks the outlook how it stands. Its effort is counted in steps of the rules, never in time, so it
 * decides the same on every machine.
 */
import { outlookOf, type Effort, type Outlook } from '../analyst/outlook.ts';
import { worldOf } from '../analyst/worlds.ts';
import {
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Seat,
} from '../core/game.ts';
import { digest } from '../core/plain.ts';
import { viewOf } from '../core/view.ts';
import { best } from './best.ts';
import type { Bot } from './bot.ts';

export interface MasterParts<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly outlook: Outlook<S, A>;
  /** Whose ways are known: it proposes, and everybody plays on like it. */
  readonly model: (seat: Seat) => Bot<S, A>;
  readonly effort: Effort;
}

/** An action, and how each imagined world stood after it. */
interface Candidate<A> {
  readonly action: A;
  readonly stands: number[];
}

/** Rivals of the usual action that are played on: those that look best at once. */
const RIVALS = 5;
/** Worlds after which half of them are given up. */
const CUTS: ReadonlySet<number> = new Set([2, 5, 10]);
/**
 * By how many millionths, and by how many standard errors, another action must be better before it is preferred to the
 * usual one. An outlook knows fights and bargains; of two quiet ways it knows nothing, and would walk in circles.
 */
const GAIN = 12_000;
const DOUBT = 2;

export function masterBot<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: MasterParts<S, A, E>,
  seat: Seat,
): Bot<S, A> {
  const usualBot = parts.model(seat);
  return {
    choose(view, legal) {
      const usual = usualBot.choose(view, legal);
      if (legal.length === 1) return usual;
      const action = bestOf(parts, view, seat, legal, usual.action);
      return action === usual.action ? usual : { action, why: 'Tried out in thought, this came out best.' };
    },
  };
}

function bestOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: MasterParts<S, A, E>,
  view: S,
  seat: Seat,
  legal: readonly A[],
  usual: A,
): A {
  const salt = `master/${seat}/${digest(view)}`;
  const worldAt = (at: number): S => worldOf(parts.outlook, view, seat, `${salt}/${at}`);
  let others = rivalsOf(parts, worldAt(0), seat, legal, usual);
  const own: Candidate<A> = { action: usual, stands: [] };
  let left = parts.effort.steps;
  for (let worlds = 1; left > 0 && others.length > 0; worlds++) {
    const world = worldAt(worlds);
    for (const candidate of [own, ...others]) {
      const { stand, steps } = tryOut(parts, world, seat, candidate.action);
      candidate.stands.push(stand);
      left -= steps;
    }
    if (CUTS.has(worlds)) others = betterHalf(others);
  }
  const rival = best(others, ({ stands }) => sumOf(stands));
  return rival && isSurelyBetter(rival.stands, own.stands) ? rival.action : usual;
}

/** Those that one step into one world speaks for. Where all of them come to much the same, there are none. */
function rivalsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, outlook }: MasterParts<S, A, E>,
  world: S,
  seat: Seat,
  legal: readonly A[],
  usual: A,
): Candidate<A>[] {
  const standAfter = (action: A): number => outlookOf(game, outlook, game.apply(world, action).state, seat);
  const own = standAfter(usual);
  const others = (outlook.rivals?.(world, seat, legal, usual) ?? legal)
    .filter(action => !sameAction(action, usual))
    .map(action => ({ action, stand: standAfter(action) }));
  if (others.every(({ stand }) => Math.abs(stand - own) < GAIN / 2)) return [];
  const sorted = others.toSorted((a, b) => b.stand - a.stand).map(({ action }) => action);
  // The best of each kind come first: five steps to the side must not crowd out the one potion.
  const firsts = sorted.filter((action, at) => sorted.findIndex(({ type }) => type === action.type) === at);
  return [...new Set([...firsts, ...sorted])].slice(0, RIVALS).map(action => ({ action, stands: [] }));
}

function betterHalf<A>(candidates: readonly Candidate<A>[]): Candidate<A>[] {
  return candidates
    .toSorted((a, b) => sumOf(b.stands) - sumOf(a.stands))
    .slice(0, Math.ceil(candidates.length / 2));
}

/** Both were tried in the same worlds, so their differences are compared. */
function isSurelyBetter(stands: readonly number[], usual: readonly number[]): boolean {
  const gains = stands.map((stand, at) => stand - usual[at]!);
  const count = gains.length;
  const mean = sumOf(gains) / count;
  const squares = sumOf(gains.map(gain => (gain - mean) ** 2));
  // mean > DOUBT * sqrt(squares / (count - 1) / count), without a root.
  return mean > GAIN && mean * mean * count * (count - 1) > DOUBT * DOUBT * squares;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function tryOut<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, outlook, model, effort }: MasterParts<S, A, E>,
  world: S,
  seat: Seat,
  action: A,
): { stand: number; steps: number } {
  const players = new Map<Seat, Bot<S, A>>();
  const until = world.turn + effort.ahead;
  let { state } = game.apply(world, action);
  let steps = 1;
  for (; state.ask && state.turn < until && steps < effort.most; steps++) {
    const asked = state.ask.seat;
    const player = players.get(asked) ?? model(asked);
    players.set(asked, player);
    const next = player.choose(viewOf(game, state, asked), [...game.legalActions(state)]);
    state = game.apply(state, next.action).state;
  }
  return { stand: outlookOf(game, outlook, state, seat), steps };
}
