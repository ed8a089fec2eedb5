/** docs/add-a-room.md is complete: the room that it adds, step by step, to a copy of the repository is accepted. */
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { findingsIn, layOut, stepsOf } from '../../tools/docs/toy-room.ts';
import { read } from './docs/repository.ts';

const steps = stepsOf(read('docs/add-a-room.md'));

describe('A seventh room', { timeout: 300_000 }, () => {
  const { folder, findings } = layOut(steps);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('can be added by the steps of the page', () => {
    expect(steps.map(step => step.title)).toEqual(
      steps.map((_, index) => expect.stringMatching(`^${index + 1}\\. `)),
    );
    expect(steps.filter(step => step.blocks.length === 0)).toEqual([]);
    expect(findings).toEqual([]);
  });

  it('is then accepted: types, borders, documents, contract, lists, claims, and matches played', () => {
    expect(findingsIn(folder)).toEqual([]);
  });
});
