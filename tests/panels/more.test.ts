import { describe, expect, it } from 'vitest';
import { withPicturesBeside } from '../../src/panels/logic/help-text.ts';
import { hiddenParts } from '../../src/panels/logic/more.ts';
import { needsWholeLine, wholeLines } from '../../src/panels/logic/stat-room.ts';

describe('A box that scrolls', () => {
  const box = (scrollTop: number, scrollHeight = 500) => ({ scrollTop, clientHeight: 200, scrollHeight });

  it('hides nothing where everything fits, give or take the room for focus rings', () => {
    expect(hiddenParts(box(0, 200))).toBe('');
    expect(hiddenParts(box(0, 206))).toBe('');
  });

  it('says on which side there is more', () => {
    expect(hiddenParts(box(0))).toBe('below');
    expect(hiddenParts(box(100))).toBe('above below');
    expect(hiddenParts(box(300))).toBe('above');
  });
});

describe('A figure of a sheet', () => {
  it('shares its line while it is short', () => {
    expect(needsWholeLine({ label: 'Gold', value: '12', icon: 'coin' })).toBe(false);
    expect(needsWholeLine({ label: 'Stairs', value: 'unseen', icon: 'stairs' })).toBe(false);
  });

  it('has a line of its own when it is long', () => {
    expect(needsWholeLine({ label: 'K6', value: 'open all sides' })).toBe(true);
    expect(needsWholeLine({ label: 'Carries', value: '0 treasures', icon: 'treasure' })).toBe(true);
  });

  it('leaves no short one alone above a long one: their values stand under one another', () => {
    const short = { label: 'Gold', value: '12' };
    const long = { label: 'K6', value: 'open all sides' };
    expect(wholeLines([short, long])).toEqual([true, true]);
    expect(wholeLines([short, short, long, short])).toEqual([false, false, true, false]);
    expect(wholeLines([short, short, short, long])).toEqual([false, false, true, true]);
  });
});

describe('The pictures of a text', () => {
  const fits = (name: string) => name !== 'sceptre';

  it('stand among the words where they fit', () => {
    const spans = [{ text: 'The Key ' }, { sprite: 'key' }, { text: ' opens it.' }];
    expect(withPicturesBeside(spans, fits)).toEqual({ pictures: [], words: spans });
  });

  it('stand beside the words at the beginning, all of them', () => {
    const spans = [{ sprite: 'sword' }, { text: ' ' }, { sprite: 'bow' }, { text: ' Strike.' }];
    expect(withPicturesBeside(spans, fits)).toEqual({
      pictures: ['sword', 'bow'],
      words: [{ text: ' Strike.' }],
    });
  });

  it('stand beside the words when they are too high for a line', () => {
    const spans = [{ text: 'Steal the Sceptre ' }, { sprite: 'sceptre' }, { text: ' and run.' }];
    expect(withPicturesBeside(spans, fits).pictures).toEqual(['sceptre']);
  });

  it('are left where they are when there are no words', () => {
    expect(withPicturesBeside([{ sprite: 'key' }], fits).words).toEqual([{ sprite: 'key' }]);
  });
});
