/**
 * Reading and writing small binary records, and bytes as text that fits into a link. Everything has one spelling
 * only: what reads the same is the same, so a changed byte or letter can never go unnoticed.
 */

/** Seven groups of seven bits: all that a reader takes for one number. */
const VARINT_LIMIT = 2 ** 49;

export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  /** Whole numbers from 0 up, seven bits a byte. */
  varint(value: number): this {
    if (!Number.isInteger(value) || value < 0 || value >= VARINT_LIMIT) {
      throw new RangeError(`${value} cannot be written as a whole number.`);
    }
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    return this.byte(rest);
  }

  /** The low `count` bytes, high byte first. */
  fixed(value: number, count: number): this {
    for (let shift = (count - 1) * 8; shift >= 0; shift -= 8) this.byte(value >>> shift);
    return this;
  }

  raw(bytes: Uint8Array): this {
    for (const byte of bytes) this.byte(byte);
    return this;
  }

  text(value: string): this {
    const bytes = new TextEncoder().encode(value);
    return this.varint(bytes.length).raw(bytes);
  }

  get length(): number {
    return this.#bytes.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Thrown inside a decoder when the bytes run out or make no sense; decoders turn it into a named problem. */
export class BadBytes extends Error {}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new BadBytes('The bytes end too early.');
    return value;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; scale < VARINT_LIMIT; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte >= 0x80) continue;
      if (byte === 0 && scale > 1) throw new BadBytes('A number is padded.');
      return value;
    }
    throw new BadBytes('A number is too long.');
  }

  fixed(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 256 + this.byte();
    return value;
  }

  text(limit: number): string {
    const length = this.varint();
    if (length > limit) throw new BadBytes('A text is too long.');
    const slice = this.#bytes.slice(this.#at, this.#at + length);
    if (slice.length < length) throw new BadBytes('The bytes end too early.');
    this.#at += length;
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(slice);
    } catch {
      throw new BadBytes('A text is no text.');
    }
  }

  slice(from: number, to: number): Uint8Array {
    return this.#bytes.slice(from, to);
  }
}

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    // The last letter has bits to spare, which atob does not look at.
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
