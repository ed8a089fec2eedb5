/** Everything that version 0.2 wrote is read exactly as it was. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recall, SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { runFromText } from '../../src/core/link.ts';
import { RECORDS_DOCUMENT } from '../../src/records/records-document.ts';
import { exportAll, importAll } from '../../src/services/storage-file.ts';
import { cellar } from '../records/fixtures.ts';
import { browserWith, DOCUMENTS as ALL, judged, written } from './support.ts';

const TEXT = readFileSync(join(import.meta.dirname, 'written-by-0.2.json'), 'utf8');
const documents = written();
const DOCUMENTS = ALL.filter(({ name }) => Object.hasOwn(documents, name));
const valueOf = (text: string | undefined): unknown =>
  (JSON.parse(text ?? 'null') as { value: unknown }).value;

describe('What version 0.2 wrote', () => {
  it.each(DOCUMENTS.map(type => [type.name, type] as const))('is read as it was: %s', (name, type) => {
    const { storage } = browserWith(documents);
    expect(storage.read(type)).toEqual(valueOf(documents[name]));
    expect(storage.notices).toEqual([]);
    expect(storage.raw()).toEqual(documents);
  });

  it('comes in whole from its file, and goes out again', () => {
    const { storage } = browserWith();
    expect(importAll(storage, TEXT, DOCUMENTS)).toMatchObject({ ok: true, value: { left: [] } });
    const second = browserWith().storage;
    expect(importAll(second, exportAll(storage), DOCUMENTS)).toMatchObject({ ok: true });
    for (const { name } of DOCUMENTS)
      expect(valueOf(second.raw()[name]), name).toEqual(valueOf(documents[name]));
    expect(second.raw()['set-aside/save/1']).toBe(documents['set-aside/save/1']);
  });

  it('plays on: the save goes on, the run in the book is named as of an older edition', async () => {
    const { storage } = browserWith(documents);
    expect(await recall(cellar, storage.read(SAVE_DOCUMENT)!)).toBeDefined();
    const own = storage.read(RECORDS_DOCUMENT)!.find(one => one.game === 'the-cellar')!;
    expect(await judged(runFromText(own.run!))).toMatchObject({
      verdict: 'refused',
      code: 'edition',
    });
  });
});
