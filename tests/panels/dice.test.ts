import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIE_SIDES, type DieModel } from '../../src/core/look.ts';
import { diePicture, dieWords } from '../../src/panels/logic/dice.ts';

const { sprites } = JSON.parse(readFileSync('assets/shared/packed/atlas.json', 'utf8')) as {
  sprites: Record<string, unknown>;
};
const COLOURS = ['bone', 'red', 'blue', 'violet', 'green', 'gold'] as const;

describe('dice on a sheet', () => {
  it('are told to screen readers with what they need and whether they count', () => {
    expect(dieWords({ sides: 6, face: 5, colour: 'red', struck: true })).toBe('red d6: 5, cancelled');
    expect(dieWords({ sides: 20, face: 17, colour: 'bone', need: '12 or more', good: true })).toBe(
      'bone d20: 17, needs 12 or more, enough',
    );
    expect(dieWords({ sides: 8, face: 2, colour: 'blue', good: false })).toBe('blue d8: 2, not enough');
  });

  it('have a picture in every size, colour and face', () => {
    for (const sides of DIE_SIDES) {
      for (const colour of COLOURS) {
        for (let face = 1; face <= sides; face++) {
          const die: DieModel = { sides, face, colour };
          expect(sprites, dieWords(die)).toHaveProperty(diePicture(die).sprite);
        }
      }
    }
  });

  it('show pips on six sides and a number on all others', () => {
    expect(diePicture({ sides: 6, face: 4, colour: 'bone' }).number).toBeUndefined();
    expect(diePicture({ sides: 10, face: 10, colour: 'blue' }).number).toBe(10);
  });
});
