import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, problem } from '../../src/core/result.ts';
import type { DocumentType } from '../../src/core/document.ts';
import { type Locks, Storage } from '../../src/services/storage.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';
import { SmallBackend, ThrowingBackend } from './fake-backend.ts';

const scores: DocumentType<number[]> = {
  name: 'scores',
  version: 2,
  check: value =>
    Array.isArray(value) && value.every(one => typeof one === 'number')
      ? ok(value as number[])
      : problem('shape', 'scores are not numbers.'),
  merge: (mine, theirs) => [...new Set([...mine, ...theirs])].toSorted((a, b) => a - b),
};

const KEY = 'five-delves/scores';
const open = (backend: MemoryBackend = new MemoryBackend()) => ({
  backend,
  storage: new Storage({ backend }),
});

describe('a document', () => {
  it('comes back as it was written, with a revision that counts', () => {
    const { backend, storage } = open();
    expect(storage.read(scores)).toBeUndefined();
    storage.write(scores, [3]);
    storage.write(scores, [3, 5]);
    expect(storage.read(scores)).toEqual([3, 5]);
    expect(JSON.parse(backend.getItem(KEY)!)).toEqual({ version: 2, revision: 2, value: [3, 5] });
    expect(storage.notices).toEqual([]);
  });

  it('of an older version is handed to the check with its version', () => {
    const { backend, storage } = open();
    backend.setItem(KEY, '{"version":1,"revision":7,"value":[1]}');
    const versions: number[] = [];
    storage.read({ ...scores, check: (value, version) => (versions.push(version), ok(value as number[])) });
    expect(versions).toEqual([1]);
  });
});

