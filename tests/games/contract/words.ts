/** The closed word lists of the looks, held complete by the compiler, and small checks that say what is wrong. */
import type { Cell, Extent } from '../../../src/core/grid.ts';
import { isInside } from '../../../src/core/grid.ts';
import {
  DIE_SIDES,
  type DieModel,
  type MarkKind,
  type MotionKind,
  type Tone,
} from '../../../src/core/look.ts';

// biome-ignore format: a list
const TONES: Record<Tone, true> = {
  plain: true, good: true, bad: true, gold: true, magic: true, ice: true, fire: true, dim: true,
};
// biome-ignore format: a list
const MOTIONS: Record<MotionKind, true> = {
  hop: true, slide: true, lunge: true, flip: true, appear: true, vanish: true, crumble: true, flash: true, say: true,
  float: true, fly: true, beam: true, burst: true, glow: true, tumble: true, card: true, banner: true, deal: true,
  openFight: true, clash: true, closeFight: true, shake: true, darken: true, spectacle: true, sound: true, wait: true,
  together: true, blow: true, dissolve: true, death: true,
};
// biome-ignore format: a list
const COLOURS: Record<DieModel['colour'], true> = {
  bone: true, red: true, blue: true, violet: true, green: true, gold: true,
};
const MARKS: Record<MarkKind, true> = { go: true, strike: true, magic: true, use: true, choose: true };

export const isTone = (tone: string): boolean => tone in TONES;
export const isMotion = (kind: string): boolean => kind in MOTIONS;
export const isMark = (mark: string): boolean => mark in MARKS;
export const isSaid = (text: string): boolean => text.trim() !== '';
export const isKebab = (id: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);

export function isOnBoard(extent: Extent, at: Cell): boolean {
  return Number.isInteger(at.x) && Number.isInteger(at.y) && isInside(extent, at);
}

export function isDie(die: DieModel): boolean {
  const fits = Number.isInteger(die.face) && die.face >= 1 && die.face <= die.sides;
  return DIE_SIDES.includes(die.sides) && fits && die.colour in COLOURS;
}

/** More would not fit before a fighter on a phone. */
const MOST_DICE = 8;

/** What a fighter may roll at once. */
export function isPool(dice: readonly DieModel[]): boolean {
  return dice.length <= MOST_DICE && dice.every(isDie);
}

export function repeated<T>(items: readonly T[]): T[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}

/** Collects what is wrong; a test expects the list to be empty, so one run tells all. */
export class Findings {
  readonly found = new Set<string>();

  expect(isFine: boolean, otherwise: string): void {
    if (!isFine) this.found.add(otherwise);
  }

  get list(): string[] {
    return [...this.found].toSorted();
  }
}
