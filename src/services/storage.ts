/**
 * What is kept between visits: one versioned document per concern behind one prefix. A document that cannot be read
 * (damaged, or written by a newer version) is set aside and reported, never overwritten.
 */
import { canonical } from '../core/plain.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { type Backend, browserBackend, MemoryBackend, SafeBackend } from './storage-backend.ts';

export const PREFIX = 'five-delves/';
const ASIDE = `${PREFIX}set-aside/`;

/** A kind of document. */
export interface DocumentType<T> {
  /** Kebab-case; also the name of its entry in the exported file. */
  readonly name: string;
  /** Raised when older programs could no longer read it. */
  readonly version: number;
  /** Reads plain data of this or an older version; says what is wrong with anything else. */
  check(value: unknown, version: number): Result<T>;
  /** Joins two histories of the same document, so that two tabs, or an imported file, lose nothing. */
  merge?(mine: T, theirs: T): T;
}

/** How a document lies in the browser. */
interface Envelope {
  readonly version: number;
  /** Counts writes, so that a tab can see that another one wrote meanwhile. */
  readonly revision: number;
  readonly value: unknown;
}

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
  'This browser does not let the game keep anything here. You can play on, but records and settings last only until the page is closed.';
const CANNOT_KEEP_NEW =
  'The browser has no room left to remember this. You can play on; export your records in the settings to keep them.';
const SET_ASIDE = 'It was set aside, and a fresh one begins.';
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
    return this.#load(type)?.value;
  }

  /** Puts this value in the place of what is there. For anything two tabs may write, use `update`. */
  write<T>(type: DocumentType<T>, value: T): void {
    const before = this.#load(type);
    this.#save(type, value, (before?.revision ?? 0) + 1);
  }

  /** Reads again, changes and writes while no other tab does. The function must give a new value. */
  async update<T>(type: DocumentType<T>, change: (current: T | undefined) => T): Promise<T> {
    return this.#alone(type.name, () => {
      const before = this.#load(type);
      const value = change(before?.value);
      this.#save(type, value, (before?.revision ?? 0) + 1);
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

  #load<T>(type: DocumentType<T>): { value: T; revision: number } | undefined {
    const key = PREFIX + type.name;
    const text = this.#backend.get(key);
    if (text === undefined) return undefined;
    const document = openDocument(type, text);
    if (document.ok) return document.value;
    // The original goes only when its copy is safe; otherwise it stays, and this page works beside it in memory.
    const isSafe = this.setAside(type.name, text);
    if (isSafe) this.#backend.remove(key);
    else this.#backend.leaveAlone(key);
    this.#tell(`${document.problem.message} ${isSafe ? SET_ASIDE : LEFT_ALONE}`);
    return undefined;
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

export function openDocument<T>(
  type: DocumentType<T>,
  text: string,
): Result<{ readonly value: T; readonly revision: number }> {
  const envelope = readEnvelope(text);
  if (!envelope) return problem('damaged', `The stored document "${type.name}" is damaged.`);
  if (envelope.version > type.version) {
    return problem('newer', `The stored document "${type.name}" was written by a newer version of the game.`);
  }
  const value = checked(type, envelope);
  if (!value.ok) {
    return problem('damaged', `The stored document "${type.name}" is damaged: ${value.problem.message}`);
  }
  return ok({ value: value.value, revision: envelope.revision });
}

/** A check that stumbles over something unforeseen has found damage too. */
function checked<T>(type: DocumentType<T>, envelope: Envelope): Result<T> {
  try {
    return type.check(envelope.value, envelope.version);
  } catch {
    return problem('damaged', 'it has an unknown shape.');
  }
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const { version, revision, value } = JSON.parse(text) as Record<string, unknown>;
    return isCount(version) && isCount(revision) ? { version, revision, value } : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The page's own storage, with whatever of it the browser allows. */
export function browserStorage(): Storage {
  return new Storage({
    backend: browserBackend(),
    locks: 'locks' in navigator ? (navigator.locks as Locks) : undefined,
    otherTabs: changed => window.addEventListener('storage', event => changed(event.key)),
  });
}
