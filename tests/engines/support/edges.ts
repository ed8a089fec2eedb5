/**
 * How sharp a picture of pixel art is. Along every row and column the art has plateaus of one colour; where two of them
 * meet with a strong contrast lies an edge, and its width is the number of device pixels between them that belong to
 * neither. Enlarged by whole numbers without smoothing that is 0, everywhere.
 */
import { PNG } from 'pngjs';
import type { Box } from '../../../src/core/box.ts';

/** A plateau is at least this long: shorter ones are details of the art, or already part of a smear. */
const PLATEAU = 3;
/** Of 255, in brightness. */
const CONTRAST = 48;
/** Wider is no edge, but a slope of the picture. */
const WIDEST = 8;

export interface Sharpness {
  /** How many edges were found: few mean that plateaus have been smeared away. */
  readonly edges: number;
  /** In device pixels; nineteen of twenty edges are not wider. */
  readonly width: number;
  readonly widest: number;
}

/** Of a part of a PNG, in device pixels. */
export function sharpnessOf(png: Buffer, { x, y, width, height }: Box): Sharpness {
  const picture = PNG.sync.read(png);
  const brightness = (column: number, row: number): number => {
    const at = 4 * (row * picture.width + column);
    return (picture.data[at]! * 3 + picture.data[at + 1]! * 6 + picture.data[at + 2]!) / 10;
  };
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => brightness(x + column, y + row)),
  );
  const columns = Array.from({ length: width }, (_, column) => rows.map(row => row[column]!));
  const widths = [...rows, ...columns].flatMap(widthsAlong).toSorted((a, b) => a - b);
  return {
    edges: widths.length,
    width: widths[Math.floor(widths.length * 0.95)] ?? Number.POSITIVE_INFINITY,
    widest: widths.at(-1) ?? Number.POSITIVE_INFINITY,
  };
}

export function widthsAlong(line: readonly number[]): number[] {
  const found: number[] = [];
  let plateau: { readonly value: number; readonly end: number } | undefined;
  for (let start = 0; start < line.length; ) {
    let end = start;
    while (end + 1 < line.length && line[end + 1] === line[start]) end++;
    if (end - start + 1 >= PLATEAU) {
      const value = line[start]!;
      const between = plateau === undefined ? WIDEST + 1 : start - plateau.end - 1;
      if (plateau !== undefined && between <= WIDEST && Math.abs(value - plateau.value) >= CONTRAST) {
        if (isSlope(line.slice(plateau.end, start + 1))) found.push(between);
      }
      plateau = { value, end };
    }
    start = end + 1;
  }
  return found;
}

/** Rising or falling all the way: otherwise a detail of the art lies between. */
function isSlope(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - values[index]!);
  return steps.every(step => step >= 0) || steps.every(step => step <= 0);
}
