import { describe, expect, it } from 'vitest';
import { duelOdds, fightOf, oddsOf, oddsWith } from '../../../src/games/letter-delve/odds/battles.ts';
import type { Fight } from '../../../src/games/letter-delve/rules/battle.ts';
import { mayBe, shareOfHp } from '../../../src/games/letter-delve/odds/tiles.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { END, fight, monster, PASS, playOn, scene, TWO_HANDED, use } from './table.ts';

const BARE: Fight = {
  die: 10,
  enchanted: false,
  strength: 0,
  bless: 0,
  foeDie: 20,
  fever: 0,
  confused: false,
  hp: 20,
  soak: 0,
  foeHp: 10,
  poison: false,
  drain: false,
};
const percent = (share: number): number => Math.round(1000 * share) / 10;
const near = (value: number, printed: number): void => expect(Math.abs(value - printed)).toBeLessThan(0.0501);

/** Exchange, win, loss, as they were first written down. */
const TABLE: Record<number, string> = {
  4: '75.0/100/0.3 62.5/100/1.2 41.7/99.9/4.2 31.3/95.8/8.2 25.0/75.3/11.5 20.8/18.4/15.0 12.5/0.2/16.6',
  6: '83.3/100/0.2 75.0/100/0.7 58.3/100/2.1 43.8/99.8/5.1 35.0/95.8/8.7 29.2/55.1/13.6 17.5/2.1/16.2',
  8: '87.5/100/0.1 81.3/100/0.5 68.8/100/1.4 56.3/100/3.1 45.0/99.6/6.1 37.5/85.2/11.5 22.5/9.7/15.7',
  10: '90.0/100/0.1 85.0/100/0.4 75.0/100/1.0 65.0/100/2.2 55.0/100/4.1 45.8/97.2/9.1 27.5/25.7/15.1',
};
const FOES = [
  [1, 3],
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 10],
  [8, 12],
  [10, 20],
] as const;

describe('Odds', () => {
  it.each([4, 6, 8, 10])('are those of the table for a D%i', die => {
    for (const [index, cell] of TABLE[die]!.split(' ').entries()) {
      const [exchange, win, loss] = cell.split('/').map(Number);
      const [foeHp, foeDie] = FOES[index]!;
      const odds = oddsOf({ ...BARE, die, foeDie, foeHp });
      near(100 * odds.exchange, exchange!);
      near(100 * odds.win, win!);
      near(odds.loss, loss!);
    }
  });

  it('help against a boss as first written down', () => {
    const win = (change: Partial<Fight>) => percent(oddsOf({ ...BARE, ...change }).win);
    expect(win({ bless: 1 })).toBe(47.9);
    expect(win({ enchanted: true })).toBe(62.5);
    expect(win({ strength: 1 })).toBe(78.5);
    expect(win({ confused: true })).toBe(91.5);
    expect(win({ drain: true })).toBe(59.2);
    expect(win({ soak: 2 })).toBe(33.8);
    expect(percent(oddsWith(BARE, 'bless-weapon')!.win)).toBe(47.9);
    expect(oddsWith(BARE, 'haste')).toBeUndefined();
  });

  it('of missiles at a poisoned foe: they take hearts, they are no hit', () => {
    const poisoned: Fight = { ...BARE, foeHp: 5, hp: 1, poison: true };
    expect(oddsOf(poisoned).win).toBe(oddsOf({ ...poisoned, foeHp: 1 }).win);
    expect(oddsWith(poisoned, 'magic-missiles')!.win).toBe(oddsOf(poisoned).win);
    expect(oddsWith({ ...poisoned, foeHp: 1 }, 'magic-missiles')!.win).toBe(1);
  });

  it('follow a battle that is on', () => {
    const state = fight('quagga', { weapon: TWO_HANDED, items: ['strength', 'sleep'] });
    const begun = playOn(state, END, PASS, PASS).state;
    expect(percent(oddsOf(fightOf(begun, 0, monster(begun, 0))).win)).toBe(25.7);
    const strong = playOn(begun, use('strength')).state;
    expect(percent(oddsOf(fightOf(strong, 0, monster(strong, 0))).win)).toBe(78.5);
  });

  it('of duels: one tier better wins 92 to 99.6 %', () => {
    const win = (weapon: 0 | 1 | 2 | 3, other: 0 | 1 | 2 | 3, armour = false) => {
      const state = scene({ heroes: [{ weapon }, { weapon: other, armour }] });
      return percent(duelOdds(state, 0, 1).win);
    };
    expect(win(0, 0)).toBe(50);
    for (const [better, worse] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const) {
      expect(win(better, worse)).toBeGreaterThan(91.5);
      expect(win(better, worse)).toBeLessThan(99.7);
    }
    expect(win(3, 2, true)).toBeCloseTo(90, 0);
  });

  it('of what lies face down: 71 % of the common tiles have one heart', () => {
    const view = game.view!(game.create({ seed: 'odds', seats: ['human'], options: {} }).state, 0);
    const [boss, , , , outer] = view.monsters;
    expect(outer!.kind).toBeNull();
    expect(percent(shareOfHp(view, outer!, 1))).toBe(70.8);
    expect(mayBe(view, boss!).map(each => each.share)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
