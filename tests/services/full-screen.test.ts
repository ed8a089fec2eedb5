import { describe, expect, it } from 'vitest';
import { toggleFullScreen, type ScreenPage } from '../../src/services/full-screen.ts';

/** A page that lets us, unless told otherwise, and writes down what it was asked. */
function page(about: Partial<ScreenPage> = {}) {
  const asked: string[] = [];
  const all: ScreenPage = {
    documentElement: { requestFullscreen: async () => void asked.push('on') },
    exitFullscreen: async () => void asked.push('off'),
    ...about,
  };
  return { page: all, asked };
}

describe('Full screen', () => {
  it.each([
    ['on', page()],
    ['off', page({ fullscreenElement: {} })],
  ] as const)('is switched %s', async (to, { page: one, asked }) => {
    expect(await toggleFullScreen(one)).toBe(to);
    expect(asked).toEqual([to]);
  });

  it.each([
    ['does not know it', page({ documentElement: {} })],
    ['forbids it', page({ fullscreenEnabled: false })],
    ['says no', page({ documentElement: { requestFullscreen: () => Promise.reject(new Error('no')) } })],
  ])('is denied where the page %s, and nothing is thrown', async (_why, { page: one, asked }) => {
    expect(await toggleFullScreen(one)).toBe('denied');
    expect(asked).toEqual([]);
  });
});
