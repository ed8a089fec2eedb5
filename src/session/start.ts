/** How a match begins at the table, afresh or from where it was left. */
import type { GameAction, Seat, Setup } from '../core/game.ts';
import type { BoardModel } from '../core/look.ts';
import type { TimedEntry } from '../core/replay.ts';
import { seedLabel } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import type { TableModel } from '../panels/model.ts';
import type { ClockSnapshot, SplitTime } from '../core/clocks.ts';
import type { Carrier } from './carrier.ts';
import type { Recalled } from './recall.ts';

/** What a saved match needs to go on. */
export interface SavedMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly flag: string | undefined;
  readonly entries: readonly TimedEntry<GameAction>[];
  readonly splits: readonly SplitTime[];
  readonly clocks: ClockSnapshot;
}

/** Some of its people are at other devices. */
export interface CompanyStart {
  /** The seats that are played at this one. */
  readonly here: readonly Seat[];
  /** What its people are called, by seat; empty for their seat's own name. */
  readonly names: readonly string[];
  /** What was done elsewhere and not yet seen here: it is told first. */
  readonly missed: readonly TimedEntry<GameAction>[];
}

export interface SessionStart {
  /** Another than this page keeps the match. */
  readonly carrier?: Carrier | undefined;
  readonly setup: Setup;
  /** "Daily", "Lesson": a small flag beside the seed. */
  readonly flag?: string | undefined;
  readonly lesson?: boolean;
  /** Something new is explained when it first comes up. */
  readonly tips?: boolean | undefined;
  readonly saved?: SavedMatch | undefined;
  readonly company?: CompanyStart | undefined;
  /** The saved match, where it has been played up to its last action already. */
  readonly recalled?: Recalled | undefined;
}

/** A wider board is panned in any case: on an upright phone it gets the height of this shape. */
const WIDEST = 1.6;

/** Larger than a phone, whatever its shape: it is seen in parts. */
export function roamsIn({ roams, grows }: BoardModel): boolean {
  return roams === true || grows !== undefined;
}

/** Columns by rows: the room that the board gets on an upright phone. */
export function shapeOf({ extent }: BoardModel): number {
  return Math.min(WIDEST, extent.columns / extent.rows);
}

type Standing = Pick<
  TableModel,
  'headline' | 'aspect' | 'roams' | 'overlays' | 'sheet' | 'fight' | 'log' | 'lesson' | 'hold' | 'talks'
>;

/** The table before anybody is asked. */
export function firstScreen(
  room: AnyRoom,
  { setup, flag, lesson }: SessionStart,
  standing: Standing,
): TableModel {
  const { card } = room;
  const { accent, title, short = title } = card;
  return {
    screen: 'table',
    title: short,
    accent,
    seed: seedLabel(setup.seed),
    flag,
    undo: 'no',
    canHint: true,
    // A lesson is not scored.
    hintPrice: lesson ? undefined : priceOf(room),
    spells: room.typed !== undefined,
    ...standing,
  };
}

/** All that help costs, told before it is asked for. */
function priceOf(room: AnyRoom): string | undefined {
  const { hintPrice } = room;
  const isMarked = hintPrice !== undefined && room.isAssisted !== undefined;
  return isMarked ? `${hintPrice} and marks the run as assisted` : hintPrice;
}
