/**
 * Luck and skill. The outlook says how a seat fares if the hard bot plays on. Where somebody decides otherwise than that
 * bot, both ways are tried in the same imagined worlds: the difference is skill. Whatever else moved the outlook until the
 * next decision is luck. Both together are the way from the first outlook to the result, to the last millionth.
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
import { CERTAIN } from './chance.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { luckierThan, swingsOf } from './rerolls.ts';
import { gainOf, type Adviser, type Foresight, type TrialParts } from './trial.ts';

export function foresightOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  outlook: Outlook<S>,
): Foresight<S> {
  return {
    imagine: outlook.imagine,
    chance: (state, seat) => outlookOf(game, outlook, state, seat),
  };
}

export type Grade = 'best' | 'fine' | 'slip' | 'blunder';

/** All chances in millionths. */
export interface Decision<S, A> {
  /** Entries of the run before it, undone ones too: where the theatre shows it. */
  readonly step: number;
  readonly turn: number;
  /** In which it was asked, and what everybody did until it was asked again, this action first. */
  readonly state: S;
  readonly course: readonly A[];
  readonly action: A;
  /** What the hard bot would have done, and why. */
  readonly usual: A;
  readonly why: string;
  /** The outlook when it was asked. */
  readonly before: number;
  /** What the action promised, whatever chance made of it. */
  readonly decided: number;
  /** The outlook when the seat was asked again, or the result. */
  readonly after: number;
  /** What a master would have done, where one was asked and thought of something else. */
  readonly master?: A;
}

type AnyDecision = Decision<unknown, unknown>;

export interface Review<S, A> {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  readonly luck: number;
  readonly skill: number;
  /** Thousandths: so many of a thousand runs that decide alike, with other dice, had less luck. Once it is known. */
  readonly luckier?: number;
  /** Those with something to choose, in order. */
  readonly decisions: readonly Decision<S, A>[];
  /** Places in `decisions`: where most was won or lost, three at most, in order. */
  readonly turningPoints: readonly number[];
}

export interface ReviewParts<S extends GameState, A extends GameAction, E extends GameEvent>
  extends TrialParts<S, A, E> {
  /** Asked about decisions that are told at length. */
  readonly master?: (seat: Seat) => Adviser<S, A>;
}

/** How much is done, from 0 to 1, and what is known by now: the curve at once, decisions one by one. */
export interface Progress<S, A> {
  readonly share: number;
  readonly review: (() => Review<S, A>) | undefined;
}

interface Asked<S, A> {
  /** Its place on the path. */
  readonly at: number;
  readonly step: number;
  readonly turn: number;
  readonly state: S;
  readonly legal: readonly A[];
  readonly action: A;
  readonly usual: A;
  readonly why: string;
  readonly before: number;
  gain: number;
  master?: A;
}

/** What a decision may lose, in millionths, and still be this good. */
const GRADES: readonly (readonly [Grade, number])[] = [
  ['best', 0],
  ['fine', 20_000],
  ['slip', 80_000],
];
/** A whole run may take as many imagined steps as a master takes for so many decisions. */
const DECISIONS = 150;
const WORLDS = { least: 4, most: 24 };
const TURNING_POINTS = 3;
/** What moves less is no turning point. */
const SWING = 10_000;
/** A master is asked about so many decisions. */
const ASKED_OF_MASTER = 12;
/** How often chance is rolled again at each decision. */
const ROLLS = { least: 4, most: 8 };
/** How much of the work is done when the run has been played back, decisions are judged, and chance was rolled again. */
const PLAYED = 0.2;
const JUDGED = 0.7;
const ROLLED = 0.9;

export function skillOf({ before, decided }: Pick<AnyDecision, 'before' | 'decided'>): number {
  return decided - before;
}

export function luckOf({ decided, after }: Pick<AnyDecision, 'decided' | 'after'>): number {
  return after - decided;
}

