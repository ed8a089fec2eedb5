import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/analyst/chance.ts';
import { chanceBy } from '../../src/analyst/trees.ts';
import type { Features } from '../../src/analyst/outlook.ts';
import { newStreams, stream } from '../../src/core/rng.ts';
import type { GameState } from '../../src/core/game.ts';
import { room } from '../../src/games/the-cellar/index.ts';
import { features as cellarFeatures } from '../../src/games/the-cellar/bot/features.ts';
import { bendsOf } from '../../tools/train/bend.ts';
import { grow } from '../../tools/train/boost.ts';
import { asText, train } from '../../tools/train/make.ts';
import { chancesOf, gainOf, misjudged, qualityOf } from '../../tools/train/quality.ts';
import { BRIEF } from '../../tools/train/recipe.ts';
import { parted, type Positions } from '../../tools/train/shards.ts';
import { staleness } from '../../tools/train/stale.ts';

const features = cellarFeatures as unknown as Features<GameState>;
const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Wins are likelier the more feature 0 is, unless feature 1 is 1; feature 2 says nothing. */
function madeUp(count: number, seed: string): Positions {
  const dice = stream(newStreams(seed), 'made-up');
  const rows = Array.from({ length: count }, () => [dice.int(11), dice.int(2), dice.int(50)] as const);
  const chance = ([a, b]: (typeof rows)[number]): number => (b === 1 ? 2 : a);
  return {
    count,
    columns: [0, 1, 2].map(at => Int32Array.from(rows, row => row[at]!)),
    came: Int32Array.from(rows, row => (dice.int(10) < chance(row) ? CERTAIN : 0)),
    match: Int32Array.from(rows, (_, at) => at),
  };
}

describe('a training', () => {
  const recipe = { ...BRIEF, games: 10, heldOut: 6 };
  const one = asText(train({ room, features, folder }, recipe).file);

  it('comes out the same again, byte for byte, with and without what was kept', () => {
    const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(kept.filter(name => name.endsWith('.json.gz'))).toHaveLength(2);
    expect(asText(train({ room, features, folder }, recipe).file)).toBe(one);
    expect(asText(train({ room, features, folder: undefined }, recipe).file)).toBe(one);
  });

  it('tells how it was made', () => {
    expect(JSON.parse(one)).toMatchObject({
      game: 'the-cellar',
      edition: room.game.edition,
      features: features.names,
      made: { recipe },
      heldOut: { matches: 6 },
    });
  });

  it('is stale after a change of rules or features', () => {
    const { file } = train({ room, features, folder }, recipe);
    expect(staleness(room, features, file)).toBeUndefined();
    expect(staleness(room, features, undefined)).toContain('no outlook');
    expect(staleness(room, features, { ...file, edition: file.edition - 1 })).toContain('edition');
    expect(staleness(room, { names: ['other'] }, file)).toContain('features');
  });
});

describe('growing trees', () => {
  const forest = grow(madeUp(6000, 'grow'), { ...BRIEF, trees: 40 }, () => undefined);

  it('finds what wins depend on', () => {
    const chance = (a: number, b: number): number => chanceBy(forest, [a, b, 7]) / CERTAIN;
    expect(chance(9, 0)).toBeGreaterThan(0.8);
    expect(chance(1, 0)).toBeLessThan(0.2);
    expect(chance(9, 1)).toBeLessThan(0.3);
  });

  it('foretells what it has not seen, and the table shows it', () => {
    const quality = qualityOf(forest, madeUp(6000, 'held out'));
    expect(gainOf(quality)).toBeGreaterThan(20);
    expect(misjudged(quality, 3, true)).toEqual([]);
  });

  it('is found out if it boasts', () => {
    const boasting = { ...forest, trees: [...forest.trees, ...forest.trees] };
    expect(misjudged(qualityOf(boasting, madeUp(6000, 'held out')), 3, true)).not.toEqual([]);
  });
});

describe('setting trees right', () => {
  const forest = grow(madeUp(6000, 'grow'), { ...BRIEF, trees: 40 }, () => undefined);
  const boasting = { ...forest, trees: [...forest.trees, ...forest.trees] };
  const probed = (count: number): number[] => {
    const positions = madeUp(count, 'probed');
    return bendsOf([{ said: chancesOf(boasting, positions), came: positions.came }]);
  };
  const bends = probed(6000);

  it('takes the boast out of them, on what neither has seen', () => {
    expect(misjudged(qualityOf({ ...boasting, bends }, madeUp(6000, 'held out')), 3, true)).toEqual([]);
  });

  it('rises from step to step, within the scale', () => {
    const [said, came] = [0, 1].map(part => bends.filter((_, at) => at % 2 === part));
    for (const list of [said!, came!]) {
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
      expect(list.every(value => Number.isInteger(value) && value > 0 && value < CERTAIN)).toBe(true);
    }
  });

  it('leaves few positions alone', () => {
    expect(probed(100)).toEqual([]);
  });
});

it('parts positions by their match', () => {
  const all = madeUp(30, 'parted');
  const [some, others] = parted(all, match => match % 3 > 0);
  expect([some.count, others.count]).toEqual([20, 10]);
  expect([...others.match]).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  expect(others.columns[1]![3]).toBe(all.columns[1]![9]);
  expect(others.came[3]).toBe(all.came[9]);
});
