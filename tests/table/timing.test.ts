import { describe, expect, it } from 'vitest';
import { TIMING } from '../../src/table/timing.ts';

/** What the next event waits for, of motions that are not there to be looked at. */
const BLOCKING = {
  hop: TIMING.hop,
  slide: TIMING.slideMost,
  lunge: TIMING.lungeOut * 1.6,
  flip: TIMING.flip,
  appear: TIMING.appear,
  vanish: TIMING.vanish,
  crumble: TIMING.crumble,
  flash: TIMING.flash,
  say: TIMING.sayOpen,
  float: TIMING.floatLead,
  fly: TIMING.fly,
  beam: TIMING.beam,
  burst: TIMING.burst,
  glow: TIMING.glow,
  darken: TIMING.darken,
};

describe('How long things take', () => {
  it.each(Object.entries(BLOCKING))('%s holds nobody up for more than a quarter of a second', (_, ms) => {
    expect(ms).toBeLessThanOrEqual(250);
  });

  it('gives the end its two seconds', () => {
    expect(TIMING.spectacle).toBe(2000);
  });
});
