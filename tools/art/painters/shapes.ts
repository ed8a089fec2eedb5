/** Shapes that the larger pictures are built of. Each takes a function from place to key, so that all can be textured. */
import { hash } from '../hash.ts';
import type { Picture } from '../picture.ts';

export type Point = readonly [number, number];
export type Polygon = readonly Point[];
/** '.' leaves what is there. */
export type Fill = string | ((x: number, y: number) => string);

/** Even-odd rule. */
export function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export function fillWhere(picture: Picture, covers: (x: number, y: number) => boolean, fill: Fill): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (!covers(x + 0.5, y + 0.5)) continue;
      const key = typeof fill === 'string' ? fill : fill(x, y);
      if (key !== '.') picture.set(x, y, key);
    }
  }
}

export function fillPolygon(picture: Picture, polygon: Polygon, fill: Fill): void {
  fillWhere(picture, (x, y) => isInside(polygon, x, y), fill);
}

export function fillRect(
  picture: Picture,
  left: number,
  top: number,
  width: number,
  height: number,
  fill: Fill,
): void {
  fillWhere(picture, (x, y) => x > left && x < left + width && y > top && y < top + height, fill);
}

export function fillEllipse(
  picture: Picture,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Fill,
): void {
  fillWhere(picture, (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1, fill);
}

/** A doorway: straight sides under a round head. `cx` is its middle, `bottom` the row below its sill. */
export function fillArch(
  picture: Picture,
  cx: number,
  bottom: number,
  width: number,
  height: number,
  fill: Fill,
): void {
  const radius = width / 2;
  fillWhere(
    picture,
    (x, y) =>
      Math.abs(x - cx) <= radius &&
      y <= bottom &&
      (y >= bottom - height + radius || Math.hypot(x - cx, y - (bottom - height + radius)) <= radius),
    fill,
  );
}

/** Masonry in running bond: mortar, then stone in three tones with a lit upper edge. */
export function masonry(
  seed: string,
  [mortar, shade, body, light]: readonly [string, string, string, string],
  width = 8,
  height = 4,
): (x: number, y: number) => string {
  return (x, y) => {
    const course = Math.floor(y / height);
    const along = x + (course % 2) * Math.floor(width / 2) + width * 64;
    const stone = Math.floor(along / width);
    const tint = hash(seed, stone, course) % 8;
    if (y % height === height - 1 || along % width === width - 1) return mortar;
    if (y % height === 0 && tint > 1) return light;
    return tint === 0 ? shade : body;
  };
}
