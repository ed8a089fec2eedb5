import { describe, expect, it } from 'vitest';
import { dim } from '../../src/games/lines.ts';
import { present, textPart } from '../../src/games/parts.ts';

describe('Parts of a sheet', () => {
  it('leave out what is not there, and keep the order of the rest', () => {
    expect(present(false, 'a', undefined, null, 'b')).toEqual(['a', 'b']);
  });

  it('take lines as words, with or without a tone', () => {
    expect(textPart('plain', false, dim('soft'))).toEqual({
      part: 'text',
      lines: [{ text: 'plain' }, { text: 'soft', tone: 'dim' }],
    });
  });
});
