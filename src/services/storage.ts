/**
 * What is kept between visits: one versioned document per concern behind one prefix. A document that cannot be read
 * (damaged, or written by a newer version) is set aside and reported, never overwritten.
 */
import type { Checked, DocumentType, Left } from '../core/document.ts';
import { canonical, deepJson } from '../core/plain.ts';
import { count, Fault, fields, optional, parseJson } from '../core/reader.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { type Backend, browserBackend, MemoryBackend, SafeBackend } from './storage-backend.ts';

export const PREFIX = 'five-delves/';
const ASIDE = `${PREFIX}set-aside/`;

/** How a document lies in the browser. */
interface Envelope {
  readonly version: number;
  /** Counts writes, so that a tab can see that another one wrote meanwhile. */
  readonly revision: number;
  readonly value: unknown;
}

/** What lies in it is for the document's own check to bound and read. */
const ENVELOPE = fields<Envelope>({ version: count, revision: count, value: optional(value => value) });

/** The part of `navigator.locks` that we use. */
export interface Locks {
  request(name: string, run: () => unknown): Promise<unknown>;
}

export interface StorageParts {
  /** Undefined: the browser lets us keep nothing. */
  readonly backend: Backend | undefined;
  readonly locks?: Locks | undefined;
  /** Calls back with the key that another tab has written. */
  readonly otherTabs?: ((changed: (key: string | null) => void) => void) | undefined;
}

const CANNOT_REMEMBER =
  "This browser doesn't let the game save. You can play, but records and settings last only until you close the page.";
const CANNOT_KEEP_NEW =
  'The browser has no space left to save this. You can play on. Export your records in the settings to keep them.';
const SET_ASIDE = 'It was set aside, and a fresh one begins.';
const PARTS_SET_ASIDE =
  'Broken runs are set aside, and the rest is safe. You can save them as a file in Records.';
const LEFT_ALONE = 'It was left as it is; what is new lasts only until the page is closed.';

export class Storage {
  readonly #backend: SafeBackend;
  readonly #locks: Locks | undefined;
  readonly #notices: string[] = [];
  readonly #onNotice = new Set<(notice: string) => void>();
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(parts: StorageParts) {
    const kept = parts.backend ?? new MemoryBackend();
    this.#backend = new SafeBackend(kept, () => this.#tell(CANNOT_KEEP_NEW));
    this.#locks = parts.locks;
    if (!parts.backend) this.#tell(CANNOT_REMEMBER);
    parts.otherTabs?.(key => this.#changedElsewhere(key));
  }

  /** Plain sentences for the screen: what was set aside, that nothing can be remembered. Each is said once. */
  get notices(): readonly string[] {
    return this.#notices;
  }

  onNotice(listener: (notice: string) => void): () => void {
    this.#onNotice.add(listener);
    return () => this.#onNotice.delete(listener);
  }

  /** Undefined when there is none (any more). */
  read<T>(type: DocumentType<T>): T | undefined {
    const text = this.#backend.get(PREFIX + type.name);
    const found = this.#load(type);
    if (found?.left) void this.#alone(type.name, () => this.#heal(type, text, found));
    return found?.value;
  }

  /** Puts this value in the place of what is there. For anything two tabs may write, use `update`. */
  write<T>(type: DocumentType<T>, value: T): void {
    const before = this.#load(type);
    this.#save(type, value, revisionAfter(before?.revision));
  }

  /** Reads again, changes and writes while no other tab does. The function must give a new value. */
  async update<T>(type: DocumentType<T>, change: (current: T | undefined) => T): Promise<T> {
    return this.#alone(type.name, () => {
      const before = this.#load(type);
      const value = change(before?.value);
      this.#save(type, value, revisionAfter(before?.revision));
      return value;
    });
  }

  remove<T>(type: DocumentType<T>): void {
    this.#backend.remove(PREFIX + type.name);
  }

  /** Calls back when another tab has written this document. */
  watch<T>(type: DocumentType<T>, changed: () => void): () => void {
    const key = PREFIX + type.name;
    const watchers = this.#watchers.get(key) ?? new Set();
    this.#watchers.set(key, watchers.add(changed));
    return () => watchers.delete(changed);
  }

  /** The raw text of every document, also of those set aside, for the export. */
  raw(): Record<string, string> {
    const entries: Record<string, string> = {};
    for (const key of this.#backend.keys(PREFIX)) {
      const text = this.#backend.get(key);
      if (text !== undefined) entries[key.slice(PREFIX.length)] = text;
    }
    return entries;
  }

  /** Puts several raw documents in place, or none of them. False when the browser would not keep them. */
  replaceRaw(entries: Readonly<Record<string, string>>): boolean {
    const before = Object.keys(entries).map(
      name => [PREFIX + name, this.#backend.get(PREFIX + name)] as const,
    );
    const kept = Object.entries(entries).every(([name, text]) => this.#backend.keep(PREFIX + name, text));
    if (!kept) {
      for (const [key, text] of before) {
        if (text === undefined) this.#backend.remove(key);
        else this.#backend.set(key, text);
      }
    }
    return kept;
  }

  /** Keeps a copy of the document under another key, out of everybody's way. False when that failed. */
  setAside(name: string, text: string): boolean {
    const copies = this.#backend.keys(`${ASIDE}${name}/`);
    if (copies.some(key => this.#backend.get(key) === text)) return true;
    const numbers = copies.map(key => Number(key.slice(key.lastIndexOf('/') + 1)) || 0);
    return this.#backend.keep(`${ASIDE}${name}/${Math.max(0, ...numbers) + 1}`, text);
  }

  /** Keeps what does not fit into a document beside it, and says so. */
  leaveOut<T>(type: DocumentType<T>, left: Left, revision = 0): boolean {
    const isSafe = this.setAside(type.name, sealParts(type.version, revision, left));
    this.#tell(`${left.told} ${isSafe ? PARTS_SET_ASIDE : LEFT_ALONE}`);
    return isSafe;
  }

  /** The raw text of what was set aside of this document, by name. */
  asideOf<T>(type: DocumentType<T>): Record<string, string> {
    const folder = `${ASIDE.slice(PREFIX.length)}${type.name}/`;
    return Object.fromEntries(Object.entries(this.raw()).filter(([name]) => name.startsWith(folder)));
  }

  #load<T>(type: DocumentType<T>): OpenDocument<T> | undefined {
    const key = PREFIX + type.name;
    const text = this.#backend.get(key);
    if (text === undefined) return undefined;
    const document = openDocument(type, text);
    if (document.ok) return this.#withoutLeft(type, document.value);
    // The original goes only when its copy is safe; otherwise it stays, and this page works beside it in memory.
    const isSafe = this.setAside(type.name, text);
    if (isSafe) this.#backend.remove(key);
    else this.#backend.leaveAlone(key);
    this.#tell(`${document.problem.message} ${isSafe ? SET_ASIDE : LEFT_ALONE}`);
    return undefined;
  }

  /** Written back without its broken parts, so that they are told of only once; unless another tab was quicker. */
  #heal<T>(type: DocumentType<T>, text: string | undefined, { value, revision }: OpenDocument<T>): void {
    if (this.#backend.get(PREFIX + type.name) === text) this.#save(type, value, revisionAfter(revision));
  }

  #withoutLeft<T>(type: DocumentType<T>, document: OpenDocument<T>): OpenDocument<T> {
    const { left, revision, value } = document;
    if (left && !this.leaveOut(type, left, revision)) {
      this.#backend.leaveAlone(PREFIX + type.name);
      this.#save(type, value, revision);
    }
    return document;
  }

  #save<T>(type: DocumentType<T>, value: T, revision: number): void {
    this.#backend.set(PREFIX + type.name, sealDocument(type, value, revision));
  }

  async #alone<R>(name: string, run: () => R): Promise<R> {
    if (!this.#locks) return run();
    let begun = false;
    try {
      return (await this.#locks.request(PREFIX + name, () => {
        begun = true;
        return run();
      })) as R;
    } catch (error) {
      // Locks may be denied in a frame. What our own change threw is ours to pass on.
      if (begun) throw error;
      return run();
    }
  }

  #changedElsewhere(key: string | null): void {
    for (const [watched, watchers] of this.#watchers) {
      if (key === null || key === watched) for (const watcher of watchers) watcher();
    }
  }

  #tell(notice: string): void {
    if (this.#notices.includes(notice)) return;
    this.#notices.push(notice);
    for (const listener of this.#onNotice) listener(notice);
  }
}

