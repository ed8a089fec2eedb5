import { describe, expect, it } from 'vitest';
import { firstInput, watchInput } from '../../src/services/input-kind.ts';

const media = (matches: boolean) => ({ matchMedia: () => ({ matches }) as MediaQueryList });

describe('What the player has in hand', () => {
  it('is a finger on a phone, and a mouse wherever nobody says otherwise', () => {
    expect(firstInput(media(true))).toBe('touch');
    expect(firstInput(media(false))).toBe('mouse');
    const denied = {
      matchMedia: (): MediaQueryList => {
        throw new Error('denied');
      },
    };
    expect(firstInput(denied)).toBe('mouse');
  });

  it('is whatever was used last; a modifier alone is held with something else', () => {
    const page = new EventTarget();
    const used: string[] = [];
    watchInput(page, kind => used.push(kind));
    const tell = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more));
    tell('pointermove', { pointerType: 'mouse' });
    tell('pointerdown', { pointerType: 'touch' });
    tell('pointerdown', { pointerType: 'pen' });
    tell('keydown', { key: 'Shift' });
    tell('keydown', { key: 'a' });
    expect(used).toEqual(['mouse', 'touch', 'touch', 'keys']);
  });
});
