/** A run reviewed and put into words: what the panels show of it. Plain data, so that a worker can hand it over. */
import {
  foresightOf,
  gradeOf,
  luckOf,
  reviewing,
  skillOf,
  type Decision,
  type Grade,
  type Review,
  type ReviewParts,
} from '../analyst/review.ts';
import {
  sameAction,
  type GameAction,
  type GameEvent,
  type GameId,
  type GameState,
  type Seat,
  type Setup,
} from '../core/game.ts';
import type { Choice, Tone } from '../core/look.ts';
import { digest } from '../core/plain.ts';
import { gainOf } from '../analyst/trial.ts';
import type { Entry } from '../core/match.ts';
import { momentsOf } from '../core/moments.ts';
import { botOf, effortOf } from '../games/bots.ts';
import type { AnyRoom } from '../games/room.ts';

/** A finished run, and whose chances are reviewed. */
export interface Reviewable {
  readonly game: GameId;
  readonly setup: Setup;
  readonly entries: readonly Entry<GameAction>[];
  readonly seat: Seat;
  /** Only its luck and skill: no master is asked. */
  readonly isBrief?: boolean;
}

/** All chances in millionths. */
export interface ToldReview {
  readonly first: number;
  readonly last: number;
  readonly luck: number;
  readonly skill: number;
  /** Thousandths, once it is known: of a thousand runs that decide alike so many had less luck. */
  readonly luckier?: number;
  readonly decisions: readonly ToldDecision[];
  /** Places in `decisions`, three at most. */
  readonly turningPoints: readonly number[];
}

export interface ToldDecision {
  /** Where the theatre shows it. */
  readonly step: number;
  readonly turn: number;
  readonly grade: Grade;
  readonly before: number;
  readonly after: number;
  readonly skill: number;
  readonly luck: number;
  /** "Attack the rat". */
  readonly did: string;
  /** Whose idea is better or another one, and why. */
  readonly better?: { readonly who: 'hard' | 'master'; readonly what: string; readonly why: string };
  /** Of a turning point: what came of it. */
  readonly news?: readonly ToldLine[];
}

export interface ToldLine {
  readonly text: string;
  readonly tone: Tone;
}

export interface ToldProgress {
  /** From 0 to 1. */
  readonly share: number;
  /** What is known by now; nothing at first. */
  readonly told: (() => ToldReview) | undefined;
}

type AnyReview = Review<GameState, GameAction>;
type AnyDecision = Decision<GameState, GameAction>;

export function* reviewingRun(
  room: AnyRoom,
  { setup, entries, seat, isBrief = false }: Reviewable,
): Generator<ToldProgress, ToldReview> {
  const teller = new Teller(room, seat);
  const work = reviewing(partsOf(room, isBrief), setup, entries, seat);
  for (;;) {
    const step = work.next();
    if (step.done) return teller.told(step.value);
    const { share, review } = step.value;
    yield { share, told: review && (() => teller.told(review())) };
  }
}

function partsOf(room: AnyRoom, isBrief: boolean): ReviewParts<GameState, GameAction, GameEvent> {
  const { game, outlook } = room;
  if (!outlook) throw new Error(`${room.card.title} has no outlook.`);
  return {
    game,
    foresight: foresightOf(game, outlook),
    model: seat => room.bot('hard', seat),
    ...(!isBrief && { master: seat => botOf(room, 'master', seat) }),
    effort: effortOf(room),
  };
}

/** Worlds in which one decision is weighed against another. */
const WEIGHED = 32;

export interface ToWeigh {
  readonly view: GameState;
  readonly seat: Seat;
  readonly action: GameAction;
  readonly instead: GameAction;
}

/** What an action costs beside another one, in millionths; nothing where it is no worse. Everybody who asks is told the same. */
export function costOf(room: AnyRoom, { view, seat, action, instead }: ToWeigh, worlds = WEIGHED): number {
  const salt = `weighed/${seat}/${digest(view)}`;
  const gain = gainOf(partsOf(room, true), { view, seat, action, instead, salt, worlds });
  return Math.max(0, -gain);
}

