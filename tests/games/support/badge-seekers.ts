/** Players who look for badges: bots with a whim. They prove that each badge can be earned in a real deal. */
import type { Bot } from '../../../src/bots/bot.ts';
import {
  sameAction,
  type BotLevel,
  type GameAction,
  type GameState,
  type Options,
  type Setup,
} from '../../../src/core/game.ts';
import { hashText } from '../../../src/core/plain.ts';
import { Match } from '../../../src/core/match.ts';
import { makeRun } from '../../../src/core/run-maker.ts';
import type { Run } from '../../../src/core/run.ts';
import { viewOf } from '../../../src/core/view.ts';
import { type AnyRoom, usualOptions } from '../../../src/games/room.ts';
import type { AnyMatch } from '../../../src/records/bot-match.ts';

export interface Seeker {
  readonly level: BotLevel;
  readonly seats?: number;
  readonly options?: Options;
  /** So many of a hundred decisions are taken by chance. */
  readonly astray?: number;
  /** Not done as long as there is anything else to do. */
  readonly shuns?: (action: GameAction) => boolean;
  /** Done whenever it is legal. */
  readonly likes?: (action: GameAction) => boolean;
  /** The same where actions are not listed, in this order. */
  readonly wants?: (state: GameState) => readonly GameAction[];
}

type AnyBot = Bot<GameState, GameAction>;

/** Longer than any match that gets somewhere. */
const MOST = 2500;

/** The seeker sits in the first seat, as a person. Undefined for a match that comes to no end. */
export function seek(room: AnyRoom, seeker: Seeker, seed: string): Run | undefined {
  const { level, seats = room.card.seats.min } = seeker;
  const setup: Setup = {
    seed,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : level)),
    options: { ...usualOptions(room, seats), ...seeker.options },
  };
  const match: AnyMatch = new Match(room.game, setup);
  const bots = setup.seats.map((_, seat) => room.bot(level, seat));
  while (!match.isOver && match.entries.length < MOST) {
    const { seat } = match.state.ask!;
    const bot = bots[seat]!;
    match.act(seat === 0 ? decide(room, seeker, match, bot) : ask(room, match, bot));
  }
  if (!match.isOver) return undefined;
  const entries = match.entries.map(entry => ({ entry, igt: 0, rta: 0 }));
  return makeRun(room.game, setup, entries);
}

function ask({ game }: AnyRoom, match: AnyMatch, bot: AnyBot): GameAction {
  const { state } = match;
  return bot.choose(viewOf(game, state, state.ask!.seat), match.legalActions()).action;
}

function decide(
  room: AnyRoom,
  { astray = 0, shuns, likes, wants }: Seeker,
  match: AnyMatch,
  bot: AnyBot,
): GameAction {
  const { state, entries, setup, game } = match;
  const legal = match.legalActions();
  const isLegal = (action: GameAction): boolean =>
    game.isLegal?.(state, action) ?? legal.some(one => sameAction(one, action));
  const wanted = wants?.(state).find(isLegal) ?? legal.find(action => likes?.(action));
  if (wanted) return wanted;
  const chance = hashText(`${setup.seed} ${entries.length}`);
  const any = (of: readonly GameAction[]): GameAction => of[(chance >>> 8) % of.length]!;
  if (chance % 100 < astray) return any(legal);
  const advised = ask(room, match, bot);
  const rest = shuns?.(advised) ? legal.filter(action => !shuns(action)) : [];
  return rest.length > 0 ? any(rest) : advised;
}

const ofType =
  (...types: readonly string[]) =>
  ({ type }: GameAction): boolean =>
    types.includes(type);
const isBuying = ({ type, ...rest }: GameAction & { weapon?: number; armour?: boolean }): boolean =>
  type.startsWith('buy') || (type === 'outfit' && (rest.weapon !== 0 || rest.armour === true));
/** These words for as long as the labyrinth lets them be said; they are bad words, so only in the first rounds. */
const saying =
  (words: string) =>
  ({ turn }: GameState): readonly GameAction[] =>
    turn > 4 ? [] : words.split(' ').map(word => ({ type: 'word', word }) as GameAction);

/** Tried in this order, each with many seeds. */
export const SEEKERS: Readonly<Record<string, readonly Seeker[]>> = {
  'the-cellar': [
    { level: 'easy' },
    { level: 'hard', likes: ofType('search', 'take-bottle') },
    { level: 'normal', astray: 15, likes: ofType('search', 'take-bottle', 'block') },
    { level: 'normal', astray: 40, likes: ofType('open-chest', 'block') },
  ],
  'nine-bit-dungeon': [
    { level: 'easy' },
    { level: 'hard' },
    { level: 'easy', shuns: ofType('guzzle') },
    { level: 'normal', shuns: ofType('guzzle', 'buy') },
  ],
  'letter-delve': [
    // Without gold fever they stay longer.
    { level: 'hard', options: { rules: 'by-the-book' } },
    { level: 'normal', options: { rules: 'by-the-book' }, shuns: isBuying },
    { level: 'easy', options: { rules: 'by-the-book' }, astray: 5 },
    { level: 'normal', seats: 3 },
    { level: 'hard' },
    { level: 'normal', shuns: isBuying },
    { level: 'easy', seats: 3, astray: 5 },
    { level: 'easy', shuns: isBuying },
  ],
  'pocket-dungeons': [
    { level: 'normal', seats: 3 },
    { level: 'hard', seats: 2 },
  ],
  'letter-labyrinths': [
    { level: 'easy' },
    { level: 'hard' },
    { level: 'normal', seats: 2 },
    { level: 'normal', wants: saying('QI QAT FAQIR TALAQ QADI') },
    { level: 'normal', wants: saying('MYTHS SHY CRYPT GYM HYMN') },
    { level: 'normal', wants: saying('SLIME WASTE RUSTY SPOIL FUNKY') },
    { level: 'normal', wants: saying('NO ON GO') },
  ],
  'deadliest-evil': [
    { level: 'hard' },
    { level: 'normal' },
    { level: 'hard', options: { difficulty: 'gentle' } },
  ],
};
