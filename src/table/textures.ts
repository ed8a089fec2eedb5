/**
 * Packs as Phaser sees them: one texture with named frames and one looping animation per moving sprite for each
 * pack. Sprites are asked for by name, in the room's pack first and then in `shared`.
 */
import type Phaser from 'phaser';
import type { AtlasIndex } from '../core/atlas.ts';
import { addFont, type FontData } from './bitmap-font.ts';

export interface PackTextures {
  readonly name: string;
  readonly atlasUrl: string;
  readonly atlas: AtlasIndex;
  /** Only `shared` brings the letters. */
  readonly font?: FontData;
}

/** Where a sprite's picture is. */
export interface SpriteTexture {
  readonly texture: string;
  readonly frame: string;
  readonly frames: number;
  /** Key of its idle animation, if it moves. */
  readonly animation: string | undefined;
}

const textureKey = (pack: string): string => `pack:${pack}`;
const animationKey = (pack: string, sprite: string): string => `${pack}/${sprite}`;

/** Loads a pack once; asking again is free. */
export async function loadTextures(scene: Phaser.Scene, pack: PackTextures): Promise<void> {
  const key = textureKey(pack.name);
  if (scene.textures.exists(key)) return;
  const image = await loadImage(pack.atlasUrl);
  // Somebody else may have been faster meanwhile.
  if (scene.textures.exists(key)) return;
  const texture = scene.textures.addImage(key, image);
  if (texture === null) return;
  for (const [name, { x, y, w, h }] of Object.entries(pack.atlas.frames)) texture.add(name, 0, x, y, w, h);
  for (const [sprite, { frames, fps }] of Object.entries(pack.atlas.sprites)) {
    if (frames < 2) continue;
    scene.anims.create({
      key: animationKey(pack.name, sprite),
      frames: Array.from({ length: frames }, (_, index) => ({ key, frame: `${sprite}-${index}` })),
      frameRate: fps > 0 ? fps : 4,
      repeat: -1,
    });
  }
  if (pack.font !== undefined) addFont(scene, key, pack.font);
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** The look-up through the packs of one table. */
export class Sprites {
  readonly #textures: Phaser.Textures.TextureManager;
  readonly #animations: Phaser.Animations.AnimationManager;
  readonly #packs: readonly string[];
  readonly #known = new Map<string, SpriteTexture | undefined>();
  readonly #frames = new Map<string, Phaser.Textures.Frame | undefined>();

  constructor(scene: Phaser.Scene, packs: readonly string[]) {
    this.#textures = scene.textures;
    this.#animations = scene.anims;
    this.#packs = packs.includes('shared') ? packs : [...packs, 'shared'];
  }

  /** By the name that models use: `rat`, never `rat-0`. */
  spriteTexture(name: string): SpriteTexture | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const found = this.#find(name);
    this.#known.set(name, found);
    return found;
  }

  /** The small version of an icon, where the artist drew one (`chip-heart` for `heart`). */
  smallTexture(name: string): SpriteTexture | undefined {
    return this.spriteTexture(`chip-${name}`) ?? this.spriteTexture(name);
  }

  /** How fast it breathes. */
  fpsOf(name: string): number {
    const animation = this.spriteTexture(name)?.animation;
    return (animation !== undefined && this.#animations.get(animation)?.frameRate) || 0;
  }

  /** A single frame by its full name, as tiles are named: `caves-floor-3`. */
  frame(name: string): Phaser.Textures.Frame | undefined {
    if (!this.#frames.has(name)) this.#frames.set(name, this.#findFrame(name));
    return this.#frames.get(name);
  }

  #findFrame(name: string): Phaser.Textures.Frame | undefined {
    for (const pack of this.#packs) {
      const key = textureKey(pack);
      if (this.#textures.exists(key) && this.#textures.get(key).has(name)) {
        return this.#textures.getFrame(key, name) ?? undefined;
      }
    }
    return undefined;
  }

  #find(name: string): SpriteTexture | undefined {
    for (const pack of this.#packs) {
      const key = textureKey(pack);
      if (!this.#textures.exists(key)) continue;
      const texture = this.#textures.get(key);
      if (!texture.has(`${name}-0`)) continue;
      const animation = animationKey(pack, name);
      let frames = 1;
      while (texture.has(`${name}-${frames}`)) frames++;
      return {
        texture: key,
        frame: `${name}-0`,
        frames,
        animation: this.#animations.exists(animation) ? animation : undefined,
      };
    }
    return undefined;
  }
}
