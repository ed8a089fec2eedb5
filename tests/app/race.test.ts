import { describe, expect, it, vi } from 'vitest';
import { Race } from '../../src/app/race.ts';
import { startNew, startRace } from '../../src/app/start.ts';
import { runToFragment } from '../../src/core/link.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { type Judging, JudgeService } from '../../src/services/judge-service.ts';
import type { Settings } from '../../src/services/settings.ts';
import { cellar, cellarRun, record, split, stagedOf } from '../records/fixtures.ts';
import { NO_WORKER } from './program.ts';

const SEED = 'KTR-BMX-QZP';
const RUN = cellarRun(SEED);
const START = startNew(cellar, { mode: 'seed', seed: SEED, seats: [], options: {} });
const BEST = record({
  game: 'the-cellar',
  category: 'set-seed',
  seed: SEED,
  options: START.setup.options,
  run: runToFragment(RUN),
  splits: [split('Key', 5), split('Door', 9)],
});
const NOW = { turns: 5, igt: 4000, rta: 6000 };

function race(records: readonly RunRecord[], wish: Settings['ghost'], start = START): Race {
  return new Race(cellar, start, records, wish, new JudgeService(NO_WORKER));
}

describe('A race', () => {
  it('shows what was passed against the best run, and what is still ahead', () => {
    expect(race([BEST], 'none').splits([split('Key', 4)])).toEqual([
      { label: 'Key', time: '00:04.00', delta: '-0:01.0', ahead: true },
      { label: 'Door' },
    ]);
    expect(race([], 'none').splits([split('Key', 4)])).toEqual([{ label: 'Key', time: '00:04.00' }]);
  });

  it('tells how far it is ahead of the best, and nothing where there is none', () => {
    expect(race([BEST], 'none').clock(NOW, [split('Key', 4)]).compare).toEqual({
      text: '-0:01.0 vs best',
      ahead: true,
    });
    expect(race([], 'best').clock(NOW, [])).toEqual({ ...NOW, compare: undefined, ghost: undefined });
  });

  it('spares whoever is new to chance dungeons the splits, until they have won three', () => {
    const start = startNew(cellar, { mode: 'random', seats: [], options: {} });
    const won = (id: number) => ({
      ...BEST,
      id: `won-${id}`,
      category: 'random-seed' as const,
      seed: `${SEED}${id}`,
    });
    const passed = [split('Key', 4)];
    const novice = race([won(1), won(2)], 'none', start);
    expect([novice.splits(passed), novice.clock(NOW, passed).compare]).toEqual([[], undefined]);
    const runner = race([won(1), won(2), won(3)], 'none', start);
    expect(runner.splits(passed)).toHaveLength(2);
    expect(runner.clock(NOW, passed).compare?.text).toBe('-0:01.0 vs best');
  });

  it('has the best run of the same dungeon as a ghost, as soon as it is judged', async () => {
    const best = race([BEST], 'best');
    expect(best.ghost).toBeUndefined();
    await vi.waitFor(() => expect(best.ghost?.name).toBe('Best'));
    expect(best.clock(NOW, []).ghost).toMatch(/^Best: /);
  });

  it('has the bot that set the par, or nobody', async () => {
    const daily = { ...START, parRun: RUN };
    const bot = race([], 'best', daily);
    await vi.waitFor(() => expect(bot.ghost?.name).toBe('Bot'));
    expect(race([], 'none', daily).ghost).toBeUndefined();
  });

  it('has the rival of a run that was opened at once', () => {
    const { ghost } = stagedOf(cellar, RUN);
    expect(race([BEST], 'best', startRace(START.setup, ghost)).ghost).toBe(ghost);
  });

  it('goes on without a ghost whose run is broken, or that nobody waits for', async () => {
    const judging = vi.spyOn(JudgeService.prototype, 'judge');
    const broken = race([{ ...BEST, run: 'run=AAAA' }], 'best');
    const left = race([BEST], 'best');
    left.close();
    const judged = await Promise.all(judging.mock.results.map(({ value }) => (value as Judging).judged));
    judging.mockRestore();
    expect(judged).toMatchObject([{ judgement: { verdict: 'unreadable' } }, undefined]);
    expect(broken.ghost).toBeUndefined();
    expect(left.ghost).toBeUndefined();
  });

  it('is none in a lesson', () => {
    expect(race([BEST], 'best', { ...START, lesson: true }).splits([])).toEqual([]);
  });
});
