import { resolve } from 'node:path';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { packFrames } from '../../tools/art/packing.ts';
import { readPalette } from '../../tools/art/palette.ts';
import { Picture } from '../../tools/art/picture.ts';
import { decodePng, encodePng } from '../../tools/art/png.ts';
import { parseSprites } from '../../tools/art/sprite-text.ts';
import { toText } from '../../tools/art/to-text.ts';

const palette = readPalette(resolve(import.meta.dirname, '../..'));
const keys = palette.keys.map(code => String.fromCharCode(code));
const pictures = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
  .chain(([width, height]) =>
    fc
      .array(fc.string({ unit: fc.constantFrom(...keys), minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
      .map(rows => Picture.fromRows(rows)),
  );

describe('PNG files', () => {
  it('hold exactly the pixels of a grid, and give them back', () => {
    fc.assert(
      fc.property(pictures, picture => {
        const { picture: back, foreign } = decodePng(encodePng(picture, palette), palette);
        return foreign.length === 0 && back.equals(picture);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('become the text they came from', () => {
    const text = 'sprite rat\nkY.\n.,;\n';
    const [sprite] = parseSprites('rat.txt', text, palette);
    const bytes = encodePng(sprite?.frames[0] ?? new Picture(1, 1), palette);
    expect(toText('some/where/rat.png', bytes, palette)).toBe(text);
  });

  it('are cut into tiles on request, empty ones left out', () => {
    const bytes = encodePng(Picture.fromRows(['kk..', 'kk..', '..YY', '..YY']), palette);
    expect(toText('sheet.png', bytes, palette, 2)).toBe(
      'sprite sheet-at-0-0\nkk\nkk\n\nsprite sheet-at-1-1\nYY\nYY\n',
    );
    expect(() => toText('sheet.png', bytes, palette, 3)).toThrow('4x4 does not divide into tiles of 3');
  });

  it('name every colour that is not ours, with its place', () => {
    const png = new PNG({ width: 2, height: 1 });
    png.data.set([0x14, 0x0f, 0x1c, 255, 1, 2, 3, 255]);
    expect(() => toText('x.png', PNG.sync.write(png), palette)).toThrow(
      'x.png: unknown colour #010203 at 1,0',
    );
  });
});

describe('Packing', () => {
  it('keeps a clear pixel between frames, and equal pictures only once', () => {
    fc.assert(
      fc.property(fc.array(pictures, { minLength: 1, maxLength: 12 }), list => {
        const frames = new Map(list.map((picture, index) => [`p-${index}`, picture]));
        frames.set('again-0', list[0] as Picture);
        const { sheet, rects } = packFrames(frames);
        expect(rects.get('again-0')).toEqual(rects.get('p-0'));
        const places = [...new Map([...rects.values()].map(r => [`${r.x},${r.y}`, r])).values()];
        for (const [name, picture] of frames) {
          const { x, y, w, h } = rects.get(name) ?? { x: 0, y: 0, w: 0, h: 0 };
          expect(sheet.crop(x, y, w, h).equals(picture)).toBe(true);
        }
        for (const a of places) {
          for (const b of places) {
            const apart = a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y;
            expect(a === b || apart).toBe(true);
          }
        }
      }),
      { seed: 11, numRuns: 40 },
    );
  });
});
