/** The icon that a browser tab and an installed game show: the gate under the moon, enlarged by whole steps. */
import { Picture } from '../picture.ts';
import { paintPlaces } from './menu/places/index.ts';
import { paintMoon } from './menu/sky.ts';

const SIDE = 48;

/** Sides in pixels; each is a whole multiple of the drawing, with a rim of night where it is not. */
export const ICON_SIDES = [48, 192, 512] as const;

export function paintIcon(side: number): Picture {
  const drawing = drawIcon();
  const scale = Math.floor(side / SIDE);
  const rim = Math.floor((side - SIDE * scale) / 2);
  const icon = new Picture(side, side, 'k');
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++)
      icon.rect(rim + x * scale, rim + y * scale, scale, scale, drawing.get(x, y));
  }
  return icon;
}

function drawIcon(): Picture {
  const icon = new Picture(SIDE, SIDE, 'k');
  const moon = paintMoon();
  icon.draw(moon, Math.round((SIDE - moon.width) / 2), Math.round((SIDE - moon.height) / 2) - 4);
  const gate = paintPlaces().find(place => place.name === 'place-nine-bit-dungeon')!.frames[0]!;
  icon.draw(gate, 0, 0);
  return icon;
}
