/** The ladder of The Cellar: each bot comes to an end, and a better one comes out more often. */
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../src/core/game.ts';
import { findRoom } from '../../src/games/index.ts';
import { CELLARS } from '../../src/games/the-cellar/data/cellars.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { playBotMatch } from '../../tools/lib/bot-match.ts';

const room = await findRoom('the-cellar')!.load();

/** Thinking costs time: enough matches to tell the levels apart, few enough for a quick suite. */
const MATCHES: Readonly<Record<BotLevel, number>> = { random: 60, easy: 60, normal: 20, hard: 20 };

function record(level: BotLevel, candle: string): { share: number; stuck: string[]; mean: number } {
  let wins = 0;
  let points = 0;
  const stuck: string[] = [];
  for (let index = 0; index < MATCHES[level]; index++) {
    const setup = { seed: `ladder ${index}`, seats: [level], options: { candle } };
    const match = playBotMatch(room, setup, 200);
    if (match.stuck !== undefined) stuck.push(`${setup.seed}: ${match.stuck}`);
    if (match.outcome?.ending === 'won') wins += 1;
    points += match.outcome?.results[0]?.score ?? 0;
  }
  return { share: wins / MATCHES[level], stuck, mean: points / MATCHES[level] };
}

const records = new Map(BOT_LEVELS.map(level => [level, record(level, 'bright')]));
const of = (level: BotLevel) => records.get(level)!;

describe('The bots of The Cellar', () => {
  it.each(BOT_LEVELS)('come to an end on every seed: %s', level => {
    expect(of(level).stuck).toEqual([]);
  });

  it('win the more often the better they are', () => {
    expect(of('easy').share).toBeGreaterThan(of('random').share);
    expect(of('hard').share).toBeGreaterThan(of('easy').share);
  });

  it('score the more the better they are', () => {
    const means = BOT_LEVELS.map(level => of(level).mean);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });

  it('stay within reach of people: random hardly wins, easy mostly, hard almost always', () => {
    expect(of('random').share).toBeLessThan(0.1);
    expect(of('easy').share).toBeGreaterThan(0.5);
    expect(of('easy').share).toBeLessThan(0.97);
    expect(of('hard').share).toBeGreaterThanOrEqual(0.95);
  });

  it.each(CELLARS)('get out of every cellar: a hard bot of %s', cellar => {
    const seeds = Array.from({ length: 60 }, (_, index) => `fair ${index}`);
    const setups = seeds
      .map(seed => ({ seed, seats: ['hard' as const], options: { candle: 'bright' } }))
      .filter(setup => (room.game.create(setup).state as unknown as State).cellar === cellar)
      .slice(0, 6);
    const wins = setups.filter(setup => playBotMatch(room, setup).outcome?.ending === 'won');
    expect(setups).toHaveLength(6);
    expect(wins.length).toBeGreaterThanOrEqual(5);
  });

  it('do not wait for the dark: with the short candle a normal bot still gets out', () => {
    const setup = (index: number) => ({
      seed: `short ${index}`,
      seats: ['normal' as const],
      options: { candle: 'short' },
    });
    const endings = [0, 1, 2, 3, 4].map(index => playBotMatch(room, setup(index)).outcome?.reason);
    expect(endings).not.toContain('darkness');
  });
});
