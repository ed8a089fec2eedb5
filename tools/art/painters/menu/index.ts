/** The picture behind the menu, in layers that may drift against each other, and the six places one can go to. */
import type { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { paintEarth } from './earth.ts';
import { groundAt, paintHills } from './hills.ts';
import { paintFarMountains, paintMountain } from './mountains.ts';
import { paintPlaces } from './places/index.ts';
import { HEIGHT, MOON, paintMoon, paintSky, WIDTH } from './sky.ts';

/** Where each place stands in the picture: the middle of its foot, over the shaft that leads down from it. */
const PLACES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = Object.fromEntries(
  [
    ['the-cellar', 61],
    ['nine-bit-dungeon', 159],
    ['letter-delve', 262],
    ['pocket-dungeons', 366],
    ['letter-labyrinths', 473],
    ['deadliest-evil', 574],
  ].map(([id, x]) => [id, { x, y: groundAt(Number(x)) + 1 }]),
);

/** What menu.json says beside its frames: the picture's size, the middle of the moon, where each place stands. */
export const COMPOSITION = { picture: { w: WIDTH, h: HEIGHT }, moon: MOON, places: PLACES };

/** Back to front. Layers are as wide as the picture, stand on its lower edge, and go on seamlessly at both sides. */
export function paintMenu(): Sprite[] {
  return [
    layer('menu-sky', 0, paintSky()),
    { name: 'menu-moon', fps: 0, frames: [paintMoon()] },
    layer('menu-far', 0, paintFarMountains()),
    layer('menu-mountain', 0, paintMountain()),
    layer('menu-hills', 0, paintHills()),
    layer('menu-earth', 4, paintEarth(0), paintEarth(1)),
    ...paintPlaces(),
  ];
}

/** Without the rows above in which none of its frames has anything. */
function layer(name: string, fps: number, ...pictures: Picture[]): Sprite {
  const tops = pictures.map(picture => picture.rows().findIndex(row => /[^.]/.test(row)));
  const top = Math.max(0, Math.min(...tops));
  return { name, fps, frames: pictures.map(picture => picture.crop(0, top, WIDTH, HEIGHT - top)) };
}
