/**
 * The picture behind the panels: one Phaser game, one scene a screen. Scenes are shown one at a time, and all but the
 * menu's come when they are first wanted.
 */
import Phaser from 'phaser';
import type { Laid, Display, DisplayDeps } from '../app/display.ts';
import type { Region } from '../core/box.ts';
import type { TableauModel } from '../core/tableau.ts';
import { loadPack, type Pack } from '../services/packs.ts';
import { loadTextures, type PackTextures } from '../table/textures.ts';
import type { FontData } from '../table/bitmap-font.ts';
import { GamepadInput } from '../table/input/gamepad.ts';
import { FrameThrift } from '../table/frame-thrift.ts';
import { MenuScene } from './menu-scene.ts';
import { Screen } from './screen.ts';
import type { TableScene } from './table-scene.ts';
import { type StillWanted, unlessOvertaken, Wishes } from './wish.ts';

/** Draws only the frames that are worth it; the rest of the game goes on in all of them. */
class ThriftyGame extends Phaser.Game {
  readonly #thrift = new FrameThrift();

  constructor(config: Phaser.Types.Core.GameConfig) {
    super(config);
    const stir = (): void => this.#thrift.stir(performance.now());
    // A canvas that gets another size is empty until it is drawn.
    this.events.once(Phaser.Core.Events.READY, () => this.scale.on(Phaser.Scale.Events.RESIZE, stir));
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
      window.addEventListener(type, stir, { passive: true });
  }

  override step(time: number, delta: number): void {
    const isMoving = this.scene.getScenes().some(scene => !(scene instanceof Screen) || scene.isMoving);
    if (this.#thrift.isDue(time, isMoving)) super.step(time, delta);
    else this.headlessStep(time, delta);
  }
}

export function createDisplay(root: HTMLElement, deps: DisplayDeps): Display {
  const game = new ThriftyGame({
    type: Phaser.AUTO,
    parent: root,
    width: 320,
    height: 180,
    pixelArt: true,
    backgroundColor: '#140f1c',
    banner: false,
    // Sound is Howler's; keys, pads and pointers are read by our own input, on every renderer alike.
    audio: { noAudio: true },
    input: { keyboard: false, gamepad: false, mouse: false, touch: false },
    scale: { mode: Phaser.Scale.NONE, autoCenter: Phaser.Scale.NO_CENTER },
    scene: [],
  });
  return new PhaserDisplay(game, root, deps);
}

class PhaserDisplay implements Display {
  readonly #game: Phaser.Game;
  readonly #root: HTMLElement;
  readonly #deps: DisplayDeps;
  readonly #ready: Promise<void>;
  readonly #wishes = new Wishes();
  #region: Region | undefined;
  #screen: Screen | undefined;
  #menuPacks: readonly Pack[] = [];

