import { describe, expect, it } from 'vitest';
import { recall, SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { room } from '../../src/games/the-cellar/index.ts';

const SAVE = {
  game: 'the-cellar',
  setup: { seed: 'KTR-BMX-QZP', seats: ['human'], options: { candle: 'bright' } },
  flag: 'Set seed',
  entries: [
    { entry: { kind: 'act', action: { type: 'step', to: { x: 2, y: 1 } } }, igt: 700, rta: 700 },
    { entry: { kind: 'undo' }, igt: 100, rta: 800 },
  ],
  splits: [{ name: 'Key', rta: 500, igt: 400, turns: 3 }],
  clocks: { rta: 800, igt: 800, turns: 1 },
};

describe('A saved match', () => {
  it('goes on as long as the rules allow what was done', async () => {
    const checked = SAVE_DOCUMENT.check(SAVE, 1);
    if (!checked.ok) throw new Error(checked.problem.message);
    expect((await recall(room, checked.value))?.match.entries).toHaveLength(2);
    const forged = { entry: { kind: 'act' as const, action: { type: 'leave' } }, igt: 0, rta: 0 };
    expect(await recall(room, { ...checked.value, entries: [forged] })).toBeUndefined();
    expect(await recall(room, { ...checked.value, edition: room.game.edition })).toBeDefined();
    expect(await recall(room, { ...checked.value, edition: room.game.edition - 1 })).toBeUndefined();
  });

  it('is read back as it was', () => {
    expect(SAVE_DOCUMENT.check(SAVE, 1)).toEqual({ ok: true, value: SAVE });
  });

  it.each([
    ['no game', { ...SAVE, game: 7 }],
    ['no seats', { ...SAVE, setup: { ...SAVE.setup, seats: ['wizard'] } }],
    [
      'an entry that is none',
      { ...SAVE, entries: [...SAVE.entries, { entry: { kind: 'dance' }, igt: 0, rta: 0 }] },
    ],
    [
      'an action without a type',
      { ...SAVE, entries: [{ entry: { kind: 'act', action: {} }, igt: 0, rta: 0 }] },
    ],
    ['a split without a name', { ...SAVE, splits: [{ rta: 1, igt: 1, turns: 1 }] }],
    ['clocks that ran backwards', { ...SAVE, clocks: { rta: -1, igt: 0, turns: 0 } }],
    ['nothing at all', null],
  ])('is refused with %s: half a match is worse than none', (_name, broken) => {
    expect(SAVE_DOCUMENT.check(broken, 1).ok).toBe(false);
  });
});
