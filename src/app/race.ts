/** The race beside the match: splits against the best, and the ghost that is raced. */
import type { AnyRoom } from '../games/room.ts';
import type { ClockModel, TableSplit } from '../panels/model.ts';
import { runFromText } from '../core/link.ts';
import type { Run } from '../core/run.ts';
import { compareGhost, makeGhost, type Ghost } from '../records/ghost.ts';
import { personalBest, variantOf } from '../records/ranking.ts';
import type { RunRecord } from '../records/record.ts';
import { compareSplits, liveDelta } from '../records/splits.ts';
import { formatDelta, formatTime, type ClockSnapshot } from '../services/clock.ts';
import type { Settings } from '../services/settings.ts';
import type { Split } from '../session/recording.ts';
import type { MatchStart } from './start.ts';

export class Race {
  readonly ghost: Ghost | undefined;
  readonly #best: RunRecord | undefined;

  constructor(room: AnyRoom, start: MatchStart, records: readonly RunRecord[], rival: Settings['ghost']) {
    const bracket = { game: room.card.id, category: start.category, variant: variantOf(start.setup) };
    this.#best = start.lesson ? undefined : personalBest(records, bracket, 'igt');
    this.ghost = start.lesson ? undefined : ghostOf(room, start, this.#best, rival);
  }

  clock(now: ClockSnapshot, splits: readonly Split[]): ClockModel {
    const delta = this.#best && liveDelta(now, splits, this.#best.splits, 'igt');
    const gap = this.ghost && compareGhost(this.ghost, now, splits);
    return {
      ...now,
      compare: delta === undefined ? undefined : { text: `${formatDelta(delta)} vs best`, ahead: delta < 0 },
      ghost: gap && this.ghost && `${this.ghost.name}: ${gap.isOver ? 'at its end' : gap.text}`,
    };
  }

  /** Those passed, with their times; of a best run also those still ahead. */
  splits(passed: readonly Split[]): TableSplit[] {
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

function ghostOf(
  room: AnyRoom,
  start: MatchStart,
  best: RunRecord | undefined,
  rival: Settings['ghost'],
): Ghost | undefined {
  if (start.rival) return ghostOfRun(room, start.rival, 'Rival');
  // Only a run of the same dungeon is a rival to be seen turn by turn.
  const own = best?.seed === start.setup.seed && best.run !== undefined ? runFromText(best.run) : undefined;
  const run = rival === 'best' && own?.ok ? own.value : rival === 'none' ? undefined : start.parRun;
  return run && ghostOfRun(room, run, run === start.parRun ? 'Bot' : 'Best');
}

function ghostOfRun(room: AnyRoom, run: Run, name: string): Ghost | undefined {
  const ghost = makeGhost(room, run, name);
  return 'code' in ghost ? undefined : ghost;
}
