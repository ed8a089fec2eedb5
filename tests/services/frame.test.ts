import { describe, expect, it } from 'vitest';
import { keepStill, wouldScroll } from '../../src/services/frame.ts';
import { toggleFullScreen } from '../../src/services/full-screen.ts';

const within = (selector: string) => ({ closest: (asked: string) => (asked.includes(selector) ? {} : null) });
const button = { tagName: 'BUTTON', closest: () => null };

describe('Inside a foreign page', () => {
  it.each(['ArrowUp', 'ArrowDown', ' ', 'PageDown', 'End'])('%s does not scroll the page around', key => {
    expect(wouldScroll(key, null)).toBe(true);
    expect(wouldScroll(key, { tagName: 'CANVAS', closest: () => null })).toBe(true);
  });

  it('fields and lists keep their keys, buttons their space bar', () => {
    expect(wouldScroll('ArrowDown', within('textarea'))).toBe(false);
    expect(wouldScroll('PageDown', within('.scrolls'))).toBe(false);
    expect(wouldScroll(' ', button)).toBe(false);
    expect(wouldScroll('ArrowDown', button)).toBe(true);
  });

  it('lets a table that came later have the arrows first', () => {
    const page = new EventTarget();
    const seen: boolean[] = [];
    keepStill(page);
    for (let table = 0; table < 2; table++) {
      page.addEventListener('keydown', event => void seen.push(event.defaultPrevented));
      const arrow = Object.assign(new Event('keydown', { cancelable: true }), { key: 'ArrowUp' });
      page.dispatchEvent(arrow);
      expect(arrow.defaultPrevented).toBe(true);
    }
    expect(seen).toEqual([false, false, false]);
  });

  it('leaves all other keys alone', () => {
    for (const key of ['a', 'Enter', 'Tab', 'Escape', 'F5']) expect(wouldScroll(key, null)).toBe(false);
  });
});

describe('Full screen', () => {
  it('goes on and off', async () => {
    let on = false;
    const page = {
      get fullscreenElement() {
        return on ? {} : null;
      },
      documentElement: { requestFullscreen: async () => void (on = true) },
      exitFullscreen: async () => void (on = false),
    };
    expect(await toggleFullScreen(page)).toBe('on');
    expect(await toggleFullScreen(page)).toBe('off');
    expect(on).toBe(false);
  });

  it('says so when the page forbids it, or the browser has none', async () => {
    const forbidden = {
      documentElement: { requestFullscreen: () => Promise.reject(new TypeError('denied')) },
    };
    expect(await toggleFullScreen(forbidden)).toBe('denied');
    expect(await toggleFullScreen({ documentElement: {} })).toBe('denied');
    const asked = {
      fullscreenEnabled: false,
      documentElement: { requestFullscreen: () => Promise.resolve() },
    };
    expect(await toggleFullScreen(asked)).toBe('denied');
  });
});
