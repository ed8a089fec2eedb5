/** How it ended, as a picture: the painting of the room, whoever stands in it, flames that burn and things that fall. */
import type Phaser from 'phaser';
import type { AtlasIndex, AtlasRect } from '../core/atlas.ts';
import type { Region } from '../core/box.ts';
import type { TableauFigure, TableauModel } from '../core/tableau.ts';
import type { Pack } from '../services/packs.ts';
import type { Settings } from '../services/settings.ts';
import { enlarge } from '../table/enlarge.ts';
import { colour } from '../table/palette.ts';
import { loadTextures, Sprites } from '../table/textures.ts';
import { imageOf, makeFigure, pixelsOf, tinted } from './figures.ts';
import { Screen } from './screen.ts';
import { tableauLayout } from './tableau-layout.ts';
import { Weather } from './weather.ts';
import { whenGone } from './gone.ts';
import type { StillWanted } from './wish.ts';

/** `tableaux.json`: what the painter says of his paintings. */
interface Tableaux extends AtlasIndex {
  readonly core: AtlasRect;
  readonly paintings: Readonly<Record<string, Painting>>;
}

interface Painting {
  readonly spots: Readonly<Record<string, Spot>>;
  readonly lively: readonly {
    readonly sprite: string;
    readonly x: number;
    readonly y: number;
    readonly when?: string;
  }[];
  readonly weather: string;
  readonly tints?: Readonly<Record<string, string>>;
  /** The corner of what stands before the figures. */
  readonly front?: { readonly x: number; readonly y: number };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turned?: boolean;
  readonly looms?: boolean;
  readonly behind?: boolean;
}

interface Floating {
  readonly thing: Phaser.GameObjects.Sprite;
  readonly y: number;
  /** How far up and down, and when. */
  readonly float: number;
  readonly phase: number;
}

const DEPTHS = { back: 0, behind: 1, front: 2, before: 3, weather: 5, veil: 6 } as const;
/** Feet stand on the third row from below, twice enlarged. */
const SOLE = 4;
const ARRIVAL_MS = 700;
/** The veil goes in so many steps: no soft light in a picture of few colours. */
const VEIL_STEPS = 5;

export class ResultsScene extends Screen {
  override readonly fills = true;
  readonly #model: TableauModel;
  readonly #packs: readonly Pack[];
  readonly #calm: boolean;
  readonly #isThrifty: boolean;
  readonly #floating: Floating[] = [];
  readonly #made: string[] = [];
  #core: AtlasRect | undefined;
  #weather: Weather | undefined;
  #veil: Phaser.GameObjects.Rectangle | undefined;
  /** When it was first seen. */
  #since: number | undefined;
  #isThere = false;
  #stage: Region | undefined;

  constructor(key: string, model: TableauModel, packs: readonly Pack[], settings: Settings) {
    super(key);
    this.#model = model;
    this.#packs = packs;
    this.#calm = settings.reducedMotion;
    this.#isThrifty = settings.lowPower;
  }

