/** A moment of a match, cut out of what bots have played: the board before it, and its motions. */
import type { BotLevel, GameAction, GameEvent, GameState, Options } from '../../src/core/game.ts';
import type { BoardModel } from '../../src/core/look.ts';
import { Match } from '../../src/core/match.ts';
import { momentsOf } from '../../src/core/moments.ts';
import { readSeed } from '../../src/core/seed.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { type AnyMoment, motionsOf } from '../../src/session/story.ts';
import type { PlayStep } from '../../src/table/event-player.ts';

export interface Scene<E extends GameEvent = GameEvent> {
  readonly level: BotLevel;
  readonly seats?: number;
  readonly options?: Options;
  /** The first event that is played. `rest` is what the same step tells after it. */
  readonly from: (event: E, rest: readonly E[]) => boolean;
  /** The last one; all the rest of the step unless told. */
  readonly to?: (event: E) => boolean;
}

/** By the name of the moment: hit, miss, death, victory … */
export type Scenes = Readonly<Record<string, Scene>>;

/** A room knows its own events; the tool forgets them at the door. */
export const scenesOf = <E extends GameEvent>(scenes: Readonly<Record<string, Scene<E>>>): Scenes =>
  scenes as unknown as Scenes;

export interface Cut {
  readonly seed: string;
  /** What is told, event by event. */
  readonly events: readonly string[];
  readonly board: BoardModel;
  readonly acts: readonly PlayStep[];
}

const MOST_SEEDS = 400;

export function cutOut(room: AnyRoom, scene: Scene): Cut {
  const matches = matchesOf(room, scene);
  for (let index = 0; index < MOST_SEEDS; index++) {
    const { setup, entries } = matches(index);
    const match = new Match(room.game, setup);
    for (const entry of entries) {
      if (entry.kind === 'undo') throw new Error('Bots take nothing back.');
      const { state } = match;
      const events = match.act(entry.action);
      const first = events.findIndex((event, at) => scene.from(event, events.slice(at + 1)));
      if (first >= 0) return { seed: setup.seed, ...cutFrom(room, scene, state, entry.action, first) };
    }
  }
  throw new Error(`No match of ${room.card.title} comes to such a moment.`);
}

function matchesOf(room: AnyRoom, { level, seats = room.card.seats.min, options }: Scene) {
  return (index: number) => {
    const seed = readSeed(`strip ${index}`);
    if (!seed.ok) throw new Error(seed.problem.message);
    const players = Array.from({ length: seats }, () => level);
    const { setup, entries } = playBots(room, {
      seed: seed.value,
      seats: players,
      options: { ...usualOptions(room, seats), ...options },
    });
    return { setup, entries };
  };
}

function cutFrom(
  room: AnyRoom,
  scene: Scene,
  state: GameState,
  action: GameAction,
  first: number,
): Omit<Cut, 'seed'> {
  const told = momentsOf(room.game, state, action).slice(first);
  const last = scene.to ? told.findIndex(({ event }) => scene.to?.(event) === true) : -1;
  const moments: readonly AnyMoment[] = last < 0 ? told : told.slice(0, last + 1);
  const seat = state.ask?.seat ?? 0;
  const acts = moments.map((moment): PlayStep => ({ motions: motionsOf(room, moment) }));
  return {
    events: moments.map(({ event }) => event.type),
    board: room.board(moments[0]!.before, seat),
    // In the midst of a step no board is set.
    acts:
      moments.length < told.length
        ? acts
        : [...acts, { motions: [], after: room.board(told.at(-1)!.step.after, seat) }],
  };
}