describe('what cannot be read', () => {
  const broken = {
    'is not JSON': '{"version":2,',
    'has another shape': '{"version":2,"revision":1,"value":["x"]}',
    'is no envelope': '[1,2,3]',
    'is null': 'null',
    'was written by a newer version': '{"version":3,"revision":1,"value":[1]}',
  };
  for (const [what, text] of Object.entries(broken)) {
    it(`is set aside and reported when it ${what}`, () => {
      const { backend, storage } = open();
      backend.setItem(KEY, text);
      expect(storage.read(scores)).toBeUndefined();
      storage.write(scores, [9]);
      expect(backend.getItem('five-delves/set-aside/scores/1')).toBe(text);
      expect(storage.read(scores)).toEqual([9]);
      expect(storage.notices).toHaveLength(1);
      expect(storage.notices[0]).toContain('"scores"');
    });
  }

  it('is never overwritten, whatever lies there and however often it is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (text, writes) => {
        const { backend, storage } = open();
        backend.setItem(KEY, text);
        const wasReadable = storage.read(scores) !== undefined;
        for (let i = 0; i < writes; i++) storage.write(scores, [i]);
        expect(wasReadable || backend.getItem('five-delves/set-aside/scores/1') === text).toBe(true);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('keeps two broken ones apart and one broken twice only once', () => {
    const { backend, storage } = open();
    for (const text of ['a', 'b', 'a']) {
      backend.setItem(KEY, text);
      storage.read(scores);
    }
    expect(backend.getItem('five-delves/set-aside/scores/1')).toBe('a');
    expect(backend.getItem('five-delves/set-aside/scores/2')).toBe('b');
    expect(backend.getItem('five-delves/set-aside/scores/3')).toBeNull();
  });

  it('stays where it is when there is no room to set it aside; the page works on in memory', () => {
    const backend = new SmallBackend(60);
    const text = `{"broken":"${'x'.repeat(20)}"`;
    backend.setItem(KEY, text);
    const storage = new Storage({ backend });
    expect(storage.read(scores)).toBeUndefined();
    storage.write(scores, [1]);
    storage.write(scores, [1, 2]);
    storage.remove(scores);
    storage.write(scores, [1, 2, 3]);
    expect(storage.read(scores)).toEqual([1, 2, 3]);
    expect(backend.getItem(KEY)).toBe(text);
    expect(storage.notices.join(' ')).toContain('left as it is');
  });

  it('also covers a check that throws', () => {
    const { backend, storage } = open();
    backend.setItem(KEY, '{"version":2,"revision":1,"value":null}');
    const careless: DocumentType<number> = {
      name: 'scores',
      version: 2,
      check: value => ok((value as { deep: { length: number } }).deep.length),
    };
    expect(storage.read(careless)).toBeUndefined();
    expect(storage.notices).toHaveLength(1);
  });
});

describe('a browser that says no', () => {
  it('without storage the game remembers for as long as the page is open, and says so once', () => {
    const storage = new Storage({ backend: undefined });
    storage.write(scores, [4]);
    expect(storage.read(scores)).toEqual([4]);
    expect(storage.notices).toHaveLength(1);
    expect(storage.notices[0]).toContain("doesn't let the game save");
  });

  it('storage that throws at every touch is the same, and never throws at us', async () => {
    const storage = new Storage({ backend: new ThrowingBackend() });
    const heard: string[] = [];
    storage.onNotice(notice => heard.push(notice));
    storage.write(scores, [4]);
    await storage.update(scores, current => [...(current ?? []), 5]);
    expect(storage.read(scores)).toEqual([4, 5]);
    expect(heard).toHaveLength(1);
  });

  it('a full storage keeps the old document and holds the new one in memory', () => {
    const backend = new SmallBackend(70);
    const storage = new Storage({ backend });
    storage.write(scores, [1]);
    const kept = backend.getItem(KEY);
    storage.write(scores, [1111111111, 2222222222, 3333333333]);
    expect(storage.read(scores)).toEqual([1111111111, 2222222222, 3333333333]);
    expect(backend.getItem(KEY)).toBe(kept);
    expect(storage.notices[0]).toContain('no space');
    backend.room = 1000;
    storage.write(scores, [7]);
    expect(JSON.parse(backend.getItem(KEY)!).value).toEqual([7]);
  });
});

describe('two tabs', () => {
  it('do not lose each other’s results', async () => {
    const backend = new MemoryBackend();
    const [left, right] = [new Storage({ backend }), new Storage({ backend })];
    left.read(scores);
    right.read(scores);
    await Promise.all([
      left.update(scores, current => [...(current ?? []), 1]),
      right.update(scores, current => [...(current ?? []), 2]),
      left.update(scores, current => [...(current ?? []), 3]),
    ]);
    expect(left.read(scores)?.toSorted()).toEqual([1, 2, 3]);
    expect(JSON.parse(backend.getItem(KEY)!).revision).toBe(3);
  });

  it('take turns by the browser’s locks', async () => {
    const asked: string[] = [];
    const locks: Locks = { request: async (name, run) => (asked.push(name), run()) };
    const storage = new Storage({ backend: new MemoryBackend(), locks });
    expect(await storage.update(scores, () => [8])).toEqual([8]);
    expect(asked).toEqual([KEY]);
  });

  it('write all the same where locks are denied, and once only', async () => {
    const locks: Locks = { request: () => Promise.reject(new Error('SecurityError')) };
    const storage = new Storage({ backend: new MemoryBackend(), locks });
    await storage.update(scores, current => [...(current ?? []), 1]);
    expect(storage.read(scores)).toEqual([1]);
  });

  it('pass on what their own change throws', async () => {
    const locks: Locks = { request: async (_name, run) => run() };
    const storage = new Storage({ backend: new MemoryBackend(), locks });
    let calls = 0;
    const bad = storage.update(scores, () => {
      calls++;
      throw new Error('mine');
    });
    await expect(bad).rejects.toThrow('mine');
    expect(calls).toBe(1);
  });

  it('hear of each other', () => {
    let changed: (key: string | null) => void = () => {};
    const storage = new Storage({ backend: new MemoryBackend(), otherTabs: listen => (changed = listen) });
    let heard = 0;
    const stop = storage.watch(scores, () => heard++);
    changed(KEY);
    changed('five-delves/other');
    changed(null);
    stop();
    changed(KEY);
    expect(heard).toBe(2);
  });
});
