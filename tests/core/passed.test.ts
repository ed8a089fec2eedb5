import { describe, expect, it } from 'vitest';
import { Passed } from '../../src/core/passed.ts';

const ACT = { kind: 'act' } as const;
const UNDO = { kind: 'undo' } as const;

describe('What was passed', () => {
  it('counts as long as it is not taken back', () => {
    const passed = new Passed<string>();
    passed.note(ACT, ['key']);
    passed.note(ACT, []);
    passed.note(ACT, ['door', 'gate']);
    expect(passed.all).toEqual(['key', 'door', 'gate']);
    passed.note(UNDO, []);
    expect(passed.all).toEqual(['key']);
    passed.note(UNDO, []);
    passed.note(UNDO, []);
    expect(passed.all).toEqual([]);
  });

  it('counts once when it is passed again', () => {
    const passed = new Passed<string>();
    for (const entry of [ACT, UNDO, ACT]) passed.note(entry, entry === ACT ? ['key'] : []);
    expect(passed.all).toEqual(['key']);
  });
});
