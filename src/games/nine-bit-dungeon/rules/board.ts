/**
 * Chapter "Dungeon cards": four cards laid together make the board. Everything that follows from the layout alone
 * (letters, ways, walls between two tiles) is worked out once and kept here, never in the state.
 */
import { cellAt, cellsOf, indexOf, isInside, neighbours, type Cell } from '../../../core/grid.ts';
import { lately, once } from '../../../core/memo.ts';
import { Ways } from '../../../core/ways.ts';
import { cardFace } from '../data/cards.ts';
import { BOARD, CARD } from '../data/constants.ts';
import { SITES, type Site } from '../data/faces.ts';
import type { CardAt, Layout, Slot, State } from '../state/state.ts';

/** A way of moving: on foot, or flying over liquid too. Cells by index, in reading order. */
export interface Ground {
  readonly passable: Uint8Array;
  /** The passable neighbours of every cell: north, east, south, west. */
  readonly next: readonly (readonly number[])[];
  readonly ways: Ways;
}

export interface Board {
  readonly rows: readonly string[];
  readonly foot: Ground;
  readonly fly: Ground;
  readonly site: Readonly<Record<Exclude<Site, 'hatch'>, Cell>>;
  /** Reading order. */
  readonly hatches: readonly Cell[];
  /** Walls between two cells: 0 not yet looked at, 1 clear, 2 blocked. Filled by the sight rules. */
  readonly seen: Uint8Array;
}

/** A whole run meets four boards; a simulation meets many. The states of one level share their layout. */
const KEPT = 8;
export const boardOf = once(lately(KEPT, layoutName, (layout: Layout) => makeBoard(gridOf(layout))));

/** The board of a state that has one: any ask but the opening gift. */
export function boardIn(state: State): Board {
  if (!state.layout) throw new Error('No level has been dealt yet.');
  return boardOf(state.layout);
}

/** "1A 2B' 3A 4A": a stroke for a turned card. */
export function layoutName(layout: Layout): string {
  return layout.map(({ card, side, turned }) => `${card}${side}${turned ? "'" : ''}`).join(' ');
}

export function slotOf(at: Cell): Slot {
  return ((at.y >= CARD.rows ? 2 : 0) + (at.x >= CARD.columns ? 1 : 0)) as Slot;
}

/** A face as it lies: turned by half a turn or not. */
export function faceRows({ card, side, turned }: CardAt): readonly string[] {
  const { rows } = cardFace(card, side);
  return turned ? rows.map(row => row.split('').toReversed().join('')).toReversed() : rows;
}

/** The letters of the whole board, ten rows of fourteen. */
export function gridOf(layout: Layout): string[] {
  const [topLeft, topRight, bottomLeft, bottomRight] = layout;
  const beside = (left: CardAt, right: CardAt): string[] => {
    const rows = faceRows(right);
    return faceRows(left).map((row, y) => row + rows[y]!);
  };
  return [...beside(topLeft, topRight), ...beside(bottomLeft, bottomRight)];
}

function makeBoard(rows: readonly string[]): Board {
  const letters = rows.join('');
  const one = (site: Site): Cell => cellAt(BOARD, letters.indexOf(SITES[site]));
  return {
    rows,
    foot: makeGround(letters, '#~'),
    fly: makeGround(letters, '#'),
    site: {
      entrance: one('entrance'),
      exit: one('exit'),
      key: one('key'),
      chest: one('chest'),
      shop: one('shop'),
    },
    hatches: [...cellsOf(BOARD)].filter(at => letters[indexOf(BOARD, at)] === SITES.hatch),
    seen: new Uint8Array(letters.length * letters.length),
  };
}

function makeGround(letters: string, closed: string): Ground {
  const passable = Uint8Array.from(letters, letter => (closed.includes(letter) ? 0 : 1));
  const isOpen = (at: Cell): boolean => isInside(BOARD, at) && passable[indexOf(BOARD, at)] === 1;
  const next = letters.split('').map((_, index) =>
    neighbours(cellAt(BOARD, index))
      .filter(isOpen)
      .map(at => indexOf(BOARD, at)),
  );
  return { passable, next, ways: new Ways(BOARD, isOpen) };
}

export function isWalkable(board: Board, at: Cell): boolean {
  return isInside(BOARD, at) && board.foot.passable[indexOf(BOARD, at)] === 1;
}

/** The letter of a tile: `.`, `#`, `~`, or a site. */
export function letterAt(board: Board, at: Cell): string {
  return board.rows[at.y]![at.x]!;
}
