import { expect, it } from 'vitest';
import { liesUnderToast } from '../../src/panels/logic/toast-place.ts';

it('a notice lies at the top, but not over what it speaks of', () => {
  expect(liesUnderToast(undefined)).toBe(false);
  expect(liesUnderToast({ y: 120 })).toBe(true);
  expect(liesUnderToast({ y: 420 })).toBe(false);
});
