/**
 * The picture is drawn small, a pixel for each pixel of the art, and enlarged by one pass onto a canvas of the screen's
 * own resolution: WebKit smooths whatever CSS enlarges. Where two drawn pixels meet, at most one pixel of the screen
 * mixes them, so a zoom need not be whole to be sharp, and nothing wobbles: what moves, moves in drawn pixels.
 */
import Phaser from 'phaser';
import type { Size } from '../core/box.ts';
import { canvasFor } from './layout.ts';
import type { PagePoint } from './table.ts';

export interface Enlargement {
  /** As drawn. */
  readonly buffer: Size;
  /** Device pixels per drawn pixel. */
  readonly zoom: number;
  /** As shown, in device pixels. */
  readonly device: Size;
}

/**
 * One program for each kind of zoom: where there is no graphics card, a program that can do all three takes twice as
 * long. Both pictures share their upper left corner; `at` is the place in the drawn one.
 */
const PROGRAMS = {
  /** Every pixel of the screen lies inside a drawn one. */
  whole: 'gl_FragColor = drawn(at);',
  /** Those that lie on a border take a share of both sides. */
  sharp: `
  vec2 border = floor(at + 0.5);
  gl_FragColor = drawn(border + clamp((at - border) * uZoom, -0.5, 0.5));`,
  /** Smaller than drawn: the mean of all that a pixel of the screen covers. */
  afar: `
  vec2 part = vec2(0.25 / uZoom, -0.25 / uZoom);
  gl_FragColor = (drawn(at + part.xx) + drawn(at + part.xy) + drawn(at + part.yx) + drawn(at + part.yy)) / 4.0;`,
};
type ZoomKind = keyof typeof PROGRAMS;

const LINEAR = 0;
const NEAREST = 1;

function kindOf(zoom: number): ZoomKind {
  if (zoom < 1) return 'afar';
  return Number.isInteger(zoom) ? 'whole' : 'sharp';
}

function programOf(kind: ZoomKind): string {
  return `
#pragma phaserTemplate(shaderName)
precision highp float;
uniform sampler2D uMainSampler;
uniform vec2 uScale;
uniform vec2 uCorner;
uniform vec2 uBuffer;
uniform float uZoom;
varying vec2 outTexCoord;
vec4 drawn(vec2 at) {
  return texture2D(uMainSampler, at / uBuffer);
}
void main() {
  vec2 at = outTexCoord * uScale + uCorner;
  ${PROGRAMS[kind]}
}`;
}

class ZoomPass extends Phaser.Renderer.WebGL.RenderNodes.BaseFilterShader {
  zoom = 1;
  buffer: Size = { width: 1, height: 1 };

  constructor(manager: Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager, kind: ZoomKind) {
    super(`ZoomPass-${kind}`, manager, undefined, programOf(kind));
  }

  override setupUniforms(
    _controller: Phaser.Filters.Controller,
    canvas: Phaser.Renderer.WebGL.DrawingContext,
  ): void {
    const { buffer, zoom, programManager } = this;
    const [width, height] = [canvas.width / zoom, canvas.height / zoom];
    programManager.setUniform('uScale', [width, height]);
    // Textures begin at the bottom.
    programManager.setUniform('uCorner', [0, buffer.height - height]);
    programManager.setUniform('uBuffer', [buffer.width, buffer.height]);
    programManager.setUniform('uZoom', zoom);
  }
}

/** Draws everything into a small picture first. */
class Enlarger {
  readonly #renderer: Phaser.Renderer.WebGL.WebGLRenderer;
  readonly #canvas: Phaser.Renderer.WebGL.DrawingContext;
  readonly #small: Phaser.Renderer.WebGL.DrawingContext;
  readonly #passes: Readonly<Record<ZoomKind, ZoomPass>>;
  #pass: ZoomPass;
  /** The pass asks for a controller only where it is given no padding. */
  readonly #nobody = undefined as unknown as Phaser.Filters.Controller;
  readonly #flush = new Phaser.Geom.Rectangle();

  constructor(renderer: Phaser.Renderer.WebGL.WebGLRenderer) {
    const { Events, DrawingContext } = { ...Phaser.Renderer, ...Phaser.Renderer.WebGL };
    this.#renderer = renderer;
    this.#canvas = renderer.baseDrawingContext;
    this.#canvas.setAutoClear(false, false, false);
    this.#small = new DrawingContext(renderer, { autoClear: true });
    renderer.on(Events.RESIZE, (width: number, height: number) => this.#small.resize(width, height));
    renderer.baseDrawingContext = this.#small;
    const { renderNodes } = renderer;
    this.#passes = {
      whole: new ZoomPass(renderNodes, 'whole'),
      sharp: new ZoomPass(renderNodes, 'sharp'),
      afar: new ZoomPass(renderNodes, 'afar'),
    };
    this.#pass = this.#passes.whole;
    renderer.on(Events.POST_RENDER, () => this.#show());
  }

  /** After Phaser's own resizing, which makes both as large as what is drawn. */
  resize(buffer: Size, canvas: Size, zoom: number): void {
    const kind = kindOf(zoom);
    this.#canvas.resize(canvas.width, canvas.height);
    if (this.#small.texture)
      this.#renderer.setTextureFilter(this.#small.texture, kind === 'whole' ? NEAREST : LINEAR);
    this.#pass = Object.assign(this.#passes[kind], { buffer, zoom });
  }

  #show(): void {
    this.#pass.run(this.#nobody, this.#small, this.#canvas, this.#flush);
    this.#canvas.release();
  }
}

const enlargers = new WeakMap<Phaser.Game, Enlarger>();

/** Shows the game's picture at this size. Its corner lies in the page where its parent does, on the next device pixel. */
export function enlarge(
  game: Phaser.Game,
  { buffer, zoom, device }: Enlargement,
  dpr: number,
  { x, y }: PagePoint,
): void {
  const { canvas, renderer, scale } = game;
  scale.resize(buffer.width, buffer.height);
  const { style } = canvas;
  style.marginLeft = `${Math.round(x * dpr) / dpr - x}px`;
  style.marginTop = `${Math.round(y * dpr) / dpr - y}px`;
  if (!(renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) {
    // Without WebGL the page enlarges, evenly or not: a game for old machines rather than none.
    showAt(style, { width: (buffer.width * zoom) / dpr, height: (buffer.height * zoom) / dpr });
    style.imageRendering = zoom < 1 ? 'auto' : 'pixelated';
    return;
  }
  const enlarger = enlargers.get(game) ?? new Enlarger(renderer);
  enlargers.set(game, enlarger);
  const { size, part } = canvasFor(device);
  canvas.width = size.width;
  canvas.height = size.height;
  showAt(style, { width: (size.width * part) / dpr, height: (size.height * part) / dpr });
  enlarger.resize(buffer, size, zoom / part);
}

function showAt(style: CSSStyleDeclaration, { width, height }: Size): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
}
