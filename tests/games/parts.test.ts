import { describe, expect, it } from 'vitest';
import { dim } from '../../src/games/lines.ts';
import { present, stat, textPart } from '../../src/games/parts.ts';

describe('Parts of a sheet', () => {
  it('leave out what is not there, and keep the order of the rest', () => {
    expect(present(false, 'a', undefined, null, 'b')).toEqual(['a', 'b']);
  });

  it('are rows of words and numbers, with no more than was given', () => {
    expect(stat('Gold', 3)).toEqual({ label: 'Gold', value: '3' });
    expect(stat('Gold', 'none', 'coin', 'Spend it.')).toEqual({
      label: 'Gold',
      value: 'none',
      icon: 'coin',
      help: 'Spend it.',
    });
  });

  it('take lines as words, with or without a tone', () => {
    expect(textPart('plain', false, dim('soft'))).toEqual({
      part: 'text',
      lines: [{ text: 'plain' }, { text: 'soft', tone: 'dim' }],
    });
  });
});
