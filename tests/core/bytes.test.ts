import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadBytes, ByteReader, ByteWriter, fromBase64Url, toBase64Url } from '../../src/core/bytes.ts';

const LARGEST = 2 ** 49 - 1;
const numbers = fc.oneof(
  fc.nat({ max: 300 }),
  fc.maxSafeNat().map(n => n % (LARGEST + 1)),
  fc.constantFrom(0, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32, LARGEST),
);

function read<T>(bytes: Uint8Array, reading: (reader: ByteReader) => T): T {
  return reading(new ByteReader(bytes));
}

describe('Whole numbers as bytes', () => {
  it('come back as they were, one after another', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 20 }), list => {
        const writer = new ByteWriter();
        for (const number of list) writer.varint(number);
        const reader = new ByteReader(writer.done());
        expect(list.map(() => reader.varint())).toEqual(list);
        expect(reader.atEnd).toBe(true);
        expect(reader.position).toBe(writer.length);
      }),
      { seed: 901, numRuns: 300 },
    );
  });

  it('take one byte below 128, two below 16384', () => {
    const lengthOf = (number: number): number => new ByteWriter().varint(number).length;
    expect([0, 127, 128, 16_383, 16_384].map(lengthOf)).toEqual([1, 1, 2, 2, 3]);
    expect([...new ByteWriter().varint(300).done()]).toEqual([0xac, 0x02]);
  });

  it('are refused when they are cut short', () => {
    fc.assert(
      fc.property(numbers, number => {
        const bytes = new ByteWriter().varint(number).done();
        for (let length = 0; length < bytes.length; length++) {
          expect(() => read(bytes.slice(0, length), reader => reader.varint())).toThrow(BadBytes);
        }
      }),
      { seed: 902, numRuns: 100 },
    );
  });

  it('are refused when they never end', () => {
    expect(() => read(new Uint8Array(20).fill(0xff), reader => reader.varint())).toThrow(BadBytes);
    expect(() => read(new Uint8Array(20).fill(0x80), reader => reader.varint())).toThrow(BadBytes);
  });

  it('have one spelling each: a number padded with empty bytes is refused', () => {
    for (const padded of [
      [0x80, 0x00],
      [0x85, 0x00],
      [0xac, 0x82, 0x00],
      [0xff, 0x80, 0x80, 0x00],
    ]) {
      expect(() => read(Uint8Array.from(padded), reader => reader.varint())).toThrow(BadBytes);
    }
    expect(read(Uint8Array.from([0x00]), reader => reader.varint())).toBe(0);
  });

  it('cannot be written when they are no whole numbers from nought up', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 2 ** 49]) {
      expect(() => new ByteWriter().varint(wrong), `${wrong}`).toThrow(RangeError);
    }
  });
});

describe('Numbers of fixed length', () => {
  it('are written high byte first, and only their low bytes', () => {
    expect([...new ByteWriter().fixed(0x12345678, 4).done()]).toEqual([0x12, 0x34, 0x56, 0x78]);
    expect([...new ByteWriter().fixed(0x12345678, 2).done()]).toEqual([0x56, 0x78]);
  });

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), number => {
        expect(read(new ByteWriter().fixed(number, 4).done(), reader => reader.fixed(4))).toBe(number);
        expect(read(new ByteWriter().fixed(number, 2).done(), reader => reader.fixed(2))).toBe(
          number & 0xffff,
        );
      }),
      { seed: 903, numRuns: 200 },
    );
  });

  it('are refused when they are cut short', () => {
    expect(() => read(Uint8Array.of(1, 2, 3), reader => reader.fixed(4))).toThrow(BadBytes);
    expect(() => read(new Uint8Array(0), reader => reader.byte())).toThrow(BadBytes);
  });
});

describe('Texts as bytes', () => {
  it('come back as they were, in any alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), text => {
        expect(read(new ByteWriter().text(text).done(), reader => reader.text(1000))).toBe(text);
      }),
      { seed: 904, numRuns: 200 },
    );
  });

  it('keep a byte-order mark, which is a character like any other here', () => {
    expect(read(new ByteWriter().text('\ufeffrat').done(), reader => reader.text(100))).toBe('\ufeffrat');
  });

  it('are refused when they are cut short, too long, or no text', () => {
    const bytes = new ByteWriter().text('a rat').done();
    for (let length = 0; length < bytes.length; length++) {
      expect(() => read(bytes.slice(0, length), reader => reader.text(100))).toThrow(BadBytes);
    }
    expect(() => read(bytes, reader => reader.text(4))).toThrow(BadBytes);
    expect(() => read(Uint8Array.of(2, 0xff, 0xfe), reader => reader.text(100))).toThrow(BadBytes);
    expect(() => read(new ByteWriter().varint(LARGEST).done(), reader => reader.text(2 ** 50))).toThrow(
      BadBytes,
    );
  });
});

describe('Bytes as text in a link', () => {
  it('come back as they were, and need no escaping in an address', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
        const text = toBase64Url(bytes);
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
      { seed: 905, numRuns: 300 },
    );
  });

  it('are undefined for anything that is no such text', () => {
    for (const wrong of ['a', 'ab=', 'a b', 'a+b/', 'rät', 'aaaaa', 'run=AAAA', '%20']) {
      expect(fromBase64Url(wrong), wrong).toBeUndefined();
    }
  });

  it('have one spelling each: no other text gives the same bytes', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const length of [1, 2, 3, 4]) {
      const bytes = Uint8Array.from({ length }, (_, index) => 200 + index);
      const text = toBase64Url(bytes);
      for (const letter of alphabet) {
        const changed = text.slice(0, -1) + letter;
        if (changed !== text) expect(fromBase64Url(changed), changed).not.toEqual(bytes);
      }
    }
  });
});
