import { describe, expect, it } from 'vitest';
import { TIMING } from '../../src/table/timing.ts';

/** What the next event waits for, of motions that are not there to be looked at. */
const BLOCKING = {
  hop: TIMING.hop,
  slide: TIMING.slideMost,
  lunge: TIMING.lungeWind + TIMING.lungeFar,
  blow: TIMING.hitStop + TIMING.floatLead,
  dissolve: TIMING.dissolve,
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

  it.each(['hitStop', 'clashStop'] as const)('%s is felt and not waited for', stop => {
    expect(TIMING[stop]).toBeGreaterThanOrEqual(50);
    expect(TIMING[stop]).toBeLessThanOrEqual(90);
  });

  it("gives somebody's end about a second, and a rival's half of it", () => {
    const { deathNarrow, deathStill, deathFall, deathLie, deathBrief } = TIMING;
    const whole = deathNarrow + deathStill + deathFall + deathLie;
    expect(Math.abs(whole - 1000)).toBeLessThanOrEqual(50);
    expect(deathBrief).toBeLessThanOrEqual(0.5);
  });

  it('gives the end its two seconds', () => {
    expect(TIMING.spectacle).toBe(2000);
  });
});
