/** What the menu looks like in a window: the poster itself, cards over it, or a list that scrolls. Pure. */
import type { Size } from '../../core/box.ts';

/**
 * `poster`: signs hang in the picture. `cards`: upright windows, everything in sight. `list`: phones; the commands
 * stay under the list if the window is tall, and scroll with it if not.
 */
export type MenuShape = 'poster' | 'cards' | 'list' | 'short-list';

/** From here on all places and all commands are in sight. */
const ROOMY = { width: 640, height: 360 } as const;
/** Squarer windows have no sky to hang signs in. */
const BROAD = 1.15;
/** An upright phone. */
const TALL = 560;

/**
 * Whether two columns of commands find room in the poster's sky, above the signs of the places on their side. `roofs`
 * are the points those signs stand on; the numbers are those of menu.css and place-signs.css.
 */
export function hasHighSky(
  { width, height }: Size,
  roofs: readonly { readonly x: number; readonly roof: number }[],
  rows: number,
): boolean {
  const padding = Math.min(28, Math.max(8, 0.033 * Math.min(width, height)));
  const commands = padding + rows * (Math.max(44, 0.033 * width) + 4);
  // A title of two lines with its stars.
  const sign = 8 + Math.min(170, Math.max(84, 0.066 * width));
  return roofs.every(({ x, roof }) => x < width / 2 || roof - sign >= commands);
}

/** Words of twice their size fit on no sign and no card: then all of it is a list. */
export function menuShape({ width, height }: Size, hasHugeText = false): MenuShape {
  if (hasHugeText) return 'short-list';
  if (width < ROOMY.width || height < ROOMY.height) return height < TALL ? 'short-list' : 'list';
  return width >= height * BROAD ? 'poster' : 'cards';
}
