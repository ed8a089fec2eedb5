import { describe, expect, it } from 'vitest';
import { importFile, saveSetAside } from '../../src/app/files.ts';
import { Ledger } from '../../src/app/ledger.ts';
import type { Parts } from '../../src/app/parts.ts';
import { recordsModel } from '../../src/app/windows/records.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { SettingsStore } from '../../src/services/settings.ts';
import { NOON, record } from '../records/fixtures.ts';
import { browserWith, fileOf, sealed } from '../strangers/support.ts';

/** A page whose panels only write down what they were asked to say. */
function page() {
  const { storage } = browserWith();
  const said: string[] = [];
  const saved: { name: string; text: string }[] = [];
  const say = ({
    title = '',
    text = '',
    lines = [],
  }: {
    title?: string;
    text?: string;
    lines?: { text: string }[];
  }) => void said.push([title, text, ...lines.map(line => line.text)].filter(Boolean).join(' | '));
  const download = (name: string, bytes: Uint8Array) =>
    saved.push({ name, text: new TextDecoder().decode(bytes) }) > 0;
  const settings = new SettingsStore(storage, { reducedMotion: false });
  const parts = { storage, settings, panels: { message: say, toast: say }, tools: { download } };
  return { parts: parts as unknown as Parts, ledger: new Ledger(storage, () => NOON), said, saved };
}

describe('The records window', () => {
  it('counts one run as one run', () => {
    const noteOf = (...runs: RunRecord[]) =>
      recordsModel(runs, false).tabs.find(({ id }) => id === 'nine-bit-dungeon')?.note;
    expect(noteOf(record())).toMatch(/^1 run · \d of 1 ranked run won/);
    expect(noteOf(record(), record())).toMatch(/^2 runs · \d of 2 ranked runs won/);
  });
});

describe('A file with a broken run in it', () => {
  it('comes in without it, says so, and the Records window offers to save what was set aside', async () => {
    const { parts, ledger, said, saved } = page();
    const [good, bad] = [record(), { ...record(), score: 'many' }];
    expect(recordsModel(ledger.records, ledger.hasAside).hasAside).toBe(false);
    await importFile(parts, fileOf({ records: sealed([good, bad]) }));
    expect(said[0]).toMatch(
      /^Imported in part \| 1 run can't be read: run 2 .*"score".* \| The rest is in\./,
    );
    expect(ledger.records).toEqual([good]);
    expect(recordsModel(ledger.records, ledger.hasAside).hasAside).toBe(true);
    saveSetAside(parts);
    expect(saved[0]!.name).toBe('five-delves-set-aside.json');
    expect(saved[0]!.text).toContain(bad.id);
  });

  it('says nothing of the kind when all is sound, and refuses what is no file of ours', async () => {
    const { parts, said } = page();
    await importFile(parts, fileOf({ records: sealed([record()]) }));
    await importFile(parts, 'hello');
    expect(said[0]).toBe('Imported. Nothing that was here is lost.');
    expect(said[1]).toMatch(/^Not imported \| .*Nothing was changed\.$/);
  });
});
