/** Has the puzzle of the day played to where it begins, and puts it on the table. */
import { findRoom } from '../games/index.ts';
import { puzzleOfDay } from '../records/puzzles.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { recall } from './saves.ts';
import { startPuzzle } from './start.ts';

type PuzzleParts = Pick<Parts, 'panels' | 'judges' | 'ledger'>;
type PuzzleWays = Pick<Navigator, 'play' | 'room'>;

export class Puzzles {
  readonly #parts: PuzzleParts;
  readonly #go: PuzzleWays;

  constructor(parts: PuzzleParts, go: PuzzleWays) {
    this.#parts = parts;
    this.#go = go;
  }

  async play(game: string): Promise<void> {
    const room = await this.#go.room(game);
    const stock = await findRoom(game)?.puzzles?.();
    if (!room || !stock) return;
    const { day } = this.#parts.ledger.today;
    const puzzle = puzzleOfDay(stock, day);
    const judged = puzzle && (await this.#parts.judges.judge(puzzle.run, { frames: true }).judged);
    if (!puzzle || !judged?.staged) return this.#missing();
    const { Theatre } = await import('../records/theatre.ts');
    const theatre = new Theatre(room.game, judged.staged);
    const start = startPuzzle(theatre.playOnFrom(theatre.length), { ...puzzle, day });
    const recalled = await recall(room, start.saved);
    if (!recalled) return this.#missing();
    await this.#go.play(room, { ...start, recalled });
  }

  async #missing(): Promise<void> {
    const text = "Today's puzzle can't be set up here. Everything else works as usual.";
    await this.#parts.panels.message({ title: 'No puzzle today', lines: [{ text }] });
  }
}
