import { describe, expect, it } from 'vitest';
import { GOLD_CAP, MAX_HEALTH, START } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { MISHAPS, type Effect } from '../../../src/games/nine-bit-dungeon/data/events.ts';
import { ITEMS, type Gains } from '../../../src/games/nine-bit-dungeon/data/items.ts';
import { MONSTERS, type MonsterKind } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { MONSTER_LOOKS } from '../../../src/games/nine-bit-dungeon/look/monsters.ts';
import { cellsOfTable } from '../support/printed-table.ts';
import { PRINTED_EVENTS, PRINTED_ITEMS, PRINTED_MONSTERS } from './printed.ts';

describe('Tables', () => {
  it('has the 24 monsters as printed', () => {
    const rows = MONSTERS.map(kind => [
      String(kind.level),
      String(kind.die),
      kind.id,
      kind.name,
      ...[kind.skill, kind.damage, kind.range, kind.health, kind.gold].map(String),
      behaviours(kind),
    ]);
    const printed = cellsOfTable(PRINTED_MONSTERS).map(row => [...row.slice(0, 9), sorted(row[9]!)]);
    expect(rows).toEqual(printed);
  });

  it('keeps monsters within the limits of their cards', () => {
    for (const kind of MONSTERS) {
      const count = [kind.flee > 0, kind.arm > 0, kind.heal, kind.fast, kind.fly].filter(Boolean).length;
      expect(count, kind.id).toBeLessThanOrEqual(2);
      expect(kind.range, kind.id).toBeLessThanOrEqual(5);
      expect(kind.health, kind.id).toBeLessThanOrEqual(6);
      expect(kind.skill, kind.id).toBeLessThanOrEqual(5);
    }
  });

  it('lets those shoot who have reach, and nobody else', () => {
    for (const { id, range } of MONSTERS) expect(MONSTER_LOOKS[id].shot !== undefined, id).toBe(range > 1);
  });

  it('has the 24 items as printed', () => {
    const rows = ITEMS.map(item => [
      String(item.level),
      String(item.die),
      item.id,
      item.name,
      String(item.price),
      String(item.half),
      effectsOf(item.gains),
    ]);
    expect(rows).toEqual(cellsOfTable(PRINTED_ITEMS));
  });

  it('sells nothing that the purse cannot pay', () => {
    expect(Math.max(...ITEMS.map(item => item.price))).toBeLessThanOrEqual(GOLD_CAP);
  });

  it('has the 24 events as printed', () => {
    const rows = MISHAPS.map(each => [
      String(each.level),
      String(each.die),
      each.id,
      each.name,
      each.effects.map(wordsOf).join(', then '),
    ]);
    expect(rows).toEqual(cellsOfTable(PRINTED_EVENTS));
  });

  it('lets an event pause for a choice only at its end', () => {
    const pausing = (effect: Effect) => effect.do === 'advance' || effect.do === 'respawn';
    for (const { id, effects } of MISHAPS) {
      expect(effects.slice(0, -1).some(pausing), id).toBe(false);
      expect(
        effects.some(effect => effect.do === 'test' && effects.length > 1),
        id,
      ).toBe(false);
    }
  });

  it('has unique kebab-case ids', () => {
    const ids = [...MONSTERS, ...ITEMS, ...MISHAPS].map(each => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  it('starts as the booklet says', () => {
    expect(START).toEqual({
      health: 8,
      skill: 2,
      damage: 1,
      armour: 0,
      mana: 2,
      maxMana: 2,
      healthPotions: 1,
      manaPotions: 1,
      gold: 0,
    });
    expect(Object.values(MAX_HEALTH)).toEqual([8, 11, 13, 16]);
  });
});

function sorted(list: string): string {
  return list.split(', ').toSorted().join(', ');
}

function behaviours(kind: MonsterKind): string {
  const list = [
    kind.arm > 0 && `Arm (${kind.arm})`,
    kind.fast && 'Fast',
    kind.flee > 0 && `Flee (${kind.flee})`,
    kind.fly && 'Fly',
    kind.heal && 'Heal',
  ].filter(word => word !== false);
  return list.length > 0 ? list.join(', ') : 'none';
}

function effectsOf(gains: Gains): string {
  const words: readonly (readonly [keyof Gains, (value: number) => string])[] = [
    ['damage', value => `Damage =${value}`],
    ['skill', value => `Skill =${value}`],
    ['armour', value => `Armour =${value}`],
    ['maxMana', value => `Max Mana =${value}`],
    ['healthPotions', value => `+${value} HP`],
    ['manaPotions', value => `+${value} MP`],
  ];
  return words.flatMap(([key, word]) => (gains[key] === undefined ? [] : [word(gains[key])])).join(', ');
}

function wordsOf(effect: Effect): string {
  switch (effect.do) {
    case 'test': {
      const loss = effect.fail[0]!;
      return loss.do === 'gold' ? `Skill Test, on a failure lose ${-loss.by} Gold` : `test(${loss.amount})`;
    }
    case 'damage':
      return `lose ${effect.amount} Health (Armour applies)`;
    case 'drain':
      return `lose ${effect.amount} Health, one by one`;
    case 'gold':
      return `gain ${effect.by} Gold`;
    case 'health':
      return `gain ${effect.by} Health`;
    case 'mana':
      return effect.by < 0 ? `${-effect.by} Mana (not below 1)` : `gain ${effect.by} Mana`;
    case 'advance':
      return `advance(${effect.steps})`;
    case 'respawn':
      return 'respawn';
  }
}
