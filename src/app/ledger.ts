/** The record book behind its storage: what was played, and what day it is as far as that can be believed. */
import { problem, type Result } from '../core/result.ts';
import { todayOf, type Today } from '../records/days.ts';
import { LESSONS_DOCUMENT, withLesson } from '../records/lessons-document.ts';
import { PUZZLES_DOCUMENT, type PuzzleTry, withTry } from '../records/puzzles.ts';
import { readRecord } from '../records/record-check.ts';
import type { RunRecord, Weighed } from '../records/record.ts';
import { RECORDS_DOCUMENT, tidied, withRecord } from '../records/records-document.ts';
import type { Storage } from '../services/storage.ts';
import { BUILT } from './version.ts';

export class Ledger {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  get records(): readonly RunRecord[] {
    return this.#storage.read(RECORDS_DOCUMENT) ?? [];
  }

  /** The rooms whose lesson was finished. */
  get lessons(): readonly string[] {
    return this.#storage.read(LESSONS_DOCUMENT) ?? [];
  }

  async taught(room: string): Promise<void> {
    await this.#storage.update(LESSONS_DOCUMENT, finished => withLesson(finished, room));
  }

  get today(): Today {
    return todayOf(this.#now(), BUILT, this.records);
  }

  /**
   * Read again, add, write while no other tab does: two tabs that finish at the same time keep both. A record that
   * could not be read back never comes into the book: it is set aside, and told.
   */
  async add(record: RunRecord): Promise<Result<RunRecord>> {
    const checked = readRecord(record);
    if (checked.ok) {
      await this.#storage.update(RECORDS_DOCUMENT, records => withRecord(records, checked.value));
      return checked;
    }
    const told = `This run can't be recorded: ${checked.problem.message}`;
    this.#storage.leaveOut(RECORDS_DOCUMENT, { parts: [record], told });
    return problem(checked.problem.code, told);
  }

  /** What runs were found to have earned, by their ids. */
  async noteBadges(found: ReadonlyMap<string, readonly string[]>): Promise<void> {
    await this.#storage.update(RECORDS_DOCUMENT, records =>
      tidied((records ?? []).map(record => withBadges(record, found.get(record.id)))),
    );
  }

  /** What a review made of a run. */
  async noteWeighed(id: string, weighed: Weighed): Promise<void> {
    await this.#storage.update(RECORDS_DOCUMENT, records =>
      tidied((records ?? []).map(record => (record.id === id ? { ...record, weighed } : record))),
    );
  }

  /** Puzzles of the day that were tried, each for the first time. */
  get tries(): readonly PuzzleTry[] {
    return this.#storage.read(PUZZLES_DOCUMENT) ?? [];
  }

  async tried(one: PuzzleTry): Promise<void> {
    await this.#storage.update(PUZZLES_DOCUMENT, tries => withTry(tries, one));
  }

  /** Whether runs lie beside the book because they could not be read. */
  get hasAside(): boolean {
    return Object.keys(this.#storage.asideOf(RECORDS_DOCUMENT)).length > 0;
  }

  find(id: string): RunRecord | undefined {
    return this.records.find(record => record.id === id);
  }
}

function withBadges(record: RunRecord, badges: readonly string[] | undefined): RunRecord {
  return badges ? { ...record, badges } : record;
}
