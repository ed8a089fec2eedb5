/**
 * The picture is drawn small, a pixel for each pixel of the art, and enlarged by one pass onto a canvas of the screen's
 * own resolution: WebKit smooths whatever CSS enlarges. Where two drawn pixels meet, at most one pixel of the screen
 * mixes them, so a zoom need not be whole to be sharp, and nothing wobbles: what moves, moves in drawn pixels.
 */
import Phaser from 'phaser';
import { canvasFor, type Size } from './layout.ts';

export interface Picture {
  /** As drawn. */
  readonly buffer: Size;
  /** Device pixels per drawn pixel. */
  readonly zoom: number;
  /** As shown, in device pixels. */
  readonly device: Size;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

// From the upper left corner, which both pictures share. A pixel of the screen that lies wholly inside a drawn one takes
// its colour; seen from afar (a zoom below one) it takes the mean of all that it covers.
const SHARP = `
#pragma phaserTemplate(shaderName)
precision highp float;
uniform sampler2D uMainSampler;
uniform vec2 uBuffer;
uniform vec2 uCanvas;
uniform float uZoom;
varying vec2 outTexCoord;
vec4 drawn(vec2 at) {
  vec2 inside = clamp(at, vec2(0.5), uBuffer - 0.5);
  return texture2D(uMainSampler, vec2(inside.x, uBuffer.y - inside.y) / uBuffer);
}
void main() {
  vec2 at = vec2(outTexCoord.x, 1.0 - outTexCoord.y) * uCanvas / uZoom;
  if (uZoom >= 1.0) {
    vec2 border = floor(at + 0.5);
    gl_FragColor = drawn(border + clamp((at - border) * uZoom, -0.5, 0.5));
  } else {
    vec2 part = vec2(0.25 / uZoom, -0.25 / uZoom);
    gl_FragColor = (drawn(at + part.xx) + drawn(at + part.xy) + drawn(at + part.yx) + drawn(at + part.yy)) / 4.0;
  }
}`;

class SharpPass extends Phaser.Renderer.WebGL.RenderNodes.BaseFilterShader {
  zoom = 1;
  buffer: Size = { width: 1, height: 1 };

  constructor(manager: Phaser.Renderer.WebGL.RenderNodes.RenderNodeManager) {
    super('SharpPass', manager, undefined, SHARP);
  }

  override setupUniforms(
    _controller: Phaser.Filters.Controller,
    { width, height }: Phaser.Renderer.WebGL.DrawingContext,
  ): void {
    this.programManager.setUniform('uBuffer', [this.buffer.width, this.buffer.height]);
    this.programManager.setUniform('uCanvas', [width, height]);
    this.programManager.setUniform('uZoom', this.zoom);
  }
}

/** Draws everything into a small picture first. */
class Enlarger {
  readonly #canvas: Phaser.Renderer.WebGL.DrawingContext;
  readonly #small: Phaser.Renderer.WebGL.DrawingContext;
  readonly #pass: SharpPass;
  /** The pass asks for a controller only where it is given no padding. */
  readonly #nobody = undefined as unknown as Phaser.Filters.Controller;
  readonly #flush = new Phaser.Geom.Rectangle();

  constructor(renderer: Phaser.Renderer.WebGL.WebGLRenderer) {
    const { Events, DrawingContext } = { ...Phaser.Renderer, ...Phaser.Renderer.WebGL };
    this.#canvas = renderer.baseDrawingContext;
    this.#canvas.setAutoClear(false, false, false);
    this.#small = new DrawingContext(renderer, { autoClear: true });
    if (this.#small.texture) renderer.setTextureFilter(this.#small.texture, 0);
    renderer.on(Events.RESIZE, (width: number, height: number) => this.#small.resize(width, height));
    renderer.baseDrawingContext = this.#small;
    this.#pass = new SharpPass(renderer.renderNodes);
    renderer.on(Events.POST_RENDER, () => this.#show());
  }

  /** After Phaser's own resizing, which makes both as large as what is drawn. */
  resize(buffer: Size, canvas: Size, zoom: number): void {
    this.#canvas.resize(canvas.width, canvas.height);
    this.#pass.buffer = buffer;
    this.#pass.zoom = zoom;
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
  { buffer, zoom, device }: Picture,
  dpr: number,
  corner: Corner,
): void {
  const { canvas, renderer, scale } = game;
  scale.resize(buffer.width, buffer.height);
  const { style } = canvas;
  style.marginLeft = `${Math.round(corner.left * dpr) / dpr - corner.left}px`;
  style.marginTop = `${Math.round(corner.top * dpr) / dpr - corner.top}px`;
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
