/** Over the last board: a veil, and gold rain for a victory or falling ash for a defeat. */
import Phaser from 'phaser';

const RAIN = {
  won: [0xffd95c, 0xf59d3d, 0xf2e9d8],
  lost: [0x5a4a5f, 0x3a2c45, 0x6e1626],
  ranked: [0xffd95c, 0x5aa9d6, 0xc46bd0],
} as const;
const DROPS = 70;

interface Drop {
  readonly shape: Phaser.GameObjects.Rectangle;
  readonly speed: number;
  readonly sway: number;
}

export class ResultsScene extends Phaser.Scene {
  readonly #ending: keyof typeof RAIN;
  readonly #calm: boolean;
  #veil: Phaser.GameObjects.Rectangle | undefined;
  #drops: Drop[] = [];

  constructor(key: string, ending: keyof typeof RAIN, calm: boolean) {
    super(key);
    this.#ending = ending;
    this.#calm = calm;
  }

  create(): void {
    const { width, height } = this.scale;
    this.#veil = this.add
      .rectangle(0, 0, width, height, 0x140f1c, this.#ending === 'lost' ? 0.72 : 0.55)
      .setOrigin(0);
    const colours = RAIN[this.#ending];
    for (let i = 0; i < DROPS; i++) {
      // A cosmetic scatter: neighbouring drops must not look like a pattern.
      const at = (i * 7919) % 997;
      const size = this.#ending === 'lost' ? 1 : 1 + (i % 3);
      const shape = this.add
        .rectangle(
          (at / 997) * width,
          (((i * 613) % 499) / 499) * height,
          size,
          size,
          colours[i % colours.length],
        )
        .setOrigin(0);
      this.#drops.push({ shape, speed: (this.#ending === 'lost' ? 8 : 26) + (i % 5) * 6, sway: 2 + (i % 4) });
    }
  }

  get isMoving(): boolean {
    return !this.#calm;
  }

  override update(time: number, delta: number): void {
    const { width, height } = this.scale;
    this.#veil?.setSize(width, height);
    if (this.#calm) return;
    for (const [index, { shape, speed, sway }] of this.#drops.entries()) {
      shape.y += (speed * delta) / 1000;
      shape.x += (Math.sin(time / 700 + index) * sway * delta) / 1000;
      if (shape.y > height) shape.setPosition((((index * 7919 + Math.floor(time)) % 997) / 997) * width, -4);
    }
  }
}
