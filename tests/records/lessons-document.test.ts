import { describe, expect, it } from 'vitest';
import { LESSONS_DOCUMENT, withLesson } from '../../src/records/lessons-document.ts';

describe('Finished lessons', () => {
  it('are kept once each, and two histories are joined', () => {
    expect(withLesson(undefined, 'the-cellar')).toEqual(['the-cellar']);
    expect(withLesson(['the-cellar'], 'the-cellar')).toEqual(['the-cellar']);
    expect(LESSONS_DOCUMENT.merge!(['the-cellar'], ['letter-delve', 'the-cellar'])).toEqual([
      'the-cellar',
      'letter-delve',
    ]);
  });

  it('are read with care', () => {
    expect(LESSONS_DOCUMENT.check(['the-cellar'], 1).ok).toBe(true);
    expect(LESSONS_DOCUMENT.check([7], 1).ok).toBe(false);
    expect(LESSONS_DOCUMENT.check('the-cellar', 1).ok).toBe(false);
  });
});
