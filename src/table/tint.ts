/** Colours that need Phaser itself: the hit flash, the sleeper's shade, light that makes things brighter. */
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

/** The canvas renderer can neither tint nor brighten. */
export function canTint(scene: Phaser.Scene): boolean {
  return scene.sys.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer;
}

const brightening = new WeakMap<object, number>();

/** A blend mode that multiplies what lies below by one plus the light. Only the graphics card can do it. */
export function brighten(scene: Phaser.Scene): number | undefined {
  const { renderer } = scene.sys;
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return undefined;
  let mode = brightening.get(renderer);
  if (mode === undefined) {
    // The number that addBlendMode returns is one too small in Phaser 4.2.
    mode = renderer.blendModes.length;
    const { gl } = renderer;
    renderer.addBlendMode([gl.DST_COLOR, gl.ONE], gl.FUNC_ADD);
    brightening.set(renderer, mode);
  }
  return mode;
}
