import { describe, expect, it, vi } from 'vitest';
import { WakeLock, wakePageOf, type WakePage } from '../../src/services/wake-lock.ts';

/** A phone that writes down what it was asked, and can take a lock away as a hidden page does. */
function phone() {
  const asked: string[] = [];
  const taken: (() => void)[] = [];
  const page: WakePage = {
    wakeLock: {
      request: async type => {
        asked.push(type);
        const listeners: (() => void)[] = [];
        const tell = (): void => listeners.forEach(listener => listener());
        taken.push(tell);
        return {
          release: async () => {
            asked.push('released');
            tell();
          },
          addEventListener: (_type, listener) => void listeners.push(listener),
        };
      },
    },
  };
  return { page, asked, hide: () => taken.at(-1)?.() };
}

describe('The screen stays lit', () => {
  it('from when it is wanted until it is not, and is asked for once', async () => {
    const { page, asked } = phone();
    const lock = new WakeLock(page);
    await Promise.all([lock.keep(true), lock.keep(true)]);
    await lock.keep(true);
    expect(asked).toEqual(['screen']);
    await lock.keep(false);
    await lock.keep(false);
    expect(asked).toEqual(['screen', 'released']);
  });

  it('again after the page was hidden, which takes the lock away', async () => {
    const { page, asked, hide } = phone();
    const lock = new WakeLock(page);
    await lock.keep(true);
    hide();
    await lock.keep(true);
    expect(asked).toEqual(['screen', 'screen']);
  });

  it('not when the lock comes after it was given up', async () => {
    const { page, asked } = phone();
    const lock = new WakeLock(page);
    const coming = lock.keep(true);
    await lock.keep(false);
    await coming;
    expect(asked).toEqual(['screen', 'released']);
  });

  it.each<[string, WakePage]>([
    ['does not know it', {}],
    ['says no', { wakeLock: { request: () => Promise.reject(new Error('no')) } }],
  ])('or not, where the page %s, and nothing is thrown', async (_why, page) => {
    const lock = new WakeLock(page);
    await expect(lock.keep(true)).resolves.toBeUndefined();
    await expect(lock.keep(false)).resolves.toBeUndefined();
  });

  it('is asked for anew after a refusal', async () => {
    const request = vi.fn().mockRejectedValue(new Error('battery'));
    const lock = new WakeLock({ wakeLock: { request } });
    await lock.keep(true);
    await lock.keep(true);
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('A frame that forbids it', () => {
  it('is not asked: a refusal would stand in the console as an error', () => {
    const page = { wakeLock: { request: () => Promise.reject(new Error('asked')) } };
    const ruledBy = (isAllowed: boolean) => ({ featurePolicy: { allowsFeature: () => isAllowed } });
    expect(wakePageOf(page, ruledBy(false))).toEqual({});
    expect(wakePageOf(page, ruledBy(true))).toBe(page);
    expect(wakePageOf(page, {})).toBe(page);
  });
});
