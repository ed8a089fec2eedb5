import { describe, expect, it, vi } from 'vitest';
import { toggleFullScreen, type ScreenPage } from '../../src/services/full-screen.ts';

function page(about: Partial<ScreenPage> = {}) {
  return {
    documentElement: { requestFullscreen: vi.fn(async () => {}) },
    exitFullscreen: vi.fn(async () => {}),
    ...about,
  };
}

describe('Full screen', () => {
  it('is asked for, and left when it is on', async () => {
    const small = page();
    expect(await toggleFullScreen(small)).toBe('on');
    expect(small.documentElement.requestFullscreen).toHaveBeenCalledOnce();
    const large = page({ fullscreenElement: {} });
    expect(await toggleFullScreen(large)).toBe('off');
    expect(large.exitFullscreen).toHaveBeenCalledOnce();
    expect(large.documentElement.requestFullscreen).not.toHaveBeenCalled();
  });

  it.each([
    ['does not know it', page({ documentElement: {} })],
    ['forbids it', page({ fullscreenEnabled: false })],
    ['says no', page({ documentElement: { requestFullscreen: () => Promise.reject(new Error('no')) } })],
  ])('is denied where the page %s, and nothing is thrown', async (_why, denying) => {
    expect(await toggleFullScreen(denying)).toBe('denied');
  });
});
