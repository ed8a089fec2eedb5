import { describe, expect, it } from 'vitest';
import { capital, counted, listed, ordinal, percent } from '../../src/games/phrases.ts';

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