export function gradeOf(decision: Pick<AnyDecision, 'before' | 'decided'>): Grade {
  const lost = -skillOf(decision);
  return GRADES.find(([, most]) => lost <= most)?.[0] ?? 'blunder';
}

/** Everybody who reviews the same run gets the same: worlds are salted with its seed and the place in it. */
export function* reviewing<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: ReviewParts<S, A, E>,
  setup: Setup,
  entries: readonly Entry<A>[],
  seat: Seat,
): Generator<Progress<S, A>, Review<S, A>> {
  const path = pathOf(entries);
  const asked: Asked<S, A>[] = [];
  const hard = parts.model(seat);
  let { state } = parts.game.create(setup);
  const first = parts.foresight.chance(state, seat);
  for (const [at, { step, action }] of path.entries()) {
    const found = state.ask?.seat === seat ? askedAt(parts, hard, state, seat, action) : undefined;
    if (found) asked.push({ at, step, ...found });
    state = parts.game.apply(state, action).state;
    yield { share: (PLAYED * (at + 1)) / path.length, review: undefined };
  }
  const last = parts.foresight.chance(state, seat);
  const actions = path.map(({ action }) => action);
  const ends: Ends = { seat, first, last };
  const review = (): Review<S, A> => reviewOf(ends, asked, actions);
  // What moved most is judged first: the turning points are settled before the rest.
  const work = bySwing(asked, last).filter(one => !sameAction(one.action, one.usual));
  const worlds = worldsFor(parts, work.length);
  for (const [at, one] of work.entries()) {
    const view = viewOf(parts.game, one.state, seat);
    const salt = saltOf(setup, seat, one);
    one.gain = gainOf(parts, { view, seat, action: one.action, instead: one.usual, salt, worlds });
    yield { share: PLAYED + ((JUDGED - PLAYED) * (at + 1)) / work.length, review };
  }
  const swings: number[][] = [];
  for (const one of asked) {
    swings.push(swingsAt(parts, setup, seat, one, asked.length));
    yield { share: JUDGED + ((ROLLED - JUDGED) * swings.length) / asked.length, review };
  }
  ends.luckier = luckierThan(swings, review().luck, `${setup.seed}/review/${seat}`);
  yield* askMaster(parts, seat, asked, review);
  return review();
}

function saltOf({ seed }: Setup, seat: Seat, { step }: { readonly step: number }): string {
  return `${seed}/review/${seat}/${step}`;
}

/** Rolled more often where there are fewer decisions. */
function swingsAt<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: ReviewParts<S, A, E>,
  setup: Setup,
  seat: Seat,
  one: Asked<S, A>,
  decisions: number,
): number[] {
  const { steps, most } = parts.effort;
  const affordable = Math.floor((steps * DECISIONS) / (4 * most * decisions));
  return swingsOf(parts, {
    view: viewOf(parts.game, one.state, seat),
    seat,
    action: one.action,
    salt: saltOf(setup, seat, one),
    rolls: Math.min(ROLLS.most, Math.max(ROLLS.least, affordable)),
  });
}

/** The actions that led to the end and where they stand: what was taken back is left out. */
function pathOf<A>(entries: readonly Entry<A>[]): { step: number; action: A }[] {
  const path: { step: number; action: A }[] = [];
  for (const [step, entry] of entries.entries()) {
    if (entry.kind === 'act') path.push({ step, action: entry.action });
    else path.pop();
  }
  return path;
}

/** Undefined where there was nothing to choose. */
function askedAt<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, foresight }: ReviewParts<S, A, E>,
  hard: Adviser<S, A>,
  state: S,
  seat: Seat,
  action: A,
): Omit<Asked<S, A>, 'at' | 'step'> | undefined {
  const legal = [...game.legalActions(state)];
  const { action: usual, why } = hard.choose(viewOf(game, state, seat), legal);
  const isChoice = legal.length > 1 || !sameAction(action, usual);
  if (!isChoice) return undefined;
  const before = foresight.chance(state, seat);
  return { turn: state.turn, state, legal, action, usual, why, before, gain: 0 };
}

