/**
 * The records window with its badges. A badge is shown as earned once its run has been judged: whoever opens the window
 * has that done, run by run, in a worker, and so are runs of before there were badges or from another machine.
 */
import { ROOMS } from '../games/index.ts';
import type { BadgeWords } from '../games/badges.ts';
import { counted } from '../games/phrases.ts';
import { newBadges, nextToProve, proofOf, type Proof } from '../records/badges.ts';
import { nearGoals } from '../records/near.ts';
import type { RunRecord } from '../records/record.ts';
import type { Parts } from './parts.ts';
import { shelfOf } from './windows/badges.ts';
import { recordsModel } from './windows/records.ts';

type BookParts = Pick<Parts, 'panels' | 'ledger' | 'judges' | 'audio'>;

const UNPROVED: Proof = { badges: [], isOld: false };

export class BadgeBook {
  readonly #parts: BookParts;
  /** What was judged since the page was opened. */
  readonly #proofs = new Map<string, Proof>();
  #words: ReadonlyMap<string, readonly BadgeWords[]> | undefined;
  #isOpen = false;
  #isLooking = false;

  constructor(parts: BookParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#isOpen = true;
    this.#show();
    void this.#look();
  }

  /** Nobody looks: what is being judged is the last for now. */
  close(): void {
    this.#isOpen = false;
  }

  /** There are other records than before. */
  renew(): void {
    if (this.#isOpen) this.open();
  }

  /** A match that has just been judged, at its end. */
  note({ id, badges }: RunRecord): void {
    if (badges) this.#proofs.set(id, { badges, isOld: false });
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#words ??= await wordsOfAll();
    this.#show();
    const found = new Map<string, readonly string[]>();
    let asked: RunRecord | undefined;
    const { ledger, judges } = this.#parts;
    const runs = function* (this: BadgeBook): Generator<string> {
      while (this.#isOpen && (asked = nextToProve(ledger.records, this.#proofs))) yield asked.run!;
    };
    for await (const judged of judges.series(runs.call(this))) {
      const { id, badges } = asked!;
      const proof = proofOf(asked!, judged);
      this.#proofs.set(id, proof ?? UNPROVED);
      if (badges === undefined && proof) found.set(id, proof.badges);
      this.#show();
    }
    this.#isLooking = false;
    if (found.size > 0) await this.#writeDown(found);
  }

  /** What runs were found to have earned that nobody had looked at before. */
  async #writeDown(found: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const { ledger, panels, audio } = this.#parts;
    const { records } = ledger;
    const fresh = new Set(
      records.flatMap(({ id, game }) =>
        newBadges(records, game, found.get(id) ?? []).map(badge => `${game} ${badge}`),
      ),
    );
    await ledger.noteBadges(found);
    if (fresh.size === 0) return;
    const text = `Found ${counted(fresh.size, 'badge')} in your older runs.`;
    panels.toast({ text, tone: 'gold', icon: 'trophy' });
    audio.play('badge');
    this.#show();
  }

  #show(): void {
    if (!this.#isOpen) return;
    const { panels, ledger } = this.#parts;
    const { records } = ledger;
    const shelves = this.#words && [...this.#words].map(of => shelfOf(...of, records, this.#proofs));
    const cards = ROOMS.map(({ card }) => card);
    const near = nearGoals(records, cards, ledger.today.day).map(({ text }) => text);
    panels.open({ ...recordsModel(records, ledger.hasAside), near, shelves });
  }
}

/** By room, in the order of the doors. */
async function wordsOfAll(): Promise<ReadonlyMap<string, readonly BadgeWords[]>> {
  const all = ROOMS.map(async ({ card, badges }) => [card.id, (await badges?.()) ?? []] as const);
  return new Map(await Promise.all(all));
}
