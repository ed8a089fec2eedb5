/** Sizes and boxes in pixels; whose pixels, says whoever uses them. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A part of the page, in css pixels. */
export type Region = Box;
