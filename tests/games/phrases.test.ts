import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capital, counted, listed, ordinal, percent, sharePoints, shares } from '../../src/games/phrases.ts';

describe('A chance in percent', () => {
  it.each([
    [0, '0%'],
    [1 / 216, '<1%'],
    [0.005, '1%'],
    [1 / 6, '17%'],
    [0.5, '50%'],
    [0.994, '99%'],
    [0.995, '>99%'],
    [215 / 216, '>99%'],
    [1, '100%'],
  ])('%f reads %s: only what is certain is called so', (chance, text) => {
    expect(percent(chance)).toBe(text);
  });
});

describe('The chances of all that can happen', () => {
  it('add up to 100, where each rounded alone would make 101', () => {
    expect([1 / 8, 3 / 8, 1 / 2].map(percent)).toEqual(['13%', '38%', '50%']);
    expect(shares([1 / 8, 3 / 8, 1 / 2])).toEqual(['13%', '37%', '50%']);
    expect(shares([1 / 3, 1 / 3, 1 / 3])).toEqual(['34%', '33%', '33%']);
    expect(shares([0.996, 0.004])).toEqual(['>99%', '<1%']);
    expect(shares([1, 0])).toEqual(['100%', '0%']);
  });

  it('however they lie, by less than a point each', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 12 }), weights => {
        const all = weights.reduce((sum, one) => sum + one, 0);
        fc.pre(all > 0);
        const chances = weights.map(one => one / all);
        const points = sharePoints(chances);
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(100);
        points.forEach((one, index) => expect(Math.abs(one - chances[index]! * 100)).toBeLessThan(1));
      }),
      { seed: 16 },
    );
  });
});

describe('Small grammar', () => {
  it('counts one thing and several', () => {
    expect([0, 1, 2, 1.5].map(count => counted(count, 'heart'))).toEqual([
      '0 hearts',
      '1 heart',
      '2 hearts',
      '1.5 hearts',
    ]);
  });

  it('lists names with an "and" before the last', () => {
    expect(listed([])).toBe('');
    expect(listed(['the Emu'])).toBe('the Emu');
    expect(listed(['the Emu', 'the Orc'])).toBe('the Emu and the Orc');
    expect(listed(['G3', 'I3', 'H4'], 'or')).toBe('G3, I3 or H4');
    expect(listed(['the Emu', 'the Orc', 'the Bat'])).toBe('the Emu, the Orc and the Bat');
  });

  it('begins a sentence with a capital', () => {
    expect(capital('the Emu wakes.')).toBe('The Emu wakes.');
    expect(capital('')).toBe('');
  });

  it('writes ordinals', () => {
    const some = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 113];
    expect(some.map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 113th');
  });
});
