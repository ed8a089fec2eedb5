/** The names of columns and rows along the upper and left edge of the view: they stay there, wherever the camera goes. */
import type Phaser from 'phaser';
import type { EdgeName, EdgeNames } from '../../core/board.ts';
import type { Size } from '../../core/box.ts';
import { DEPTH } from '../depth.ts';
import { CELL, type Spot } from '../layout.ts';
import { edgePlace } from './edge-place.ts';
import { tinyLabel } from './plate.ts';
import { tinyText } from './tiny-letters.ts';

/** Css pixels at the edge of the view that the ring of the focus may cover. */
const RING = 5;
const ALPHA = 0.8;
/** Css pixels per pixel of the view from which five pixels of a letter can be read. */
const READABLE = 1.25;

type Label = Phaser.GameObjects.Image;
interface Written {
  readonly label: Label;
  /** Its own place along the edge, in board pixels: the middle of its column or row. */
  readonly middle: number;
}

export class EdgeNamesView {
  readonly #scene: Phaser.Scene;
  #names: EdgeNames | undefined;
  #columns: readonly Written[] = [];
  #rows: readonly Written[] = [];
  #placed = '';

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  show(names: EdgeNames | undefined): void {
    if (isSame(names, this.#names)) return;
    this.destroy();
    this.#names = names;
    this.#columns = (names?.columns ?? []).flatMap(name => this.#write(name));
    this.#rows = (names?.rows ?? []).flatMap(name => this.#write(name));
  }

  /** Only a camera that moved moves them. */
  tick(corner: Spot, view: Size, scale: number): void {
    const placed = `${corner.x}/${corner.y}/${view.width}/${view.height}/${scale}`;
    if (this.#names === undefined || placed === this.#placed) return;
    this.#placed = placed;
    const isReadable = scale >= READABLE;
    const inset = Math.ceil(RING / scale);
    const first = (names: readonly EdgeName[]) => Math.min(...names.map(({ at }) => at)) * CELL;
    const [left, top] = [first(this.#names.columns), first(this.#names.rows)];
    for (const { label, middle } of this.#columns) {
      const y = edgePlace(top, corner.y, label.height, inset).at;
      const isSeen = middle - corner.x > CELL / 2 && middle < corner.x + view.width;
      label.setPosition(Math.round(middle - label.width / 2), y).setVisible(isReadable && isSeen);
    }
    for (const { label, middle } of this.#rows) {
      const { at: x, isBeside } = edgePlace(left, corner.x, label.width, inset);
      // Over the squares it keeps to their upper edge: what lies in the middle of one stays in sight.
      const y = isBeside ? Math.round(middle - label.height / 2) : middle - CELL / 2;
      const isSeen = middle - corner.y > CELL / 2 && middle < corner.y + view.height;
      label.setPosition(x, y).setVisible(isReadable && isSeen);
    }
  }

  destroy(): void {
    for (const { label } of [...this.#columns, ...this.#rows]) label.destroy();
    this.#columns = [];
    this.#rows = [];
    this.#names = undefined;
    this.#placed = '';
  }

  #write({ at, text }: EdgeName): Written[] {
    const letters = tinyText(text);
    if (letters === undefined) return [];
    const label = tinyLabel(this.#scene, text, letters).setAlpha(ALPHA).setDepth(DEPTH.names);
    return [{ label, middle: (at + 0.5) * CELL }];
  }
}

function isSame(a: EdgeNames | undefined, b: EdgeNames | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && keyOf(a) === keyOf(b));
}

function keyOf({ columns, rows }: EdgeNames): string {
  return [...columns, ...rows].map(({ at, text }) => `${at}${text}`).join(' ');
}
