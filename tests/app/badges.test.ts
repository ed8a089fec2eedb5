import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNew } from '../../src/app/start.ts';
import { runFromText } from '../../src/core/link.ts';
import type { RecordsModel, ResultsModel } from '../../src/panels/model.ts';
import { makeRecord, type RunRecord } from '../../src/records/record.ts';
import { cellar, NOON, stagedOf } from '../records/fixtures.ts';
import { playOut, program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

/** Runs of The Cellar that earn badges, as records of a time when nobody looked for them. */
const OLDER: readonly RunRecord[] = readFileSync('tests/golden/the-cellar/badges.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => {
    const run = runFromText(line.split(' ').at(-1)!);
    if (!run.ok) throw new Error(run.problem.message);
    const { timeline } = stagedOf(cellar, run.value);
    return makeRecord(run.value, timeline, { category: 'set-seed', finishedAt: NOON + index })!;
  });
const EARNED = new Set(OLDER.flatMap(({ run }) => stagedOf(cellar, readRun(run!)).badges));

function readRun(text: string) {
  const run = runFromText(text);
  if (!run.ok) throw new Error(run.problem.message);
  return run.value;
}

async function withRecords(records: readonly RunRecord[]) {
  const at = program();
  await at.app.menu();
  for (const record of records) await at.app.parts.ledger.add(record);
  const shelf = () => (at.window() as RecordsModel).shelves?.find(({ game }) => game === 'the-cellar');
  const states = () => Object.fromEntries((shelf()?.rows ?? []).map(({ id, state }) => [id, state]));
  return { ...at, shelf, states };
}

describe('The badges of a finished match', () => {
  it('are written into its record, shown, sung and, the second time, no news', async () => {
    const at = program();
    const start = startNew(cellar, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} });
    await at.app.play(cellar, start);
    await playOut(at, cellar);
    await at.until(() => at.app.parts.ledger.records.length === 1);
    const [record] = at.app.parts.ledger.records;
    const names = (ids: readonly string[]) =>
      cellar.badges.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    expect(record!.badges!.length).toBeGreaterThan(0);
    const { badges } = at.panels.model.screen as ResultsModel;
    expect(badges!.map(({ name }) => name)).toEqual(names(record!.badges!));
    // They stand on the page: nothing lies over its title.
    expect(at.panels.toasts).toEqual([]);
    expect(at.audio.play).toHaveBeenCalledWith('badge');

    at.order('again');
    await at.until(() => at.screen() === 'table');
    await playOut(at, cellar);
    expect((at.panels.model.screen as ResultsModel).badges).toEqual([]);
  });
});

describe('The records window', () => {
  it('finds the badges of older runs by replaying them, writes them down and says so', async () => {
    const { order, states, until, app, panels } = await withRecords(OLDER);
    order('records');
    await until(() => app.parts.ledger.records.every(({ badges }) => badges !== undefined));
    await until(() => Object.values(states()).filter(state => state === 'earned').length === EARNED.size);
    expect(panels.toasts.at(-1)!.text).toBe(`Found ${EARNED.size} badges in your older runs.`);
    for (const { id, hint } of cellar.badges)
      expect(states()[id]).toBe(EARNED.has(id) ? 'earned' : hint === undefined ? 'open' : 'secret');
  });

  it('gives nothing for what a record merely says', async () => {
    const liar = { ...OLDER[0]!, badges: cellar.badges.map(({ id }) => id) };
    const truth = stagedOf(cellar, readRun(liar.run!)).badges;
    const { order, states, until } = await withRecords([liar]);
    order('records');
    await until(
      () => Object.values(states()).includes('earned') && !Object.values(states()).includes('claimed'),
    );
    expect(Object.keys(states()).filter(id => states()[id] === 'earned')).toEqual(truth);
  });

  it('tells nothing of a secret badge but its hint', async () => {
    const { order, shelf, until } = await withRecords([]);
    order('records');
    await until(() => shelf() !== undefined);
    for (const { id, name, text, hint } of cellar.badges.filter(badge => badge.hint !== undefined)) {
      const row = shelf()!.rows.find(one => one.id === id)!;
      expect(row).toMatchObject({ name: '???', text: hint, state: 'secret' });
      expect([row.name, row.text]).not.toContain(name);
      expect(row.text).not.toBe(text);
    }
  });

  it('judges no more once it is closed', async () => {
    const { order, heard, panels, app, window } = await withRecords(OLDER);
    const series = vi.spyOn(app.parts.judges, 'series');
    order('records');
    panels.close('records');
    heard.closed('records');
    await vi.waitFor(() => expect(series).toHaveBeenCalled());
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(window()).toBeUndefined();
    expect(app.parts.ledger.records.some(({ badges }) => badges !== undefined)).toBe(false);
  });
});
