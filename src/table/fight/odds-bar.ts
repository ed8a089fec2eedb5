/** The chances of both, as a rope that one side pulls away from the other, with the left one's number on it. */
import type Phaser from 'phaser';
import { percent } from '../../games/phrases.ts';
import { box } from '../kit.ts';
import { mix } from '../easing.ts';
import { words } from '../words.ts';

export const ODDS_WIDTH = 44;
const HEIGHT = 5;

export class OddsBar {
  readonly holder: Phaser.GameObjects.Container;
  readonly #mine: Phaser.GameObjects.Image;
  readonly #shine: Phaser.GameObjects.Image;
  readonly #knot: Phaser.GameObjects.Image;
  readonly #number: Phaser.GameObjects.BitmapText;
  #odds: number;

  constructor(scene: Phaser.Scene, odds: number) {
    const left = -ODDS_WIDTH / 2;
    // Dark enough that the pale number can be read on it, and never mistaken for red.
    this.#mine = box(scene, left, 0, 1, HEIGHT, 'u');
    this.#shine = box(scene, left, 0, 1, 1, 'w');
    this.#knot = box(scene, 0, -1, 2, HEIGHT + 2, '5');
    this.#number = words(scene, 0, -2, '');
    this.holder = scene.add.container(0, 0, [
      box(scene, left - 1, -1, ODDS_WIDTH + 2, HEIGHT + 2, 'k'),
      box(scene, left, 0, ODDS_WIDTH, HEIGHT, 'R'),
      box(scene, left, 0, ODDS_WIDTH, 1, 'r'),
      this.#mine,
      box(scene, left, HEIGHT - 1, ODDS_WIDTH, 1, 'k').setAlpha(0.35),
      this.#shine,
      this.#knot,
      this.#number,
    ]);
    this.#odds = odds;
    this.show(odds);
  }

  get odds(): number {
    return this.#odds;
  }

  show(odds: number): void {
    this.#odds = odds;
    this.#draw(odds);
  }

  /** On the way from older odds to the present ones. */
  pull(from: number, t: number): void {
    this.#draw(mix(from, this.#odds, t));
  }

  #draw(odds: number): void {
    const share = Math.max(0, Math.min(1, odds / 100));
    const width = Math.round(ODDS_WIDTH * share);
    this.#mine.setVisible(width > 0).setDisplaySize(Math.max(1, width), HEIGHT);
    this.#shine.setVisible(width > 0).setDisplaySize(Math.max(1, width), 1);
    this.#knot.setX(Math.max(0, Math.min(ODDS_WIDTH - 2, width - 1)) - ODDS_WIDTH / 2);
    this.#number.setText(percent(share));
    this.#number.setX(-Math.round(this.#number.width / 2));
  }
}
