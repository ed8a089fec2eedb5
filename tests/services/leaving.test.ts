/** A page that is left has not failed. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from '../../src/services/leaving.ts';

describe('leaving the page', () => {
  afterEach(() => vi.useRealTimers());

  it('is known from the moment the browser asks, and forgotten where the page stays', () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    const isLeaving = watchLeaving(page);
    expect(isLeaving()).toBe(false);
    page.dispatchEvent(new Event('beforeunload'));
    expect(isLeaving()).toBe(true);
    vi.advanceTimersByTime(2000);
    page.dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(2000);
    expect(isLeaving()).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(isLeaving()).toBe(false);
  });
});
