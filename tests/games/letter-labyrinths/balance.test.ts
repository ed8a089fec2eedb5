/**
 * The balance targets (14). A figure outside its band points to a rule implemented differently before it points to the
 * tables. `BALANCE=150 npx vitest run tests/games/letter-labyrinths/balance.test.ts` measures every cell and prints;
 * without it a small, fixed sample guards against accidents, with bands as wide as such a sample needs. `DUNGEON` takes
 * one labyrinth only, `LEVEL` other bots, and `SEEDS` other games: what was tuned on some must hold on others.
 */
import { describe, expect, it } from 'vitest';
import { DUNGEONS } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { unless } from '../../support/unless.ts';
import type { BotLevel } from '../../../src/core/game.ts';
import { type Band, expectBetween, FULL } from '../support/bands.ts';
import { classWins, hindrance, measure } from './measure.ts';

const LEVEL =
  process.env['LEVEL'] === 'easy' || process.env['LEVEL'] === 'hard' ? process.env['LEVEL'] : 'normal';

const ONLY = process.env['DUNGEON'];
const SEEDS = process.env['SEEDS'];

/** Seats, bots, labyrinth, seeds, and how often a game somebody is stopped (hidden traps) or bitten (the Drains). */
const HINDRANCES: readonly (readonly [number, BotLevel, Record<string, string>, string, Band])[] = [
  [1, 'normal', { dungeon: 'guarded-gates', traps: 'hidden' }, 'TRAP', [0.25, 1.5]],
  [2, 'normal', { dungeon: 'drifting-drains' }, 'DRIFT', [0.25, 1.5]],
  [2, 'normal', { dungeon: 'hushed-halls', traps: 'hidden' }, 'TRAP', [0.25, 1.5]],
  [4, 'normal', { dungeon: 'growing-grove', traps: 'hidden' }, 'TRAP', [0.15, 1.5]],
  [1, 'hard', { dungeon: 'translucent-trial', traps: 'hidden' }, 'TRAP', [0.25, 1.5]],
  [1, 'hard', { dungeon: 'guarded-gates', traps: 'hidden' }, 'TRAP', [0.25, 1.5]],
  [1, 'hard', { dungeon: 'drifting-drains' }, 'DRIFT', [0.25, 1.5]],
  [2, 'hard', { dungeon: 'drifting-drains' }, 'DRIFT', [0.25, 1.5]],
];

describe('Balance targets', { timeout: 3_600_000 }, () => {
  it('a random player never wins', () => {
    expect(measure('random', 2, {}, 20).won).toBe(0);
  });

  it('normal bots win more often than not in the first dungeon, and bump, flip and spell as expected', () => {
    const measures = measure('normal', 2, { health: 'even' }, 40);
    expect(measures.won).toBeGreaterThan(35);
    expect(measures.won).toBeLessThan(85);
    expect(measures.rounds).toBeGreaterThan(6.5);
    expect(measures.rounds).toBeLessThan(9);
    expect(measures.damagePerWord).toBeGreaterThan(1.7);
    expect(measures.damagePerWord).toBeLessThan(2.3);
    expect(measures.flipped).toBeGreaterThan(90);
    expect(measures.trapStops).toBeLessThan(0.1);
  });

  it('the last dungeon is far harder', () => {
    expect(measure('normal', 2, { dungeon: 'hushed-halls' }, 30).won).toBeLessThan(50);
  });

  it('hidden traps stop people, and the current bites them', () => {
    const rows = FULL ? HINDRANCES : HINDRANCES.slice(0, 2);
    for (const [seats, level, options, seeds, band] of rows) {
      const measured = hindrance(level, seats, options, FULL || 12, seeds);
      if (FULL) console.log(seats, level, JSON.stringify(options), JSON.stringify(measured));
      const count = options['traps'] === 'hidden' ? measured.stops : measured.bites;
      expectBetween(count.mean, band, [0.08, 2.5]);
    }
  });

  it('every class is worth choosing', () => {
    const wins = classWins('normal', FULL ? Math.ceil(FULL / 10) : 2);
    if (FULL) console.log(JSON.stringify(wins));
    for (const share of Object.values(wins)) expectBetween(share, [35, 60], [15, 80]);
  });

  it.skipIf(FULL === 0)(`in full${unless(FULL > 0, 'it takes an hour, and BALANCE=150 asks for it')}`, () => {
    const rows = [['translucent-trial', 'book'], ...DUNGEONS.map(dungeon => [dungeon, 'even'])];
    for (const [dungeon = '', health = ''] of rows.filter(([id]) => ONLY === undefined || id === ONLY)) {
      const cells = [1, 2, 3, 4, 5, 6].map(seats => measure(LEVEL, seats, { dungeon, health }, FULL, SEEDS));
      const line = (pick: (measures: (typeof cells)[number]) => number, digits: number): string =>
        cells.map(cell => pick(cell).toFixed(digits)).join(' / ');
      console.log(
        [
          `${dungeon} ${health}, ${LEVEL}`,
          `won ${line(cell => cell.won, 0)}`,
          `rounds ${line(cell => cell.rounds, 1)}`,
          `words ${line(cell => cell.words, 1)}`,
          `damage per word ${line(cell => cell.damagePerWord, 2)}`,
          `bumps ${line(cell => cell.bumps, 1)}`,
          `flip round ${line(cell => cell.flipRound, 1)}`,
          `cards left ${line(cell => cell.cardsLeftWhenWon, 1)}`,
        ].join('\n  '),
      );
    }
  });
});
