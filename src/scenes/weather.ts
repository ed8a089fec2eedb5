/**
 * What drifts through a tableau: coins, petals, snow, ash. Scattered by index, not by chance: it only looks like it. Not an
 * emitter of Phaser's, which begins with an empty sky and forgets its particles' places when the window changes.
 */
import type Phaser from 'phaser';
import { colour, type PaletteKey } from '../table/palette.ts';

interface Kind {
  readonly count: number;
  /** Drawn pixels a second, down; upwards if negative. */
  readonly fall: readonly [least: number, most: number];
  readonly sway: number;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly keys: readonly PaletteKey[];
  /** Turns over as it falls. */
  readonly tumbles?: boolean;
  /** Comes and goes. */
  readonly twinkles?: boolean;
}

// biome-ignore format: a table
const KINDS: Readonly<Record<string, Kind>> = {
  motes:  { count: 46, fall: [-5, 4],    sway: 7,  sizes: [[1, 1]],                  keys: ['Y', 'c', '5'],           twinkles: true },
  coins:  { count: 34, fall: [34, 74],   sway: 3,  sizes: [[4, 4], [3, 3]],          keys: ['Y', 'O', 'Y', '5'],      tumbles: true },
  petals: { count: 36, fall: [8, 18],    sway: 13, sizes: [[2, 1], [2, 2], [1, 1]],  keys: ['s', 'm', '5', 's'],      tumbles: true },
  embers: { count: 40, fall: [-26, -10], sway: 9,  sizes: [[1, 1], [1, 1], [2, 1]],  keys: ['O', 'o', 'Y'],           twinkles: true },
  ash:    { count: 44, fall: [4, 11],    sway: 8,  sizes: [[1, 1], [2, 1]],          keys: ['2', '3', '1', '2'] },
  snow:   { count: 60, fall: [9, 24],    sway: 9,  sizes: [[1, 1], [2, 2], [1, 1]],  keys: ['5', 'W', 'w'] },
  cards:  { count: 16, fall: [12, 26],   sway: 16, sizes: [[5, 7]],                  keys: ['5', 'O', 'r', 'u', 'g'], tumbles: true },
  sparks: { count: 44, fall: [-18, -6],  sway: 8,  sizes: [[1, 1], [1, 2]],          keys: ['m', 'p', 's'],           twinkles: true },
};

interface Flake {
  readonly shape: Phaser.GameObjects.Rectangle;
  readonly fall: number;
  readonly phase: number;
  readonly width: number;
}

/** Numbers that look scattered: 0 to 1. */
const scattered = (index: number, salt: number): number => ((index * 7919 + salt * 613) % 997) / 997;

export class Weather {
  readonly #kind: Kind | undefined;
  readonly #flakes: readonly Flake[];
  #time = 0;

  constructor(scene: Phaser.Scene, name: string, share: number, depth: number) {
    const kind = KINDS[name];
    this.#kind = kind;
    this.#flakes = Array.from({ length: Math.round((kind?.count ?? 0) * share) }, (_, index) => {
      const [width, height] = kind!.sizes[index % kind!.sizes.length]!;
      const [least, most] = kind!.fall;
      const shape = scene.add
        .rectangle(0, 0, width, height, colour(kind!.keys[index % kind!.keys.length]!))
        .setOrigin(0)
        .setDepth(depth)
        .setScrollFactor(0);
      return {
        shape,
        width,
        fall: least + (most - least) * scattered(index, 5),
        phase: scattered(index, 9) * 6.3,
      };
    });
  }

  /** Over the whole view. */
  tick(delta: number, width: number, height: number): void {
    const kind = this.#kind;
    if (!kind) return;
    this.#time += delta / 1000;
    for (const [index, { shape, fall, phase, width: wide }] of this.#flakes.entries()) {
      const way = scattered(index, 2) * (height + 16) + fall * this.#time;
      const y = (((way % (height + 16)) + height + 16) % (height + 16)) - 8;
      const x = scattered(index, 1) * width + Math.sin(this.#time * 0.9 + phase) * kind.sway;
      shape.setPosition(Math.round(x), Math.round(y));
      if (kind.tumbles)
        shape.width = Math.max(1, Math.round(wide * Math.abs(Math.cos(this.#time * 3 + phase))));
      if (kind.twinkles) shape.setAlpha(0.25 + 0.75 * Math.abs(Math.sin(this.#time * 1.3 + phase)));
    }
  }
}
