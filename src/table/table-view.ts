/**
 * The table itself: draws any room from its models and plays its motions. It introduces the views to one another
 * and owns nothing of the game.
 */
import type Phaser from 'phaser';
import { type Cell, isInside } from '../core/grid.ts';
import type { BoardModel, Choice, Motion, OverlayModel, Place, Tone } from '../core/look.ts';
import { BoardCamera } from './camera.ts';
import { FightView } from './fight/fight-view.ts';
import { FIGHT_ROOM } from './fight/layout.ts';
import { makeKit } from './kit.ts';
import { CELL, type Spot } from './layout.ts';
import { MotionClock } from './motion-clock.ts';
import { attend } from './motions/attend.ts';
import { performMotion } from './motions/index.ts';
import { toneKey, wordKey } from './palette.ts';
import type { Stage } from './stage.ts';
import type { Region } from '../core/box.ts';
import type { Speed } from '../core/speed.ts';
import type { PagePoint, Table, TableDeps } from './table.ts';
import { Sprites } from './textures.ts';
import { Backdrop } from './views/backdrop.ts';
import { DiceTray } from './views/dice-tray.ts';
import { EdgeNamesView } from './views/edge-names.ts';
import { Ground } from './views/ground.ts';
import { Light } from './views/light.ts';
import { Marks } from './views/marks.ts';
import { Minimap } from './views/minimap.ts';
import { OverlayView } from './views/overlay.ts';
import { Particles } from './views/particles.ts';
import { Pointers } from './views/pointers.ts';
import { Tokens } from './views/tokens.ts';
import { UsedPart } from './used-part.ts';

/** A frame that took longer (a sleeping tab) counts as this much: nothing jumps. */
const LONGEST_FRAME = 100;

