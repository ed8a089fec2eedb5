/** Resting never pays: what a Heal with the last Mana gives on average, out of sight, events included. */
import { describe, expect, it } from 'vitest';
import { LEVELS, MAX_HEALTH, type Level } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { only, typesOf } from '../support/events.ts';
import { loaded } from './claims/worlds.ts';
import { HEAL, play, position } from './table.ts';

const FACES = [1, 2, 3, 4, 5, 6];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean change of her Health by one cast, over all dice. */
function gainOf(level: Level, skill: number, armour: number): number {
  const start = position([0, 4], { level, hero: { mana: 1, skill, armour, health: MAX_HEALTH[level] >> 1 } });
  const cast = (dice: number[], events: number[] = []): number =>
    game.apply(loaded(start, { dice, events }), HEAL).state.hero.health - start.hero.health;
  const wild = FACES.map(face => mean(FACES.map(test => cast([6, test], [face]))));
  return mean(FACES.map(die => (die === 6 ? mean(wild) : cast([die]))));
}

describe('Resting', () => {
  it.each(LEVELS)('costs Health on Level %i, whatever she wears', level => {
    for (const skill of [2, 3, 4, 5])
      for (const armour of [0, 1, 2, 3, 4]) expect(gainOf(level, skill, armour)).toBeLessThan(0);
  });

  it('takes its toll before the event, and only of a spell with the last Mana', () => {
    const spent = play(position([7, 7], { hero: { mana: 1 } }), { dice: [6], events: [5] }, HEAL);
    expect(typesOf(spent.events)).toEqual(['cast', 'event-drawn', 'hero-hurt', 'gold-changed']);
    expect(only(spent.events, 'hero-hurt')[0]).toMatchObject({ amount: 2, by: 'wild-magic' });
    const fresh = play(position([7, 7], { hero: { mana: 2 } }), { dice: [6], events: [5] }, HEAL);
    expect(only(fresh.events, 'hero-hurt')).toEqual([]);
  });

  it('may be the death of her', () => {
    const { state } = play(
      position([7, 7], { hero: { mana: 1, health: 2 } }),
      { dice: [6], events: [6] },
      HEAL,
    );
    expect(state).toMatchObject({ ask: null, ending: { how: 'died', by: 'wild-magic' } });
  });
});