export function sealDocument<T>(type: DocumentType<T>, value: T, revision: number): string {
  return canonical({ version: type.version, revision, value } satisfies Envelope);
}

/** The broken parts of a document as a document of their own: a later program may know what to make of them. */
export function sealParts(version: number, revision: number, { parts }: Left): string {
  return deepJson({ revision, value: parts, version });
}

/** Whoever counts to the end begins again: a number that cannot be read back would cost the whole document. */
export function revisionAfter(revision = 0): number {
  return revision < Number.MAX_SAFE_INTEGER ? revision + 1 : 1;
}

export interface OpenDocument<T> {
  readonly value: T;
  readonly revision: number;
  readonly left?: Left;
}

export function openDocument<T>(type: DocumentType<T>, text: string): Result<OpenDocument<T>> {
  const envelope = ENVELOPE(parseJson(text));
  if (envelope instanceof Fault) {
    return problem('damaged', `The stored document "${type.name}" is damaged.`);
  }
  if (envelope.version > type.version) {
    return problem('newer', `The stored document "${type.name}" was written by a newer version of the game.`);
  }
  const checked = check(type, envelope);
  if (!checked.ok) {
    return problem('damaged', `The stored document "${type.name}" is damaged: ${checked.problem.message}`);
  }
  const { value, left } = checked;
  return ok({ value, revision: envelope.revision, ...(left && { left }) });
}

/** A check that stumbles over something unforeseen has found damage too. */
function check<T>(type: DocumentType<T>, { value, version }: Envelope): Checked<T> {
  try {
    return type.check(value, version);
  } catch {
    return problem('damaged', 'it has an unknown shape.');
  }
}

/** The page's own storage, with whatever of it the browser allows. */
export function browserStorage(): Storage {
  return new Storage({
    backend: browserBackend(),
    locks: 'locks' in navigator ? (navigator.locks as Locks) : undefined,
    otherTabs: changed => window.addEventListener('storage', event => changed(event.key)),
  });
}
