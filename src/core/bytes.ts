/** Reading and writing small binary records, and bytes as text that fits into a link. */

export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  /** Whole numbers from 0 up, seven bits a byte. */
  varint(value: number): this {
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
    for (let scale = 1; scale <= 2 ** 42; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
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
    return new TextDecoder().decode(slice);
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
    return Uint8Array.from(binary, letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
