/** `npm run hall -- faults` does this 200 times; what came of that is in docs/hall.md. */
import { expect, it } from 'vitest';
import { tryFaults } from '../../hall/faults.ts';

it('keeps its promises when it is killed in the middle of matches', async () => {
  const { broken, kills, actions } = await tryFaults({ matches: 3, tables: 3, life: 1_500, mostKills: 3 });
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect(actions).toBeGreaterThan(50);
});
