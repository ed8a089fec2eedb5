/** Turns what happened into what is seen and read: steps for the event player, lines for the log. */
import type { GameEvent, GameState } from '../core/game.ts';
import type { Motion, Tone } from '../core/look.ts';
import type { AnyRoom, Line } from '../games/room.ts';
import type { LogLine } from '../panels/model.ts';

type Telling<T, More extends unknown[] = []> = (
  event: GameEvent,
  before: GameState,
  after: GameState,
  ...more: More
) => T;

export function motionsOf(
  room: AnyRoom,
  event: GameEvent,
  before: GameState,
  after: GameState,
  earlier: readonly GameEvent[],
): readonly Motion[] {
  const tell = (
    room.motions as Record<string, Telling<readonly Motion[], [readonly GameEvent[]]> | undefined>
  )[event.type];
  return tell?.(event, before, after, earlier) ?? [];
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
