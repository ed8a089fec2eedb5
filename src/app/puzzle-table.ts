/** One decision at the table: what it costs beside the best one is worked out, told and written down. */
import { sameAction, type GameAction, type GameState } from '../core/game.ts';
import type { TimedEntry } from '../core/replay.ts';
import { viewOf } from '../core/view.ts';
import { counted } from '../games/phrases.ts';
import type { AnyRoom } from '../games/room.ts';
import { pointsOf } from '../panels/logic/review.ts';
import type { ConfirmModel } from '../panels/model.ts';
import { AS_GOOD } from '../records/puzzles.ts';
import { labelIn } from '../records/review.ts';
import type { Parts } from './parts.ts';
import type { PuzzleAsked } from './start.ts';

type PuzzleParts = Pick<Parts, 'panels' | 'bots' | 'ledger' | 'audio'>;

export interface PuzzlePosition {
  readonly room: AnyRoom;
  readonly state: GameState;
  /** Entries that led there. */
  readonly from: number;
  readonly puzzle: PuzzleAsked;
}

/** What a person wants after it: to try once more, to play on from there, or to leave. */
export type Wish = 'again' | 'on' | 'leave';

export class PuzzleTable {
  readonly #parts: PuzzleParts;
  readonly #position: PuzzlePosition;
  #isDecided = false;

  constructor(parts: PuzzleParts, position: PuzzlePosition) {
    this.#parts = parts;
    this.#position = position;
  }

  /** Called whenever something was done: the first thing counts. Undefined while nothing is decided. */
  async decided(
    entries: readonly TimedEntry<GameAction>[],
    shown: () => Promise<void>,
  ): Promise<Wish | undefined> {
    const first = entries[this.#position.from]?.entry;
    if (this.#isDecided || first?.kind !== 'act') return undefined;
    this.#isDecided = true;
    const { room, puzzle } = this.#position;
    const cost = await this.#costOf(first.action);
    const solved = cost <= AS_GOOD;
    await this.#parts.ledger.tried({
      game: room.card.id,
      day: puzzle.day,
      solved,
      cost: solved ? 0 : pointsOf(cost),
    });
    await shown();
    if (solved) this.#parts.audio.play('badge');
    const isYes = await this.#parts.panels.confirm(this.#verdict(first.action, cost));
    if (!isYes) return 'leave';
    return solved ? 'on' : 'again';
  }

  async #costOf(action: GameAction): Promise<number> {
    const { room, state, puzzle } = this.#position;
    const instead = puzzle.best;
    if (!state.ask || sameAction(action, instead)) return 0;
    const { seat } = state.ask;
    const view = viewOf(room.game, state, seat);
    return this.#parts.bots.weigh({ game: room.card.id, seat, view, action, instead });
  }

  #verdict(action: GameAction, cost: number): ConfirmModel {
    const { room, state, puzzle } = this.#position;
    const { choices } = room.prompt(state, state.ask!.seat);
    const [did, best] = [action, puzzle.best].map(one => labelIn(choices, one));
    const why = { text: puzzle.why };
    if (sameAction(action, puzzle.best)) {
      const others = `${did}: anything else costs at least ${points(puzzle.cost)} of your chance to win.`;
      return { title: 'Solved!', lines: [{ text: others }, why], yes: 'Play on', no: 'Menu', sprite: 'star' };
    }
    if (cost <= AS_GOOD) {
      const text = `${did} is as good as our own answer: ${best}.`;
      return { title: 'Solved!', lines: [{ text }], yes: 'Play on', no: 'Menu', sprite: 'star' };
    }
    const text = `${did} costs ${points(pointsOf(cost))} of your chance to win. Better: ${best}.`;
    return { title: 'Not this time', lines: [{ text }, why], yes: 'Try again', no: 'Menu', sprite: 'hint' };
  }
}

function points(count: number): string {
  return counted(Math.max(1, count), 'point');
}
