/** From what a person chose (or an address asks for) to a match that can begin. */
import type { GameAction, GameEvent, GameState, OptionValue, Player, Seat, Setup } from '../core/game.ts';
import type { Run } from '../core/run.ts';
import type { RunMaker } from '../core/run-maker.ts';
import { readDailySeed } from '../core/seed.ts';
import type { Puzzle } from '../games/puzzles.ts';
import { levelsOf, type AnyRoom, usualValue } from '../games/room.ts';
import type { NewGame } from '../panels/model.ts';
import type { Certificate } from '../records/certify.ts';
import { dailySetup } from '../records/daily.ts';
import type { Ghost } from '../records/ghost.ts';
import type { Category, Par } from '../records/record.ts';
import type { PlayOn } from '../records/theatre.ts';
import { randomSeed } from '../services/random-seed.ts';
import type { CompanyStart, SavedMatch, SessionStart } from '../session/start.ts';
import type { PlayRoute } from './routes.ts';
import type { HallSeat } from './hall/hall-seat.ts';
import { categoryOf, type SavedGame } from './saves.ts';

export type AnyMaker = RunMaker<GameState, GameAction, GameEvent>;

export interface MatchStart extends SessionStart {
  readonly category: Category;
  /** It is the match that this room keeps, and takes nobody's place. */
  readonly goesOn?: boolean;
  /** What the bot made of this seed. */
  readonly par?: Par | undefined;
  readonly parRun?: Run | undefined;
  /** Of a run that somebody shared, to be raced. */
  readonly rival?: Ghost | undefined;
  /** A match by link that was kept or has come: under which id, and all that was done in it so far. */
  /** A table of the Hall. */
  readonly hall?: HallSeat | undefined;
  readonly relay?: { readonly id: string; readonly maker: AnyMaker } | undefined;
  /** One decision, and what came of it is told. Nothing is saved. */
  readonly puzzle?: PuzzleAsked | undefined;
}

export interface PuzzleAsked extends Puzzle {
  /** Of which day it is. */
  readonly day: string;
}

/** A match by link holds its seed in every link: its people could look ahead. */
const BY_LINK = 'By link';

/** The flag beside the seed. */
const FLAGS: Readonly<Record<Category, string | undefined>> = {
  'random-seed': undefined,
  'set-seed': 'Set seed',
  daily: 'Daily',
  pentathlon: 'Pentathlon',
  practice: 'Practice',
};

export function startNew(room: AnyRoom, wish: Omit<NewGame, 'game'>): MatchStart {
  const category: Category = wish.seed === undefined ? 'random-seed' : 'set-seed';
  const seed = wish.seed ?? randomSeed();
  const seats = seatsFor(room, wish.seats);
  const setup: Setup = { seed, seats, options: optionsFor(room, wish.options, seats.length) };
  const { elsewhere = [], names = [] } = wish;
  if (elsewhere.length === 0) return { category, setup, flag: FLAGS[category] };
  const here = seats.flatMap((player, seat) =>
    player === 'human' && !elsewhere.includes(seat) ? [seat] : [],
  );
  return startByLink(setup, { here, names, missed: [] });
}

function startByLink(setup: Setup, company: CompanyStart): MatchStart {
  return { category: 'practice', setup, flag: BY_LINK, company };
}

/** Goes on from what was seen here; what was missed comes first. `saved` holds what was seen, and all clocks. */
export function startRelay(
  saved: SavedMatch,
  company: CompanyStart,
  relay: NonNullable<MatchStart['relay']>,
): MatchStart & { readonly saved: SavedMatch } {
  return { ...startByLink(saved.setup, company), saved, relay, goesOn: true };
}

/** At a table of the Hall: it deals, and nobody could have looked ahead. Whoever only watches has no run of their own. */
export function startAtHall(hall: HallSeat): MatchStart {
  const { carrier, client, names } = hall;
  const here = client.seat === undefined ? [] : [client.seat];
  const category: Category = client.seat === undefined ? 'practice' : 'random-seed';
  const flag = client.seat === undefined ? 'Watching' : client.table?.ranked ? 'Ranked' : 'Together';
  return { category, setup: carrier.setup, flag, carrier, hall, company: { here, names, missed: [] } };
}

/** What was dealt at the Hall, once more and alone: its seed is known by now. */
export function startAgainAlone({ setup, company }: MatchStart, run: Run): MatchStart {
  const isOther = (seat: Seat): boolean => !company?.here.includes(seat);
  const seats = setup.seats.map(
    (player, seat): Player => (player === 'human' && isOther(seat) ? 'normal' : player),
  );
  return { category: 'set-seed', setup: { ...run.setup, seats }, flag: FLAGS['set-seed'] };
}

