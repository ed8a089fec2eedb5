/** A gatehouse with two towers, gold behind its portcullis. */
import { fillArch, fillPolygon, fillRect, masonry } from '../../shapes.ts';
import { glow, type PlacePainter } from './place.ts';

const STONE = masonry('gate', ['1', '1', '2', '3'], 7, 4);
const DARK_STONE = masonry('gate2', ['0', '0', '1', '2'], 7, 4);

export const paintGatehouse: PlacePainter = (picture, frame) => {
  fillRect(picture, 10, 18, 28, 30, DARK_STONE);
  for (const left of [2, 34]) {
    fillRect(picture, left, 12, 12, 36, (x, y) => (x < left + 2 ? '3' : x > left + 9 ? '1' : STONE(x, y)));
    fillRect(picture, left - 1, 9, 14, 4, '2');
    fillRect(picture, left - 1, 9, 14, 1, '3');
    for (let x = left - 1; x < left + 13; x += 4) fillRect(picture, x, 6, 2, 3, '2');
    fillRect(picture, left + 5, 18, 2, 5, frame === 0 ? 'Y' : 'O');
    fillRect(picture, left + 5, 30, 2, 5, frame === 0 ? 'O' : 'Y');
  }
  for (let x = 15; x < 34; x += 4) fillRect(picture, x, 15, 2, 3, '1');
  fillRect(picture, 14, 18, 20, 1, '3');
  fillArch(picture, 24, 48, 16, 24, '3');
  fillArch(picture, 24, 48, 14, 22, 'k');
  fillArch(picture, 24, 48, 12, 20, glow('nbtOY5', 48, 20, frame));
  for (let x = 19; x < 30; x += 3) fillRect(picture, x, 29, 1, 12 - ((x * 7) % 3), 'k');
  fillRect(picture, 18, 33, 12, 1, 'k');
  fillRect(picture, 18, 37, 12, 1, 'k');
  // Banners and a flag.
  for (const x of [16, 29]) {
    fillPolygon(
      picture,
      [
        [x, 20],
        [x + 4, 20],
        [x + 4, 29],
        [x + 2, 27],
        [x, 29],
      ],
      'O',
    );
    fillRect(picture, x, 20, 1, 8, 'Y');
  }
  fillRect(picture, 23, 2, 1, 14, '4');
  fillPolygon(
    picture,
    [
      [24, 2],
      [33, 4 + frame],
      [24, 8],
    ],
    'Y',
  );
  fillPolygon(
    picture,
    [
      [24, 5],
      [31, 5 + frame],
      [24, 8],
    ],
    'O',
  );
};
