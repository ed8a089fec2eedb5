import { describe, expect, it } from 'vitest';
import { earnedFirst, metOf } from '../../src/panels/logic/goals.ts';
import { parseHelp } from '../../src/panels/logic/help-text.ts';
import { hasHighSky } from '../../src/panels/logic/menu-shape.ts';
import { kebab, placeNames } from '../../src/panels/logic/places.ts';
import { rove } from '../../src/panels/logic/roving.ts';
import { shelfKeys, shortcuts } from '../../src/panels/logic/shortcuts.ts';
import { TONE_SIGNS } from '../../src/panels/logic/tones.ts';

describe('shortcuts of the action list', () => {
  it('are digits, then letters without l, then none', () => {
    const keys = shortcuts(Array.from({ length: 36 }, () => ({})));
    expect(keys.slice(0, 12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c']);
    expect(keys).not.toContain('l');
    expect(keys.at(-1)).toBeUndefined();
    expect(new Set(keys.slice(0, 34)).size).toBe(34);
  });

  it('leave a choice its own key if nobody else has it', () => {
    expect(shortcuts([{ key: 'a' }, { key: 'g' }, { key: 'a' }, { key: ' ' }, {}])).toEqual([
      '1',
      'g',
      '2',
      '3',
      '4',
    ]);
  });

  it('leave the letters to a word that is asked for', () => {
    const choices = [{ key: 'p' }, ...Array.from({ length: 12 }, () => ({}))];
    const keys = shortcuts(choices, true).filter(key => key !== undefined);
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('the keys of a shop', () => {
  it('stay with their goods when others are sold out', () => {
    const goods = { choices: [{}, {}, {}, { closing: true }] };
    expect(shelfKeys(goods)).toEqual(['1', '2', '3', '4']);
    const greyed = [{ label: 'Sword', why: 'Too dear.', place: 0 }];
    expect(shelfKeys({ choices: [{}, {}, { closing: true }], greyed })).toEqual(['2', '3', '4']);
  });
});

describe('a row of stars', () => {
  it('fills from the left, whichever were earned', () => {
    const goals = [false, false, true, false, true].map((met, at) => ({ met, at }));
    expect(earnedFirst(goals).map(({ at }) => at)).toEqual([2, 4, 0, 1, 3]);
    expect(metOf(goals)).toBe('2 of 5 goals met');
  });
});

describe('the rules book', () => {
  it('knows headings, paragraphs, lists and sprites', () => {
    const text = `# Waking
      A sleeper {sprite:rat} wakes
      when you pass.

      - the first
      - the second
        goes on
      Still the second.

      After.`;
    expect(parseHelp(text)).toEqual([
      { block: 'heading', spans: [{ text: 'Waking' }] },
      {
        block: 'paragraph',
        spans: [{ text: 'A sleeper ' }, { sprite: 'rat' }, { text: ' wakes when you pass.' }],
      },
      { block: 'list', items: [[{ text: 'the first' }], [{ text: 'the second goes on Still the second.' }]] },
      { block: 'paragraph', spans: [{ text: 'After.' }] },
    ]);
  });

  it('leaves what only looks like a sign as text', () => {
    expect(parseHelp('#no heading, {sprite:} <b>')).toEqual([
      { block: 'paragraph', spans: [{ text: '#no heading, {sprite:} <b>' }] },
    ]);
    expect(parseHelp('')).toEqual([]);
  });

  it('ends a paragraph where a list begins', () => {
    expect(parseHelp('You may:\n- go').map(one => one.block)).toEqual(['paragraph', 'list']);
  });
});

describe('places of the sheet', () => {
  it('are found by label, icon and the words rooms use', () => {
    expect(placeNames('Health', 'heart')).toBe('health heart hearts');
    expect(placeNames('Gold')).toBe('gold purse');
    expect(placeNames('Mana', 'mana')).toBe('mana');
    expect(kebab('Mana pot. (2)')).toBe('mana-pot-2');
  });
});

describe('arrow keys', () => {
  it('go round and know the ends', () => {
    expect(rove('arrowdown', 2, 3)).toBe(0);
    expect(rove('arrowleft', 0, 3)).toBe(2);
    expect(rove('end', 0, 3)).toBe(2);
    expect(rove('home', 2, 3)).toBe(0);
    expect(rove('x', 0, 3)).toBeUndefined();
    expect(rove('arrowdown', 0, 0)).toBeUndefined();
  });
});

describe('signs', () => {
  it('tell tones apart without colour', () => {
    const signs = Object.values(TONE_SIGNS);
    expect(new Set(signs).size).toBe(signs.length);
  });
});

describe('the sky of the poster', () => {
  const laptop = { width: 1536, height: 730 };
  const roofs = [
    { x: 300, roof: 200 },
    { x: 1142, roof: 417 },
    { x: 1391, roof: 417 },
  ];

  it('has room for five rows of commands, but not for another one', () => {
    expect(hasHighSky(laptop, roofs, 5)).toBe(true);
    expect(hasHighSky(laptop, roofs, 6)).toBe(false);
  });

  it('is as low as the signs under the commands', () => {
    expect(hasHighSky(laptop, [...roofs, { x: 1000, roof: 380 }], 5)).toBe(false);
  });
});
