import { describe, expect, it } from 'vitest';
import { keyRows } from '../../src/panels/logic/keyboard.ts';
import { lastLines } from '../../src/panels/logic/last-lines.ts';
import type { LogLine } from '../../src/panels/model.ts';

const line = (id: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  id,
  text,
  tone: 'plain',
  ...more,
});
const texts = (lines: readonly LogLine[], columns: number): string[] =>
  lastLines(lines, columns).map(({ text }) => text);

describe('The last event', () => {
  it('is the newest line, with the one before it where both have room', () => {
    const lines = [line(1, 'One.'), line(2, 'The rat bites.'), line(3, 'You lose 1 heart.')];
    expect(texts(lines, 40)).toEqual(['The rat bites.', 'You lose 1 heart.']);
  });

  it('stands alone where it takes both rows, however long it is', () => {
    const long = 'The Lizardman falls upon the Dwarf with all that it has.';
    expect(texts([line(1, 'One.'), line(2, long)], 40)).toEqual([long]);
    expect(texts([line(1, 'One.'), line(2, long)], 12)).toEqual([long]);
    // The one before it must have room too.
    expect(texts([line(1, long), line(2, 'One.')], 40)).toEqual(['One.']);
  });

  it('breaks between words, as the page does', () => {
    // Nine letters and two for the sign: "aaaa bbbb" fills a row, one letter more does not fit.
    expect(texts([line(1, 'x'), line(2, 'aaaa bbbb')], 11)).toEqual(['x', 'aaaa bbbb']);
    expect(texts([line(1, 'x'), line(2, 'aaaa bbbbb')], 11)).toEqual(['aaaa bbbbb']);
  });

  it('is what befell you in this turn before lesser news, however many came after', () => {
    const opens = { opens: true };
    const fateful = { fateful: true };
    const miss = line(2, 'You miss: the Sneak ducks. Rolled 5, needed 2 or less.', fateful);
    const hit = line(4, 'The Archer hits you for 1: 7 left.', fateful);
    const news = [miss, line(3, 'The Sneak moves.'), hit, line(5, 'The Chief attacks. You dodge.')];
    const turn = [
      line(0, 'You die.', fateful),
      line(1, 'Turn 3.', opens),
      ...news,
      line(6, 'Turn 4.', opens),
    ];
    expect(texts(turn, 42)).toEqual([miss.text, hit.text]);
    // It begins with what happened: the rest of it may be cut.
    expect(lastLines(turn, 42).map(({ isCut }) => isCut)).toEqual([true, false]);
    // What is done next is news again.
    expect(texts([...turn, line(7, 'You move.')], 42)).toEqual([news[3]!.text, 'You move.']);
  });

  const strike = line(1, 'You strike: rolled 2, needed 3 or more. Miss.');
  const moved = line(2, 'The shy rat scurries west.');
  const bite = line(3, "The shy rat snaps: rolled 5. You're bitten.", { tone: 'bad' });
  const hurt = line(4, 'You lose 1 heart: 1 left.', { tone: 'bad' });
  const turn = line(5, 'Turn 16.', { opens: true });

  it('is what came of your own deed and what befell you since, whoever acted meanwhile', () => {
    const lines = [strike, moved, bite, hurt, moved, turn];
    expect(texts(lines, 46)).toEqual([strike.text, hurt.text]);
    const rows = (count: number) =>
      lastLines(lines, 30, { rows: count }).map(one => [one.text, one.rows, one.isCut]);
    expect(rows(2)).toEqual([
      [strike.text, 1, true],
      [hurt.text, 1, false],
    ]);
    expect(rows(3)).toEqual([
      [strike.text, 2, false],
      [hurt.text, 1, false],
    ]);
  });

  it('is as before where what you did had no result to tell', () => {
    const step = line(1, 'You step east.');
    expect(texts([strike, step, moved, line(7, 'The rat scurries south.')], 46)).toEqual([
      'The shy rat scurries west.',
      'The rat scurries south.',
    ]);
  });

  it('knows you by your name where the log does', () => {
    const roll = line(1, 'Kora rolls Speed d8: 4. She can walk 4 spaces.');
    const steps = [line(2, 'Two goblins come closer.'), line(3, 'A goblin joins the hunt.')];
    expect(lastLines([roll, ...steps], 60, { name: 'Kora' }).map(({ text }) => text)).toEqual([
      roll.text,
      'A goblin joins the hunt.',
    ]);
  });

  it('is your own result before what the others did, in short', () => {
    const roll = line(8, 'Your Elf explores: rolled 4-4, 3 steps.');
    const lines = [
      roll,
      line(9, "Blue's Warrior gathers 1 treasure."),
      line(10, 'Round 7.', { opens: true }),
    ];
    const news = [line(0, 'Green did nothing.'), line(1, 'Blue gathered 1 treasure.')];
    expect(lastLines(lines, 46, { news }).map(({ text }) => text)).toEqual([roll.text, news[1]!.text]);
    expect(lastLines([line(9, 'The rat naps.')], 46, { news }).map(({ text }) => text)).toEqual(
      news.map(({ text }) => text),
    );
  });

  it('is not that a turn begins, unless there is nothing else', () => {
    const begun = line(9, 'Turn 3.', { opens: true });
    expect(texts([line(1, 'The rat dies.'), begun], 40)).toEqual(['The rat dies.']);
    expect(texts([begun], 40)).toEqual(['Turn 3.']);
    expect(texts([], 40)).toEqual([]);
  });
});

describe('Letters to press', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map(letter => ({ letter }));
  const rows = (letters: readonly { letter: string }[]) =>
    keyRows(letters).map(row => row.map(({ letter }) => letter).join(''));

  it('stand in the three rows that thumbs know', () => {
    expect(rows(alphabet)).toEqual(['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']);
  });

  it('are all there, whichever there are', () => {
    expect(rows('ZAQ.'.split('').map(letter => ({ letter })))).toEqual(['Q', 'A', 'Z.']);
  });
});
