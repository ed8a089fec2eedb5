/** Everything that is kept, as one file: to carry to another machine, or to be safe. */
import { canonical, hashText } from '../core/plain.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { type DocumentType, openDocument, sealDocument, type Storage } from './storage.ts';

const FORMAT = 1;

interface ExportFile {
  readonly game: 'five-delves';
  readonly format: number;
  /** Catches a file that was cut or changed on its way. */
  readonly check: number;
  /** The raw text of each document by name; what was set aside travels along. */
  readonly documents: Readonly<Record<string, string>>;
}

export function exportAll(storage: Storage): string {
  const documents = storage.raw();
  const file: ExportFile = { game: 'five-delves', format: FORMAT, check: checkOf(documents), documents };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Whatever a document holds: the file only opens, merges and seals it. */
type AnyDocument = DocumentType<unknown>;

/**
 * Takes a file in whole or not at all. A document that can be merged is; of another one the present copy is set
 * aside before the file's takes its place, so nothing is lost either way. Gives the names of what came in.
 */
export function importAll(
  storage: Storage,
  text: string,
  types: readonly AnyDocument[],
): Result<readonly string[]> {
  const file = readFile(text);
  if (!file.ok) return file;
  const present = storage.raw();
  const incoming: Record<string, string> = {};
  const replaced: string[] = [];
  for (const [name, raw] of Object.entries(file.value.documents)) {
    if (name.startsWith('set-aside/')) {
      incoming[freeName(name, raw, present)] = raw;
      continue;
    }
    const type = types.find(one => one.name === name);
    if (!type) return problem('newer', unknown(name));
    const theirs = openDocument(type, raw);
    if (!theirs.ok) return problem(theirs.problem.code, refusal(name, theirs.problem.code));
    const mine = present[name] === undefined ? undefined : openDocument(type, present[name]);
    const canMerge = mine?.ok && type.merge !== undefined;
    const value = canMerge ? type.merge!(mine.value.value, theirs.value.value) : theirs.value.value;
    const revision = mine?.ok ? mine.value.revision : theirs.value.revision;
    incoming[name] = sealDocument(type, value, revision + 1);
    if (mine && !canMerge) replaced.push(name);
  }
  // Only when the whole file is known to be sound is anything touched.
  const safe = replaced.every(name => storage.setAside(name, present[name]!));
  if (!safe || !storage.replaceRaw(incoming)) {
    return problem('full', 'The browser has no room to keep this file. Nothing was changed.');
  }
  return ok(Object.keys(incoming).filter(name => !name.startsWith('set-aside/')));
}

function readFile(text: string): Result<ExportFile> {
  let file: Partial<ExportFile>;
  try {
    file = JSON.parse(text) as Partial<ExportFile>;
  } catch {
    return problem('damaged', 'This is not a Five Delves export, or it is damaged. Nothing was changed.');
  }
  if (typeof file !== 'object' || file === null || file.game !== 'five-delves') {
    return problem('foreign', 'This file was not exported by Five Delves. Nothing was changed.');
  }
  if (typeof file.format !== 'number' || file.format > FORMAT) {
    return problem('newer', 'This file was exported by a newer version of the game. Nothing was changed.');
  }
  const documents = file.documents;
  const whole =
    typeof documents === 'object' &&
    documents !== null &&
    Object.values(documents).every(raw => typeof raw === 'string') &&
    checkOf(documents) === file.check;
  if (!whole)
    return problem('damaged', 'This export is damaged: its check value does not fit. Nothing was changed.');
  return ok({ game: 'five-delves', format: FORMAT, check: checkOf(documents), documents });
}

/** What was set aside elsewhere must not cover what was set aside here. */
function freeName(name: string, raw: string, present: Readonly<Record<string, string>>): string {
  let free = name;
  for (let n = 2; present[free] !== undefined && present[free] !== raw; n++) free = `${name}-${n}`;
  return free;
}

function unknown(name: string): string {
  return `The file holds "${name}", which this version of the game does not know. Nothing was changed.`;
}

function refusal(name: string, code: string): string {
  return code === 'newer'
    ? `"${name}" in this file was written by a newer version of the game. Nothing was changed.`
    : `"${name}" in this file is damaged. Nothing was changed.`;
}

function checkOf(documents: Readonly<Record<string, string>>): number {
  return hashText(canonical(documents));
}
