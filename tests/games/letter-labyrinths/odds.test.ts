import { describe, expect, it } from 'vitest';
import { clockOf, threatMap, wayOfEnemy } from '../../../src/games/letter-labyrinths/odds.ts';
import { overlays } from '../../../src/games/letter-labyrinths/look/overlays.ts';
import { threatMark, threatOn } from '../../../src/games/letter-labyrinths/look/threat.ts';
import { isUnderBoss } from '../../../src/games/letter-labyrinths/rules/squares.ts';
import { position, sq } from './table.ts';

const FAR = { at: [12, 9] } as const;

describe('Help before deciding (11.2)', () => {
  it('shades the squares where bumps must be expected', () => {
    const sure = {
      ...position({ pawns: [FAR], enemies: { 1: { at: [5, 5] } }, deck: [1, 15] }),
      topKnown: true,
    };
    expect(threatMap(sure)).toEqual([
      { at: sq(5, 4), hundredths: 100, chance: 100, shade: 'dark' },
      { at: sq(6, 4), hundredths: 100, chance: 100, shade: 'dark' },
      { at: sq(6, 5), hundredths: 100, chance: 100, shade: 'dark' },
    ]);
    const shades = threatMap({ ...sure, topKnown: false }).map(threat => threat.shade);
    expect(shades).toContain('light');
    expect(threatMap({ ...sure, active: null })).toEqual([]);
  });

  it('tells how likely a square is hit, and never that one can stand in a foe', () => {
    const jelly = position({ pawns: [FAR], boss: { at: [6, 4], rolls: [1] } });
    for (const before of [position({ pawns: [FAR], enemies: { 1: { at: [5, 5] } } }), jelly]) {
      const map = threatMap(before);
      expect(map.length).toBeGreaterThan(0);
      for (const { chance, hundredths } of map) {
        expect(chance).toBeLessThanOrEqual(Math.min(100, hundredths));
        expect(chance).toBeGreaterThanOrEqual(0);
      }
    }
    const sure = {
      ...position({ pawns: [FAR], enemies: { 1: { at: [5, 5] } }, deck: [1, 15] }),
      topKnown: true,
    };
    expect(threatOn(sure, sq(5, 4))).toBe('A foe will hit you here next.');
    expect(threatOn(sure, sq(1, 1))).toBe('No foe can come here next.');
    expect([3, 8, 42, 97, 99].map(threatMark)).toEqual([undefined, '10', '40', '95', 'HIT']);
    const { cells, lines } = overlays[0]!.model(jelly, 0, undefined);
    expect(lines).toEqual([]);
    for (const { at } of cells) expect(isUnderBoss(jelly.boss, at)).toBe(false);
    expect(overlays[0]!.model(sure, 0, undefined).lines).toHaveLength(3);
  });

  it('reads an enemy’s word with the card on the table', () => {
    const before = position({ card: 15, pawns: [FAR], enemies: { 1: { at: [3, 3] }, 5: { at: [3, 2] } } });
    expect(
      wayOfEnemy(before, 1).map(({ letter, direction, blocked }) => [letter, direction, blocked]),
    ).toEqual([
      ['I', 'north', true],
      ['M', 'east', false],
      ['E', 'south', true],
    ]);
    expect(wayOfEnemy(before, 2)).toEqual([]);
  });

  it('tells what the deck means', () => {
    const clock = (deck: number) => clockOf(position({ pawns: [FAR], deck }));
    expect(clock(8)).toEqual({ cards: 8, phases: 8, warning: null });
    expect(clock(1)).toEqual({ cards: 1, phases: 1, warning: 'last-unless-recovered' });
    expect(clock(0)).toEqual({ cards: 0, phases: 1, warning: 'last' });
  });
});
