import { describe, expect, it } from 'vitest';
import type { BoardModel, PromptModel } from '../../src/core/look.ts';
import { ROOMS } from '../../src/games/index.ts';
import { cornerBehind } from '../../src/session/looking.ts';
import { Tipster } from '../../src/session/tips.ts';
import { cellar } from '../records/fixtures.ts';

const prompt = (...types: string[]): PromptModel => ({
  title: 'Go',
  choices: types.map(type => ({ action: { type }, label: type })),
});

describe('Tips', () => {
  it('are told once, when what they are about is first offered, one at a time', () => {
    const tips = new Tipster({ walk: 'Walk on.', strike: 'Strike first.', word: 'Type.' });
    expect(tips.next(prompt('rest'))).toBeUndefined();
    expect(tips.next(prompt('rest', 'strike', 'walk'))).toBe('Strike first.');
    expect(tips.next(prompt('strike', 'walk'))).toBe('Walk on.');
    expect(tips.next(prompt('strike', 'walk'))).toBeUndefined();
    expect(tips.next({ ...prompt('walk'), entry: { label: 'Your word', max: 9, letters: [] } })).toBe(
      'Type.',
    );
  });

  it('wait until it fits what they are about', () => {
    const tips = new Tipster({ drink: 'Drinking is an action.' });
    const [drink] = prompt('drink').choices;
    const atFull = { title: 'Go', choices: [{ ...drink!, confirm: 'Your Health is full. Drink anyway?' }] };
    expect(tips.next(atFull)).toBeUndefined();
    expect(tips.next(prompt('drink'))).toBe('Drinking is an action.');
  });

  it('are short lines in every room', async () => {
    for (const entry of ROOMS) {
      const { tips } = await entry.load();
      const texts = Object.values(tips!) as string[];
      expect(texts.length, entry.card.id).toBeGreaterThanOrEqual(3);
      for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(70);
    }
  });
});

describe('A line of help over the board', () => {
  const corner = (more: Partial<BoardModel>) =>
    cornerBehind({
      board: {
        ...cellar.board(cellar.game.create({ seed: 'KTR-BMX-QZP', seats: ['human'], options: {} }).state, 0),
        ...more,
      },
    });

  it('lies behind whoever has a way to go, and away from anybody else', () => {
    const focus = { x: 1, y: 40 };
    const extent = { columns: 90, rows: 46 };
    expect(corner({ extent, focus, ahead: { x: 1, y: 38 } })).toBe('se');
    expect(corner({ extent, focus, ahead: { x: 1, y: 42 } })).toBe('ne');
    expect(corner({ extent, focus, tokens: [] })).toBe('ne');
    const chest = { id: 'chest', sprite: 'chest', at: { x: 5, y: 0 }, layer: 'thing', label: '' } as const;
    expect(corner({ extent, focus, tokens: [chest] })).toBe('se');
    expect(corner({ extent, focus, tokens: [chest, { ...chest, at: { x: 5, y: 45 } }] })).toBe('ne');
  });
});
