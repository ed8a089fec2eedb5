import { describe, expect, it } from 'vitest';
import { cardOf, type Pool } from '../../../src/games/pocket-dungeons/data/cards.ts';
import {
  abilityOdds,
  plainOdds,
  reachChance,
  strikeChance,
  testChance,
  testChanceOf,
} from '../../../src/games/pocket-dungeons/chances.ts';
import { assaultOdds, outlook } from '../../../src/games/pocket-dungeons/odds.ts';
import { strike } from '../../../src/games/pocket-dungeons/rules/combat.ts';
import { defence } from '../../../src/games/pocket-dungeons/rules/rolls.ts';
import type { RerollAbility, Rival } from '../../../src/games/pocket-dungeons/state.ts';
import { FIGHTS, STRIKES, TESTS } from './printed.ts';
import { activate, assault, char, play, position } from './table.ts';

function pool(text: string): Pool {
  const [, dice, kicker] = /^(\d)(?:\((\d)\))?$/.exec(text)!;
  return { dice: Number(dice), kicker: Number(kicker ?? 0) };
}

const percent = (chance: number): number => Math.round(chance * 10_000) / 100;

describe('Odds', () => {
  it('of a strike are those of the printed table', () => {
    for (const [off, ...row] of STRIKES)
      for (const [index, wanted] of row.entries()) {
        if (wanted === undefined) continue;
        const def = pool(['0', '1', '2', '3', '3(5)'][index]!);
        expect(percent(strikeChance(pool(off), def)), `${off} against ${def.dice}`).toBeCloseTo(wanted, 2);
      }
  });

  it('of a strike equal the plain enumeration of all throws', () => {
    const throws = (count: number): number[][] =>
      count === 0 ? [[]] : throws(count - 1).flatMap(rest => [1, 2, 3, 4, 5, 6].map(face => [...rest, face]));
    for (const off of [1, 2, 3])
      for (const def of [0, 1, 2]) {
        const all = throws(off).flatMap(mine => throws(def).map(theirs => strike(mine, theirs)));
        const chance = all.filter(Boolean).length / all.length;
        expect(strikeChance({ dice: off, kicker: 0 }, { dice: def, kicker: 0 })).toBeCloseTo(chance, 12);
      }
  });

  it.each(FIGHTS)('%s -> %s, %s %s', (attacker, defender, attack, help, ...wanted) => {
    const less = help === 'ambush' ? 1 : 0;
    const { off, def } = cardOf(defender)[attack];
    const shrunk = (each: Pool): Pool => ({ ...each, dice: Math.max(0, each.dice - less) });
    const sizes = { attacker: cardOf(attacker)[attack], defender: { off: shrunk(off), def: shrunk(def) } };
    const [side, ability] = help.split(' ');
    const odds = ability ? abilityOdds(sizes, side as Rival, ability as RerollAbility) : plainOdds(sizes);
    expect([odds.win, odds.lose, odds.both, odds.stalemate].map(percent)).toEqual(wanted);
    expect(odds.win + odds.lose + odds.both + odds.stalemate).toBeCloseTo(1, 12);
  });

  it('of tests are those of the printed table', () => {
    for (const [need, ...row] of TESTS)
      for (const [index, wanted] of row.entries())
        expect(testChance({ dice: index + 1, kicker: 0 }, need) * 100).toBeCloseTo(wanted, 1);
    expect(testChance({ dice: 0, kicker: 0 }, 2)).toBe(0);
    expect(testChance({ dice: 3, kicker: 5 }, 4)).toBe(1);
    const dwarf = char(position('S─╴', [['dwarf', 0, [1, 0]]]), 0);
    expect(percent(testChanceOf(dwarf, defence('magic'), 6))).toBe(51.77);
  });

  it('of a rush count Swift', () => {
    expect(reachChance('warrior', 1)).toBe(1);
    expect(reachChance('warrior', 3)).toBe(0.25);
    expect(reachChance('elf', 4)).toBeCloseTo(5 / 16, 12);
    expect(reachChance('thief', 4)).toBeCloseTo(1 / 8, 12);
    expect(reachChance('dwarf', 3)).toBe(0);
  });

  it('of an assault name way, water and courage', () => {
    const start = position('S─~─┐', [
      ['goblin-warrior', null, [1, 0]],
      ['mage', 0, [3, 0]],
    ]);
    const action = assault(1, [2, 0], [3, 0]);
    if (action.type !== 'close-assault') throw new Error('an assault');
    expect(assaultOdds(start, char(start, 0), action)).toMatchObject([
      { attack: 'melee', reach: 7 / 8, dry: 7 / 8, dares: 2 / 3, helped: null },
    ]);
  });

  it('of a re-roll are counted on the lying dice', () => {
    const start = position('S──╴', [
      ['warrior', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const { state } = play(start, { dice: [4, 4, 2, 6, 3, 1, 6, 5, 4] }, activate(0), assault(1, [2, 0]));
    expect(outlook(state)).toEqual({ hit: 6, counter: 6 });
    const swordplay = {
      type: 'reroll',
      ability: 'swordplay',
      side: 'defender',
      pool: 'off',
      die: 1,
    } as const;
    expect(outlook(state, swordplay)).toEqual({ hit: 6, counter: 3 });
  });
});
