/**
 * Where everything stands in a fight, in the fight's own pixels. One of them is a whole number of buffer pixels, so
 * that letters can be read on a board drawn at single pixels, and everything stays on the grid. Pure.
 */
import type { Box, Size } from '../../core/box.ts';

/** The stone frame around the scene. */
export const FRAME = 4;
/** The title board hangs over the upper edge: so far down, however many lines it has, and with two of them so far up. */
export const TITLE_FOOT = 5;
export const TITLE_RISE = 20;

/** Between two fighters there is room for their dice; on anything narrower the dice lie before them. */
const WIDE = 216;
const NARROWEST = 168;
const WIDEST = 320;
/** Least and most height, and the share of the view that the fight would like to keep to. */
const HEIGHTS = {
  wide: { least: 88, most: 104, share: 0.42 },
  tall: { least: 118, most: 124, share: 0.5 },
} as const;
/** Letters smaller than this many css pixels per pixel of theirs are hard to read: then the fight may grow. */
const READABLE = 1.5;
const LARGEST_SHARE = 0.58;

/** The least view in which a fight can be shown: the camera draws back this far. */
export const FIGHT_ROOM: Size = { width: NARROWEST, height: 168 };

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

export interface FightLayout {
  /** Buffer pixels per pixel of the fight. */
  readonly unit: number;
  /** The whole panel in buffer pixels of the view. */
  readonly place: Box;
  /** The same in the fight's own pixels. */
  readonly width: number;
  readonly height: number;
  /** Dice lie between the fighters, not before them, so that figures may be larger. */
  readonly isWide: boolean;
  /** Where wall and floor meet, and where feet stand. */
  readonly wallFoot: number;
  readonly feet: number;
  /** Where the fighters' pools may lie. */
  readonly pools: Readonly<Record<Side, Box>>;
  /** Words of one side may be so wide. */
  readonly half: number;
  /** Where the middle of a verdict comes in, and by how much it rises then. */
  readonly verdict: { readonly y: number; readonly rise: number };
}

/** It leaves the dice in sight, and the hearts: below dice that lie between the fighters, above dice that lie before them. */
function verdictOf(isWide: boolean, height: number): FightLayout['verdict'] {
  return isWide ? { y: height - 5, rise: 3 } : { y: 43, rise: 8 };
}

export function fightLayout(view: Size, scale: number): FightLayout {
  const unit = unitFor(view, scale);
  const width = Math.min(WIDEST, Math.floor(view.width / unit));
  const shape = width >= WIDE ? 'wide' : 'tall';
  const { least, most, share } = HEIGHTS[shape];
  const wish = Math.floor((view.height * share) / unit);
  const height = Math.max(least, Math.min(most, wish));
  const feet = shape === 'wide' ? height - FRAME - 17 : 63;
  const gap = width * unit < view.width ? 2 * unit : 0;
  return {
    unit,
    place: {
      x: Math.floor((view.width - width * unit) / 2),
      y: Math.max(0, view.height - height * unit - gap),
      width: width * unit,
      height: height * unit,
    },
    width,
    height,
    isWide: shape === 'wide',
    wallFoot: feet - (shape === 'wide' ? 15 : 8),
    feet,
    pools: shape === 'wide' ? poolsBetween(width, height) : poolsBefore(width, feet, height),
    half: Math.floor(width / 2) - FRAME - 5,
    verdict: verdictOf(shape === 'wide', height),
  };
}

function unitFor(view: Size, scale: number): number {
  const { most, share } = HEIGHTS.wide;
  const fitting = (columns: number, rows: number, part: number) =>
    Math.max(1, Math.floor(Math.min(view.width / columns, (view.height * part) / rows)));
  const best = fitting(WIDE, most, share);
  if (best * scale >= READABLE) return best;
  const wide = fitting(WIDE, HEIGHTS.wide.least, LARGEST_SHARE);
  const tall = fitting(NARROWEST, HEIGHTS.tall.least, LARGEST_SHARE);
  return Math.max(best, wide, tall);
}

/** A pool keeps clear of its fighter's middle, not of every hair. */
const FIGHTER = 54;
export const HEADER = 25;
const FOOTER = 13;

function poolsBetween(width: number, height: number): Record<Side, Box> {
  const inner = Math.floor(width / 2) - 2 - FRAME - FIGHTER;
  const box = { y: HEADER, width: inner, height: height - FRAME - FOOTER - HEADER };
  return {
    left: { ...box, x: FRAME + FIGHTER },
    right: { ...box, x: width - FRAME - FIGHTER - inner },
  };
}

function poolsBefore(width: number, feet: number, height: number): Record<Side, Box> {
  const inner = Math.floor(width / 2) - 2 - FRAME - 2;
  const box = { y: feet - 1, width: inner, height: height - FRAME - FOOTER - feet };
  return { left: { ...box, x: FRAME + 2 }, right: { ...box, x: width - FRAME - 2 - inner } };
}

/** From one x to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function meets(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** How many times its own size a figure stands there: small ones grow most, a boss fills the height. */
export function figureScale(size: number, { isWide }: Pick<FightLayout, 'isWide'>): number {
  if (isWide) return size <= 16 ? 3 : size <= 32 ? 2 : 1;
  return size <= 24 ? 2 : 1;
}

/** More hearts than this cannot be counted at a glance. */
const MOST_PIPS = 12;
/** From one heart to the next. */
export const PIP_STEP = 9;

/** Hearts in a row of this width, or undefined if they must become a bar. */
export function pipsOf(max: number, width: number): number | undefined {
  return max <= MOST_PIPS && max * PIP_STEP <= width ? max : undefined;
}
