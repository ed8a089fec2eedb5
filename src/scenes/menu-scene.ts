/** The poster behind the menu: a mountain at dusk in layers, six doors at its foot, and what waits below them. */
import type Phaser from 'phaser';
import type { DisplayDeps } from '../app/display.ts';
import { ROOMS } from '../games/index.ts';
import type { Region } from '../core/box.ts';
import type { Pack } from '../services/packs.ts';
import type { Settings } from '../services/settings.ts';
import type { AtlasIndex } from '../core/atlas.ts';
import { enlarge } from '../table/enlarge.ts';
import { loadTextures } from '../table/textures.ts';
import { pictureLayout, type PictureLayout } from './picture-layout.ts';
import { Sparks } from './sparks.ts';
import { Screen } from './screen.ts';
import { whenGone } from './gone.ts';
import type { StillWanted } from './wish.ts';

/** `menu.json`: the layers' frames, the picture's size, and where each place stands in it. */
interface Composition extends AtlasIndex {
  readonly picture: { readonly w: number; readonly h: number };
  readonly moon: { readonly x: number; readonly y: number };
  readonly places: Readonly<Record<string, Place>>;
}

/** In the picture, of its foot. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Back to front, with the share of the pointer's way that each follows. */
const LAYERS = [
  ['menu-sky', 0],
  ['menu-far', 0.3],
  ['menu-mountain', 0.6],
  ['menu-hills', 1],
  ['menu-earth', 1.3],
] as const;
const SWAY = 5;
/** Of a place, from its foot to its roof. */
const PLACE_ROWS = 48;
/** How near to a place a press must be, in picture pixels. */
const REACH = 26;
const DIM = 0x584a66;
/** One glide from end to end of a picture that is wider than the screen. */
const GLIDE_MS = 42_000;

export class MenuScene extends Screen {
  readonly #deps: DisplayDeps;
  readonly #packs: readonly Pack[];
  readonly #layers: { image: Phaser.GameObjects.Sprite; follow: number }[] = [];
  #composition: Composition | undefined;
  #sparks: Sparks | undefined;
  #layout: PictureLayout | undefined;
  #calm = false;
  /** -1 to 1: where the pointer is across the window. */
  #pointer = 0;
  #sway = 0;

  constructor(key: string, deps: DisplayDeps, packs: readonly Pack[]) {
    super(key);
    this.#deps = deps;
    this.#packs = packs;
  }

