/** Everything that is kept, as one file: to carry to another machine, or to be safe. */
import { cleanLine } from '../core/clean-text.ts';
import { canonical, hashText } from '../core/plain.ts';
import { bounded, Fault, fields, isFields, parseJson, that, wholeFrom } from '../core/reader.ts';
import { ok, problem, type Result } from '../core/result.ts';
import type { DocumentType } from '../core/document.ts';
import { openDocument, revisionAfter, sealDocument, sealParts, type Storage } from './storage.ts';

const FORMAT = 1;
/** We have four, and copies of those that were set aside. */
const MOST_DOCUMENTS = 1000;
/** As our own program names what it sets aside. */
const ASIDE_NAME = /^set-aside\/[a-z0-9-]{1,60}\/[0-9-]{1,60}$/;

type Documents = Readonly<Record<string, string>>;

interface ExportFile {
  readonly game: 'five-delves';
  readonly format: number;
  /** Catches a file that was cut or changed on its way. */
  readonly check: number;
  /** The raw text of each document by name; what was set aside travels along. */
  readonly documents: Documents;
}

const FILE = bounded(
  fields<ExportFile>({
    game: that('ours', value => value === 'five-delves'),
    format: wholeFrom('a known format', 0, FORMAT),
    check: wholeFrom('a check value', 0),
    documents: that('a set of documents', isDocuments),
  }),
);

function isDocuments(value: unknown): boolean {
  if (!isFields(value)) return false;
  const texts = Object.values(value);
  return texts.length <= MOST_DOCUMENTS && texts.every(raw => typeof raw === 'string');
}

/** What came in. */
export interface Imported {
  readonly names: readonly string[];
  /** One sentence for each document of which a part was broken; that part is set aside here. */
  readonly left: readonly string[];
}

export function exportAll(storage: Storage): string {
  return fileOf(storage.raw());
}

/** What was set aside of one document, as a file that can be imported again. */
export function exportAside<T>(storage: Storage, type: DocumentType<T>): string {
  return fileOf(storage.asideOf(type));
}

function fileOf(documents: Documents): string {
  const file: ExportFile = { game: 'five-delves', format: FORMAT, check: checkOf(documents), documents };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Whatever a document holds: the file only opens, merges and seals it. */
type AnyDocument = DocumentType<unknown>;

/**
 * Takes a file in whole or not at all, but for the broken parts of a list, which are set aside. A document that can
 * be merged is; of another one the present copy is set aside before the file's takes its place, so nothing is lost
 * either way.
 */
export function importAll(storage: Storage, text: string, types: readonly AnyDocument[]): Result<Imported> {
  const file = readFile(text);
  if (!file.ok) return file;
  const arrival = new Arrival(storage.raw());
  for (const [name, raw] of Object.entries(file.value.documents)) {
    if (ASIDE_NAME.test(name)) {
      arrival.keepAs(name, raw);
      continue;
    }
    const type = types.find(one => one.name === name);
    if (!type) return refused('newer', unknown(name));
    const fault = arrival.take(type, raw);
    if (fault !== undefined) return refused(fault, refusal(name, fault));
  }
  // Only when the whole file is known to be sound is anything touched.
  if (!storage.replaceRaw(arrival.incoming)) {
    return refused('full', 'The browser has no room to keep this file.');
  }
  return ok({ names: arrival.names, left: arrival.left });
}

/** What a file would change, gathered before anything is. */
class Arrival {
  readonly incoming: Record<string, string> = {};
  readonly names: string[] = [];
  readonly left: string[] = [];
  readonly #present: Documents;
  /** Folder and text of everything that is set aside. */
  readonly #aside = new Set<string>();

  constructor(present: Documents) {
    this.#present = present;
    for (const [name, raw] of Object.entries(present)) this.#aside.add(folderOf(name) + raw);
  }

  /** Gives the code of what is wrong. */
  take(type: AnyDocument, raw: string): string | undefined {
    const theirs = openDocument(type, raw);
    if (!theirs.ok) return theirs.problem.code;
    const present = this.#present[type.name];
    const mine = present === undefined ? undefined : openDocument(type, present);
    const canMerge = mine?.ok && type.merge !== undefined;
    const value = canMerge ? type.merge!(mine.value.value, theirs.value.value) : theirs.value.value;
    const revision = mine?.ok ? mine.value.revision : theirs.value.revision;
    for (const one of [mine, theirs]) {
      if (one?.ok && one.value.left) this.#setAside(type, sealParts(type.version, revision, one.value.left));
    }
    if (theirs.value.left) this.left.push(theirs.value.left.told);
    if (present !== undefined && !canMerge) this.#setAside(type, present);
    this.incoming[type.name] = sealDocument(type, value, revisionAfter(revision));
    this.names.push(type.name);
    return undefined;
  }

  /** What was set aside elsewhere must not cover what was set aside here; the same thing twice is kept once. */
  keepAs(name: string, raw: string): void {
    if (this.#aside.has(folderOf(name) + raw)) return;
    this.#aside.add(folderOf(name) + raw);
    let free = name;
    for (let n = 2; this.#isTaken(free); n++) free = `${name}-${n}`;
    this.incoming[free] = raw;
  }

  #setAside(type: AnyDocument, raw: string): void {
    this.keepAs(`set-aside/${type.name}/1`, raw);
  }

  #isTaken(name: string): boolean {
    return Object.hasOwn(this.incoming, name) || Object.hasOwn(this.#present, name);
  }
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

function readFile(text: string): Result<ExportFile> {
  const parsed = parseJson(text);
  if (parsed instanceof Fault)
    return refused('damaged', 'This is not a Five Delves export, or it is damaged.');
  const file = isFields(parsed) ? FILE(parsed) : FOREIGN;
  if (file instanceof Fault) return refusedFor(file);
  if (checkOf(file.documents) === file.check) return ok(file);
  return refused('damaged', 'This export is damaged: its check value does not fit.');
}

const FOREIGN = new Fault('is not ours', ['game']);

function refusedFor(fault: Fault): Result<never> {
  const [field] = fault.path;
  if (field === 'game') return refused('foreign', 'This file was not exported by Five Delves.');
  if (field === 'format') return refused('newer', 'This file was exported by a newer version of the game.');
  return refused('damaged', `This export is damaged: ${fault.message}`);
}

function refused(code: string, message: string): Result<never> {
  return problem(code, `${message} Nothing was changed.`);
}

function unknown(name: string): string {
  return `The file holds "${cleanLine(name, 60)}", which this version of the game does not know.`;
}

function refusal(name: string, code: string): string {
  return `"${name}" in this file ${code === 'newer' ? 'was written by a newer version of the game' : 'is damaged'}.`;
}

function checkOf(documents: Documents): number {
  return hashText(canonical(documents));
}
