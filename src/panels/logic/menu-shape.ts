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

export function menuShape({ width, height }: Size): MenuShape {
  if (width < ROOMY.width || height < ROOMY.height) return height < TALL ? 'short-list' : 'list';
  return width >= height * BROAD ? 'poster' : 'cards';
}
