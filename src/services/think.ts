/** What the bots' worker is asked and how it answers; the page thinks with the same functions where it may have none. */
import { outlookOf } from '../analyst/outlook.ts';
import type { AnyLevel, GameAction, GameState, Seat } from '../core/game.ts';
import { botOf } from '../games/bots.ts';
import { findRoom } from '../games/index.ts';
import type { Advice, Bot } from '../bots/bot.ts';
import type { AnyRoom, Suggestion } from '../games/room.ts';
import { certify, type Certificate } from '../records/certify.ts';
import { costOf } from '../records/review.ts';

export interface Advise {
  readonly ask: 'advise';
  readonly match: number;
  readonly game: string;
  readonly seat: Seat;
  readonly level: AnyLevel;
  readonly view: GameState;
  readonly legal: readonly GameAction[];
}

/** Which seed is this day's, and what a bot makes of it. */
export interface Certify {
  readonly ask: 'certify';
  readonly game: string;
  readonly date: string;
  /** The game itself, or the Pentathlon it is a leg of. */
  readonly event: string;
}

/** The best words from here. */
export interface Explore {
  readonly ask: 'explore';
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameState;
}

/** How a seat stands, in millionths. */
export interface Outlooked {
  readonly ask: 'outlook';
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameState;
}

/** What this action costs beside another one, in millionths. */
export interface Weigh {
  readonly ask: 'weigh';
  readonly game: string;
  readonly seat: Seat;
  readonly view: GameState;
  readonly action: GameAction;
  readonly instead: GameAction;
}

export type Question = Advise | Certify | Explore | Outlooked | Weigh;
export type Thought<Q extends Question> = Q extends Advise
  ? Advice<GameAction>
  : Q extends Certify
    ? Certificate
    : Q extends Outlooked | Weigh
      ? number
      : readonly Suggestion[];
export type AnyThought = Advice<GameAction> | Certificate | readonly Suggestion[] | number;

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export type Answer =
  | { readonly id: number; readonly thought: AnyThought }
  | { readonly id: number; readonly error: string };

/** Bots remember what they were about; one per match, seat and level. */
const bots = new Map<string, Bot<GameState, GameAction>>();
/** A page plays one match at a time; the bots of older ones may go. */
const KEPT = 24;

export async function think<Q extends Question>(question: Q): Promise<Thought<Q>>;
export async function think(question: Question): Promise<AnyThought> {
  const room = await roomOf(question.game);
  if (question.ask === 'certify') return certify(room, question.date, question.event);
  if (question.ask === 'explore') return room.explore?.(question.view, question.seat) ?? [];
  if (question.ask === 'outlook') return outlookIn(room, question);
  if (question.ask === 'weigh') return costOf(room, question);
  const { match, game, seat, level, view, legal } = question;
  const key = `${match}/${game}/${seat}/${level}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = botOf(room, level, seat);
    bots.set(key, bot);
    const oldest = bots.keys().next();
    if (bots.size > KEPT && !oldest.done) bots.delete(oldest.value);
  }
  return bot.choose(view, legal);
}

function outlookIn({ game, outlook, card }: AnyRoom, { view, seat }: Outlooked): number {
  if (!outlook) throw new Error(`${card.title} has no outlook.`);
  return outlookOf(game, outlook, view, seat);
}

async function roomOf(game: string): Promise<AnyRoom> {
  const entry = findRoom(game);
  if (!entry) throw new Error(`No room is called "${game}".`);
  return entry.load();
}