/** Another dungeon for the same people, wherever they are. */
export function startNewAs(room: AnyRoom, { setup, company }: MatchStart): MatchStart {
  const { seats, options } = setup;
  const start = startNew(room, { mode: 'random', seats, options });
  return company ? startByLink(start.setup, { ...company, missed: [] }) : start;
}

/** `ranks`: today's, not yet finished, and by a clock that can be believed. */
export function startDaily(room: AnyRoom, certificate: Certificate, category: Category): MatchStart {
  const { seed, par, run } = certificate;
  return { category, setup: dailySetup(room, seed), flag: FLAGS[category], par, parRun: run };
}

export function startSaved(saved: SavedGame): MatchStart {
  const category = categoryOf(saved);
  return { category, setup: saved.setup, flag: FLAGS[category], saved, goesOn: true };
}

export function startLesson(): MatchStart {
  const setup: Setup = { seed: 'lesson', seats: ['human'], options: {} };
  return { category: 'practice', setup, flag: 'Lesson', lesson: true };
}

/** The first game after a lesson: the easiest there is, with tips. */
export function startFirst(room: AnyRoom): MatchStart {
  const { min, usual = min } = room.card.seats;
  const others = Array.from({ length: usual - 1 }, () => 'easy' as const);
  const start = startNew(room, { mode: 'random', seats: ['human', ...others], options: room.easy ?? {} });
  return { ...start, tips: true };
}

/** From the middle of somebody's run: only for practice. */
export function startFrom({ asked, ...point }: PlayOn): MatchStart & { readonly saved: SavedMatch } {
  const setup = { ...point.setup, seats: withPerson(point.setup.seats, asked) };
  const flag = FLAGS.practice;
  return { category: 'practice', setup, flag, saved: { ...point, setup, flag } };
}

/** The position of a puzzle: whoever is asked there is a person. */
export function startPuzzle(point: PlayOn, puzzle: PuzzleAsked): MatchStart & { readonly saved: SavedMatch } {
  return { ...startFrom(point), flag: 'Puzzle', puzzle };
}

/** The dungeon of somebody's run, and that run as the ghost in it. A daily is only practice by then. */
export function startRace(dungeon: Setup, rival: Ghost): MatchStart {
  const isDaily = readDailySeed(dungeon.seed) !== undefined;
  const category: Category = isDaily ? 'practice' : 'set-seed';
  const seats = withPerson(dungeon.seats, 0);
  return { category, setup: { ...dungeon, seats }, flag: FLAGS[category], rival };
}

export function startByAddress(room: AnyRoom, route: PlayRoute): MatchStart {
  if (route.lesson && room.lesson) return startLesson();
  return startNew(room, {
    mode: route.mode,
    seed: route.seed,
    seats: route.seats ?? [],
    options: route.options,
  });
}

/** The same again: a random seed is a set seed the second time, a daily is practice. */
export function startAgain(start: MatchStart): MatchStart {
  const repeats: Partial<Record<Category, Category>> = {
    'random-seed': 'set-seed',
    daily: 'practice',
    pentathlon: 'practice',
  };
  const category = start.lesson ? start.category : (repeats[start.category] ?? start.category);
  return {
    ...start,
    saved: undefined,
    recalled: undefined,
    relay: undefined,
    company: start.company && { ...start.company, missed: [] },
    goesOn: false,
    category,
    flag: start.lesson || start.company ? start.flag : FLAGS[category],
  };
}

/** Who takes over from somebody's run sits where people sat; among bots in this seat, and in no other. */
function withPerson(seats: readonly Player[], seat: Seat): readonly Player[] {
  return seats.includes('human') ? seats : seats.with(seat, 'human');
}

/** As many seats as the room allows, a person in the first one if nobody said otherwise. */
function seatsFor(room: AnyRoom, wished: readonly Player[]): Player[] {
  const { min, max } = room.card.seats;
  const isThere = (player: Player): boolean => player === 'human' || levelsOf(room).includes(player);
  const seats = (wished.length > 0 ? wished.slice(0, max) : (['human'] as const)).map(
    (player): Player => (isThere(player) ? player : 'hard'),
  );
  while (seats.length < min) seats.push('normal');
  return seats;
}

/** Every option of the room, the wished value where it is one of the offered ones, else the usual one. */
function optionsFor(
  room: AnyRoom,
  wished: Readonly<Record<string, OptionValue>>,
  seats: number,
): Record<string, OptionValue> {
  return Object.fromEntries(
    room.options.map(spec => {
      const offered = spec.values.find(({ value }) => String(value) === String(wished[spec.id]));
      return [spec.id, offered?.value ?? usualValue(spec, seats)];
    }),
  );
}
