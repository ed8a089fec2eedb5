import { describe, expect, it } from 'vitest';
import { readRoute } from '../../src/app/routes.ts';

describe('Addresses', () => {
  it('lead to the menu by default', () => {
    expect(readRoute('', '')).toEqual({ to: 'menu' });
  });

  it('start a match with everything they say', () => {
    expect(readRoute('?game=the-cellar&seed=ktr bmx qzp&speed=4&seats=human,hard&candle=short', '')).toEqual({
      to: 'play',
      game: 'the-cellar',
      mode: 'seed',
      lesson: false,
      seed: 'KTR-BMX-QZP',
      seats: ['human', 'hard'],
      speed: 4,
      options: { candle: 'short' },
    });
  });

  it('fall back to a random seed where none can be read', () => {
    expect(readRoute('?game=the-cellar&mode=seed', '')).toMatchObject({ mode: 'random' });
    expect(readRoute(`?game=the-cellar&seed=${'x'.repeat(200)}`, '')).toMatchObject({ mode: 'random' });
  });

  it('ignore players, speeds and modes that there are not', () => {
    const route = readRoute('?game=the-cellar&seats=human,wizard&speed=9&mode=sideways', '');
    expect(route).toMatchObject({ to: 'play', mode: 'random', seats: ['human'] });
    expect(route).not.toHaveProperty('speed');
  });

  it('open a shared run before anything else', () => {
    expect(readRoute('?game=the-cellar', '#run=abc')).toEqual({ to: 'run', text: '#run=abc' });
  });

  it('show the gallery', () => {
    expect(readRoute('?gallery&speed=instant', '')).toEqual({ to: 'gallery', speed: 'instant' });
  });
});
