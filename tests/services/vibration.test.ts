import { describe, expect, it, vi } from 'vitest';
import { vibrationOf } from '../../src/services/vibration.ts';

describe('Vibrations', () => {
  it('are short, and each kind feels different', () => {
    const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
    const buzz = vibrationOf({ vibrate });
    buzz('hit');
    buzz('refusal');
    buzz('victory');
    const patterns = vibrate.mock.calls.map(([pattern]) => pattern);
    expect(new Set(patterns.map(pattern => pattern.join())).size).toBe(3);
    for (const pattern of patterns) expect(pattern.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300);
  });

  it('wait for the first touch: a browser would only complain', () => {
    const vibrate = vi.fn(() => true);
    vibrationOf({ vibrate, userActivation: { hasBeenActive: false } })('hit');
    expect(vibrate).not.toHaveBeenCalled();
    vibrationOf({ vibrate, userActivation: { hasBeenActive: true } })('hit');
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('are silently left out where the page cannot, or may not', () => {
    expect(() => vibrationOf({})('hit')).not.toThrow();
    const denied = (): boolean => {
      throw new Error('denied');
    };
    expect(() => vibrationOf({ vibrate: denied })('victory')).not.toThrow();
  });
});
