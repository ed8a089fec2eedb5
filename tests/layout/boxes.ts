/** Arithmetic of boxes. */
import type { Box, Point } from './snapshot.ts';

export const rightOf = ({ left, width }: Box): number => left + width;
export const bottomOf = ({ top, height }: Box): number => top + height;
export const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function isWithin(inner: Box, outer: Box, slack: number): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    rightOf(inner) <= rightOf(outer) + slack &&
    bottomOf(inner) <= bottomOf(outer) + slack
  );
}

/** How far two boxes lie in one another; nothing or less means apart. */
export function overlap(a: Box, b: Box): { readonly x: number; readonly y: number } {
  return {
    x: Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left),
    y: Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top),
  };
}

/** The same box after it has been brought into another along one axis or both. */
export function broughtInto(box: Box, outer: Box, alongX: boolean, alongY: boolean): Box {
  const keep = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    left: alongX ? keep(box.left, box.width, outer.left, outer.width) : box.left,
    top: alongY ? keep(box.top, box.height, outer.top, outer.height) : box.top,
  };
}

export function boxText({ left, top, width, height }: Box): string {
  return `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
}