/** Lines of a turning point. */
const MOST_NEWS = 2;
/** That a turn begins is no news of what came of it; it is called so in every room. */
const OPENS = /^(turn|round)-(began|started)$/;
const LOUD: ReadonlySet<Tone> = new Set(['good', 'bad', 'gold', 'magic', 'fire', 'ice']);

/** Finds words; what was found once is kept, because a review is told again whenever it is sharper. */
class Teller {
  readonly #room: AnyRoom;
  readonly #seat: Seat;
  readonly #choices = new Map<GameState, readonly Choice[]>();
  readonly #news = new Map<GameState, readonly ToldLine[]>();

  constructor(room: AnyRoom, seat: Seat) {
    this.#room = room;
    this.#seat = seat;
  }

  told({ first, last, luck, skill, luckier, decisions, turningPoints }: AnyReview): ToldReview {
    const points = new Set(turningPoints);
    return {
      first,
      last,
      luck,
      skill,
      ...(luckier !== undefined && { luckier }),
      decisions: decisions.map((one, at) => this.#decision(one, points.has(at))),
      turningPoints,
    };
  }

  #decision(one: AnyDecision, isTurningPoint: boolean): ToldDecision {
    const { step, turn, state, action, before, after } = one;
    const better = this.#better(one);
    return {
      step,
      turn,
      grade: gradeOf(one),
      before,
      after,
      skill: skillOf(one),
      luck: luckOf(one),
      did: this.#label(state, action),
      ...(better && { better }),
      ...(isTurningPoint && { news: this.#newsOf(one) }),
    };
  }

  /** A master who saw something is heard first; what was no worse than the bot's own idea needs no other. */
  #better(one: AnyDecision): ToldDecision['better'] {
    const { state, action, usual, why, master } = one;
    if (master && !sameAction(master, action))
      return {
        who: 'master',
        what: this.#label(state, master),
        why: 'Tried out in thought, it came out best.',
      };
    if (sameAction(usual, action) || skillOf(one) >= 0) return undefined;
    return { who: 'hard', what: this.#label(state, usual), why };
  }

  #label(state: GameState, action: GameAction): string {
    const choices = this.#choices.get(state) ?? this.#room.prompt(state, this.#seat).choices;
    this.#choices.set(state, choices);
    return labelIn(choices, action);
  }

  /** What the log said, the loudest of it. */
  #newsOf({ state: start, course }: AnyDecision): readonly ToldLine[] {
    const known = this.#news.get(start);
    if (known) return known;
    const lines: ToldLine[] = [];
    let state = start;
    for (const action of course) {
      for (const moment of momentsOf(this.#room.game, state, action)) {
        if (OPENS.test(moment.event.type)) continue;
        const said = this.#room.sentences[moment.event.type]?.(moment.event, { ...moment, you: this.#seat });
        const line = typeof said === 'string' ? { text: said, tone: 'plain' as Tone } : said;
        if (line && line.text !== '') lines.push({ text: line.text, tone: line.tone });
      }
      state = this.#room.game.apply(state, action).state;
    }
    const loud = lines.filter(({ tone }) => LOUD.has(tone));
    const news = (loud.length > 0 ? loud : lines).slice(-MOST_NEWS);
    this.#news.set(start, news);
    return news;
  }
}

/** As its button names it. */
export function labelIn(choices: readonly Choice[], action: GameAction): string {
  return choices.find(choice => sameAction(choice.action, action))?.label ?? typed(action);
}

/** A word is typed, not chosen: it is its own label. */
function typed(action: GameAction): string {
  const word = Object.values(action).find((value, at) => at > 0 && typeof value === 'string');
  return typeof word === 'string' ? word : action.type.replaceAll('-', ' ');
}
