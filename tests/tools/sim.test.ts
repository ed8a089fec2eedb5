import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnTool } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'five-delves-sim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sim = (...args: string[]) => spawnTool('tools/sim.ts', ...args);

describe('npm run sim', () => {
  it('prints one JSON object about all matches, writes their runs, and plays the same from the same seed', () => {
    const runs = join(folder, 'runs');
    const args = ['--game', 'the-cellar', '--games', '5', '--bots', 'easy', '--seed', 'test', '--json'];
    const { exitCode, stdout } = sim(...args, '--runs', runs);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({ game: 'the-cellar', games: 5, finished: 5, stuck: 0, bots: ['easy'] });
    expect(report).toHaveProperty('seats.0.winRate');
    expect(report).toHaveProperty('actions.median');
    expect(report).toHaveProperty('turns.max');
    expect(report).toHaveProperty('matchesPerSecond');
    expect(readdirSync(runs)).toHaveLength(5);
    const again = JSON.parse(sim(...args).stdout) as Record<string, unknown>;
    const clocks = { seconds: 0, matchesPerSecond: 0, actionsPerSecond: 0 };
    expect({ ...again, ...clocks }).toEqual({ ...report, ...clocks });
  });

  it('prints a table for people', () => {
    const { stdout } = sim('--game', 'the-cellar', '--games', '2', '--bots', 'random');
    expect(stdout).toMatch(/2 games, 2 finished, 0 stuck/);
  });

  it('prints the ladder, the same seeds for every level', () => {
    const { stdout } = sim('--game', 'the-cellar', '--games', '2', '--ladder');
    const rungs = stdout.trim().split('\n').slice(1);
    expect(rungs.map(rung => rung.split(' ')[0])).toEqual(['random', 'easy', 'normal', 'hard']);
    expect(rungs[0]).toMatch(/2\s+0\s+0%\s+0 to 65\.8%/);
  });

  it('prints how well an outlook foretells', () => {
    const { stdout } = sim('--game', 'the-cellar', '--games', '2', '--calibration');
    expect(stdout).toMatch(/90 to 100 %/);
    expect(stdout).toMatch(/% better, over \d+ positions of 2 matches/);
  });

  it('tells a match without an end as stuck', () => {
    const { stdout } = sim(
      '--game',
      'the-cellar',
      '--games',
      '1',
      '--bots',
      'random',
      '--limit',
      '3',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({
      stuck: 1,
      finished: 0,
      stuckMatches: [{ why: 'no end after 3 actions' }],
    });
  });

  it.each([
    [['--game', 'chess'], 'There is no game "chess"'],
    [['--game', 'the-cellar', '--bots', 'genius'], 'There is no bot "genius"'],
    [['--game', 'letter-delve', '--bots', 'master,master'], 'There is no bot "master"'],
    [['--game', 'pocket-dungeons', '--calibration'], 'has no outlook yet'],
    [['--game', 'the-cellar', '--bots', 'easy,easy'], 'has seats for 1; --bots names 2'],
    [[], 'Say which game'],
  ])('says in a sentence what is wrong with %j', (args, sentence) => {
    const { exitCode, stderr } = sim(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
