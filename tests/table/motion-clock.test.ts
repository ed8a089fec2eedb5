import { describe, expect, it } from 'vitest';
import { easeOut } from '../../src/table/easing.ts';
import { MotionClock } from '../../src/table/motion-clock.ts';
import { tweensOfNobody } from '../support/phaser.ts';

describe('The time of motions', () => {
  it('paints from 0 to 1 on the ticks it is given', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const seen: number[] = [];
    const done = clock.run(100, t => seen.push(t));
    clock.tick(50);
    clock.tick(25);
    clock.tick(40);
    await done;
    expect(seen).toEqual([0, 0.5, 0.75, 1]);
    expect(clock.isIdle).toBe(true);
  });

  it('runs faster at speed 4', async () => {
    const clock = new MotionClock(tweensOfNobody());
    clock.speed = 4;
    const done = clock.wait(400);
    clock.tick(99);
    expect(clock.isIdle).toBe(false);
    clock.tick(1);
    await done;
    expect(clock.isIdle).toBe(true);
  });

  it('ends exactly at 1 whatever the ease', async () => {
    const clock = new MotionClock(tweensOfNobody());
    let last = -1;
    const done = clock.run(
      10,
      t => {
        last = t;
      },
      easeOut,
    );
    clock.tick(1000);
    await done;
    expect(last).toBe(1);
  });

  it('finishes a whole performance at once, and what lingers too', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const seen: string[] = [];
    void clock.run(5000, t => t === 1 && seen.push('lingering'));
    const show = clock.scope(async () => {
      await clock.run(100, t => t === 1 && seen.push('first'));
      await clock.run(100, t => t === 1 && seen.push('second'));
    });
    clock.finish();
    await show;
    expect(seen).toEqual(['lingering', 'first', 'second']);
    expect(clock.isSkipping).toBe(false);
  });

  it('does not skip the performance after the skipped one', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const first = clock.scope(() => clock.wait(100));
    clock.finish();
    await first;
    let ended = false;
    const second = clock.scope(() => clock.wait(100)).then(() => (ended = true));
    clock.tick(50);
    await Promise.resolve();
    expect(ended).toBe(false);
    clock.tick(50);
    await second;
    expect(ended).toBe(true);
  });

  it('gives a failing picture back to its motion and goes on with the others', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const broken = clock.run(100, t => {
      if (t > 0) throw new Error('gone');
    });
    const whole = clock.wait(20);
    clock.tick(30);
    await whole;
    await expect(broken).rejects.toThrow('gone');
    expect(clock.isIdle).toBe(true);
  });

  it('stands still while it is frozen, and goes on where it was', async () => {
    const clock = new MotionClock(tweensOfNobody());
    const seen: number[] = [];
    const moving = clock.run(100, t => seen.push(t));
    clock.tick(50);
    let isOver = false;
    const frozen = clock.freeze(60).then(() => (isOver = true));
    clock.tick(40);
    expect(seen).toEqual([0, 0.5]);
    await Promise.resolve();
    expect(isOver).toBe(false);
    clock.tick(45);
    await frozen;
    expect(seen).toEqual([0, 0.5, 0.75]);
    clock.tick(25);
    await moving;
    expect(clock.isIdle).toBe(true);
  });

  it('is frozen for a shorter time at a higher speed, and not at all when it is skipped', async () => {
    const clock = new MotionClock(tweensOfNobody());
    clock.speed = 4;
    const frozen = clock.freeze(80);
    expect(clock.isIdle).toBe(false);
    clock.tick(20);
    await frozen;
    expect(clock.isIdle).toBe(true);
    const show = clock.scope(async () => {
      await clock.freeze(1000);
      await clock.freeze(1000);
    });
    clock.finish();
    await show;
    expect(clock.isIdle).toBe(true);
  });
});
