/** Everything that leaves the page as a file, and what comes back in. */
import { findRoom } from '../games/index.ts';
import { exportLss } from '../records/lss.ts';
import { LESSONS_DOCUMENT } from '../records/lessons-document.ts';
import { PENTATHLON_DOCUMENT } from '../records/pentathlon-document.ts';
import type { RunRecord } from '../records/record.ts';
import { RECORDS_DOCUMENT } from '../records/records-document.ts';
import { RELAYS_DOCUMENT } from '../records/relay.ts';
import { HALL_NAME_DOCUMENT } from '../services/hall-name.ts';
import { SETTINGS_DOCUMENT } from '../services/settings.ts';
import { saveFile } from '../services/share.ts';
import { exportAll, exportAside, importAll } from '../services/storage-file.ts';
import type { Parts } from './parts.ts';
import { SAVE_DOCUMENTS } from './saves.ts';

type FileParts = Pick<Parts, 'panels' | 'storage' | 'settings' | 'tools'>;

const DOCUMENTS = [
  SETTINGS_DOCUMENT,
  ...SAVE_DOCUMENTS,
  RECORDS_DOCUMENT,
  LESSONS_DOCUMENT,
  PENTATHLON_DOCUMENT,
  RELAYS_DOCUMENT,
  HALL_NAME_DOCUMENT,
];

export function saveEverything(parts: FileParts): void {
  save(parts, 'five-delves.json', exportAll(parts.storage), 'Everything was saved as one file.');
}

/** Runs that could not be read. */
export function saveSetAside(parts: FileParts): void {
  const text = exportAside(parts.storage, RECORDS_DOCUMENT);
  save(parts, 'five-delves-set-aside.json', text, 'The set-aside runs were saved as one file.');
}

/** A game's history for LiveSplit: all its ranked runs, whatever the category. */
export function saveSplits(parts: FileParts, records: readonly RunRecord[], game: string): void {
  const title = findRoom(game)?.card.title ?? 'Pentathlon';
  const about = { game: `Five Delves: ${title}`, category: 'All runs', bracket: { game, assisted: false } };
  const text = exportLss(records, about);
  if (text === undefined) parts.panels.toast({ text: 'There is no ranked run to export yet.' });
  else save(parts, `${game}.lss`, text, `Saved as ${game}.lss.`);
}

export async function importFile(parts: FileParts, text: string): Promise<void> {
  const { panels, storage, settings } = parts;
  const result = importAll(storage, text, DOCUMENTS);
  if (!result.ok) return panels.message({ title: 'Not imported', lines: [{ text: result.problem.message }] });
  settings.reload();
  const { left } = result.value;
  if (left.length === 0)
    return panels.toast({ text: 'Imported. Nothing that was here is lost.', tone: 'good', icon: 'save' });
  const rest = 'The rest is in. Broken runs are set aside; you can save them as a file in Records.';
  return panels.message({ title: 'Imported in part', lines: [...left, rest].map(line => ({ text: line })) });
}

function save({ panels, tools }: FileParts, name: string, text: string, done: string): void {
  if (saveFile(name, text, tools) === 'saved') panels.toast({ text: done, icon: 'save' });
  else panels.open({ kind: 'text', title: name, line: 'Copy it into a file of your own.', text });
}
