import { describe, expect, it } from 'vitest';
import { newStreams, stream } from '../../../src/core/rng.ts';
import {
  CARDS,
  cardOf,
  type CardId,
  type Pool,
  type Rival,
} from '../../../src/games/pocket-dungeons/data/cards.ts';
import { reachChance, testChance, testChanceOf } from '../../../src/games/pocket-dungeons/odds/rolls.ts';
import { FIGHTS as COUNTED } from '../../../src/games/pocket-dungeons/data/fights.ts';
import { bestOption, blowsOf, type Fight } from '../../../src/games/pocket-dungeons/odds/duel.ts';
import {
  assaultOdds,
  bestReroll,
  fightOf,
  rerollOptions,
} from '../../../src/games/pocket-dungeons/odds/assaults.ts';
import {
  OTHER,
  strike,
  toolsOf,
  valuesOf,
  type Tool,
} from '../../../src/games/pocket-dungeons/rules/combat.ts';
import { defense } from '../../../src/games/pocket-dungeons/rules/rolls.ts';
import type { Combat } from '../../../src/games/pocket-dungeons/state/state.ts';
import { FIGHTS, STRIKES, TESTS } from './printed.ts';
import { activate, assault, char, play, position } from './table.ts';

function pool(text: string): Pool {
  const [, dice, kicker] = /^(\d)(?:\((\d)\))?$/.exec(text)!;
  return { dice: Number(dice), kicker: Number(kicker ?? 0) };
}

