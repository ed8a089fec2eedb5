/**
 * The master of any room that has one: tries what may be done in imagined worlds, lets the bots play on there for a while,
 * and asks the outlook how it stands. Its effort is counted in steps of the rules, never in time, so it decides the same
 * on every machine.
 */
import { outlookOf, type Outlook, type Worth } from '../analyst/outlook.ts';
import type { Effort } from '../analyst/trial.ts';
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

type Maker<S, A> = (seat: Seat) => Bot<S, A>;

/** What a room knows about mastering it. */
export interface Mastery<S, A> {
  readonly effort: Effort;
  /** What it does unless it finds something better; the hard bot's action unless told. */
  readonly usual?: Maker<S, A>;
  /** Other ways to play: each proposes an action, and plays on in its own way where that is tried. */
  readonly ways?: readonly Maker<S, A>[];
  /** What is weighed against the usual action: all that is legal, unless the room knows better. */
  rivals?(view: S, seat: Seat, legal: readonly A[], usual: A): readonly A[];
  /** Whether this decision is worth a thought. Where it is not, a way that was chosen in this turn is kept to. */
  ponders?(view: S, seat: Seat): boolean;
  /** What it plays for where a world comes to its end, in millionths; what the outlook foretells unless told. */
  readonly prize?: Worth;
}

export interface MasterParts<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly outlook: Outlook<S>;
  readonly mastery: Mastery<S, A>;
  /** Whose ways are known: it proposes, and everybody else plays on like it. */
  readonly model: Maker<S, A>;
}

/** An action, who plays on after it, and how each imagined world stood then. */
interface Candidate<S, A> {
  readonly action: A;
  readonly player: Maker<S, A>;
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
  const { mastery, model } = parts;
  const usual = waking(mastery.usual ?? model, seat);
  let kept = { turn: -1, way: usual };
  return {
    choose(view, legal) {
      const { maker, bot } = kept.turn === view.turn ? kept.way : usual;
      const advice = bot.choose(view, legal);
      if (legal.length === 1 || mastery.ponders?.(view, seat) === false) return advice;
      const chosen = bestOf(parts, view, seat, legal, { action: advice.action, player: maker, stands: [] });
      if (!chosen) return advice;
      if (chosen.player !== maker) kept = { turn: view.turn, way: waking(chosen.player, seat) };
      return { action: chosen.action, why: 'Tried out in thought, this came out best.' };
    },
  };
}

function waking<S, A>(maker: Maker<S, A>, seat: Seat): { maker: Maker<S, A>; bot: Bot<S, A> } {
  return { maker, bot: maker(seat) };
}

/** What is surely better than the usual action; nothing if nothing is. */
function bestOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: MasterParts<S, A, E>,
  view: S,
  seat: Seat,
  legal: readonly A[],
  own: Candidate<S, A>,
): Candidate<S, A> | undefined {
  const { mastery, outlook } = parts;
  const { action: usual, player } = own;
  const salt = `master/${seat}/${digest(view)}`;
  const worldAt = (at: number): S => worldOf(outlook, view, seat, `${salt}/${at}`);
  let others = [
    ...waysOf(mastery, view, seat, legal, usual),
    ...rivalsOf(parts, worldAt(0), seat, legal, usual).map(action => ({ action, player, stands: [] })),
  ];
  let left = mastery.effort.steps;
  for (let worlds = 1; left > 0 && others.length > 0; worlds++) {
    const world = worldAt(worlds);
    for (const candidate of [own, ...others]) {
      const { stand, steps } = tryOut(parts, world, seat, candidate);
      candidate.stands.push(stand);
      left -= steps;
    }
    if (CUTS.has(worlds)) others = betterHalf(others);
  }
  const rival = best(others, ({ stands }) => sumOf(stands));
  return rival && isSurelyBetter(rival.stands, own.stands) ? rival : undefined;
}

/** Ways that part from the usual one here. */
function waysOf<S extends GameState, A extends GameAction>(
  { ways = [] }: Mastery<S, A>,
  view: S,
  seat: Seat,
  legal: readonly A[],
  usual: A,
): Candidate<S, A>[] {
  return ways
    .map(player => ({ action: player(seat).choose(view, legal).action, player, stands: [] }))
    .filter(({ action }) => !sameAction(action, usual));
}

/** Those that one step into one world speaks for. Where all of them come to much the same, there are none. */
function rivalsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, outlook, mastery }: MasterParts<S, A, E>,
  world: S,
  seat: Seat,
  legal: readonly A[],
  usual: A,
): A[] {
  const standAfter = (action: A): number => outlookOf(game, outlook, game.apply(world, action).state, seat);
  const all = (mastery.rivals?.(world, seat, legal, usual) ?? legal).filter(
    action => !sameAction(action, usual),
  );
  if (all.length === 0) return [];
  const own = standAfter(usual);
  const others = all.map(action => ({ action, stand: standAfter(action) }));
  if (others.every(({ stand }) => Math.abs(stand - own) < GAIN / 2)) return [];
  const sorted = others.toSorted((a, b) => b.stand - a.stand).map(({ action }) => action);
  // The best of each kind come first: five steps to the side must not crowd out the one potion.
  const firsts = sorted.filter((action, at) => sorted.findIndex(({ type }) => type === action.type) === at);
  return [...new Set([...firsts, ...sorted])].slice(0, RIVALS);
}

function betterHalf<S, A>(candidates: readonly Candidate<S, A>[]): Candidate<S, A>[] {
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
  { game, outlook, model, mastery }: MasterParts<S, A, E>,
  world: S,
  seat: Seat,
  { action, player }: Candidate<S, A>,
): { stand: number; steps: number } {
  const { effort, prize } = mastery;
  const players = new Map([[seat, player(seat)]]);
  const until = world.turn + effort.ahead;
  let { state } = game.apply(world, action);
  let steps = 1;
  for (; state.ask && state.turn < until && steps < effort.most; steps++) {
    const asked = state.ask.seat;
    const bot = players.get(asked) ?? model(asked);
    players.set(asked, bot);
    const next = bot.choose(viewOf(game, state, asked), [...game.legalActions(state)]);
    state = game.apply(state, next.action).state;
  }
  const outcome = state.ask === null ? game.outcome(state) : undefined;
  const stand = prize && outcome ? prize(outcome, seat) : outlookOf(game, outlook, state, seat);
  return { stand, steps };
}
