/** The race beside the match: splits against the best, and the ghost that is raced. */
import type { AnyRoom } from '../games/room.ts';
import type { ClockModel, TableSplit } from '../panels/model.ts';
import { encodeRun } from '../core/run.ts';
import { compareGhost, type Ghost } from '../records/ghost.ts';
import type { RunSource } from '../records/judging.ts';
import { personalBest, rankedIn, variantOf } from '../records/ranking.ts';
import { isWin, type RunRecord } from '../records/record.ts';
import { compareSplits, liveDelta } from '../records/splits.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import { formatDelta, formatTime } from '../services/clock.ts';
import type { JudgeService, Judging } from '../services/judge-service.ts';
import type { Settings } from '../services/settings.ts';
import type { MatchStart } from './start.ts';

/** Whoever is new to a room explores it: so many wins of chance dungeons before splits are shown there. */
const NEWCOMER_WINS = 3;

export class Race {
  /** Whether anybody looks at the clock at all. */
  readonly #isRun: boolean;
  readonly #best: RunRecord | undefined;
  readonly #judging: Judging | undefined;
  #ghost: Ghost | undefined;

  constructor(
    room: AnyRoom,
    start: MatchStart,
    records: readonly RunRecord[],
    wish: Settings['ghost'],
    judges: JudgeService,
  ) {
    const variant = variantOf(start.setup);
    const bracket = { game: room.card.id, category: start.category, variant, assisted: false };
    const wins = rankedIn(records, bracket).filter(isWin).length;
    this.#isRun = !start.lesson && (start.category !== 'random-seed' || wins >= NEWCOMER_WINS);
    this.#best = this.#isRun ? personalBest(records, bracket, 'igt') : undefined;
    this.#ghost = start.rival;
    const rival = rivalOf(start, this.#best, wish);
    this.#judging = rival && judges.judge(rival.run, { frames: false });
    // A ghost that does not come is not missed: a broken record costs nothing but its company.
    this.#judging?.judged.then(
      judged => {
        if (judged?.staged) this.#ghost = { ...judged.staged.ghost, name: rival!.name };
      },
      () => undefined,
    );
  }

  /** Comes as soon as its run has been judged. */
  get ghost(): Ghost | undefined {
    return this.#ghost;
  }

  /** Nobody races any more. */
  close(): void {
    this.#judging?.stop();
  }

  clock(now: ClockSnapshot, splits: readonly SplitTime[]): ClockModel {
    const delta = this.#best && liveDelta(now, splits, this.#best.splits, 'igt');
    const gap = this.ghost && compareGhost(this.ghost, now, splits);
    return {
      ...now,
      compare: delta === undefined ? undefined : { text: `${formatDelta(delta)} vs best`, ahead: delta < 0 },
      ghost: gap && this.ghost && `${this.ghost.name}: ${gap.isOver ? 'at its end' : gap.text}`,
    };
  }

  /** Those passed, with their times; of a best run also those still ahead. */
  splits(passed: readonly SplitTime[]): TableSplit[] {
    if (!this.#isRun) return [];
    const deltas = this.#best ? compareSplits(passed, this.#best.splits) : [];
    const rows = passed.map(({ name, igt }, index): TableSplit => {
      const delta = deltas[index]?.delta.igt;
      return {
        label: name,
        time: formatTime(igt),
        ...(delta !== undefined && { delta: formatDelta(delta), ahead: delta < 0 }),
      };
    });
    const known = new Set(passed.map(split => split.name));
    const ahead = (this.#best?.splits ?? [])
      .filter(split => !known.has(split.name))
      .map(({ name }) => ({ label: name }));
    return [...rows, ...ahead];
  }
}

/** Only a run of the same dungeon is a rival to be seen turn by turn. */
function rivalOf(
  start: MatchStart,
  best: RunRecord | undefined,
  rival: Settings['ghost'],
): { readonly name: string; readonly run: RunSource } | undefined {
  if (start.lesson || start.rival) return undefined;
  if (rival === 'best' && best?.run !== undefined && best.seed === start.setup.seed)
    return { name: 'Best', run: best.run };
  if (rival === 'none' || !start.parRun) return undefined;
  return { name: 'Bot', run: encodeRun(start.parRun) };
}
