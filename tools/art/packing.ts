/** Lays frames out in one sheet: tallest first on shelves, one clear pixel between them, equal pictures only once. */
import { Picture } from './picture.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const GAP = 1;

/** Sheets stay below what every graphics card takes. */
const LARGEST = 2048;

export function packFrames(frames: ReadonlyMap<string, Picture>): {
  sheet: Picture;
  rects: Map<string, Rect>;
} {
  const unique = new Map<string, { picture: Picture; names: string[] }>();
  for (const [name, picture] of frames) {
    const content = `${picture.width}:${picture.rows().join('')}`;
    const same = unique.get(content);
    if (same) same.names.push(name);
    else unique.set(content, { picture, names: [name] });
  }
  // Sorting is stable, so that pictures of one size keep the order of their sources.
  const order = [...unique.values()].toSorted(
    (a, b) => b.picture.height - a.picture.height || b.picture.width - a.picture.width,
  );
  const { width, height, places } = bestShelves(order.map(({ picture }) => picture));
  const sheet = new Picture(width, height);
  const rects = new Map<string, Rect>();
  order.forEach(({ picture, names }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    sheet.draw(picture, x, y);
    for (const name of names) rects.set(name, { x, y, w: picture.width, h: picture.height });
  });
  const inOrder = new Map([...frames.keys()].map(name => [name, rects.get(name) as Rect]));
  return { sheet, rects: inOrder };
}

interface Shelves {
  readonly width: number;
  readonly height: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** The width that wastes least, among those not much flatter or steeper than a square. */
function bestShelves(pictures: readonly Picture[]): Shelves {
  const widest = Math.max(1, ...pictures.map(({ width }) => width));
  const area = pictures.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const from = Math.max(widest, Math.ceil(Math.sqrt(area) * 0.7));
  let best = shelve(pictures, from);
  for (let width = from + 1; width <= Math.min(LARGEST, Math.ceil(Math.sqrt(area) * 1.6)); width++) {
    const tried = shelve(pictures, width);
    if (tried.height <= LARGEST && tried.width * tried.height < best.width * best.height) best = tried;
  }
  return best;
}

function shelve(pictures: readonly Picture[], width: number): Shelves {
  const places: { x: number; y: number }[] = [];
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const picture of pictures) {
    if (x > 0 && x + picture.width > width) {
      x = 0;
      y += shelf + GAP;
      shelf = 0;
    }
    places.push({ x, y });
    x += picture.width + GAP;
    shelf = Math.max(shelf, picture.height);
  }
  return { width, height: Math.max(y + shelf, 1), places };
}
