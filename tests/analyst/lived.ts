import type { GameAction, GameState, Options, Seat } from '../../src/core/game.ts';
import { usualOptions, type AnyRoom } from '../../src/games/room.ts';
import { playBots, type AnyMatch } from '../../src/records/bot-match.ts';

export interface Decision {
  readonly before: GameState;
  readonly seat: Seat;
  readonly action: GameAction;
  readonly after: GameState;
}

export function playedBy(
  room: AnyRoom,
  seed: string,
  level: 'easy' | 'normal' = 'normal',
  options: Options = {},
): AnyMatch {
  const count = room.card.seats.usual ?? room.card.seats.min;
  const seats = Array.from({ length: count }, () => level);
  return playBots(room, { seed, seats, options: { ...usualOptions(room, count), ...options } });
}

/** The last of each: whatever a room can hide besides. */
export function oddOptions(room: AnyRoom): Options {
  return Object.fromEntries(room.options.map(({ id, values }) => [id, values.at(-1)!.value]));
}

/** All decisions of a match of bots. */
export function lived(room: AnyRoom, seed: string, options: Options = {}): Decision[] {
  const match = playedBy(room, seed, 'normal', options);
  let { state } = room.game.create(match.setup);
  return match.entries.flatMap(entry => {
    if (entry.kind !== 'act') return [];
    const before = state;
    state = room.game.apply(before, entry.action).state;
    return [{ before, seat: before.ask!.seat, action: entry.action, after: state }];
  });
}
