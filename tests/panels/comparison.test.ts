import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../src/panels/logic/comparison.ts';

const head = (group: string) => ({ group, icon: 'heart', label: '' });

describe('a table of choices', () => {
  it('writes the name of a group once, over its neighbouring columns', () => {
    expect(groupsOf(['', '', 'Slay', 'Slay', 'Hit', 'Slay'].map(head))).toEqual([
      { name: '', at: 0, count: 2 },
      { name: 'Slay', at: 2, count: 2 },
      { name: 'Hit', at: 4, count: 1 },
      { name: 'Slay', at: 5, count: 1 },
    ]);
  });
});
