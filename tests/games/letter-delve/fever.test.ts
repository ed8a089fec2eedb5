/** Gold fever (R92): the purse of their victim makes monsters roll higher. Ours, so By the book has none. */
import { describe, expect, it } from 'vitest';
import { fightOf as stageOf } from '../../../src/games/letter-delve/look/fight.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import { sheet } from '../../../src/games/letter-delve/look/sheet.ts';
import { battleOdds, meetingOdds } from '../../../src/games/letter-delve/odds/battles.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { END, fight, monster, only, play, PASS, playOn, scene, SWORD, TWO_HANDED, use } from './table.ts';

/** The first of these against a Bat: 4 against 4, and then nothing but hits until it is dead. */
function rolled(coins: number, options = {}) {
  const state = fight('bat', { weapon: SWORD, coins }, { options });
  const isHit = state.rules.fever === 0 || coins < state.rules.fever;
  const rest = Array.from({ length: isHit ? 2 : 3 }, () => [8, 1]).flat();
  return only(play(state, [4, 4, ...rest], END).events, 'exchange')[0]!;
}

describe('Gold fever', () => {
  it('adds one for every full 15 coins', () => {
    expect(rolled(14)).toMatchObject({ foeRoll: { faces: [4], fever: 0, total: 4 }, result: 'hero-hits' });
    expect(rolled(15)).toMatchObject({ foeRoll: { faces: [4], fever: 1, total: 5 }, result: 'foe-hits' });
    expect(rolled(44).foeRoll.total).toBe(6);
    expect(rolled(45).foeRoll.total).toBe(7);
  });

  it('is ours: by the book nobody smells gold', () => {
    expect(rolled(99, { rules: 'by-the-book' })).toMatchObject({
      foeRoll: { total: 4 },
      result: 'hero-hits',
    });
  });

  it('goes by the purse with which the battle began', () => {
    const begun = playOn(fight('jabberwock', { weapon: SWORD, coins: 30, items: ['strength'] }), END).state;
    expect(begun.battle!.fever).toBe(2);
    // 1 against 10 and 2 of fever, and a theft of 4.
    const robbed = play(begun, [1, 10, 4], PASS).state;
    expect(robbed.heroes[0]!.coins).toBe(26);
    expect(robbed.battle!.fever).toBe(2);
  });

  it('does not touch duels and shots', () => {
    const rich = scene({
      heroes: [
        { at: [7, 9], coins: 90, hp: 1 },
        { at: [7, 10], coins: 90, hp: 1 },
      ],
    });
    const { events } = play(rich, [4, 3], { type: 'attack', rival: 1 });
    expect(only(events, 'exchange')[0]).toMatchObject({
      heroRoll: { fever: 0 },
      foeRoll: { fever: 0, total: 3 },
    });
    for (const coins of [0, 90]) {
      const heroes = [{ at: [7, 9] as const, coins, items: ['snipe'] as const }];
      const state = scene({ heroes, monsters: [['griffin', 7, 11]], part: 'start' });
      const shots = only(play(state, [4, 4], use('snipe')).events, 'sniped');
      expect(shots).toMatchObject([{ foeRoll: 4, hit: true }]);
    }
  });

  it('is in the odds, on the stage and on the sheet', () => {
    const at = (coins: number) => fight('yeti', { weapon: TWO_HANDED, coins, items: ['strength'] });
    const odds = [0, 15, 30, 60]
      .map(coins => meetingOdds(at(coins), 0, monster(at(coins), 0)).exchange)
      .map(share => Math.floor(share * 100 + 1e-9));
    expect(odds).toEqual([65, 55, 45, 26]);
    const begun = playOn(at(35), END).state;
    expect(battleOdds(begun, 0)!.exchange).toBeCloseTo(0.45, 9);
    expect(stageOf(begun)!.right.arms).toBe('D8, +2 fever');
    const stats = (coins: number) => JSON.stringify(sheet(at(coins), 0).parts);
    expect(stats(35)).toContain('"Gold fever","value":"+2"');
    expect(stats(5)).not.toContain('Gold fever');
  });
});

describe('The outfit', () => {
  it('tells the odds of duels where there are any', () => {
    const details = (seats: number, options = {}) => {
      const { state } = game.create({
        seed: 'x',
        seats: Array.from({ length: seats }, () => 'human'),
        options,
      });
      return prompt(state).choices.map(({ label, detail }) => `${label}: ${detail}`);
    };
    expect(details(2)).toContainEqual(
      expect.stringMatching(/^Sword and Leather: .* Beats a Two-Handed Sword in (9|10|11)% of duels\.$/),
    );
    // Nobody needs to know how it does against itself.
    expect(details(2)).toContainEqual(expect.stringMatching(/^Two-Handed Sword: D10\. \d+ coins left\.$/));
    expect(details(1).join()).not.toContain('duels');
    expect(details(2, { duels: 'off' }).join()).not.toContain('duels');
  });
});
