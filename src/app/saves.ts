/** Matches that were left and can go on: one for each room, so that a look into another room costs nobody a run. */
import { Budget, MOST } from '../core/budget.ts';
import type { Entry } from '../core/match.ts';
import type { GameAction } from '../core/game.ts';
import { Fault, fields, finite, line, listOf, optional, readAs, type Reader } from '../core/reader.ts';
import type { TimedEntry } from '../core/replay.ts';
import { ACTION } from '../core/run.ts';
import { gameId, setup } from '../core/setup-reader.ts';
import { inSlices, type Pace } from '../core/slices.ts';
import { ROOMS } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import { CATEGORIES, type Category } from '../records/record.ts';
import { CLOCK_FIELDS, clocks, type SplitTime } from '../core/clocks.ts';
import { pagePace } from '../services/page-pace.ts';
import type { Storage } from '../services/storage.ts';
import type { DocumentType } from '../core/document.ts';
import type { Past, Recalled } from '../session/recall.ts';
import type { SavedMatch } from '../session/start.ts';

/** A match of more entries than this is a trap for the reader, not a match. */
const MOST_ENTRIES = 100_000;

const ENTRY: Reader<Entry<GameAction>> = value => {
  const { kind, action } = (value ?? {}) as { kind?: unknown; action?: unknown };
  if (kind === 'undo') return { kind };
  if (kind !== 'act') return new Fault('is not an entry of a match');
  const read = ACTION(action);
  return read instanceof Fault ? read.within('action') : { kind, action: read };
};

/** A match as it is kept. Version 0.2 wrote neither category nor edition nor time. */
export interface SavedGame extends SavedMatch {
  /** Of the rules it was begun under: another edition may deal another dungeon in which the first steps still fit. */
  readonly edition?: number;
  readonly category?: Category;
  /** When it was kept, in milliseconds: the menu continues the newest. */
  readonly at?: number;
}

/** A category that a later version has added ranks nowhere here. */
const CATEGORY: Reader<Category> = value => CATEGORIES.find(known => known === value) ?? 'practice';

const SAVE = fields<SavedGame>({
  game: gameId,
  setup,
  clocks,
  entries: listOf(
    'a list of entries',
    fields<TimedEntry<GameAction>>({ entry: ENTRY, igt: finite, rta: finite }),
    { most: MOST_ENTRIES },
  ),
  splits: listOf('a list of splits', fields<SplitTime>({ name: line, ...CLOCK_FIELDS })),
  flag: optional(line),
  category: optional(CATEGORY),
  edition: optional(finite),
  at: optional(finite),
});

function saveNamed(name: string): DocumentType<SavedGame> {
  return { name, version: 1, check: value => readAs(SAVE, value, 'save-shape') };
}

/** The one place for all rooms that version 0.2 had. Whatever lies there moves to the place of its own room. */
export const SAVE_DOCUMENT = saveNamed('save');

/** Where the match of each room is kept. */
const PLACES: ReadonlyMap<string, DocumentType<SavedGame>> = new Map(
  ROOMS.map(({ card }) => [card.id, saveNamed(`save-${card.id}`)]),
);

export const SAVE_DOCUMENTS: readonly DocumentType<SavedGame>[] = [SAVE_DOCUMENT, ...PLACES.values()];

export class Saves {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** The newest first. */
  get all(): readonly SavedGame[] {
    this.#moveOld();
    return [...PLACES.keys()]
      .flatMap(game => this.of(game) ?? [])
      .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  }

  of(game: string): SavedGame | undefined {
    this.#moveOld();
    const place = PLACES.get(game);
    const saved = place && this.#storage.read(place);
    // A file may put any room's match into this one's place.
    return saved?.game === game ? saved : undefined;
  }

  keep(saved: SavedGame): void {
    const place = PLACES.get(saved.game);
    if (place) this.#storage.write(place, { ...saved, at: this.#now() });
  }

  drop(game: string): void {
    const place = PLACES.get(game);
    if (place) this.#storage.remove(place);
  }

  /** It cannot go on, but it is nobody's to throw away. */
  setAside(saved: SavedGame): void {
    this.#storage.setAside(SAVE_DOCUMENT.name, JSON.stringify(saved));
    this.drop(saved.game);
  }

  /** From a browser or a file of version 0.2. Whatever is newer stays where it is. */
  #moveOld(): void {
    const old = this.#storage.read(SAVE_DOCUMENT);
    if (!old) return;
    const place = PLACES.get(old.game);
    if (place && this.#storage.read(place) === undefined) this.#storage.write(place, old);
    else this.#storage.setAside(SAVE_DOCUMENT.name, JSON.stringify(old));
    this.#storage.remove(SAVE_DOCUMENT);
  }
}

/** The words beside the seed as version 0.2 wrote them: its saves have no other sign of their category. */
const WORDS_OF_0_2: ReadonlyMap<string | undefined, Category> = new Map([
  [undefined, 'random-seed'],
  ['Set seed', 'set-seed'],
  ['Daily', 'daily'],
  ['Pentathlon', 'pentathlon'],
  ['Practice', 'practice'],
]);

export function categoryOf({ category, flag }: SavedGame): Category {
  return category ?? WORDS_OF_0_2.get(flag) ?? 'practice';
}

/**
 * Plays a saved match up to where it was left, in slices. Undefined where the rules of today do not allow what was done,
 * or where it is longer than any match: files come from strangers too.
 */
export async function recall(
  room: Pick<AnyRoom, 'game' | 'sentences'>,
  saved: Past & Pick<SavedGame, 'edition'>,
  pace: Pace<number> = pagePace(),
): Promise<Recalled | undefined> {
  const { edition } = room.game;
  if ((saved.edition ?? edition) !== edition) return undefined;
  if (saved.entries.length > MOST.entries) return undefined;
  const budget = new Budget(MOST, pace.now);
  const rest = (done: number): Promise<void> => {
    if (budget.isSpent) throw new Error(budget.spentIn(done).message);
    return pace.rest(done);
  };
  try {
    const { recalling } = await import('../session/recall.ts');
    return await inSlices(recalling(room, saved), { ...pace, rest });
  } catch {
    return undefined;
  }
}
