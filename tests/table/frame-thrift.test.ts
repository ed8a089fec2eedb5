import { describe, expect, it } from 'vitest';
import { FrameThrift } from '../../src/table/frame-thrift.ts';

/** How many of the frames of the second that begins at `from` are drawn, on a screen of so many hertz. */
function drawn(thrift: FrameThrift, from: number, isMoving = false, hertz = 60): number {
  const frames = Array.from({ length: hertz }, (_, frame) => from + (frame * 1000) / hertz);
  return frames.filter(now => thrift.isDue(now, isMoving)).length;
}

describe('Frames', () => {
  it.each([60, 120, 144])('are drawn at about twenty a second where nothing moves, at %i hertz', hertz => {
    const count = drawn(new FrameThrift(), 0, false, hertz);
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(25);
  });

  it('are all drawn while something moves', () => {
    expect(drawn(new FrameThrift(), 0, true)).toBe(60);
  });

  it('are drawn until the sparks have fallen, then rest again', () => {
    const thrift = new FrameThrift();
    thrift.isDue(0, true);
    expect(drawn(thrift, 1)).toBeGreaterThan(40);
    expect(drawn(thrift, 1001)).toBeLessThanOrEqual(25);
  });

  it('answer at once when somebody points', () => {
    const thrift = new FrameThrift();
    expect(thrift.isDue(0, false)).toBe(true);
    expect(thrift.isDue(10, false)).toBe(false);
    thrift.stir(11);
    expect(thrift.isDue(12, false)).toBe(true);
  });
});
