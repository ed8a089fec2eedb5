import { describe, expect, it } from 'vitest';
import { ok, problem } from '../../src/core/result.ts';
import type { DocumentType } from '../../src/core/document.ts';
import { Storage } from '../../src/services/storage.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';
import { exportAll, importAll } from '../../src/services/storage-file.ts';
import { SmallBackend } from './fake-backend.ts';

const list = (name: string): DocumentType<number[]> => ({
  name,
  version: 1,
  check: value => (Array.isArray(value) ? ok(value as number[]) : problem('shape', 'no list.')),
});
const records: DocumentType<number[]> = { ...list('records'), merge: (mine, theirs) => [...mine, ...theirs] };
const save = list('save');
const types = [records, save];

function filled(one: number[], two: number[]): Storage {
  const storage = new Storage({ backend: new MemoryBackend() });
  storage.write(records, one);
  storage.write(save, two);
  return storage;
}

describe('export and import', () => {
  it('carries everything to an empty browser', () => {
    const there = new Storage({ backend: new MemoryBackend() });
    expect(importAll(there, exportAll(filled([1], [2])), types)).toEqual(
      ok({ names: ['records', 'save'], left: [] }),
    );
    expect(there.read(records)).toEqual([1]);
    expect(there.read(save)).toEqual([2]);
  });

  it('merges what can be merged and sets aside what is replaced', () => {
    const here = filled([1], [2]);
    importAll(here, exportAll(filled([10], [20])), types);
    expect(here.read(records)).toEqual([1, 10]);
    expect(here.read(save)).toEqual([20]);
    expect(here.raw()['set-aside/save/1']).toContain('[2]');
    expect(here.raw()['set-aside/records/1']).toBeUndefined();
  });

  it('takes along what was set aside, without covering ours', () => {
    const there = filled([1], [2]);
    there.setAside('save', 'theirs');
    const here = filled([3], [4]);
    here.setAside('save', 'ours');
    importAll(here, exportAll(there), types);
    const texts = Object.values(here.raw());
    expect(texts).toContain('ours');
    expect(texts).toContain('theirs');
  });
});

describe('a file that is not sound', () => {
  const refused = (change: (text: string) => string, known = types) => {
    const here = filled([1], [2]);
    const before = here.raw();
    const result = importAll(here, change(exportAll(filled([10], [20]))), known);
    expect(here.raw()).toEqual(before);
    if (result.ok) throw new Error('was accepted');
    expect(result.problem.message).toContain('Nothing was changed');
    return result.problem;
  };

  it('is refused when it is no JSON', () => {
    expect(refused(text => text.slice(0, 40)).code).toBe('damaged');
  });

  it('is refused when it comes from elsewhere', () => {
    expect(refused(() => '{"game":"chess"}').code).toBe('foreign');
    expect(refused(() => 'null').code).toBe('foreign');
  });

  it('is refused when one digit was changed', () => {
    expect(refused(text => text.replace('[10]', '[11]')).code).toBe('damaged');
  });

  it('is refused when a newer program wrote the file', () => {
    expect(refused(text => text.replace('"format": 1', '"format": 2')).code).toBe('newer');
  });

  it('names the document that a newer program wrote', () => {
    const old = [{ ...records, version: 0 }, save];
    const found = refused(text => text, old);
    expect(found.code).toBe('newer');
    expect(found.message).toContain('"records"');
  });

  it('names the document that is damaged', () => {
    const picky = [records, { ...save, check: () => problem('shape', 'bad.') }];
    expect(refused(text => text, picky).message).toContain('"save"');
  });

  it('names the document that nobody knows', () => {
    expect(refused(text => text, [records]).message).toContain('"save"');
  });

  it('changes nothing when the browser has no room for it', () => {
    const backend = new SmallBackend(260);
    const here = new Storage({ backend });
    here.write(records, [1]);
    here.write(save, [2]);
    const before = here.raw();
    const big = exportAll(
      filled(
        Array.from({ length: 100 }, (_, i) => i),
        [20],
      ),
    );
    const result = importAll(here, big, types);
    expect(result.ok).toBe(false);
    expect(here.read(records)).toEqual([1]);
    expect(here.read(save)).toEqual([2]);
    expect(here.raw()).toMatchObject(before);
  });
});
