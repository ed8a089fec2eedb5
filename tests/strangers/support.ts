/** Documents as strangers send them, and a place to send them to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { findRoom } from '../../src/games/index.ts';
import { canonical, hashText } from '../../src/core/plain.ts';
import { judge, type Judgement } from '../../src/core/judge.ts';
import type { Result } from '../../src/core/result.ts';
import type { Run } from '../../src/core/run.ts';
import { PENTATHLON_DOCUMENT } from '../../src/records/pentathlon-document.ts';
import { RECORDS_DOCUMENT } from '../../src/records/records-document.ts';
import { RELAYS_DOCUMENT } from '../../src/records/relay.ts';
import { HALL_NAME_DOCUMENT } from '../../src/services/hall-name.ts';
import { SETTINGS_DOCUMENT } from '../../src/services/settings.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';
import type { DocumentType } from '../../src/core/document.ts';
import { Storage } from '../../src/services/storage.ts';

export const DOCUMENTS: readonly DocumentType<unknown>[] = [
  SETTINGS_DOCUMENT,
  SAVE_DOCUMENT,
  RECORDS_DOCUMENT,
  PENTATHLON_DOCUMENT,
  RELAYS_DOCUMENT,
  HALL_NAME_DOCUMENT,
] as readonly DocumentType<unknown>[];

/** A browser in which these texts already lie. */
export function browserWith(documents: Readonly<Record<string, string>> = {}): {
  readonly backend: MemoryBackend;
  readonly storage: Storage;
} {
  const backend = new MemoryBackend();
  for (const [name, text] of Object.entries(documents)) backend.setItem(`five-delves/${name}`, text);
  return { backend, storage: new Storage({ backend }) };
}

/** The documents that version 0.2 wrote, each as its raw text. */
export function written(): Readonly<Record<string, string>> {
  const text = readFileSync(join(import.meta.dirname, 'written-by-0.2.json'), 'utf8');
  return (JSON.parse(text) as { documents: Readonly<Record<string, string>> }).documents;
}

/** A document as the game itself seals it. */
export function sealed(value: unknown, about: { version?: number; revision?: number } = {}): string {
  return JSON.stringify({ version: 1, revision: 1, ...about, value });
}

/** An export file as the game itself writes it, whole and with its check. */
export function fileOf(documents: Readonly<Record<string, unknown>>, more: object = {}): string {
  const check = hashText(canonical(documents));
  return JSON.stringify({ game: 'five-delves', format: 1, check, documents, ...more });
}

export function judged(run: Result<Run>): Promise<Judgement> {
  return judge(run, async id => (await findRoom(id)?.load())?.game);
}

/** JSON of arrays in arrays, too deep for anything that goes down into it. */
export function nested(depth = 200_000): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

/** `{"a":1}` with one more field that is nothing but depth. */
export function withDepth(json: string, depth?: number): string {
  return json.replace(/\}$/, `,"more":${nested(depth)}}`);
}
