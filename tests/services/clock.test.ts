import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/core/reader.ts';
import { clocks } from '../../src/core/clocks.ts';
import { Clock, formatDelta, formatTime } from '../../src/services/clock.ts';

function clockAt(saved?: { rta: number; igt: number; turns: number }) {
  const time = { now: 1000 };
  const clock = new Clock(() => time.now, saved);
  return { clock, pass: (ms: number) => (time.now += ms) };
}

describe('the three clocks', () => {
  it('stand still before the first input', () => {
    const { clock, pass } = clockAt();
    pass(500);
    expect(clock.snapshot()).toEqual({ rta: 0, igt: 0, turns: 0 });
  });

  it('count real time always and deciding time only while deciding', () => {
    const { clock, pass } = clockAt();
    clock.start();
    clock.startDeciding();
    pass(300);
    clock.stopDeciding();
    pass(700);
    clock.startDeciding();
    pass(50);
    clock.turn(2);
    expect(clock.snapshot()).toEqual({ rta: 1050, igt: 350, turns: 2 });
  });

  it('do not count deciding on a hidden page; real time goes on', () => {
    const { clock, pass } = clockAt();
    clock.start();
    clock.startDeciding();
    pass(100);
    clock.pageHidden(true);
    pass(10_000);
    clock.pageHidden(false);
    pass(100);
    expect(clock.snapshot()).toMatchObject({ rta: 10_200, igt: 200 });
  });

  it('do not start deciding by being shown again', () => {
    const { clock, pass } = clockAt();
    clock.pageHidden(true);
    clock.pageHidden(false);
    pass(100);
    expect(clock.snapshot().igt).toBe(0);
  });

  it('stop with the last action', () => {
    const { clock, pass } = clockAt();
    clock.start();
    clock.start();
    pass(100);
    clock.finish();
    pass(100);
    expect(clock.snapshot().rta).toBe(100);
  });

  it('go on from a saved run', () => {
    const { clock, pass } = clockAt({ rta: 5000, igt: 2000, turns: 9 });
    clock.start();
    clock.startDeciding();
    pass(10);
    expect(clock.snapshot()).toEqual({ rta: 5010, igt: 2010, turns: 9 });
  });

  it('lose nothing when the machine’s clock is set back', () => {
    const { clock, pass } = clockAt({ rta: 5000, igt: 0, turns: 0 });
    clock.start();
    pass(-800);
    expect(clock.snapshot().rta).toBe(5000);
  });
});

describe('times as people read them', () => {
  it('cuts hundredths', () => {
    expect(formatTime(134_379)).toBe('02:14.37');
    expect(formatTime(0)).toBe('00:00.00');
    expect(formatTime(-5)).toBe('00:00.00');
    expect(formatTime(3_734_370)).toBe('1:02:14.37');
  });

  it('shows how far ahead or behind', () => {
    expect(formatDelta(-3100)).toBe('-0:03.1');
    expect(formatDelta(62_040)).toBe('+1:02.0');
    expect(formatDelta(0)).toBe('+0:00.0');
  });
});

describe('a saved clock', () => {
  it('is read only if it is one', () => {
    expect(clocks({ rta: 1, igt: 2, turns: 3 })).toEqual({ rta: 1, igt: 2, turns: 3 });
    for (const bad of [null, 5, {}, { rta: -1, igt: 0, turns: 0 }, { rta: 1.5, igt: 0, turns: 0 }]) {
      expect(clocks(bad)).toBeInstanceOf(Fault);
    }
  });
});
