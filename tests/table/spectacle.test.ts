/** The last words of a match. */
import { describe, expect, it, vi } from 'vitest';
import { MotionClock } from '../../src/table/motion-clock.ts';
import { spectacle } from '../../src/table/motions/spectacle.ts';
import type { Stage } from '../../src/table/stage.ts';
import { TIMING } from '../../src/table/timing.ts';
import { tweensOfNobody } from '../support/phaser.ts';

const { made, part } = vi.hoisted(() => {
  const parts: { alpha: number; isGone: boolean }[] = [];
  const make = () => {
    const one = {
      alpha: 1,
      isGone: false,
      width: 10,
      height: 8,
      setAlpha: (alpha: number) => Object.assign(one, { alpha }),
      destroy: () => void (one.isGone = true),
      setPosition: () => one,
      setScrollFactor: () => one,
      setDepth: () => one,
      setY: () => one,
    };
    parts.push(one);
    return one;
  };
  return { made: parts, part: make };
});
vi.mock('../../src/table/words.ts', () => ({ fitting: part }));
vi.mock('../../src/table/kit.ts', () => ({ box: part, glowImage: part }));

describe('The end of a match', () => {
  it('keeps the lights down while the results are fetched, then gives the board back', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const stage = {
      scene: {},
      clock,
      calm: true,
      camera: { view: { width: 320, height: 180 }, corner: { x: 0, y: 0 } },
    } as unknown as Stage;
    let isOver = false;
    const done = spectacle({ do: 'spectacle', kind: 'defeat', text: 'Lights out' }, stage);
    void Promise.resolve(done).then(() => (isOver = true));
    const pass = async (ms: number): Promise<void> => {
      for (let at = 0; at < ms; at += 10) {
        await new Promise(resolve => setTimeout(resolve));
        clock.tick(10);
      }
      await new Promise(resolve => setTimeout(resolve));
    };
    await pass(TIMING.spectacle + 20);
    expect(isOver).toBe(true);
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(({ alpha, isGone }) => alpha > 0 && !isGone)).toBe(true);
    await pass(TIMING.spectacleStay + 20);
    expect(made.every(({ isGone }) => isGone)).toBe(true);
  });
});
