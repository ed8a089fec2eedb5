import { describe, expect, it } from 'vitest';
import { boardKeys } from '../../src/panels/logic/board-keys.ts';
import { pageTitle } from '../../src/panels/logic/page-title.ts';
import { TurnNews } from '../../src/panels/logic/turn-news.ts';
import type { ResultsModel, TableModel } from '../../src/panels/model.ts';
import { DEFAULT_KEYS } from '../../src/services/keys.ts';

const table = (more: Partial<TableModel>): TableModel => ({
  screen: 'table',
  title: '9-Bit Dungeon',
  accent: 'gold',
  headline: 'Level 2 · The Goblin Caves',
  aspect: 1,
  seed: 'KTR-BMX-QZP',
  undo: 'no',
  canHint: true,
  overlays: [],
  sheet: { title: 'You', parts: [] },
  log: [],
  ...more,
});

describe("The page's title", () => {
  it('follows the screen', () => {
    const results = { screen: 'results', title: 'You got away', room: 'The Cellar' } as ResultsModel;
    expect(pageTitle({ screen: 'boot', title: 'Five Delves', line: '', done: 0 })).toBe('Five Delves');
    expect(pageTitle({ screen: 'boot', title: 'The Cellar', line: '', done: 0 })).toBe(
      'The Cellar - Five Delves',
    );
    expect(pageTitle({ screen: 'menu', places: [], version: '' })).toBe('Five Delves');
    expect(pageTitle(table({}))).toBe('9-Bit Dungeon, level 2 - Five Delves');
    const prompt = { title: 'Your turn', choices: [] } as unknown as NonNullable<TableModel['prompt']>;
    expect(pageTitle(table({ talks: true, prompt }))).toBe('Your turn: 9-Bit Dungeon, level 2 - Five Delves');
    for (const other of [
      { talks: true, prompt, company: { text: '', orders: [] } },
      { talks: true },
      { prompt },
    ])
      expect(pageTitle(table(other))).toBe('9-Bit Dungeon, level 2 - Five Delves');
    expect(pageTitle(table({ headline: 'Growing Grove · Setting out' }))).toBe(
      '9-Bit Dungeon, Growing Grove - Five Delves',
    );
    expect(pageTitle(table({ lesson: { title: '', text: '', step: 1, of: 8, texts: [] } }))).toBe(
      '9-Bit Dungeon, lesson - Five Delves',
    );
    expect(pageTitle(table({ replay: { at: 0, of: 3, playing: true } }))).toBe(
      'Watching 9-Bit Dungeon - Five Delves',
    );
    expect(pageTitle(results)).toBe('You got away - The Cellar - Five Delves');
    expect(pageTitle({ screen: 'error', sentence: '', safe: '' })).toBe('Something went wrong - Five Delves');
    expect(pageTitle({ screen: 'gallery', packs: [], motions: [] })).toBe('Gallery - Five Delves');
  });
});

describe('Whose turn it is', () => {
  const asked = table({ prompt: { title: 'Your turn', choices: [] } });
  const waiting = table({ waiting: 'Waiting for Green' });
  const between = table({});
  const window = table({
    prompt: { title: 'A chest', choices: [], dialog: { title: 'A chest', lines: [] } },
  });

  it('is said once, whatever is shown meanwhile', () => {
    const news = new TurnNews();
    const said = [asked, between, asked, waiting, between, waiting, asked, window, asked].map(screen =>
      news.of(screen),
    );
    const nothing = undefined;
    expect(said).toEqual([
      'Your turn',
      nothing,
      nothing,
      'Waiting for Green',
      nothing,
      nothing,
      'Your turn',
      nothing,
      nothing,
    ]);
  });

  it('is said again at the next table', () => {
    const news = new TurnNews();
    news.of(asked);
    news.of({ screen: 'menu', places: [], version: '' });
    expect(news.of(asked)).toBe('Your turn');
  });
});

describe("The board's keys", () => {
  it('are told as they are bound', () => {
    expect(boardKeys(DEFAULT_KEYS)).toBe(
      'Arrow keys: go and strike. With Shift: look around, square by square. N: the next square you can act on. ' +
        'Enter: act there. L: list of all actions. Esc: back, or pause.',
    );
    const bound = { ...DEFAULT_KEYS, north: 'w', west: 'a', south: 's', east: 'd', actions: 'arrowup' };
    expect(boardKeys(bound)).toContain('W, D, S, A: go and strike.');
    expect(boardKeys(bound)).toContain('up: list of all actions.');
  });
});
