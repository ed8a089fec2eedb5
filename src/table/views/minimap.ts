/**
 * The small map in a corner, when a board is larger than the view: the ground, the figures on it, and a frame around
 * what is seen. Painted once per ground; a button under it shows everything at once.
 */
import type Phaser from 'phaser';
import { type Cell, sameCell } from '../../core/grid.ts';
import type { GroundModel, TokenModel } from '../../core/look.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import { CELL, type Spot } from '../layout.ts';
import { fitMap, type MapFit, mapInks } from '../minimap-fit.ts';
import { css, type PaletteKey } from '../palette.ts';
import type { CellBox } from '../used-part.ts';
import { PANELS, panelParts } from './panel.ts';

/** Frame of the map, and its distance from the edges of the view. */
const RIM = 3;
const MARGIN = 3;
/** The button in pixels of its own; what it should measure on the page, and what a finger needs, in css pixels. */
const BUTTON = 13;
const BUTTON_CSS = 38;
const FINGER = 44;
/** Four corners that move apart: everything. From the button's middle, as left, top, width and height. */
const CORNERS = [-1, 1].flatMap(right =>
  [-1, 1].flatMap(
    down =>
      [
        [right < 0 ? -3 : 1, down * 3, 3, 1],
        [right * 3, down < 0 ? -3 : 1, 1, 3],
      ] as const,
  ),
);
/** A figure in the overview of everything, in css pixels. */
const BEAD = 4;

export interface MapBoard {
  readonly ground: GroundModel;
  readonly tokens: readonly TokenModel[];
  readonly focus: Cell | undefined;
  readonly used: CellBox;
}

/** What the camera shows just now. */
export interface MapView {
  readonly view: Size;
  readonly scale: number;
  readonly needsMap: boolean;
  readonly isOverview: boolean;
}

export type MapHit = { readonly on: 'button' } | { readonly on: 'map'; readonly at: Spot };

let made = 0;

export class Minimap {
  readonly #scene: Phaser.Scene;
  #board: MapBoard | undefined;
  #seen: MapView | undefined;
  #key = '';
  #fit: MapFit = { scale: 1, width: 1, height: 1 };
  #texture: string | undefined;
  #holder: Phaser.GameObjects.Container | undefined;
  #dots: Phaser.GameObjects.Container | undefined;
  #frame: Phaser.GameObjects.Image[] = [];
  #button: { readonly x: number; readonly y: number; readonly size: number } | undefined;
  #corner: Spot = { x: Number.NaN, y: Number.NaN };

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  show(board: MapBoard): void {
    this.#board = board;
    this.#build();
  }

  resize(seen: MapView): void {
    this.#seen = seen;
    this.#build();
  }

