import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCESS, accessPages } from '../../src/app/access.ts';

describe('What is said to be supported', () => {
  it.each(ACCESS)('has its test: $what', ({ test: [file, title] }) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  it('is told in the game, every line once', () => {
    const told = accessPages()
      .map(({ text }) => text)
      .join('\n');
    for (const { what } of ACCESS) expect(told.split(`- ${what}`)).toHaveLength(2);
  });
});