  /** After the pictures of the shared pack have come. */
  async awaken(stillWanted: StillWanted): Promise<void> {
    const shared = this.#packs.find(pack => pack.name === 'shared');
    const atlasUrl = shared?.images['menu'];
    const composition = shared?.data['menu'] as Composition | undefined;
    if (!atlasUrl || !composition) return;
    await loadTextures(this, { name: 'menu', atlasUrl, atlas: composition });
    stillWanted();
    this.#composition = composition;
    this.#paint(composition);
    this.settingsChanged(this.#deps.settings());
    const { canvas } = this.game;
    const off = new AbortController();
    canvas.addEventListener('pointermove', event => this.#follow(event), { signal: off.signal });
    canvas.addEventListener('click', event => this.#press(event), { signal: off.signal });
    whenGone(this, () => off.abort());
  }

  settingsChanged({ reducedMotion, lowPower }: Settings): void {
    this.#calm = reducedMotion;
    if (this.#sparks) this.#sparks.still = reducedMotion || lowPower;
    for (const { image } of this.#layers) if (reducedMotion) image.anims.pause();
  }

  place(region: Region): void {
    if (!this.#composition) return;
    const { picture } = this.#composition;
    const dpr = globalThis.devicePixelRatio || 1;
    this.#layout = pictureLayout(region, dpr, { width: picture.w, height: picture.h });
    enlarge(this.game, this.#layout, dpr, region);
    this.#compose(0);
    this.#tellAnchors();
  }

  get isMoving(): boolean {
    return Math.abs(this.#pointer - this.#sway) > 0.01;
  }

  override update(time: number, delta: number): void {
    this.#sway += (this.#pointer - this.#sway) * Math.min(1, delta / 400);
    if (!this.#calm) this.#compose(time);
    this.#sparks?.tick(delta);
  }

  #paint({ places, moon }: Composition): void {
    for (const [name, follow] of LAYERS) {
      this.#layers.push({ image: this.#sprite(name), follow });
      if (name === 'menu-sky') this.#hang('menu-moon', moon, 0.15);
    }
    const open = new Set(ROOMS.map(room => room.card.id));
    for (const [id, at] of Object.entries(places)) {
      const image = this.#hang(`place-${id}`, at, 1.3).setOrigin(0.5, 1).setData('place', id);
      if (!open.has(id)) image.setTint(DIM).anims.pause();
    }
    const lit = Object.entries(places).filter(([id]) => open.has(id));
    this.#sparks = new Sparks(
      this,
      lit.map(([, at]) => at),
    );
  }

  /** Something that stands in the picture and is not a layer of it. */
  #hang(
    name: string,
    at: { readonly x: number; readonly y: number },
    follow: number,
  ): Phaser.GameObjects.Sprite {
    const image = this.#sprite(name).setOrigin(0.5).setData('at', at);
    this.#layers.push({ image, follow });
    return image;
  }

  #sprite(name: string): Phaser.GameObjects.Sprite {
    const image = this.add.sprite(0, 0, 'pack:menu', `${name}-0`).setOrigin(0, 1);
    const animation = `menu/${name}`;
    if (this.anims.exists(animation)) image.play({ key: animation, startFrame: name.length % 2 });
    return image;
  }

  /** Lays the layers against one another. Above the picture the night goes on. */
  #compose(time: number): void {
    const layout = this.#layout;
    if (!layout || !this.#composition) return;
    const { buffer, foot } = layout;
    const { w, h } = this.#composition.picture;
    const spare = w - buffer.width;
    const glide = (1 - Math.cos((time / GLIDE_MS) * Math.PI * 2)) / 2;
    const left = -Math.round(spare * (spare < w / 3 ? 0.5 : 0.2 + 0.6 * glide));
    for (const { image, follow } of this.#layers) {
      const shift = Math.round(left - this.#sway * SWAY * follow);
      const at = image.getData('at') as { x: number; y: number } | undefined;
      if (at) image.setPosition(shift + at.x, foot - (h - at.y));
      else image.setPosition(shift, foot);
    }
    this.#sparks?.move(Math.round(left - this.#sway * SWAY * 1.3), foot - h);
  }

  /** Signs stand still: they follow the layout, not the swaying of the picture. */
  #tellAnchors(): void {
    if (!this.#layout || !this.#composition) return;
    const { left, top } = this.game.canvas.getBoundingClientRect();
    const { scale, buffer, foot } = this.#layout;
    const { picture, places } = this.#composition;
    const anchorOf = ({ x, y }: Place) => ({
      x: Math.round(left + (x - (picture.w - buffer.width) / 2) * scale),
      roof: Math.round(top + (foot - picture.h + y - PLACE_ROWS) * scale),
    });
    this.#deps.anchors(Object.fromEntries(Object.entries(places).map(([id, at]) => [id, anchorOf(at)])));
  }

  #follow(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#pointer = (event.clientX / window.innerWidth) * 2 - 1;
    this.game.canvas.style.cursor = this.#placeAt(event) ? 'pointer' : '';
  }

  #press(event: MouseEvent): void {
    const id = this.#placeAt(event);
    if (id !== undefined) this.#deps.choosePlace(id);
  }

  #placeAt({ clientX, clientY }: MouseEvent): string | undefined {
    if (!this.#layout || !this.#composition) return undefined;
    const { left, top } = this.game.canvas.getBoundingClientRect();
    const x = (clientX - left) / this.#layout.scale;
    const y = (clientY - top) / this.#layout.scale;
    const open = new Set(ROOMS.map(room => room.card.id));
    const hit = this.#layers.find(({ image }) => {
      const isNear = Math.abs(image.x - x) < REACH && y < image.y + REACH * 3 && y > image.y - 2 * REACH;
      return isNear && open.has(String(image.getData('place')));
    });
    return hit && String(hit.image.getData('place'));
  }
}
