import { describe, expect, it, vi } from 'vitest';
import {
  DETOUR,
  GOLD_CAP,
  POTION_CAP,
  SIGHT,
  TURN_LIMIT,
} from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { help } from '../../../src/games/nine-bit-dungeon/look/help.ts';
import type { HelpPage } from '../../../src/games/room.ts';

const textOf = (pages: readonly HelpPage[]): string => pages.map(page => page.text).join('\n');

/** The sentences whose numbers the rules read from the same table. */
function sentences(numbers: Readonly<Record<string, number>>): string[] {
  return [
    `Your torch lasts ${numbers['TURN_LIMIT']} turns. After turn ${numbers['TURN_LIMIT']} it goes out, and you lose.`,
    `It walks around other monsters if that takes at most ${numbers['DETOUR']} extra steps. Otherwise it queues behind them.`,
    `You and a monster see each other within ${numbers['SIGHT']} squares`,
    `the purse holds ${numbers['GOLD_CAP']}.`,
    `The belt holds ${numbers['POTION_CAP']} of each.`,
  ];
}

describe('The help', () => {
  it.each(sentences({ TURN_LIMIT, DETOUR, SIGHT, GOLD_CAP, POTION_CAP }))('says: %s', sentence => {
    expect(textOf(help)).toContain(sentence);
  });

  it('takes its numbers from the data', async () => {
    const others = { TURN_LIMIT: 123, DETOUR: 7, SIGHT: 11, GOLD_CAP: 33, POTION_CAP: 8 };
    vi.resetModules();
    vi.doMock('../../../src/games/nine-bit-dungeon/data/constants.ts', async original => ({
      ...(await original<object>()),
      ...others,
    }));
    const { help: renewed } = await import('../../../src/games/nine-bit-dungeon/look/help.ts');
    for (const sentence of sentences(others)) expect(textOf(renewed)).toContain(sentence);
  });

  it('writes the score as it is counted', () => {
    expect(textOf(help)).toContain('Hearts grow to 11, 13 and 16, and are filled.');
    expect(textOf(help)).toContain('1,000 times its number for every level you leave.');
  });
});