  constructor(game: Phaser.Game, root: HTMLElement, deps: DisplayDeps) {
    this.#game = game;
    this.#root = root;
    this.#deps = deps;
    root.style.position = 'fixed';
    root.style.overflow = 'hidden';
    this.#ready = new Promise(resolve => {
      game.events.once(Phaser.Core.Events.READY, () => resolve());
    });
    this.#place();
    const pad = new GamepadInput(intent => {
      if (!deps.padUsed(intent)) this.#screen?.hear(intent);
    });
    game.events.on(Phaser.Core.Events.STEP, (_time: number, delta: number) => pad.poll(delta));
  }

  /** For the test hook. */
  get game(): Phaser.Game {
    return this.#game;
  }

  get screen(): Screen | undefined {
    return this.#screen;
  }

  async menu(packs: readonly Pack[]): Promise<void> {
    this.#menuPacks = packs;
    const stillWanted = this.#wishes.next();
    await this.#ready;
    const make = () => new MenuScene('menu', this.#deps, packs);
    const scene = await this.#open('menu', make, packs, stillWanted);
    await scene.awaken(stillWanted);
    this.#place();
  }

  async table(room: { readonly card: { readonly id: string } }, packs: readonly Pack[]): Promise<Laid> {
    const { laid } = await this.#lay(`table:${room.card.id}`, packs);
    return laid;
  }

  async behind(
    room: { readonly card: { readonly id: string } },
    packs: readonly Pack[],
  ): Promise<Laid | undefined> {
    const lies = await unlessOvertaken(this.#lay(`table:${room.card.id}`, packs));
    if (!lies) return undefined;
    this.#root.style.opacity = '0.55';
    lies.scene.rest();
    return lies.laid;
  }

  async back(): Promise<void> {
    await unlessOvertaken(this.menu(this.#menuPacks));
  }

  async gallery(packs: readonly Pack[]): Promise<Laid> {
    const { laid } = await this.#lay('gallery', packs);
    return laid;
  }

  /** The board stays until the picture is there. Whoever plays on sooner never sees it. */
  async results(tableau: TableauModel): Promise<void> {
    await unlessOvertaken(this.#unveil(tableau, this.#wishes.next()));
  }

  async #unveil(tableau: TableauModel, stillWanted: StillWanted): Promise<void> {
    await this.#ready;
    const { ResultsScene } = await import('./results-scene.ts');
    const packs = await Promise.all([loadPack(tableau.pack), loadPack('shared')]);
    stillWanted();
    const make = () => new ResultsScene('results', tableau, packs, this.#deps.settings());
    const scene = await this.#open('results', make, packs, stillWanted);
    await scene.unveil(stillWanted);
    this.#place();
  }

  async picture(): Promise<HTMLImageElement | undefined> {
    await this.#ready;
    return new Promise(resolve => {
      this.#game.renderer.snapshot(image => resolve(image instanceof HTMLImageElement ? image : undefined));
    });
  }

  region(region: Region | undefined): void {
    this.#region = region;
    this.#place();
    this.#draw();
  }

  /** A canvas of another size is empty: it is drawn at once, not when a busy machine has time for the next frame. */
  #draw(): void {
    const { loop, renderer, scene } = this.#game;
    if (!this.#screen || !loop.running) return;
    renderer.preRender();
    scene.render(renderer);
    renderer.postRender();
  }

  settingsChanged(): void {
    if (this.#screen instanceof MenuScene) this.#screen.settingsChanged(this.#deps.settings());
  }

  async #lay(key: string, packs: readonly Pack[]): Promise<{ laid: Laid; scene: TableScene }> {
    const stillWanted = this.#wishes.next();
    const { TableScene } = await import('./table-scene.ts');
    await this.#ready;
    stillWanted();
    const names = packs.map(pack => pack.name);
    const scene = await this.#open(key, () => new TableScene(key, this.#deps, names), packs, stillWanted);
    const laid = scene.lay();
    // Behind the menu nothing else will tell the new table how large it is.
    this.#place();
    return { laid, scene };
  }

  /** Only one screen exists at a time, so nothing of an old match is left behind. */
  async #open<T extends Screen>(
    key: string,
    make: () => T,
    packs: readonly Pack[],
    stillWanted: StillWanted,
  ): Promise<T> {
    for (const scene of this.#game.scene.getScenes(false)) this.#game.scene.remove(scene.scene.key);
    this.#root.style.opacity = '';
    const scene = make();
    this.#game.scene.add(key, scene, true);
    await scene.ready;
    const textures = packs.flatMap(pack => texturesOf(pack) ?? []);
    await Promise.all(textures.map(one => loadTextures(scene, one)));
    stillWanted();
    this.#screen = scene;
    this.#place();
    return scene;
  }

  /** A screen without a place of its own has the whole window for its picture; so has a tableau, and knows its place. */
  #place(): void {
    const whole = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
    const stage = this.#region ?? whole;
    const region = this.#screen?.fills ? whole : stage;
    const { style } = this.#root;
    // The gallery has a display on one of its pages only.
    style.visibility = !this.#region && this.#screen?.scene.key === 'gallery' ? 'hidden' : '';
    style.left = `${region.x}px`;
    style.top = `${region.y}px`;
    style.width = `${region.width}px`;
    style.height = `${region.height}px`;
    if (stage.width > 0 && stage.height > 0) this.#screen?.place(region, stage);
  }
}

function texturesOf(pack: Pack): PackTextures | undefined {
  const { name, atlasUrl, atlas, data } = pack;
  if (!atlasUrl || !atlas) return undefined;
  const font = data['font'] as FontData | undefined;
  return { name, atlasUrl, atlas, ...(font && { font }) };
}