  /** The frame around what is seen; nothing to do while the camera stands. */
  tick(corner: Spot): void {
    if (this.#frame.length === 0 || (corner.x === this.#corner.x && corner.y === this.#corner.y)) return;
    this.#corner = { x: corner.x, y: corner.y };
    this.#placeFrame();
  }

  /** What map and button lie over, from the upper right corner of the view; nothing while all can be seen. */
  get covered(): Size {
    const button = this.#button;
    if (this.#map === undefined || button === undefined) return { width: 0, height: 0 };
    const width = Math.max(this.#fit.width + 2 * RIM, button.size) + MARGIN;
    return { width, height: button.y + button.size };
  }

  /** In pixels of the view. On the map: the place of the board that it stands for, in board pixels. */
  hit(x: number, y: number): MapHit | undefined {
    const { scale = 1 } = this.#seen ?? {};
    const button = this.#button;
    const slack = Math.max(0, (FINGER / scale - (button?.size ?? 0)) / 2);
    if (button && within(x, button.x - slack, button.size + 2 * slack)) {
      if (within(y, button.y, button.size + slack)) return { on: 'button' };
    }
    const map = this.#map;
    const { width, height } = this.#fit;
    if (map === undefined) return undefined;
    if (!within(x, map.x - RIM, width + 2 * RIM) || !within(y, map.y - RIM, height + 2 * RIM))
      return undefined;
    return { on: 'map', at: this.boardAt(x, y) };
  }

  /** The place of the board under a point of the view, on the map or beside it. */
  boardAt(x: number, y: number): Spot {
    const map = this.#map ?? { x: 0, y: 0 };
    const used = this.#board?.used ?? { x: 0, y: 0 };
    const { scale } = this.#fit;
    return {
      x: (used.x + (x - map.x) / scale) * CELL,
      y: (used.y + (y - map.y) / scale) * CELL,
    };
  }

  destroy(): void {
    this.#holder?.destroy();
    this.#dots?.destroy();
    if (this.#texture !== undefined) this.#scene.textures.remove(this.#texture);
    this.#holder = undefined;
    this.#dots = undefined;
    this.#texture = undefined;
    this.#button = undefined;
    this.#frame = [];
    this.#key = '';
  }

  /** The map's own corner in the view, while it is shown. */
  get #map(): Spot | undefined {
    const { view, needsMap } = this.#seen ?? {};
    if (view === undefined || needsMap !== true) return undefined;
    return { x: view.width - MARGIN - RIM - this.#fit.width, y: MARGIN + RIM };
  }

  #build(): void {
    const board = this.#board;
    const seen = this.#seen;
    if (board === undefined || seen === undefined || !(seen.needsMap || seen.isOverview)) {
      return this.destroy();
    }
    const { view, scale, needsMap } = seen;
    const { ground } = board;
    const key = [ground.key, ground.theme, view.width, view.height, scale, needsMap].join('/');
    if (key !== this.#key) {
      this.destroy();
      this.#key = key;
      this.#holder = this.#scene.add.container(0, 0).setScrollFactor(0).setDepth(DEPTH.map);
      if (needsMap) this.#makeMap(board, view, scale);
      else if (scale < 1) this.#dots = this.#scene.add.container(0, 0).setDepth(DEPTH.map);
      this.#makeButton(view, scale, needsMap);
    }
    this.#placeDots(board);
    this.#corner = { x: Number.NaN, y: Number.NaN };
  }

  #makeMap({ ground, used }: MapBoard, view: Size, scale: number): void {
    this.#fit = fitMap(used, view, scale);
    const { width, height } = this.#fit;
    const name = `table-map-${made++}`;
    const texture = this.#scene.textures.createCanvas(name, width, height);
    const map = this.#map;
    if (texture === null || map === undefined) return;
    this.#texture = name;
    mapInks(ground.rows, used, this.#fit).forEach((row, y) => {
      row.forEach((ink, x) => {
        if (ink === undefined) return;
        texture.context.fillStyle = css(ink);
        texture.context.fillRect(x, y, 1, 1);
      });
    });
    texture.refresh();
    const wide = width + 2 * RIM;
    const high = height + 2 * RIM;
    const panel = this.#scene.add.container(
      map.x - RIM + Math.floor(wide / 2),
      map.y - RIM + Math.floor(high / 2),
      panelParts(this.#scene, wide, high, PANELS.map),
    );
    this.#dots = this.#scene.add.container(0, 0);
    this.#frame = Array.from({ length: 4 }, () => box(this.#scene, 0, 0, 1, 1, '5'));
    this.#holder?.add([
      panel.setAlpha(0.92),
      this.#scene.add.image(map.x, map.y, name).setOrigin(0),
      this.#dots,
      ...this.#frame,
    ]);
  }

  #makeButton(view: Size, scale: number, hasMap: boolean): void {
    if (this.#holder === undefined) return;
    const times = Math.max(1, Math.round(BUTTON_CSS / scale / BUTTON));
    const size = BUTTON * times;
    const x = view.width - MARGIN - size;
    const y = MARGIN + (hasMap ? this.#fit.height + 2 * RIM + 2 : 0);
    this.#button = { x, y, size };
    const parts = [
      ...panelParts(this.#scene, BUTTON, BUTTON, PANELS.map),
      ...CORNERS.map(([left, top, wide, high]) => box(this.#scene, left, top, wide, high, 'Y')),
    ];
    // The middle pixel of thirteen.
    const middle = Math.floor(BUTTON / 2) * times;
    this.#holder.add(this.#scene.add.container(x + middle, y + middle, parts).setScale(times));
  }

  /** The one that everybody looks at in gold, the others in red. */
  #placeDots({ tokens, focus, used }: MapBoard): void {
    const dots = this.#dots;
    const map = this.#map;
    if (dots === undefined) return;
    dots.removeAll(true);
    const { scale, width, height } = this.#fit;
    const onMap = (at: Cell, key: PaletteKey, corner: Spot): void => {
      const size = Math.max(2, Math.round(scale));
      const x = Math.min(width - size, Math.floor((at.x - used.x) * scale));
      const y = Math.min(height - size, Math.floor((at.y - used.y) * scale));
      dots.add(box(this.#scene, corner.x + x, corner.y + y, size, size, key));
    };
    /** Seen from far away a figure is only a few pixels: it gets a bead of its own. */
    const onBoard = (at: Cell, key: PaletteKey): void => {
      const pixel = Math.round(1 / (this.#seen?.scale ?? 1));
      const size = BEAD * pixel;
      const x = (at.x + 0.5) * CELL - size / 2;
      const y = (at.y + 0.5) * CELL - size / 2;
      dots.add([
        box(this.#scene, x - pixel, y - pixel, size + 2 * pixel, size + 2 * pixel, 'k'),
        box(this.#scene, x, y, size, size, key),
      ]);
    };
    const dot = (at: Cell, key: PaletteKey): void => (map ? onMap(at, key, map) : onBoard(at, key));
    const isFocus = (at: Cell) => focus !== undefined && sameCell(at, focus);
    for (const { layer, at } of tokens) if (layer === 'figure' && !isFocus(at)) dot(at, 'o');
    if (focus !== undefined) dot(focus, 'Y');
  }

  #placeFrame(): void {
    const map = this.#map;
    const { view } = this.#seen ?? {};
    const used = this.#board?.used;
    if (map === undefined || view === undefined || used === undefined) return;
    const { scale, width, height } = this.#fit;
    const place = (board: number, start: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round((board / CELL - start) * scale)));
    const left = map.x + place(this.#corner.x, used.x, width);
    const right = map.x + place(this.#corner.x + view.width, used.x, width);
    const top = map.y + place(this.#corner.y, used.y, height);
    const bottom = map.y + place(this.#corner.y + view.height, used.y, height);
    const sides: readonly (readonly [number, number, number, number])[] = [
      [left, top, right - left, 1],
      [left, bottom - 1, right - left, 1],
      [left, top, 1, bottom - top],
      [right - 1, top, 1, bottom - top],
    ];
    sides.forEach(([x, y, wide, high], index) => {
      this.#frame[index]?.setPosition(x, y).setDisplaySize(Math.max(1, wide), Math.max(1, high));
    });
  }
}

function within(value: number, start: number, length: number): boolean {
  return value >= start && value < start + length;
}
