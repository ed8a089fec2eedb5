/** Lays frames out in one sheet: tallest first on shelves, one clear pixel between them, equal pictures only once. */
import { Picture } from './picture.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const GAP = 1;

export function packFrames(frames: ReadonlyMap<string, Picture>): {
  sheet: Picture;
  rects: Map<string, Rect>;
} {
  const unique = new Map<string, { picture: Picture; names: string[] }>();
  for (const [name, picture] of frames) {
    const content = picture.rows().join('\n');
    const same = unique.get(content);
    if (same) same.names.push(name);
    else unique.set(content, { picture, names: [name] });
  }
  // Sorting is stable, so that pictures of one size keep the order of their sources.
  const order = [...unique.values()].toSorted(
    (a, b) => b.picture.height - a.picture.height || b.picture.width - a.picture.width,
  );
  const width = sheetWidth(order.map(({ picture }) => picture));
  const rects = new Map<string, Rect>();
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const { picture, names } of order) {
    if (x > 0 && x + picture.width > width) {
      x = 0;
      y += shelf + GAP;
      shelf = 0;
    }
    for (const name of names) rects.set(name, { x, y, w: picture.width, h: picture.height });
    x += picture.width + GAP;
    shelf = Math.max(shelf, picture.height);
  }
  const sheet = new Picture(width, Math.max(y + shelf, 1));
  for (const { picture, names } of order) {
    const rect = rects.get(names[0] ?? '');
    if (rect) sheet.draw(picture, rect.x, rect.y);
  }
  const inOrder = new Map([...frames.keys()].map(name => [name, rects.get(name) as Rect]));
  return { sheet, rects: inOrder };
}

/** A power of two near the square root of the area, at least as wide as the widest frame. */
function sheetWidth(pictures: readonly Picture[]): number {
  const area = pictures.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const widest = Math.max(16, ...pictures.map(({ width }) => width));
  let width = 64;
  while (width < widest || width * width < area) width *= 2;
  return width;
}
