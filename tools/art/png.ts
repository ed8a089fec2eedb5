/**
 * Palette PNG files, written by hand: a fraction of the size that a general encoder makes of the same pixels.
 * Reading takes any PNG (a person may have painted it elsewhere).
 */
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { nameOf, type Palette } from './palette.ts';
import { Picture } from './picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

export function encodePng(picture: Picture, palette: Palette): Buffer {
  const { width, height } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const colours = Buffer.from(palette.colours.flatMap(({ r, g, b }) => [r, g, b]));
  const alphas = Buffer.from(palette.colours.map(({ a }) => a));
  // Each row is led by its filter; rows of indices compress best unfiltered.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = palette.indexOf(picture.pixels[y * width + x] ?? 0);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('tRNS', alphas),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface ForeignColour {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

/** A PNG as palette keys, and every pixel whose colour is not in the palette (left transparent). */
export function decodePng(bytes: Buffer, palette: Palette): { picture: Picture; foreign: ForeignColour[] } {
  const png = PNG.sync.read(bytes);
  const foreign: ForeignColour[] = [];
  const picture = new Picture(png.width, png.height).map((_, x, y) => {
    const [r = 0, g = 0, b = 0, a = 0] = png.data.subarray((y * png.width + x) * 4);
    const colour = { r, g, b, a };
    const key = palette.keyOf(colour);
    if (key !== undefined) return String.fromCharCode(key);
    foreign.push({ x, y, colour: nameOf(colour) });
    return '.';
  });
  return { picture, foreign };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(checksum(body), body.length + 4);
  return whole;
}

/** CRC-32 as PNG wants it; node:zlib has one only since 20.15. */
function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
