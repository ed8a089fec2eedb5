/** The new-game window's draft: what is chosen so far, and whether it can be started. */
import type { OptionValue, Player } from '../../core/game.ts';
import { ok, problem, type Result } from '../../core/result.ts';
import { readSeed } from '../../core/seed.ts';
import { counted, listed } from '../../games/phrases.ts';
import { type OptionSpec, usualValue } from '../../games/room.ts';
import type { GameMode, NewGame, NewGameModel } from '../model.ts';

/** By link: a person on a device of their own. */
export type Seated = Player | 'elsewhere';

export interface Draft {
  readonly mode: GameMode;
  readonly seats: readonly Seated[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** As typed. */
  readonly seed: string;
}

export function playersOf({ levels, card }: Pick<NewGameModel, 'levels' | 'card'>): readonly Seated[] {
  return card.seats.max > 1 ? ['human', 'elsewhere', ...levels] : ['human', ...levels];
}

export const PLAYER_NAMES: Readonly<Record<Seated, string>> = {
  human: 'Person',
  elsewhere: 'Friend by link',
  random: 'Bot: dice',
  easy: 'Bot: easy',
  normal: 'Bot: normal',
  hard: 'Bot: hard',
  master: 'Bot: master',
};

/** What most people want here: to go on, to be taught, and after that to play. */
export function usualWay({
  saved,
  hasLesson,
  isTaught,
}: Pick<NewGameModel, 'saved' | 'hasLesson' | 'isTaught'>): 'continue' | 'lesson' | 'play' {
  if (saved !== undefined) return 'continue';
  return hasLesson && !isTaught ? 'lesson' : 'play';
}

/** What was chosen last time as far as it still fits, else one person and the defaults. */
export function firstDraft(model: NewGameModel): Draft {
  const { last, card, options, modes } = model;
  const { min, max, usual = min } = card.seats;
  const fits = last !== undefined && last.game === card.id;
  const seats = fits && last.seats.length >= min && last.seats.length <= max ? last.seats : undefined;
  const sitting =
    (seats &&
      seats.map((player, seat): Seated => (last?.elsewhere?.includes(seat) ? 'elsewhere' : player))) ??
    Array.from({ length: usual }, (_, seat): Seated => (seat === 0 ? 'human' : 'normal'));
  return {
    mode: fits && modes.includes(last.mode) ? last.mode : (modes[0] ?? 'random'),
    seats: sitting,
    options: Object.fromEntries(
      options.map(spec => [spec.id, fitting(spec, fits ? last.options[spec.id] : undefined, sitting.length)]),
    ),
    seed: fits ? (last.seed ?? '') : '',
  };
}

function fitting(spec: OptionSpec, value: OptionValue | undefined, seats: number): OptionValue {
  return spec.values.find(one => one.value === value)?.value ?? usualValue(spec, seats);
}

/** An option that still stands where the old table would have put it follows the new one. */
export function withSeatCount(draft: Draft, count: number, specs: readonly OptionSpec[]): Draft {
  const seats = Array.from({ length: count }, (_, seat): Seated => draft.seats[seat] ?? 'normal');
  const moved = specs
    .filter(spec => draft.options[spec.id] === usualValue(spec, draft.seats.length))
    .map(spec => [spec.id, usualValue(spec, count)] as const);
  return { ...draft, seats, options: { ...draft.options, ...Object.fromEntries(moved) } };
}

export function withSeat(draft: Draft, seat: number, player: Seated): Draft {
  return { ...draft, seats: draft.seats.map((one, index) => (index === seat ? player : one)) };
}

/** What Play would start, in a line: "A new random game. You and 2 bots. Your delver: Random." */
export function tableLine({ mode, seats, options }: Draft, specs: readonly OptionSpec[] = []): string {
  const told = specs.flatMap(({ id, isTold, label, values }) => {
    const chosen = values.find(({ value }) => value === options[id]);
    return isTold && chosen ? ` ${label}: ${chosen.label}.` : [];
  });
  return `${seatsLine(mode, seats)}${told.join('')}`;
}

function seatsLine(mode: GameMode, seats: readonly Seated[]): string {
  const people = seats.filter(player => player === 'human').length;
  const friends = seats.filter(player => player === 'elsewhere').length;
  const bots = seats.length - people - friends;
  const deal = { random: 'A new random game.', seed: 'A game from your seed.', daily: "Today's daily." }[
    mode
  ];
  if (seats.length === 1 && people === 1) return deal;
  const who = people === 1 ? 'You' : people === 0 ? '' : `${people} people`;
  const company = [
    who,
    friends > 0 ? `${counted(friends, 'friend')} by link` : '',
    bots > 0 ? counted(bots, 'bot') : '',
  ];
  return `${deal} ${listed(company.filter(Boolean))}.`;
}

export function isByLink({ seats }: Pick<Draft, 'seats'>): boolean {
  return seats.includes('elsewhere');
}

/** What the start button gives, or why it cannot start yet. `names` are those of the seats. */
export function finishDraft(game: string, draft: Draft, names: readonly string[] = []): Result<NewGame> {
  const { mode, options } = draft;
  const elsewhere = draft.seats.flatMap((player, seat) => (player === 'elsewhere' ? [seat] : []));
  const seats = draft.seats.map((player): Player => (player === 'elsewhere' ? 'human' : player));
  const wish = { game, mode, seats, options, ...(elsewhere.length > 0 && { elsewhere, names }) };
  if (elsewhere.length > 0 && mode === 'daily')
    return problem('daily-by-link', "A daily can't be played by link. Choose another dungeon.");
  if (elsewhere.length > 0 && !draft.seats.includes('human'))
    return problem('nobody-here', 'Somebody has to play here: make one seat a person.');
  if (mode !== 'seed') return ok(wish);
  const seed = readSeed(draft.seed);
  if (!seed.ok) return problem(seed.problem.code, seed.problem.message);
  return ok({ ...wish, seed: seed.value });
}

/** What stands under the seed field: the code that the words mean, or what is wrong. Nothing while it is empty. */
export function seedNote(typed: string): { readonly text: string; readonly good: boolean } | undefined {
  if (typed.trim() === '') return undefined;
  const seed = readSeed(typed);
  if (!seed.ok) return { text: seed.problem.message, good: false };
  return { text: `This is the seed ${seed.value}.`, good: true };
}
