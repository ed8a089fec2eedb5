import { expect, it } from 'vitest';
import { AGES, agesFrom, keptUntil } from '../../src/hall/keeping.ts';

it('keeps what was touched for its age, and then says that it is time', () => {
  const touched = 5_000_000;
  expect(keptUntil(touched, AGES.open, touched)).toBe(touched + 86_400_000);
  expect(keptUntil(touched, AGES.open, touched + 86_399_999)).toBe(touched + 86_400_000);
  expect(keptUntil(touched, AGES.open, touched + 86_400_000)).toBeUndefined();
  expect(AGES.running).toBeGreaterThan(AGES.over);
});

it('reads ages as somebody set them, and refuses what is none', () => {
  expect(agesFrom('')).toBe(AGES);
  expect(agesFrom(undefined)).toBe(AGES);
  expect(agesFrom('1000,2000,3000,4000')).toEqual({ open: 1000, running: 2000, over: 3000, race: 4000 });
  for (const odd of ['1000', '1,2,3,x', '1,2,3,-4', '0,1,2,3', '1,2,3,4,5'])
    expect(() => agesFrom(odd)).toThrow('four numbers');
});
