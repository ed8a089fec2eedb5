/** From what a person chose (or an address asks for) to a match that can begin. */
import type { OptionValue, Player, Setup } from '../core/game.ts';
import { dailySeed } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import type { GameMode, NewGame } from '../panels/model.ts';
import { randomSeed, utcDay } from '../services/random-seed.ts';
import type { SavedMatch, SessionStart } from '../session/session.ts';
import type { Route } from './routes.ts';

export interface MatchStart extends SessionStart {
  readonly mode: GameMode;
}

const FLAGS: Readonly<Record<GameMode, string | undefined>> = {
  random: undefined,
  seed: 'Set seed',
  daily: 'Daily',
};

export function startNew(room: AnyRoom, wish: Omit<NewGame, 'game'>, now: number): MatchStart {
  const seed = wish.mode === 'daily' ? dailySeed(room.card.id, utcDay(now)) : (wish.seed ?? randomSeed());
  const setup: Setup = { seed, seats: seatsFor(room, wish.seats), options: optionsFor(room, wish.options) };
  return { mode: wish.mode, setup, flag: FLAGS[wish.mode] };
}

export function startSaved(saved: SavedMatch): MatchStart {
  const mode = saved.flag === FLAGS.daily ? 'daily' : saved.flag === FLAGS.seed ? 'seed' : 'random';
  return { mode, setup: saved.setup, flag: saved.flag, saved };
}

export function startLesson(): MatchStart {
  return {
    mode: 'random',
    setup: { seed: 'lesson', seats: ['human'], options: {} },
    flag: 'Lesson',
    lesson: true,
  };
}

export function startByAddress(
  room: AnyRoom,
  route: Extract<Route, { to: 'play' }>,
  now: number,
): MatchStart {
  if (route.lesson && room.lesson) return startLesson();
  return startNew(
    room,
    { mode: route.mode, seed: route.seed, seats: route.seats ?? [], options: route.options },
    now,
  );
}

/** As many seats as the room allows, a person in the first one if nobody said otherwise. */
function seatsFor(room: AnyRoom, wished: readonly Player[]): Player[] {
  const { min, max } = room.card.seats;
  const seats: Player[] = wished.length > 0 ? wished.slice(0, max) : ['human'];
  while (seats.length < min) seats.push('normal');
  return seats;
}

/** Every option of the room, the wished value where it is one of the offered ones, else the first. */
function optionsFor(
  room: AnyRoom,
  wished: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    room.options.map(({ id, values }) => {
      const value = values.find(offered => String(offered.value) === String(wished[id])) ?? values[0]!;
      return [id, value.value];
    }),
  );
}
