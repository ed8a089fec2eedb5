import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { bestWords } from '../../../src/games/letter-labyrinths/bot/explore.ts';
import { readOptions } from '../../../src/games/letter-labyrinths/data/options.ts';
import { LEAST_LETTERS } from '../../../src/games/letter-labyrinths/data/word-rules.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { typed } from '../../../src/games/letter-labyrinths/look/typing.ts';
import { checkWord, isListed } from '../../../src/games/letter-labyrinths/rules/words.ts';
import type { Options, State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { position, spell } from './table.ts';

const at = (options: Partial<Options>): State =>
  position({ options, card: 19, pawns: [{ at: [6, 2] }, { at: [1, 1] }] });

describe('Word lists', () => {
  it('the full list is the usual one, and runs without a word about it mean it', () => {
    expect(readOptions({}, 2)).toMatchObject({ words: 'full', repeats: 'allowed', shortest: 'two' });
    expect(readOptions({ words: 'nonsense' }, 2).words).toBe('full');
  });

  it.each([
    ['ZEN', [true, true, false]],
    ['OPAL', [true, true, true]],
    ['ZYZZYVA', [true, false, true]],
  ])('%s is in some of them', (word, expected) => {
    expect((['full', 'everyday', 'classic'] as const).map(list => isListed(list, word))).toEqual(expected);
  });

  it('a word that this list lacks is refused, by name, and can be looked up', () => {
    expect(checkWord(at({}), 0, 'ZEN')).toBeNull();
    const classic = at({ words: 'classic' });
    expect(checkWord(classic, 0, 'ZEN')).toBe('unknown-word');
    expect(typed(classic, 0, 'ZEN')).toMatchObject({
      message: 'Not in this list (Classic). Full has it.',
      lookUp: 'ZEN',
    });
    expect(typed(at({}), 0, 'slxnd')).toMatchObject({
      message: 'Not in this list (Full).',
      lookUp: 'SLXND',
    });
    expect(typed(at({}), 0, 'OPAL').lookUp).toBeUndefined();
  });
});

describe('House rules for words', () => {
  it('each word once: what anybody has made is used up', () => {
    const state = at({ repeats: 'once' });
    const after = spell(state, 'OPAL').state;
    expect(checkWord(after, after.ask!.seat, 'OPAL')).toBe('said-before');
    expect(typed(after, after.ask!.seat, 'OPAL').message).toBe('Said before. House rule: each word once.');
    expect(checkWord(spell(at({}), 'OPAL').state, 1, 'OPAL')).toBeNull();
  });

  it('no short words: two letters are refused where three are wanted', () => {
    expect(checkWord(at({ shortest: 'three' }), 0, 'OK')).toBe('too-short');
    expect(checkWord(at({ shortest: 'three' }), 0, 'ZEN')).toBeNull();
    expect(checkWord(at({ shortest: 'four' }), 0, 'ZEN')).toBe('too-short');
    expect(typed(at({ shortest: 'three' }), 0, 'OK').message).toBe('At least three letters.');
  });

  it('good words keep to list and rules', () => {
    const strict = at({ words: 'everyday', shortest: 'four', repeats: 'once' });
    const first = bestWords(strict, 0);
    const [best] = first;
    for (const { word } of first) expect(checkWord(strict, 0, word), word).toBeNull();
    const said = { round: 1, seat: 0, word: best!.word, damage: 0, captures: 0, won: false };
    expect(bestWords({ ...strict, words: [said] }, 0).map(({ word }) => word)).not.toContain(best!.word);
  });

  it('whole games of bots are legal by every list and rule', () => {
    const options = { words: 'everyday', repeats: 'once', shortest: 'four' };
    const bots = [0, 1].map(seat => makeBot('hard', seat));
    let { state } = game.create({ seed: 'STRICT', seats: ['hard', 'hard'], options });
    while (state.ask)
      state = game.apply(
        state,
        bots[state.ask.seat]!.choose(game.view!(state, state.ask.seat), game.legalActions(state)).action,
      ).state;
    const made = state.words.map(({ word }) => word);
    expect(made.length).toBeGreaterThan(5);
    expect(new Set(made).size).toBe(made.length);
    expect(made.every(word => word.length >= LEAST_LETTERS.four && isListed('everyday', word))).toBe(true);
  });
});