/** One strike alone: no re-rolls, no saves, nobody strikes back. */
function strikeChance(off: Pool, def: Pool): number {
  const none = { dice: 0, kicker: 0 };
  const sizes = { attacker: { off, def: none }, defender: { off: none, def } };
  return blowsOf({ sizes, tools: [], falls: { attacker: 1, defender: 1 } }).hit;
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
    const tools = ability ? [toolOf(attacker, defender, side as Rival, ability)] : [];
    const { hit, counter, both } = blowsOf({ sizes, tools, falls: { attacker: 1, defender: 1 } });
    const odds = [hit - both, counter - both, both, 1 - hit - counter + both];
    expect(odds.map(percent)).toEqual(wanted);
  });

  it('of fights in which re-rolls meet are those of the table that was counted beforehand', () => {
    expect(COUNTED.length).toBe(32);
    for (const [attacker, defender, how, defends, ...wanted] of COUNTED) {
      const start = facing(attacker, defender, defends === 'lies');
      const terms = { ...TERMS, charged: how === 'charge' };
      const fight = fightOf(start, terms);
      expect(fight.tools.length).toBeGreaterThan(1);
      const { hit, counter, both } = blowsOf(fight);
      const counted = [hit, counter, both].map(chance => Math.round(1_000_000 * chance));
      expect(counted, `${attacker} on ${defender}, ${how}, ${defends}`).toEqual(wanted);
    }
  });

  it.each([
    ['warrior', 'dwarf', true],
    ['warrior', 'troll', true],
    ['warrior', 'shambling-corpse', true],
    ['dwarf', 'warrior', false],
    ['troll', 'warrior', false],
  ] as const)(
    'of lying dice are the best that plain counting finds: %s on %s',
    (attacker, defender, charged) => {
      const dice = stream(newStreams(`${attacker} ${defender}`), 'lying');
      const fight = fightOf(facing(attacker, defender, false), { ...TERMS, charged });
      const rolled = ({ dice: count, kicker }: Pool) => ({
        dice: Array.from({ length: count }, () => dice.roll(6)),
        kicker,
      });
      for (let round = 0; round < 3; round++) {
        const pools = {
          attacker: { off: rolled(fight.sizes.attacker.off), def: rolled(fight.sizes.attacker.def) },
          defender: { off: rolled(fight.sizes.defender.off), def: rolled(fight.sizes.defender.def) },
        };
        const lying = { pools, side: 'attacker', keeps: 0, used: [] } as const;
        const { hit, counter } = bestOption(fight, lying).blows;
        const worth = hit * fight.falls.defender - counter * fight.falls.attacker;
        expect(worth).toBeCloseTo(plainly(fight, lying), 9);
      }
    },
  );

  it('of every other fight need no table', () => {
    for (const { id: attacker } of CARDS)
      for (const { id: defender } of CARDS)
        for (const charged of [false, true]) {
          const start = facing(attacker, defender, false);
          const { tools } = fightOf(start, { ...TERMS, charged });
          if (attacker === defender || tools.length < 2) continue;
          const has = COUNTED.some(row => row[0] === attacker && row[1] === defender);
          expect(has || cardOf(attacker).melee.off.dice === 0, `${attacker} on ${defender}`).toBe(true);
        }
  });

  it('of tests are those of the printed table', () => {
    for (const [need, ...row] of TESTS)
      for (const [index, wanted] of row.entries())
        expect(testChance({ dice: index + 1, kicker: 0 }, need) * 100).toBeCloseTo(wanted, 1);
    expect(testChance({ dice: 0, kicker: 0 }, 2)).toBe(0);
    expect(testChance({ dice: 3, kicker: 5 }, 4)).toBe(1);
    const dwarf = char(position('S─╴', [['dwarf', 0, [1, 0]]]), 0);
    expect(percent(testChanceOf(dwarf, defense('magic'), 6))).toBe(51.77);
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
      {
        attack: 'melee',
        hasRerolls: false,
        comes: expect.closeTo((2 / 3) * (7 / 8) ** 2, 12),
        // Too short a rush ends in the water all the same.
        drowns: expect.closeTo((2 / 3) * (1 / 8), 12),
      },
    ]);
  });

  it('of a re-roll are counted on the lying dice', () => {
    const start = position('S──╴', [
      ['warrior', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const { state } = play(start, { dice: [4, 4, 2, 6, 3, 1, 6, 5, 4] }, activate(0), assault(1, [2, 0]));
    const keep = rerollOptions(state).at(-1)!;
    expect(keep).toMatchObject({ reroll: undefined, blows: { hit: 1, counter: 1, both: 1 } });
    const { reroll, blows } = bestReroll(state);
    expect(reroll).toMatchObject({ ability: 'swordplay', side: 'defender', pool: 'off' });
    expect(blows).toMatchObject({ hit: 1, counter: expect.closeTo(1 / 6, 12) });
  });

  it('of a re-roll look ahead to the answer: a Troll is not struck with a die that it may turn', () => {
    const start = position('S──╴', [
      ['warrior', 0, [1, 0]],
      ['troll', null, [2, 0]],
    ]);
    // The Warrior hits with his 6 alone and is not hit; Tough Hide is left to the Troll.
    const { state } = play(
      start,
      { dice: [6, 1, 1, 6, 6, 6, 1, 1, 1, 5, 1, 1] },
      activate(0),
      assault(1, [2, 0]),
    );
    const keep = rerollOptions(state).at(-1)!;
    expect(keep.blows.hit).toBeCloseTo(1 / 6, 12);
  });
});

/** The window of re-rolls without any cleverness: every die, every face, every order. */
function plainly(
  { tools, falls }: Pick<Fight, 'tools' | 'falls'>,
  { pools, side, keeps, used }: Pick<Combat, 'pools' | 'side' | 'keeps' | 'used'>,
): number {
  const other = OTHER[side];
  const sign = side === 'attacker' ? 1 : -1;
  const keep =
    keeps > 0
      ? Number(strike(valuesOf(pools.attacker.off), valuesOf(pools.defender.def))) * falls.defender -
        Number(strike(valuesOf(pools.defender.off), valuesOf(pools.attacker.def))) * falls.attacker
      : plainly({ tools, falls }, { pools, side: other, keeps: 1, used });
  const rerolls = tools
    .filter(tool => tool.by === side && !used.includes(tool.ability))
    .flatMap(({ ability, pools: reached }) =>
      reached.flatMap(([rival, pool]) =>
        [...new Set(pools[rival][pool].dice)].map(face => {
          const before = pools[rival][pool];
          const futures = [1, 2, 3, 4, 5, 6].map(fresh => {
            const dice = before.dice.with(before.dice.indexOf(face), fresh);
            const after = { ...pools, [rival]: { ...pools[rival], [pool]: { ...before, dice } } };
            const next = { pools: after, side: other, keeps: 0, used: [...used, ability] };
            return plainly({ tools, falls }, next);
          });
          return futures.reduce((sum, value) => sum + value, 0) / 6;
        }),
      ),
    );
  return sign * Math.max(...[keep, ...rerolls].map(value => sign * value));
}

const TERMS = {
  attacker: 0,
  defender: 1,
  attack: 'melee',
  back: null,
  charged: false,
  ambush: false,
} as const;

function facing(attacker: CardId, defender: CardId, paralysed: boolean) {
  return position('S──╴', [
    [attacker, 0, [1, 0]],
    [defender, null, [2, 0], { paralysed }],
  ]);
}

function toolOf(attacker: CardId, defender: CardId, by: Rival, ability: string): Tool {
  return toolsOf(facing(attacker, defender, false), TERMS).find(
    tool => tool.by === by && tool.ability === ability,
  )!;
}