export class TableView implements Table {
  readonly #scene: Phaser.Scene;
  readonly #deps: TableDeps;
  readonly #sprites: Sprites;
  readonly #clock: MotionClock;
  readonly #camera: BoardCamera;
  readonly #backdrop: Backdrop;
  readonly #ground: Ground;
  readonly #tokens: Tokens;
  readonly #light: Light;
  readonly #marks: Marks;
  readonly #overlay: OverlayView;
  readonly #names: EdgeNamesView;
  readonly #pointers: Pointers;
  readonly #particles: Particles;
  readonly #tray: DiceTray;
  readonly #fight: FightView;
  readonly #map: Minimap;
  readonly #stage: { -readonly [K in keyof Stage]: Stage[K] };
  #board: BoardModel | undefined;
  #speed: Speed = 1;
  #reducedMotion = false;
  #lowPower = false;
  #colourSafe = false;
  largeText = false;
  #destroyed = false;
  #steering = false;
  readonly #used = new UsedPart();
  #leave: () => void = () => {};
  readonly #gone = new Promise<void>(resolve => {
    this.#leave = resolve;
  });

  constructor(scene: Phaser.Scene, deps: TableDeps) {
    this.#scene = scene;
    this.#deps = deps;
    this.#clock = new MotionClock(scene.tweens);
    makeKit(scene);
    this.#sprites = new Sprites(scene, deps.packs);
    this.#camera = new BoardCamera(scene);
    this.#backdrop = new Backdrop(scene);
    this.#ground = new Ground(scene, this.#sprites);
    this.#tokens = new Tokens(scene, this.#sprites, () => this.largeText);
    this.#light = new Light(scene);
    this.#marks = new Marks(scene, this.#sprites);
    this.#overlay = new OverlayView(scene);
    this.#names = new EdgeNamesView(scene);
    this.#pointers = new Pointers(scene, this.#sprites);
    this.#particles = new Particles(scene);
    this.#tray = new DiceTray(scene, this.#sprites, this.#clock);
    this.#fight = new FightView(scene, this.#sprites, this.#particles);
    this.#map = new Minimap(scene);
    this.#stage = this.#makeStage();
    scene.events.on('update', this.#tick);
    // A scene that is removed is destroyed without being shut down.
    scene.events.once('shutdown', this.#shutdown);
    scene.events.once('destroy', this.#shutdown);
  }

  show(board: BoardModel): void {
    if (this.#destroyed) return;
    this.#board = board;
    this.#backdrop.show(board.extent);
    this.#ground.show(board.ground, board.extent);
    this.#tokens.show(board.tokens);
    this.#names.show(board.names);
    this.#light.show(board.light, at => this.#tokens.figureAt(at));
    this.#particles.setFlames(
      board.light.sources
        .filter(({ tone, flicker }) => flicker && (tone === 'fire' || tone === 'gold'))
        .map(({ at }) => ({ x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL })),
    );
    this.#camera.show(...this.#used.seen(board), board.focus, board.ahead);
    this.#camera.makeRoom(board.fight === undefined ? undefined : FIGHT_ROOM);
    this.#fight.show(board.fight, board.ground.theme);
    this.#fitView();
    const { ground, tokens, focus } = board;
    this.#map.show({ ground, tokens, focus, used: this.#used.of(board) });
    this.#camera.coverCorner(this.#map.covered);
  }

  marks(choices: readonly Choice[], isDim: (choice: Choice) => boolean = () => false): void {
    if (this.#destroyed) return;
    this.#marks.show(choices, isDim);
    this.#ask(choices.flatMap(choice => (isDim(choice) ? [] : (choice.at ?? []))));
  }

  overlay(model: OverlayModel | undefined): void {
    if (this.#destroyed) return;
    const { corner, view, canRoam } = this.#camera;
    // Where the camera roams, what lies outside the view may come into it.
    if (canRoam) this.#overlay.show(model);
    else this.#overlay.show(model, [corner.x, corner.x + view.width]);
  }

  /** On a board larger than the view the camera goes where the keys go. */
  cursor(at: Cell | undefined): void {
    if (this.#destroyed) return;
    this.#pointers.cursor(at);
    if (at !== undefined) this.#camera.attend(at, false);
  }

  ghost(at: Cell | undefined, sprite: string | undefined): void {
    if (!this.#destroyed) this.#pointers.ghost(at, sprite);
  }

  path(cells: readonly Cell[]): void {
    if (!this.#destroyed) this.#pointers.path(cells);
  }

  note(at: Cell, text: string): void {
    if (this.#destroyed) return;
    void performMotion({ do: 'float', at, text, tone: 'plain' }, this.#stage);
  }

  /** Whoever is told to press the marked square can see it. */
  point(cells: readonly Cell[]): void {
    if (this.#destroyed) return;
    this.#pointers.point(cells);
    this.#ask(cells);
  }

  /** They are in sight, and not under dice. */
  #ask(cells: readonly Cell[]): void {
    this.#camera.invite(cells);
    const { x, y } = this.#camera.corner;
    this.#tray.makeWay(cells.map(at => ({ x: (at.x + 0.5) * CELL - x, y: (at.y + 0.5) * CELL - y })));
  }

  perform(motions: readonly Motion[]): Promise<void> {
    if (this.#speed === 'instant' || this.#destroyed) return Promise.resolve();
    const played = this.#clock.scope(async () => {
      for (const motion of motions) {
        // What was skipped is not played in fast motion: the model sets everything right at once.
        if (this.#clock.isSkipping) return;
        await attend(motion, this.#stage);
        await performMotion(motion, this.#stage);
      }
    });
    // Nobody is left waiting for a table that is cleared away.
    return Promise.race([played, this.#gone]);
  }

  skip(): void {
    this.#clock.finish();
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (speed === 'instant') this.skip();
    else this.#clock.speed = speed;
    this.#camera.calm = this.#reducedMotion || speed === 'instant';
  }

  get reducedMotion(): boolean {
    return this.#reducedMotion;
  }

  set reducedMotion(reduced: boolean) {
    if (this.#destroyed) return;
    this.#reducedMotion = reduced;
    this.#stage.calm = reduced;
    for (const view of [this.#light, this.#marks, this.#pointers, this.#particles, this.#fight])
      view.calm = reduced;
    this.#camera.calm = reduced || this.#speed === 'instant';
    this.#tokens.setLook(reduced, this.#colourSafe);
  }

  get lowPower(): boolean {
    return this.#lowPower;
  }

  set lowPower(low: boolean) {
    if (this.#destroyed) return;
    this.#lowPower = low;
    this.#light.off = low;
    this.#particles.still = low;
    this.#fight.still = low;
  }

  get colourSafe(): boolean {
    return this.#colourSafe;
  }

  set colourSafe(safe: boolean) {
    if (this.#destroyed) return;
    this.#colourSafe = safe;
    this.#overlay.colourSafe = safe;
    this.#light.colourSafe = safe;
    this.#tokens.setLook(this.#reducedMotion, safe);
  }

  get isMoving(): boolean {
    return !this.#clock.isIdle || this.#camera.isGliding;
  }

  resize(region: Region): void {
    if (this.#destroyed) return;
    this.#camera.resize(region, globalThis.devicePixelRatio || 1);
    this.#fitView();
  }

  cellAtPage(x: number, y: number): Cell | undefined {
    const spot = this.#camera.toBoard({ x, y });
    const { corner } = this.#camera;
    const [left, top] = [spot.x - corner.x, spot.y - corner.y];
    if (this.#fight.covers(left, top) || this.#map.hit(left, top) !== undefined) return undefined;
    const at = { x: Math.floor(spot.x / CELL), y: Math.floor(spot.y / CELL) };
    return this.#board !== undefined && isInside(this.#board.extent, at) ? at : undefined;
  }

  pageOf(at: Cell): PagePoint {
    return this.#camera.toPage({ x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL });
  }

  zoomBy(step: number): void {
    if (this.#destroyed) return;
    this.#camera.zoomBy(step);
    this.#fitView();
  }

  panBy(dx: number, dy: number): void {
    if (this.#destroyed) return;
    this.#camera.panBy(dx, dy);
  }

  lookAt(at: Cell): void {
    if (this.#destroyed) return;
    this.#camera.lookAt(at);
  }

  toggleOverview(): void {
    if (!this.#destroyed && this.#camera.toggleOverview()) this.#fitView();
  }

  steer(x: number, y: number, begins: boolean): boolean {
    if (this.#destroyed) return false;
    const board = this.#camera.toBoard({ x, y });
    const { corner } = this.#camera;
    const spot = { x: board.x - corner.x, y: board.y - corner.y };
    if (begins) {
      const hit = this.#map.hit(spot.x, spot.y);
      this.#steering = hit?.on === 'map';
      if (hit?.on === 'button') this.toggleOverview();
      if (hit === undefined) return false;
    }
    if (this.#steering) this.#camera.steerTo(this.#map.boardAt(spot.x, spot.y));
    return true;
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.#scene.events.off('update', this.#tick);
    this.#scene.events.off('shutdown', this.#shutdown);
    this.#scene.events.off('destroy', this.#shutdown);
    this.#clock.abandon();
    this.#leave();
    for (const view of [
      this.#backdrop,
      this.#ground,
      this.#tokens,
      this.#light,
      this.#marks,
      this.#overlay,
      this.#names,
      this.#pointers,
      this.#particles,
      this.#tray,
      this.#fight,
      this.#map,
    ]) {
      view.destroy();
    }
  }

  readonly #tick = (_time: number, delta: number): void => {
    const ms = Math.min(delta, LONGEST_FRAME);
    this.#clock.tick(ms);
    this.#camera.tick(ms);
    this.#ground.tick(ms, this.#reducedMotion);
    this.#tokens.tick(ms);
    this.#marks.tick(ms);
    this.#pointers.tick(ms);
    const { corner } = this.#camera;
    this.#light.tick(ms, corner);
    this.#particles.tick(ms, corner, this.#camera.view);
    this.#fight.tick(ms, corner);
    this.#names.tick(corner, this.#camera.view, this.#camera.scale);
    this.#map.tick(corner);
  };

  readonly #shutdown = (): void => this.destroy();

  /** What covers the view or a part of it follows its size. */
  #fitView(): void {
    const { view, scale, needsMap, isOverview } = this.#camera;
    this.#light.resize(view);
    this.#marks.resize(scale);
    this.#fight.resize(view, scale);
    this.#camera.cover(this.#fight.depth);
    this.#map.resize({ view, scale, needsMap, isOverview });
    this.#camera.coverCorner(this.#map.covered);
  }

  #makeStage(): Stage {
    return {
      scene: this.#scene,
      sprites: this.#sprites,
      clock: this.#clock,
      camera: this.#camera,
      ground: this.#ground,
      tokens: this.#tokens,
      light: this.#light,
      particles: this.#particles,
      tray: this.#tray,
      fight: this.#fight,
      calm: this.#reducedMotion,
      focusIsLow: () => this.#focusIsLow(),
      spot: place => this.#spot(place),
      toneKey: (tone: Tone) => toneKey(tone, this.#colourSafe),
      wordKey: (tone: Tone) => wordKey(tone, this.#colourSafe),
      letters: () => (this.largeText ? 2 : 1),
      stepBack: () => {
        this.#camera.makeRoom(FIGHT_ROOM);
        this.#fitView();
      },
      lay: (board, keepsFigures) =>
        this.show({
          ...board,
          tokens: board.tokens.filter(({ layer }) => keepsFigures || layer !== 'figure'),
        }),
      play: key => this.#deps.play(key),
      perform: motion => performMotion(motion, this.#stage),
      uncover: () => this.#camera.cover(this.#fight.depth),
    };
  }

  #focusIsLow(): boolean {
    const { focus, ahead } = this.#board ?? {};
    if (focus === undefined) return false;
    // Where it has a way to go, that is what must not be covered.
    if (ahead !== undefined && ahead.y !== focus.y) return ahead.y > focus.y;
    return (focus.y + 0.5) * CELL - this.#camera.corner.y > this.#camera.view.height * 0.6;
  }

  #spot(place: Place): Spot | undefined {
    if ('token' in place) return this.#tokens.get(place.token)?.middle;
    if ('panel' in place) {
      const page = this.#deps.panelPlace(place.panel);
      return page === undefined ? undefined : this.#camera.toBoard(page);
    }
    return { x: (place.x + 0.5) * CELL, y: (place.y + 0.5) * CELL };
  }
}
