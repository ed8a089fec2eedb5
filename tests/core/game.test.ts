import { describe, expect, it } from 'vitest';
import { byType, type ByType } from '../../src/core/game.ts';

type News = { readonly type: 'came'; readonly who: string } | { readonly type: 'left'; readonly at: number };

describe('A table by type', () => {
  const told: ByType<News, [times: number], string> = {
    came: ({ who }, times) => `${who} came ${times} times`,
    left: ({ at }, times) => `left at ${at}, ${times}`,
  };

  it('hands each thing, and what belongs to it, to the entry of its type', () => {
    expect(byType(told, { type: 'came', who: 'Kora' }, 2)).toBe('Kora came 2 times');
    expect(byType(told, { type: 'left', at: 7 }, 1)).toBe('left at 7, 1');
  });
});
