import { describe, expect, it } from 'vitest';
import { type PlayRoute, readRoute, unknownOptions } from '../../src/app/routes.ts';
import { SETTINGS_DOCUMENT } from '../../src/services/settings.ts';
import { cellar } from '../records/fixtures.ts';
import { program } from './program.ts';

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

  it('lead to a table of the Hall, and to a race', () => {
    expect(readRoute('', '#table=KTR-BMX')).toEqual({ to: 'table', code: 'KTR-BMX' });
    expect(readRoute('', '#race=KTR-bmx')).toEqual({ to: 'race', board: 'race-ktr-bmx' });
    for (const odd of ['#race=', '#race=KTR-BM', '#race=KTR-BMX-QZP', '#race=../x'])
      expect(readRoute('', odd)).toEqual({ to: 'menu' });
  });

  it('fall back to a random seed where none can be read', () => {
    expect(readRoute('?game=the-cellar&mode=seed', '')).toMatchObject({ mode: 'random' });
    expect(readRoute(`?game=the-cellar&seed=${'x'.repeat(200)}`, '')).toMatchObject({ mode: 'random' });
  });

  it('name the players, speeds, modes and seeds that there are not', () => {
    const route = readRoute('?game=the-cellar&seats=human,wizard&speed=9&mode=sideways', '');
    expect(route).toMatchObject({
      to: 'play',
      mode: 'random',
      seats: ['human'],
      unknown: ['seats=human,wizard', 'speed=9', 'mode=sideways'],
    });
    expect(route).not.toHaveProperty('speed');
    expect(readRoute('?game=the-cellar&seed=', '').unknown).toEqual(['seed']);
    expect(readRoute('?game=the-cellar&speed=4&seats=human,hard', '')).not.toHaveProperty('unknown');
  });

  it('name the options that a room has not', () => {
    const route = readRoute('?game=the-cellar&candle=short&light=on', '') as PlayRoute;
    expect(unknownOptions(cellar, route)).toEqual(['light=on']);
    const wrong = readRoute('?game=the-cellar&candle=huge', '') as PlayRoute;
    expect(unknownOptions(cellar, wrong)).toEqual(['candle=huge']);
  });

  it('tell the player of it, and set a speed for this visit only', async () => {
    const { app, panels, settings, storage } = program();
    await settings.set({ speed: 2 });
    await app.open(readRoute('?game=the-cellar&candle=huge&speed=instant&seats=elf', ''));
    expect(panels.toasts.map(({ text }) => text).join(' ')).toMatch(/seats=elf.*candle=huge/);
    expect(settings.value.speed).toBe('instant');
    expect(storage.read(SETTINGS_DOCUMENT)).toMatchObject({ speed: 2 });
    await settings.set({ mute: true });
    expect(settings.value.speed).toBe('instant');
    expect(storage.read(SETTINGS_DOCUMENT)).toMatchObject({ speed: 2, mute: true });
    await settings.set({ speed: 4 });
    settings.reload();
    expect(settings.value.speed).toBe(4);
  });

  it('open a shared run before anything else', () => {
    expect(readRoute('?game=the-cellar', '#run=abc')).toEqual({ to: 'run', text: '#run=abc' });
  });

  it('show the gallery', () => {
    expect(readRoute('?gallery&speed=instant', '')).toEqual({ to: 'gallery', speed: 'instant' });
  });
});
