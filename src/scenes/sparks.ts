/**
 * Stars that twinkle and embers that rise from the lit doors of the menu's mountain. Not an emitter of Phaser's: each is a
 * function of time alone, so that the first frame has all of them and a still menu simply stops the clock.
 */
import type Phaser from 'phaser';

const STARS = 26;
const EMBERS = 5;
const EMBER_COLOURS = [0xffd95c, 0xf59d3d, 0xe0603a];

interface Ember {
  readonly shape: Phaser.GameObjects.Rectangle;
  readonly home: { readonly x: number; readonly y: number };
  readonly phase: number;
}

export class Sparks {
  still = false;
  readonly #stars: { shape: Phaser.GameObjects.Rectangle; x: number; y: number; phase: number }[] = [];
  readonly #embers: Ember[] = [];
  #time = 0;
  #left = 0;
  #top = 0;

  constructor(scene: Phaser.Scene, doors: readonly { readonly x: number; readonly y: number }[]) {
    for (let i = 0; i < STARS; i++) {
      const shape = scene.add.rectangle(0, 0, 1, 1, i % 4 === 0 ? 0xb8ecf2 : 0xf2e9d8).setOrigin(0);
      this.#stars.push({ shape, x: (i * 149) % 640, y: (i * i * 7) % 74, phase: i * 1.7 });
    }
    for (const [index, home] of doors.entries()) {
      for (let i = 0; i < EMBERS; i++) {
        const shape = scene.add.rectangle(0, 0, 1, 1, EMBER_COLOURS[i % EMBER_COLOURS.length]).setOrigin(0);
        this.#embers.push({ shape, home, phase: (i + index * 0.37) / EMBERS });
      }
    }
  }

  /** The picture's corner in the buffer. */
  move(left: number, top: number): void {
    this.#left = left;
    this.#top = top;
  }

  tick(delta: number): void {
    if (!this.still) this.#time += delta;
    for (const { shape, x, y, phase } of this.#stars) {
      shape
        .setPosition(this.#left + x, this.#top + y)
        .setAlpha(0.35 + 0.65 * Math.abs(Math.sin(this.#time / 1400 + phase)));
    }
    for (const { shape, home, phase } of this.#embers) {
      const life = (this.#time / 3200 + phase) % 1;
      const drift = Math.sin((life + phase) * 9) * 6;
      shape
        .setPosition(Math.round(this.#left + home.x + drift), Math.round(this.#top + home.y - 12 - life * 46))
        .setAlpha(1 - life);
    }
  }
}
