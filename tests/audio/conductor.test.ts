/** What the conductor promises, whatever a match asks of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formName } from '../../src/audio/band/arrangement.ts';
import { Conductor, FRESH_AFTER, type Step } from '../../src/audio/band/conductor.ts';
import { barSamples } from '../../src/audio/render/meter.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import type { Tune } from '../../src/audio/score/tune.ts';
import type { Amount, Cue, Danger, Moment } from '../../src/core/cue.ts';
import { gameScores, smallTune } from './scores.ts';

const RICH = {
  O: 'opening',
  A: 'calm',
  B: 'calm',
  C: 'calm',
  R: 'rising',
  D: 'danger',
  D2: 'danger',
  X: 'boss',
  N: 'near-death',
  S: 'breath',
  V: 'victory',
  L: 'defeat',
  E: 'results',
  F: 'fill',
};
const rich = smallTune(RICH);
const cue = (danger: Danger, moment?: Moment): Cue => ({ tune: 't', danger, ...(moment ? { moment } : {}) });

interface Heard extends Step {
  readonly at: number;
  readonly form: string;
}

/** The steps of so many sections, each played to its end unless a cue breaks it off at one of its bars. */
function perform(tune: Tune, seed: number, cueAt: (seconds: number) => Cue, seconds: number): Heard[] {
  const conductor = new Conductor(seed);
  const bar = barSamples(tune) / RATE;
  const heard: Heard[] = [];
  let now = 0;
  while (now < seconds) {
    const step = conductor.next('t', tune, cueAt(now), now);
    heard.push({ ...step, at: now, form: formName(step.section, step.arrangement) });
    for (let n = 0; n < step.section.bars; n++) {
      if (n > 0 && conductor.breaksOff('t', tune, cueAt(now))) break;
      now += bar;
    }
  }
  return heard;
}

const roles = (steps: readonly Step[]): string[] => steps.map(({ section }) => section.role);

