import { describe, expect, it } from 'vitest';
import type { FightModel } from '../../src/core/look.ts';
import { ROOMS } from '../../src/games/index.ts';
import { fightWords } from '../../src/panels/logic/fight-words.ts';
import { recordMatch, statesOf } from '../games/contract/record.ts';
import { setupsOf } from '../games/contract/setups.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe('A fight in words', () => {
  it('names both, what they have left, what they fight with, and the odds', () => {
    const fight: FightModel = {
      title: 'The Quagga attacks',
      left: { name: 'You', sprite: 'hero', gauge: { value: 5, max: 6 }, arms: 'Sword D8' },
      right: { name: 'Quagga', sprite: 'quagga', gauge: { value: 1, max: 2 }, plate: 'Q' },
      odds: 67,
    };
    expect(fightWords(fight)).toEqual([
      'The Quagga attacks',
      'You: 5 of 6, Sword D8',
      'Quagga: 1 of 2',
      'Odds for You: 67%',
    ]);
  });

  it('tells one of several apart by the letter that it wears', () => {
    const goblin = { name: 'Goblin', sprite: 'goblin', plate: 'B' };
    expect(fightWords({ title: 'Goblins', left: goblin, right: { ...goblin, plate: 'C' } })).toEqual([
      'Goblins',
      'Goblin B',
      'Goblin C',
    ]);
  });

  it.each(rooms)('leaves out no number that the picture shows: $id', ({ room }) => {
    for (const state of statesOf(recordMatch(room, setupsOf(room)[0]!))) {
      const { fight } = room.board(state, 0);
      if (!fight) continue;
      const told = fightWords(fight).join('\n');
      for (const { name, gauge, arms, plate } of [fight.left, fight.right]) {
        expect(told).toContain(name);
        if (gauge) expect(told).toContain(`${gauge.value} of ${gauge.max}`);
        if (arms !== undefined) expect(told).toContain(arms);
        if (plate !== undefined) expect(told).toContain(plate);
      }
    }
  });
});
