/** A small drawing surface of palette keys. Painters draw with it; grids and PNG files are read into it. */
import { CLEAR } from './palette.ts';

export class Picture {
  readonly width: number;
  readonly height: number;
  /** Character codes of palette keys, in reading order. */
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, fill = '.') {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height).fill(fill.charCodeAt(0));
  }

  static fromRows(rows: readonly string[]): Picture {
    const picture = new Picture(rows[0]?.length ?? 0, rows.length);
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) picture.set(x, y, row[x] ?? '.');
    });
    return picture;
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  get(x: number, y: number): string {
    return this.inside(x, y) ? String.fromCharCode(this.pixels[y * this.width + x] ?? CLEAR) : '.';
  }

  /** Outside is quietly ignored: painters may draw over the rim. */
  set(x: number, y: number, key: string): void {
    if (this.inside(x, y)) this.pixels[y * this.width + x] = key.charCodeAt(0);
  }

  rect(x: number, y: number, width: number, height: number, key: string): void {
    for (let j = y; j < y + height; j++) for (let i = x; i < x + width; i++) this.set(i, j, key);
  }

  line(x0: number, y0: number, x1: number, y1: number, key: string): void {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let step = 0; step <= steps; step++) {
      this.set(Math.round(x0 + ((x1 - x0) * step) / steps), Math.round(y0 + ((y1 - y0) * step) / steps), key);
    }
  }

  /** Lays another picture over this one; its transparent pixels leave ours. */
  draw(other: Picture, left: number, top: number): void {
    for (let y = 0; y < other.height; y++) {
      for (let x = 0; x < other.width; x++) {
        const key = other.get(x, y);
        if (key !== '.') this.set(left + x, top + y, key);
      }
    }
  }

  /** Recolours every pixel; return the same key to leave it. */
  map(change: (key: string, x: number, y: number) => string): Picture {
    const result = new Picture(this.width, this.height);
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) result.set(x, y, change(this.get(x, y), x, y));
    }
    return result;
  }

  crop(left: number, top: number, width: number, height: number): Picture {
    return new Picture(width, height).map((_, x, y) => this.get(left + x, top + y));
  }

  /** Surrounds everything drawn so far with one pixel of `key`. */
  outline(key: string, diagonals = false): void {
    const before = this.map(same => same);
    const near = diagonals ? [-1, 0, 1] : [0];
    const touches = (x: number, y: number): boolean => {
      for (const d of near) {
        if (before.get(x - 1, y + d) !== '.' || before.get(x + 1, y + d) !== '.') return true;
      }
      return before.get(x, y - 1) !== '.' || before.get(x, y + 1) !== '.';
    };
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (before.get(x, y) === '.' && touches(x, y)) this.set(x, y, key);
      }
    }
  }

  rows(): string[] {
    const rows: string[] = [];
    for (let y = 0; y < this.height; y++) {
      rows.push(String.fromCharCode(...this.pixels.subarray(y * this.width, (y + 1) * this.width)));
    }
    return rows;
  }

  equals(other: Picture): boolean {
    if (this.width !== other.width || this.height !== other.height) return false;
    return this.pixels.every((code, index) => code === other.pixels[index]);
  }
}
