/** Windows that people really have, and any number of others. */
import fc from 'fast-check';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Device pixels per css pixel. */
  readonly dpr: number;
  readonly touch: boolean;
}

const SHORTEST = 320;
const SHORTEST_LONG_SIDE = 480;
/** Width by height, from the longest phone held upright to the widest screen. */
const NARROWEST = 0.42;
const WIDEST = 2.5;
const MOST = { width: 3840, height: 2160 } as const;
/** A software renderer holds no more. */
const MOST_DEVICE_PIXELS = 3840 * 2160;

const DPRS = [1, 1.25, 1.5, 2, 3] as const;

type Row = readonly [width: number, height: number, dpr?: number];

// biome-ignore format: a table
const DESKTOPS: readonly Row[] = [
  [1366, 768], [1366, 657], [1440, 900], [1440, 789], [1536, 864, 1.25], [1536, 730, 1.25], [1280, 800, 2],
  [1300, 782], [1280, 720], [1024, 768], [1600, 900], [1680, 1050], [1920, 1080], [1920, 969, 1.25],
  [2560, 1440], [3440, 1440], [3840, 2160], [800, 600], [960, 1040],
  // Frames of a page that shows games.
  [640, 360], [800, 450], [960, 540, 1.5], [960, 600],
];

// biome-ignore format: a table
const HANDHELDS: readonly Row[] = [
  [768, 1024, 2], [820, 1180, 2], [834, 1194, 2], [1024, 1366, 2], [800, 1280, 1.5], [600, 1024, 1],
  [320, 480, 2], [320, 568, 2], [360, 640, 3], [360, 800, 3], [375, 667, 2], [390, 844, 3], [412, 915, 2],
  [414, 896, 2], [430, 932, 3],
];

/** Held the other way. */
// biome-ignore format: a table
const TURNED: readonly Row[] = [
  [1180, 820, 2], [1366, 1024, 2], [1024, 600, 1], [480, 320, 2], [568, 320, 2], [640, 360, 3], [800, 360, 3],
  [667, 375, 2], [844, 390, 3], [915, 412, 2],
];

const mouse = ([width, height, dpr = 1]: Row): Viewport => ({ width, height, dpr, touch: false });
const held = ([width, height, dpr = 1]: Row): Viewport => ({ width, height, dpr, touch: true });

export const REAL_SIZES: readonly Viewport[] = [
  ...DESKTOPS.map(mouse),
  ...HANDHELDS.map(held),
  ...TURNED.map(held),
];

/** Evenly over the doublings: between a phone and a laptop most things change. */
const side = (least: number, most: number) =>
  fc.integer({ min: 0, max: 1000 }).map(part => Math.round(least * (most / least) ** (part / 1000)));

const windows = fc
  .record({
    width: side(SHORTEST, MOST.width),
    height: side(SHORTEST, MOST.height),
    wish: fc.constantFrom(...DPRS),
    touch: fc.boolean(),
  })
  .filter(
    ({ width, height }) =>
      Math.max(width, height) >= SHORTEST_LONG_SIDE &&
      width / height >= NARROWEST &&
      width / height <= WIDEST,
  )
  .map(({ width, height, wish, touch }): Viewport => {
    const dpr = width * height * wish ** 2 <= MOST_DEVICE_PIXELS ? wish : 1;
    return { width, height, dpr, touch };
  });

/** The same sizes for the same seed. */
export const randomSizes = (count: number, seed: number): Viewport[] =>
  fc.sample(windows, { numRuns: count, seed });

export const sizeName = ({ width, height, dpr, touch }: Viewport): string =>
  `${width}x${height}${dpr === 1 ? '' : `@${dpr}`}${touch ? ' touch' : ''}`;
