/** Pictures can be taken of any window. */
import { describe, expect, it } from 'vitest';
import { readSizes } from '../../tools/shots/sizes.ts';

describe('sizes of pictures', () => {
  it('are four, unless others are asked for', () => {
    expect(readSizes().map(({ name }) => name)).toEqual(['1280x720', '1920x1080', '390x844', '844x390']);
  });

  it('say how many device pixels a pixel has, and whether a finger points', () => {
    expect(readSizes('1366x768,1440x900@1.5,412x915@2t')).toEqual([
      { name: '1366x768', width: 1366, height: 768, scale: 1, touch: false },
      { name: '1440x900', width: 1440, height: 900, scale: 1.5, touch: false },
      { name: '412x915', width: 412, height: 915, scale: 2, touch: true },
    ]);
  });

  it('are refused with an example', () => {
    expect(() => readSizes('phone')).toThrow('"phone" is no size. Write 1366x768');
  });
});
