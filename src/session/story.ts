/** Turns what happened into what is seen and read: steps for the event player, lines for the log. */
import type { GameEvent, GameState } from '../core/game.ts';
import type { Motion, Tone } from '../core/look.ts';
import type { Moment } from '../core/moments.ts';
import type { AnyRoom, Line } from '../games/room.ts';
import type { LogLine } from '../panels/model.ts';

type Moving = Telling<readonly Motion[], [readonly GameEvent[], Moment<GameState, GameEvent>]>;

type Telling<T, More extends unknown[] = []> = (
  event: GameEvent,
  before: GameState,
  after: GameState,
  ...more: More
) => T;

/** How each moment of a step moves. */
export function motionsOf(
  room: Pick<AnyRoom, 'motions'>,
  before: GameState,
  moments: readonly Moment<GameState, GameEvent>[],
  after: GameState,
): (readonly Motion[])[] {
  const motions = room.motions as Record<string, Moving | undefined>;
  const events = moments.map(({ event }) => event);
  return moments.map(
    (moment, index) =>
      motions[moment.event.type]?.(moment.event, before, after, events.slice(0, index), moment) ?? [],
  );
}

function lineOf(
  room: Pick<AnyRoom, 'sentences'>,
  event: GameEvent,
  before: GameState,
  after: GameState,
): Line | undefined {
  const tell = (room.sentences as Record<string, Telling<string | Line> | undefined>)[event.type];
  const said = tell?.(event, before, after) ?? '';
  const line = typeof said === 'string' ? { text: said, tone: 'plain' as Tone } : said;
  return line.text === '' ? undefined : line;
}

/** The log keeps what a person can scroll through; the run keeps everything. */
const KEPT = 200;

export class Log {
  #lines: LogLine[] = [];
  #next = 0;
  #turn = 0;

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** Writes down what the room says of an event; false if it says nothing. */
  tell(room: Pick<AnyRoom, 'sentences'>, event: GameEvent, before: GameState, after: GameState): boolean {
    const line = lineOf(room, event, before, after);
    if (line) this.add(line, after.turn);
    return line !== undefined;
  }

  add(line: Line, turn: number): void {
    const first = turn !== this.#turn;
    this.#turn = turn;
    this.#lines = [...this.#lines.slice(1 - KEPT), { id: this.#next++, ...line, ...(first && { turn }) }];
  }
}
