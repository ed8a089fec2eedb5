/** The words of the game keep to docs/style.md, as written and as played. */
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { hearRoom } from '../../tools/strings/heard.ts';
import { oddities } from '../../tools/strings/style.ts';
import { writtenBy, writtenIn } from '../../tools/strings/written.ts';

/** A short look at each room; `npm run strings` plays at length. */
const SHORT = { matches: 1, mostActions: 80, lookEvery: 40 };
const SPOKEN = /^(?:log|choice|hint|greyed|typed|story)/;

describe('The rules of style', () => {
  it.each([
    ['Whoever leaves first wins.', 'an old word'],
    ['The chest is full. Leave all the same?', 'an old turn of phrase'],
    ['It makes for you.', 'an old turn of phrase'],
    ['You cannot win.', 'say "can\'t"'],
    ['You have 1 coins.', 'one of them has no s'],
    ['You have 12 coin.', 'several need an s'],
    ['You buy a axe.', '"an" before a vowel'],
    ['You buy an sword.', '"a" before a consonant'],
    ['You hit  it.', 'two spaces, or one before a stop'],
    ['You win!.', 'two stops'],
    [`You ${'really '.repeat(30)}win.`, 'too long for one breath'],
  ])('find in "%s": %s', (text, odd) => {
    expect(oddities(text, true)).toEqual([odd]);
  });

  it('find nothing in lines as they should be', () => {
    for (const text of [
      "You roll 2, the Xeroc rolls 12. You're hit.",
      'You lose 1 heart: 17 left.',
      'An hour, a unicorn, an Ur-vile and a one-eyed rat.',
      'Ends on 11 coins, 1 step and 21 steps …',
    ])
      expect(oddities(text, true)).toEqual([]);
  });
});

describe('Words in the sources', () => {
  it('are found in literals, templates and elements, and ids are not', () => {
    const code = [
      "import { a } from './a b.ts';",
      "type T = 'not read';",
      'const one = `Hit for ${count}!`;',
      'const two = <p class="not read">Play on</p>;',
      "const id = 'no-words-here';",
      "if (kind === 'Not read') throw new Error('Nor this one.');",
    ].join('\n');
    expect(writtenBy(code, 'example.tsx')).toEqual([
      { file: 'example.tsx', line: 3, text: 'Hit for {count}!' },
      { file: 'example.tsx', line: 4, text: 'Play on' },
    ]);
  });

  it('keep to the style', () => {
    const odd = writtenIn().flatMap(({ file, line, text }) =>
      oddities(text).map(name => `${file}:${line}: ${name}: ${text}`),
    );
    expect(odd).toEqual([]);
  });
});

describe.each(ROOMS.map(entry => ({ title: entry.card.title, entry })))('$title', ({ entry }) => {
  it('says nothing odd while it is played', { timeout: 60_000 }, async () => {
    const odd = new Set<string>();
    hearRoom(await entry.load(), SHORT, (kind, text) => {
      // A share line is drawn with signs.
      if (kind === 'share') return;
      for (const name of oddities(text, SPOKEN.test(kind))) odd.add(`${kind}: ${name}: ${text}`);
    });
    expect([...odd]).toEqual([]);
  });
});
