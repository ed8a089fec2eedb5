import { describe, expect, it } from 'vitest';
import { ARMOUR_PRICE, WEAPONS } from '../../../src/games/letter-delve/data/gear.ts';
import { ITEM_IDS, ITEMS } from '../../../src/games/letter-delve/data/items.ts';
import { BOSSES, DIE_OF, KINDS, lootOf, MONSTERS } from '../../../src/games/letter-delve/data/monsters.ts';
import { OPTIONS, readRules } from '../../../src/games/letter-delve/data/options.ts';
import { upgradePrice } from '../../../src/games/letter-delve/rules/gear.ts';
import { cellsOfTable, linesOf } from '../support/printed-table.ts';
import { PRINTED_ITEMS, PRINTED_MONSTERS } from './printed.ts';

describe('Monsters and tiles', () => {
  const rows = cellsOfTable(PRINTED_MONSTERS);

  it('are as printed', () => {
    const ours = KINDS.map(kind => {
      const { letter, name, tiles, hp, special } = MONSTERS[kind];
      const die = kind === 'doppelganger' ? 0 : DIE_OF[hp];
      return [letter, name, `${tiles}`, `${hp}`, `${die}`, `${lootOf(kind)}`, special ?? '-'];
    });
    expect(ours).toEqual(rows);
  });

  it('are 100 tiles, 96 of them no bosses, 68 of those with 1 HP', () => {
    const tiles = KINDS.flatMap(kind => Array.from({ length: MONSTERS[kind].tiles }, () => kind));
    const common = tiles.filter(kind => !BOSSES.includes(kind));
    expect([tiles.length, common.length]).toEqual([100, 96]);
    expect(common.filter(kind => MONSTERS[kind].hp === 1)).toHaveLength(68);
    const mean = (value: (kind: (typeof KINDS)[number]) => number) =>
      common.reduce((sum, kind) => sum + value(kind), 0) / common.length;
    expect(mean(kind => MONSTERS[kind].hp)).toBeCloseTo(1.68, 2);
    expect(mean(lootOf)).toBeCloseTo(3.15, 2);
  });

  it('have ids like their names', () => {
    for (const kind of KINDS) expect(MONSTERS[kind].name.toLowerCase().replaceAll(' ', '-')).toBe(kind);
  });
});

describe('Items', () => {
  it('are thirty, in the order of the D30', () => {
    const ids = linesOf(PRINTED_ITEMS).map(line => line.split(/\s+/)[1]);
    expect(ITEM_IDS).toEqual(ids);
    expect(ITEM_IDS).toHaveLength(30);
  });

  it('are called what they are', () => {
    for (const id of ITEM_IDS) {
      const spelled = ITEMS[id].name.toLowerCase().replaceAll(' ', '-').replace('armour', 'armor');
      expect(spelled).toBe(id);
    }
  });
});

describe('Gear', () => {
  it('costs 5 coins a tier, and armour 10', () => {
    expect(WEAPONS.map(weapon => weapon.die)).toEqual([4, 6, 8, 10]);
    expect([upgradePrice(0, 1), upgradePrice(0, 2), upgradePrice(0, 3), ARMOUR_PRICE]).toEqual([
      5, 10, 15, 10,
    ]);
  });
});

describe('Options', () => {
  it('list the default first', () => {
    const defaults = Object.fromEntries(OPTIONS.map(option => [option.id, option.values[0]!.value]));
    expect(readRules(defaults)).toEqual(readRules({}));
  });

  it('are all understood', () => {
    const read = OPTIONS.flatMap(({ id, values }) =>
      values.map(({ value }) => JSON.stringify(readRules({ [id]: value }))),
    );
    // The three defaults read alike; everything else makes a difference.
    expect(new Set(read).size).toBe(read.length - 2);
  });
});
