import { describe, expect, it } from 'vitest';
import { orderInWords, toGoOn } from '../../src/panels/logic/input-words.ts';
import type { OrderModel } from '../../src/panels/model.ts';

const INPUTS = ['mouse', 'touch', 'keys', 'pad'] as const;
const said = (order: OrderModel): string[] => INPUTS.map(input => orderInWords(order, input));

describe('An order in words', () => {
  it('names the input in use for a square', () => {
    expect(said({ by: 'square', ways: ['north', 'east'], isFar: false })).toEqual([
      'Click the marked square.',
      'Tap the marked square.',
      'Press the up or right arrow.',
      'Push up or right.',
    ]);
    expect(said({ by: 'square', ways: [], isFar: true })).toEqual([
      'Click the marked square.',
      'Tap the marked square twice.',
      'Go to the marked square with the arrow keys and press Enter.',
      'Go to the marked square and press A.',
    ]);
  });

  it('names the buttons, and their key', () => {
    expect(said({ by: 'button', labels: ['Roll'], key: ' ' })).toEqual([
      'Click "Roll".',
      'Tap "Roll".',
      'Press Space.',
      'Press X.',
    ]);
    expect(said({ by: 'button', labels: ['Cast', 'Fireball'] })).toEqual([
      'Click "Cast", then "Fireball".',
      'Tap "Cast", then "Fireball".',
      'Press Tab to reach "Fireball", then Enter.',
      'Choose "Cast", then "Fireball".',
    ]);
  });

  it('spells words', () => {
    expect(said({ by: 'word', word: 'OPAL' })).toEqual([
      'Spell OPAL, then click "Play".',
      'Spell OPAL, then tap "Play".',
      'Type OPAL and press Enter.',
      'Spell OPAL.',
    ]);
  });

  it('tells the way after a wrong step', () => {
    expect(toGoOn({ by: 'square', ways: ['south', 'west'], isFar: true }, 'mouse')).toBe(
      'Head south or west.',
    );
    expect(toGoOn({ by: 'button', labels: ['Roll'] }, 'touch')).toBe('Tap "Roll".');
  });
});
