/** The record book behind its storage: what was played, and what day it is as far as that can be believed. */
import { todayOf, type Today } from '../records/days.ts';
import type { RunRecord } from '../records/record.ts';
import { RECORDS_DOCUMENT, withRecord } from '../records/records-document.ts';
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

  get today(): Today {
    return todayOf(this.#now(), BUILT, this.records);
  }

  /** Read again, add, write while no other tab does: two tabs that finish at the same time keep both. */
  async add(record: RunRecord): Promise<void> {
    await this.#storage.update(RECORDS_DOCUMENT, records => withRecord(records, record));
  }

  find(id: string): RunRecord | undefined {
    return this.records.find(record => record.id === id);
  }
}
