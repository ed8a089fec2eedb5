/** Sprites at twice their size with round corners instead of steps (Scale2x): figures of a tableau are twice as large. */
import { Picture } from '../../picture.ts';

export function enlarged(picture: Picture): Picture {
  const large = new Picture(picture.width * 2, picture.height * 2);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const key = picture.get(x, y);
      const [up, left, right, down] = [
        picture.get(x, y - 1),
        picture.get(x - 1, y),
        picture.get(x + 1, y),
        picture.get(x, y + 1),
      ];
      const isCorner = up !== down && left !== right;
      large.set(2 * x, 2 * y, isCorner && left === up ? left : key);
      large.set(2 * x + 1, 2 * y, isCorner && up === right ? right : key);
      large.set(2 * x, 2 * y + 1, isCorner && left === down ? left : key);
      large.set(2 * x + 1, 2 * y + 1, isCorner && down === right ? right : key);
    }
  }
  return large;
}
