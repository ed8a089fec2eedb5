/** A leather pouch with a whole tower in it. */
import { onRamp } from '../../../dither.ts';
import { fillArch, fillPolygon, fillRect, masonry } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

export const paintPouch: PlacePainter = (picture, frame) => {
  const bricks = masonry('pocket', ['R', 'R', 'r', 'o'], 6, 4);
  fillRect(picture, 16, 8, 16, 26, (x, y) => (x > 28 ? 'R' : x < 18 ? 'o' : bricks(x, y)));
  fillRect(picture, 14, 7, 20, 3, 'r');
  fillRect(picture, 14, 7, 20, 1, 'o');
  for (let x = 14; x < 34; x += 5) fillRect(picture, x, 3, 3, 4, x > 28 ? 'R' : 'r');
  fillArch(picture, 24, 20, 6, 8, 'k');
  fillArch(picture, 24, 20, 4, 7, glow('roOY5', 20, 7, frame));
  // The pouch: a wide body, gathered at the neck by a cord.
  const leather = (x: number, y: number) => {
    const across = (x - 24) / 22;
    const fold = Math.sin(x * 0.9 + (y - 26) * 0.12) * 0.12;
    return onRamp('nbbtty', 0.62 - across * 0.5 - (y - 26) / 60 + fold, x, y);
  };
  fillPolygon(
    picture,
    [
      [10, 24],
      [38, 24],
      [36, 30],
      [44, 38],
      [44, 44],
      [40, 48],
      [8, 48],
      [4, 44],
      [4, 38],
      [12, 30],
    ],
    leather,
  );
  fillPolygon(
    picture,
    [
      [10, 24],
      [13, 21],
      [17, 24],
      [21, 21],
      [26, 24],
      [31, 21],
      [35, 24],
      [38, 22],
      [37, 28],
      [11, 28],
    ],
    leather,
  );
  fillRect(picture, 11, 28, 26, 2, 'Y');
  fillRect(picture, 11, 29, 26, 1, 'O');
  fillRect(picture, 33, 30, 2, 6, 'O');
  fillRect(picture, 36, 30, 2, 4, 'O');
  picture.rect(32, 36, 3, 3, 'Y');
  picture.rect(36, 34, 3, 3, 'Y');
  fillArch(picture, 22, 48, 15, 15, 'n');
  fillArch(picture, 22, 48, 13, 13, 'k');
  fillArch(picture, 22, 48, 11, 12, glow('kRroOY', 48, 12, frame));
  for (let ember = 0; ember < 6; ember++) {
    const x = 14 + ((ember * 13 + frame * 5) % 22);
    picture.set(x, 2 + ((ember * 7 + frame * 3) % 18), ember % 2 ? 'O' : 'Y');
  }
};
