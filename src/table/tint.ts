/** Fills a sprite's shape with one colour: the hit flash. Its own file, because it needs Phaser itself. */
import Phaser from 'phaser';

type Tinted = Phaser.GameObjects.Sprite | Phaser.GameObjects.Image;

export function fill(sprite: Tinted, colour: number): void {
  sprite.setTint(colour).setTintMode(Phaser.TintModes.FILL);
}

export function shade(sprite: Tinted, colour: number): void {
  sprite.setTint(colour).setTintMode(Phaser.TintModes.MULTIPLY);
}

export function untinted(sprite: Tinted): void {
  sprite.clearTint().setTintMode(Phaser.TintModes.MULTIPLY);
}
