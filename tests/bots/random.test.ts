import { describe, expect, it } from 'vitest';
import { randomBot } from '../../src/bots/random.ts';
import { newStreams } from '../../src/core/rng.ts';

const view = { ask: { seat: 0, kind: 'act' }, turn: 1, rng: newStreams('') };
const legal = ['north', 'east', 'south', 'west'].map(type => ({ type }));

function choices(seat: number, count: number): string[] {
  const bot = randomBot<typeof view, { type: string }>(seat);
  return Array.from({ length: count }, () => bot.choose(view, legal).action.type);
}

describe('The random bot', () => {
  it('does the same again when it is asked the same again', () => {
    expect(choices(0, 50)).toEqual(choices(0, 50));
    expect(choices(0, 50)).not.toEqual(choices(1, 50));
  });

  it('takes every action about equally often', () => {
    const counts = new Map<string, number>();
    for (const choice of choices(2, 4_000)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
    for (const { type } of legal) {
      expect(counts.get(type), type).toBeGreaterThan(900);
      expect(counts.get(type), type).toBeLessThan(1_100);
    }
  });

  it('complains when there is nothing to choose from', () => {
    expect(() => randomBot(0).choose(view, [])).toThrow('nothing may be done');
  });
});
