/** What each room's outlook promises. Its figures at full length are printed by `npm run train`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/analyst/chance.ts';
import { outlookOf, worthOf } from '../../src/analyst/outlook.ts';
import { DEPTH } from '../../src/analyst/trees.ts';
import { worldOf } from '../../src/analyst/worlds.ts';
import { viewOf } from '../../src/core/view.ts';
import { gainOf, misjudged, qualityOf } from '../../tools/train/quality.ts';
import { aimOf } from '../../tools/train/recipe.ts';
import { positionsOf } from '../../tools/train/shards.ts';
import { staleness } from '../../tools/train/stale.ts';
import { lived, oddOptions } from './lived.ts';
import { foretold } from './rooms.ts';

/** Enough to see an outlook that has gone wrong; the uncertainty of so few is allowed for. */
const MATCHES = 60;
const SLACK = 12;

describe.each(foretold)('the outlook of $id', ({ id, room, outlook }) => {
  const { file, features } = outlook;

  it('belongs to the rules as they are; else train anew', () => {
    expect(staleness(room, features, file)).toBeUndefined();
  });

  it('is small, whole numbers, and full trees', () => {
    const path = new URL(`../../src/games/${id}/bot/outlook.json`, import.meta.url);
    expect(readFileSync(path).length).toBeLessThanOrEqual(100 * 1024);
    for (const tree of file.trees) {
      expect(tree).toHaveLength(2 * (2 ** DEPTH - 1) + 2 ** DEPTH);
      expect(tree.every(Number.isInteger)).toBe(true);
    }
  });

  it('reads whole numbers, one a name, and says a chance', () => {
    for (const { before, seat } of lived(room, 'features')) {
      const row = features.of(viewOf(room.game, before, seat), seat);
      expect(row).toHaveLength(features.names.length);
      expect(row.filter(value => !Number.isInteger(value))).toEqual([]);
      const chance = outlookOf(room.game, outlook, before, seat);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(CERTAIN);
    }
  });

  it('knows the result when it is there', () => {
    const end = lived(room, 'the end').at(-1)!.after;
    expect(outlookOf(room.game, outlook, end, 0)).toBe(worthOf(features, room.game.outcome(end)!, 0));
  });

  it.each([
    ['as usual', {}],
    ['with the oddest options', oddOptions(room)],
  ])('imagines worlds that the seat cannot tell from the true one, %s', (_how, options) => {
    for (const [at, { before, seat }] of lived(room, 'worlds', options).entries()) {
      const view = viewOf(room.game, before, seat);
      const world = worldOf(outlook, view, seat, `test ${at}`);
      expect(viewOf(room.game, world, seat)).toEqual(view);
      expect(room.game.legalActions(world)).toEqual(room.game.legalActions(before));
    }
  });

  it('was well better than the base rate when it was made', () => {
    expect(gainOf(file.heldOut)).toBeGreaterThanOrEqual(aimOf(id));
  });

  it('foretells matches that it has not seen', { timeout: 180_000 }, () => {
    const source = { room, features, folder: undefined };
    const quality = qualityOf(
      file,
      positionsOf(source, 'held-out', MATCHES, 5, () => undefined),
    );
    expect(gainOf(quality)).toBeGreaterThan(aimOf(id) - SLACK);
    expect(misjudged(quality, 3, true)).toEqual([]);
  });
});