  /** After the pictures of its packs have come. */
  async unveil(stillWanted: StillWanted): Promise<void> {
    const pack = this.#packs.find(({ name }) => name === this.#model.pack);
    const atlasUrl = pack?.images['tableaux'];
    const tableaux = pack?.data['tableaux'] as Tableaux | undefined;
    const painting = tableaux?.paintings[this.#model.painting];
    if (!atlasUrl || !tableaux || !painting) return;
    const name = `tableaux:${this.#model.pack}`;
    await loadTextures(this, { name, atlasUrl, atlas: tableaux });
    stillWanted();
    this.#core = tableaux.core;
    this.#paint(painting, name);
    whenGone(this, () => {
      for (const made of this.#made) {
        this.anims.remove(made);
        this.textures.remove(made);
      }
    });
  }

  get isMoving(): boolean {
    return !this.#calm && !this.#isThere;
  }

  /** The picture covers the whole window; `stage` is the part that no panel lies on. */
  place(window: Region, stage: Region = this.#stage ?? window): void {
    this.#stage = stage;
    if (!this.#core) return;
    const dpr = globalThis.devicePixelRatio || 1;
    const layout = tableauLayout(window, stage, dpr, this.#core);
    enlarge(this.game, layout, dpr, window);
    this.cameras.main.setScroll(-layout.left, -layout.top);
    this.#veil?.setSize(layout.buffer.width, layout.buffer.height);
    this.#weather?.tick(0, layout.buffer.width, layout.buffer.height);
  }

  override update(time: number, delta: number): void {
    if (!this.#veil) return;
    this.#since ??= time;
    const left = this.#calm ? 0 : Math.max(0, 1 - (time - this.#since) / ARRIVAL_MS);
    this.#veil.setAlpha(Math.ceil(left * VEIL_STEPS) / VEIL_STEPS);
    this.#isThere = left === 0;
    if (this.#calm) return;
    for (const { thing, y, float, phase } of this.#floating)
      thing.y = y + Math.round(Math.sin(time / 620 + phase) * float);
    const { width, height } = this.scale;
    this.#weather?.tick(delta, width, height);
  }

  #paint(painting: Painting, pack: string): void {
    const { painting: name, tint, props = [], figures } = this.#model;
    const texture = `pack:${pack}`;
    this.#hang(
      this.#tinted(texture, `tableau-${name}-back-0`, painting.tints?.[tint ?? '']),
      0,
      0,
      DEPTHS.back,
    );
    const { front } = painting;
    if (front) this.#hang([texture, `tableau-${name}-front-0`], front.x, front.y, DEPTHS.front);
    for (const { sprite, x, y, when } of painting.lively) {
      if (when !== undefined && !props.includes(when)) continue;
      const depth = (front && y < front.y ? DEPTHS.back : DEPTHS.before) + y / 1000;
      const thing = this.#hang([texture, `${sprite}-0`], x, y, depth).setOrigin(0.5, 1);
      const animation = `${pack}/${sprite}`;
      if (this.anims.exists(animation)) thing.play({ key: animation, startFrame: Math.round(x) % 2 });
      if (this.#calm) thing.anims.pause();
    }
    const sprites = new Sprites(this, [this.#model.pack]);
    for (const [index, figure] of figures.entries()) {
      const spot = painting.spots[figure.spot];
      if (spot) this.#stand(sprites, figure, spot, index);
    }
    if (!this.#calm || painting.weather !== 'coins')
      this.#weather = new Weather(this, painting.weather, this.#isThrifty ? 0.4 : 1, DEPTHS.weather);
    this.#veil = this.add
      .rectangle(0, 0, 1, 1, colour('k'))
      .setOrigin(0)
      .setDepth(DEPTHS.veil)
      .setScrollFactor(0);
  }

  #stand(sprites: Sprites, { sprite, as, isYou }: TableauFigure, spot: Spot, index: number): void {
    const figure = makeFigure(this, sprites, sprite, as, spot.looms ?? false);
    if (!figure) return;
    this.#made.push(figure.texture);
    const depth = (spot.behind ? DEPTHS.behind : DEPTHS.before) + spot.y / 1000;
    const y = spot.y + SOLE;
    const isGhost = as === 'ghost';
    const thing = this.#hang([figure.texture, 0], spot.x, y, depth, isGhost ? 2 : 0, index).setOrigin(0.5, 1);
    if (spot.turned) thing.setFlipX(true);
    if (figure.frames > 1 && as !== 'stone' && !this.#calm)
      this.#breathe(thing, figure.texture, figure.frames, sprites.fpsOf(sprite));
    if (isYou) this.#mark(sprites, spot.x, y - figure.height - 6, index);
  }

  /** An arrow over the head of whoever played. */
  #mark(sprites: Sprites, x: number, y: number, index: number): void {
    const arrow = sprites.spriteTexture('arrow');
    if (arrow)
      this.#hang([arrow.texture, arrow.frame], x, y, DEPTHS.before + 1, 2, index)
        .setOrigin(0.5)
        .setAngle(90);
  }

  #breathe(thing: Phaser.GameObjects.Sprite, texture: string, frames: number, frameRate: number): void {
    this.anims.create({
      key: texture,
      frames: Array.from({ length: frames }, (_, frame) => ({ key: texture, frame })),
      frameRate,
      repeat: -1,
    });
    thing.play(texture);
  }

  #hang(
    [texture, frame]: readonly [texture: string, frame: string | number],
    x: number,
    y: number,
    depth: number,
    float = 0,
    phase = 0,
  ): Phaser.GameObjects.Sprite {
    const thing = this.add.sprite(x, y, texture, frame).setOrigin(0).setDepth(depth);
    if (float > 0) this.#floating.push({ thing, y, float, phase });
    return thing;
  }

  /** The painting in other colours, as a texture of its own. */
  #tinted(texture: string, frame: string, pairs: string | undefined): readonly [string, string | number] {
    if (!pairs) return [texture, frame];
    const image = imageOf(tinted(pixelsOf(this.textures.getFrame(texture, frame)!), pairs));
    const name = `tinted-${frame}-${pairs}`;
    if (this.textures.exists(name)) this.textures.remove(name);
    const canvas = this.textures.createCanvas(name, image.width, image.height);
    if (canvas === null) return [texture, frame];
    canvas.context.putImageData(image, 0, 0);
    canvas.refresh();
    this.#made.push(name);
    return [name, '__BASE'];
  }
}
