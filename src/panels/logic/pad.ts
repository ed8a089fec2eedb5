/**
 * A gamepad in the panels: the d-pad goes to the nearest control that way, A presses it, B goes back, Y leads from the
 * board to its panel and home again, the shoulders go through everything in order. Knows the page only by `PadPage`.
 */
import type { Region } from '../../core/box.ts';
import type { Direction } from '../../core/grid.ts';

export type PadOrder = Direction | 'press' | 'back' | 'panel' | 'next' | 'previous';

/** Something that can have the focus, and where it is. */
export interface PadControl {
  readonly box: Region;
  focus(): void;
  press(): void;
  /** A slider goes left and right itself. */
  readonly turn?: ((by: 1 | -1) => void) | undefined;
}

export interface PadPage {
  /** What the focus can go to, in order: within the uppermost window, if there is one. */
  readonly controls: readonly PadControl[];
  /** Which of them has it; -1 for none. */
  readonly at: number;
  /** Where one begins who comes from elsewhere. */
  readonly first: number;
  /** `taken` while it has the focus, `none` on screens without one, or under a window. */
  readonly board: 'taken' | 'free' | 'none';
  toBoard(): void;
  /** Closes the uppermost window, if it may be closed. */
  close(): void;
  /** Of what is longer than its place; -1 is up. */
  scroll(by: 1 | -1): void;
}

/** True if the panels took it; otherwise it is the board's. */
export function steerPanels(order: PadOrder, page: PadPage): boolean {
  const { controls, at, board } = page;
  if (board === 'taken' && order !== 'panel') return false;
  const now = controls[at];
  if (board === 'free' && (order === 'back' || order === 'panel')) page.toBoard();
  else if (order === 'back') page.close();
  else if (!now) controls[page.first]?.focus();
  else if (order === 'press') now.press();
  else if (order === 'next' || order === 'previous')
    controls[(at + (order === 'next' ? 1 : -1) + controls.length) % controls.length]?.focus();
  else if (order !== 'panel') go(order, page, now);
  return true;
}

function go(direction: Direction, page: PadPage, now: PadControl): void {
  const isAside = direction === 'east' || direction === 'west';
  if (now.turn && isAside) return now.turn(direction === 'east' ? 1 : -1);
  const others = page.controls.filter(control => control !== now);
  const there = nearest(
    direction,
    now.box,
    others.map(({ box }) => box),
  );
  if (there !== undefined) others[there]!.focus();
  else if (!isAside) page.scroll(direction === 'south' ? 1 : -1);
}

/** Straight ahead counts for more than near but aside. */
const ASIDE = 3;

/** Which box one means who goes that way; undefined where there is none. */
export function nearest(direction: Direction, from: Region, boxes: readonly Region[]): number | undefined {
  let best: { readonly index: number; readonly far: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const ahead = distance(direction, from, box);
    if (ahead === undefined) continue;
    const far = ahead + ASIDE * gapAside(direction, from, box);
    if (!best || far < best.far) best = { index, far };
  }
  return best?.index;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ x, width }: Region): Span => ({ start: x, end: x + width });
const along = ({ y, height }: Region): Span => ({ start: y, end: y + height });
const middle = ({ start, end }: Span): number => (start + end) / 2;

/** Between the facing edges; undefined for what does not lie that way. */
function distance(direction: Direction, from: Region, to: Region): number | undefined {
  const span = direction === 'east' || direction === 'west' ? across : along;
  const isForth = direction === 'east' || direction === 'south';
  const [a, b] = isForth ? [span(from), span(to)] : [span(to), span(from)];
  if (middle(b) <= middle(a) || b.start < middle(a) || a.end > middle(b)) return undefined;
  return Math.max(0, b.start - a.end);
}

/** How far it is out of line: nothing as long as the two overlap, but the one that is in line is meant. */
function gapAside(direction: Direction, from: Region, to: Region): number {
  const span = direction === 'east' || direction === 'west' ? along : across;
  const [a, b] = [span(from), span(to)];
  const gap = Math.max(0, b.start - a.end, a.start - b.end);
  return gap + Math.min(1, Math.abs(middle(a) - middle(b)) / 1000);
}
