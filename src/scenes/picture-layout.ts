/** How the menu's picture fills a region of any shape. Pure. */
import { menuShape } from '../panels/logic/menu-shape.ts';
import type { Size } from '../core/box.ts';
import { covering, deviceOf } from '../table/layout.ts';

export interface PictureLayout {
  /** Device pixels per picture pixel. */
  readonly zoom: number;
  /** Css pixels per picture pixel. */
  readonly scale: number;
  readonly buffer: Size;
  readonly device: Size;
  /** Where the picture's lower edge lies in the buffer: below it is earth for what covers it, above it night. */
  readonly foot: number;
}

/** Of the picture's width, at each side: what the swaying of its layers may uncover. */
const SPARE = 7;
/** Behind a list at least this much of the picture's width shows. */
const LEAST_WIDTH = 300;
/** Of what a low window cuts off, the share that is sky. */
const SKY = 0.6;

/** A poster shows its whole width, and all doors with it; behind a list the picture is only a backdrop. */
export function pictureLayout(region: Size, dpr: number, picture: Size): PictureLayout {
  const device = deviceOf(region, dpr);
  const isPoster = menuShape(region) === 'poster';
  const across = device.width / (picture.width - 2 * SPARE);
  const zoom = isPoster
    ? across
    : Math.max(across, Math.min(device.height / picture.height, device.width / LEAST_WIDTH));
  const buffer = { width: covering(device.width / zoom), height: covering(device.height / zoom) };
  return {
    zoom,
    scale: zoom / dpr,
    buffer,
    device,
    foot: footOf(buffer.height - picture.height, buffer, isPoster),
  };
}

function footOf(spare: number, buffer: Size, isPoster: boolean): number {
  if (spare < 0) return buffer.height - Math.round(spare * (1 - SKY));
  return isPoster ? buffer.height : buffer.height - Math.round(spare * 0.95);
}