describe('the conductor', () => {
  it('travels through keys, a minute in each at least, and ends in the key of what it ends', () => {
    const heard = perform(rich, 7, now => (now < 400 ? cue(0) : cue(0, 'victory')), 420);
    const changes = heard.filter(({ key }, index) => index > 0 && key !== heard[index - 1]!.key);
    expect(changes.length).toBeGreaterThanOrEqual(4);
    for (const [index, { at }] of changes.entries())
      expect(at - (changes[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(60);
    const end = heard.findIndex(({ section }) => section.role === 'victory');
    expect(heard[end]!.key).toBe(heard[end - 1]!.key);
    const begun = [1, 2, 3, 4, 5, 6].map(seed => perform(rich, seed, () => cue(0), 1)[0]!.key);
    expect(new Set(begun).size).toBe(6);
  });

  it('lets all melodies of a role be heard before one comes again', () => {
    const heard = perform(rich, 3, () => cue(0), 12).filter(({ section }) => section.role === 'calm');
    expect(new Set(heard.slice(0, 3).map(({ section }) => section.name)).size).toBe(3);
  });

  const cues = fc.array(
    fc.record({
      danger: fc.constantFrom<Danger>(0, 1, 2, 3),
      moment: fc.option(
        fc.constantFrom<Moment>('opening', 'boss', 'near-death', 'breath', 'victory', 'defeat', 'results'),
        { nil: undefined },
      ),
      seconds: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const following = (list: readonly { danger: Danger; moment: Moment | undefined; seconds: number }[]) => {
    const whole = list.reduce((sum, { seconds }) => sum + seconds, 0);
    return (now: number): Cue => {
      let at = now % whole;
      const found = list.find(({ seconds }) => (at -= seconds) < 0) ?? list[0]!;
      return cue(found.danger, found.moment);
    };
  };

  it('plays the same run the same way', () => {
    const property = fc.property(fc.integer(), cues, (seed, list) => {
      const forms = () => perform(rich, seed, following(list), 120).map(({ form }) => form);
      expect(forms()).toEqual(forms());
    });
    fc.assert(property, { seed: 18, numRuns: 30 });
  });

  it('plays other runs in other ways', () => {
    const forms = (seed: number) => perform(rich, seed, () => cue(0), 60).map(({ form }) => form);
    expect(forms(1)).not.toEqual(forms(2));
  });

  it('never plays a section twice in a row in the same arrangement', () => {
    const property = fc.property(fc.integer(), cues, (seed, list) => {
      const last = new Map<string, string>();
      for (const { section, form } of perform(rich, seed, following(list), 300)) {
        if (section.role !== 'fill') expect(last.get(section.name)).not.toBe(form);
        last.set(section.name, form);
      }
    });
    fc.assert(property, { seed: 18, numRuns: 20 });
  });

  it('lets three minutes pass before anything is heard again in the same form', () => {
    const property = fc.property(fc.integer(), fc.constantFrom<Danger>(0, 2), (seed, danger) => {
      const when = new Map<string, number>();
      for (const { section, form, at } of perform(rich, seed, () => cue(danger), 600)) {
        if (section.role === 'fill') continue;
        const before = when.get(form);
        if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(FRESH_AFTER);
        when.set(form, at);
      }
    });
    fc.assert(property, { seed: 18, numRuns: 10 });
  });

  it('plays what was heard longest ago where a tune has nothing new', () => {
    const poor = smallTune({ A: 'calm', B: 'calm' }, { layers: ['pad'] });
    const steps = perform(poor, 3, () => cue(0), 120);
    expect(new Set(steps.map(({ form }) => form)).size).toBe(8);
    const order = steps.slice(0, 8).map(({ form }) => form);
    expect(steps.slice(8, 16).map(({ form }) => form)).toEqual(order);
  });

  it('opens a tune once, then follows danger with a fill between', () => {
    const steps = perform(rich, 1, now => cue(now < 8 ? 0 : 2), 20);
    const heard = roles(steps);
    expect(heard[0]).toBe('opening');
    expect(heard.lastIndexOf('opening')).toBe(0);
    const fill = heard.indexOf('fill');
    expect(heard.slice(0, fill)).not.toContain('danger');
    expect(new Set(heard.slice(fill + 1))).toEqual(new Set(['danger']));
  });

  it('breaks off at the next bar when danger rises, and plays on to the end when it falls', () => {
    const conductor = new Conductor(4);
    conductor.next('t', rich, cue(0), 0);
    expect(conductor.breaksOff('t', rich, cue(0))).toBe(false);
    expect(conductor.breaksOff('t', rich, cue(2))).toBe(true);
    expect(conductor.next('t', rich, cue(2), 1).section.role).toBe('danger');
    expect(conductor.breaksOff('t', rich, cue(0))).toBe(false);
    expect(conductor.breaksOff('t', rich, cue(2, 'defeat'))).toBe(true);
  });

  it('takes a breath after a fight', () => {
    const steps = perform(rich, 5, now => cue(now < 6 ? 2 : 0), 30);
    const heard = roles(steps);
    expect(heard.filter(role => role === 'breath')).toHaveLength(1);
    expect(heard[heard.indexOf('breath') - 1]).toBe('danger');
    expect(heard.at(-1)).toBe('calm');
  });

  it('plays an end once and at once, and goes on to the results', () => {
    const steps = perform(rich, 6, now => (now < 5 ? cue(3) : cue(3, 'victory')), 30);
    const heard = roles(steps);
    expect(heard.filter(role => role === 'victory')).toHaveLength(1);
    expect(heard[heard.indexOf('victory') - 1]).toBe('danger');
    expect(heard.at(-1)).toBe('results');
  });

  it.each<[Cue, object, string]>([
    [cue(3, 'near-death'), { A: 'calm', D: 'danger' }, 'danger'],
    [cue(3, 'near-death'), { A: 'calm', R: 'rising' }, 'rising'],
    [cue(3, 'boss'), { A: 'calm', D: 'danger' }, 'danger'],
    [cue(0, 'breath'), { A: 'calm', D: 'danger' }, 'calm'],
    [cue(0, 'opening'), { A: 'calm', D: 'danger' }, 'calm'],
    [cue(0, 'results'), { A: 'calm', D: 'danger' }, 'calm'],
    [cue(2), { A: 'calm' }, 'calm'],
    [cue(0), { D: 'danger' }, 'danger'],
  ])('of %o makes what a tune with few roles has', (asked, sections, role) => {
    const tune = smallTune(sections as Record<string, string>);
    expect(roles(perform(tune, 7, () => asked, 10)).at(-1)).toBe(role);
  });

  it('plays everything at the worst, as far as it is new', () => {
    const [first] = perform(smallTune({ D: 'danger' }), 8, () => cue(3), 1);
    expect(first!.form).toBe('D lead+ pad+ drums+');
  });

  it('rests as often as a player wants it to', () => {
    const share = (amount: Amount, asked: Cue): number => {
      const conductor = new Conductor(9);
      const steps = Array.from({ length: 60 }, (_, n) => conductor.next('t', rich, asked, n * 2, amount));
      return steps.filter(({ isRest }) => isRest).length / steps.length;
    };
    expect(share('full', cue(0))).toBe(0);
    expect(share('sparse', cue(0))).toBeGreaterThan(0.5);
    expect(share('sparse', cue(0))).toBeLessThan(0.8);
    expect(share('sparse', cue(2))).toBe(0);
    expect(share('moments', cue(2))).toBeGreaterThan(0.95);
    expect(share('moments', cue(2, 'boss'))).toBe(0);
    expect(share('none', cue(2, 'boss'))).toBe(1);
  });
});

describe('the tunes of the game', () => {
  it.each([...gameScores()])('%s plays ten minutes of any danger', (_name, { tune }) => {
    const steps = perform(tune, 10, now => cue((Math.floor(now / 50) % 4) as Danger), 600);
    expect(steps.length).toBeGreaterThan(20);
  });
});
