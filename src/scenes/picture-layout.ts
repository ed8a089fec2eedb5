/** How a fixed picture fills a region of any shape at a whole number of device pixels per pixel. Pure. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PictureLayout {
  /** Css pixels per picture pixel; whole device pixels by construction. */
  readonly scale: number;
  readonly buffer: Size;
  /** Rows kept free under the picture. */
  readonly below: number;
}

/** An upright screen shows at least this much of the picture's width. */
const LEAST_WIDTH = 300;

/** Covers the width; a tall region has more sky rather than a picture too large to be seen. */
export function pictureLayout(region: Size, dpr: number, picture: Size): PictureLayout {
  const width = Math.max(1, region.width * dpr);
  const height = Math.max(1, region.height * dpr);
  const cover = Math.max(width / picture.width, Math.min(height / picture.height, width / LEAST_WIDTH));
  const zoom = Math.max(1, Math.ceil(cover - 0.01));
  const buffer = { width: Math.ceil(width / zoom), height: Math.ceil(height / zoom) };
  const spare = buffer.height - picture.height;
  return { scale: zoom / dpr, buffer, below: spare > 0 ? Math.round(spare * 0.95) : 0 };
}