/** More of them where fewer decisions are in doubt. */
function worldsFor<S extends GameState, A extends GameAction, E extends GameEvent>(
  { effort: { steps, most } }: ReviewParts<S, A, E>,
  decisions: number,
): number {
  const affordable = Math.floor((steps * DECISIONS) / (2 * most * Math.max(1, decisions)));
  return Math.min(WORLDS.most, Math.max(WORLDS.least, affordable));
}

function bySwing<S, A>(asked: readonly Asked<S, A>[], last: number): Asked<S, A>[] {
  const swing = (one: Asked<S, A>, at: number): number =>
    Math.abs((asked[at + 1]?.before ?? last) - one.before);
  return asked
    .map((one, at) => ({ one, swing: swing(one, at) }))
    .toSorted((a, b) => b.swing - a.swing || a.one.step - b.one.step)
    .map(({ one }) => one);
}

/** Only where somebody will read it: turning points, and whatever lost most. */
function* askMaster<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, master }: ReviewParts<S, A, E>,
  seat: Seat,
  asked: readonly Asked<S, A>[],
  review: () => Review<S, A>,
): Generator<Progress<S, A>, void> {
  if (!master) return;
  const { turningPoints } = review();
  const worst = asked.filter(({ gain }) => gain < 0).toSorted((a, b) => a.gain - b.gain || a.step - b.step);
  const told = new Set([...turningPoints.map(at => asked[at]!), ...worst]);
  let at = 0;
  for (const one of [...told].slice(0, ASKED_OF_MASTER)) {
    const { action } = master(seat).choose(viewOf(game, one.state, seat), one.legal);
    if (!sameAction(action, one.usual)) one.master = action;
    yield { share: ROLLED + ((1 - ROLLED) * ++at) / ASKED_OF_MASTER, review };
  }
}

interface Ends {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  luckier?: number;
}

function reviewOf<S, A>(ends: Ends, asked: readonly Asked<S, A>[], actions: readonly A[]): Review<S, A> {
  const { first, last } = ends;
  const decisions = asked.map((one, index): Decision<S, A> => {
    const { step, turn, state, action, usual, why, before, gain, master } = one;
    const next = asked[index + 1];
    return {
      step,
      turn,
      state,
      course: actions.slice(one.at, next?.at),
      action,
      usual,
      why,
      before,
      decided: Math.min(CERTAIN, Math.max(0, before + gain)),
      after: next?.before ?? last,
      ...(master && { master }),
    };
  });
  return { ...ends, ...sumsOf(first, last, decisions), decisions, turningPoints: turningPoints(decisions) };
}

/** What lies before the first decision is luck, too. */
function sumsOf(
  first: number,
  last: number,
  decisions: readonly AnyDecision[],
): { luck: number; skill: number } {
  let luck = (decisions[0]?.before ?? last) - first;
  let skill = 0;
  for (const one of decisions) {
    luck += luckOf(one);
    skill += skillOf(one);
  }
  return { luck, skill };
}

/** One a turn: a lost fight is one story, however many dice it took. */
function turningPoints(decisions: readonly AnyDecision[]): number[] {
  const found: number[] = [];
  const sizes = decisions.map((one, at) => ({ at, turn: one.turn, size: swingOf(one) }));
  for (const { at, turn, size } of sizes.toSorted((a, b) => b.size - a.size || a.at - b.at)) {
    if (found.length === TURNING_POINTS || size < SWING) break;
    if (found.every(other => decisions[other]!.turn !== turn)) found.push(at);
  }
  return found.toSorted((a, b) => a - b);
}

/** The larger half of what happened there. */
function swingOf(decision: AnyDecision): number {
  return Math.max(Math.abs(skillOf(decision)), Math.abs(luckOf(decision)));
}
