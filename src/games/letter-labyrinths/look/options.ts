/** The choices of the new-game dialog. */
import type { OptionSpec } from '../../room.ts';
import { DUNGEONS, dungeonOf } from '../data/dungeons.ts';
import { usualHealth, usualOrange } from '../data/options.ts';
import { REPEATS, SHORTEST, WORD_LISTS } from '../data/word-rules.ts';
import { LABYRINTHS } from './labyrinths.ts';
import { LIST_WORDS, REPEAT_WORDS, SHORTEST_WORDS } from './word-lists.ts';

function choices<T extends string>(
  values: readonly T[],
  words: Readonly<Record<T, { readonly name: string; readonly help: string }>>,
): OptionSpec['values'] {
  return values.map(value => ({ value, label: words[value].name, help: words[value].help }));
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'dungeon',
    label: 'Labyrinth',
    values: DUNGEONS.map(id => ({ value: id, label: dungeonOf(id).front, help: LABYRINTHS[id].option })),
  },
  {
    id: 'difficulty',
    label: 'Deck',
    values: [
      { value: 'standard', label: 'Standard', help: 'The deck from the rulebook.' },
      {
        value: 'gentle',
        label: 'Gentle',
        help: 'No J, Q, X, Y or Z, and more cards for one or two players.',
      },
      { value: 'fierce', label: 'Fierce', help: 'One card fewer, and 30% more points.' },
    ],
  },
  {
    id: 'health',
    label: 'Enemy health (Translucent Trial)',
    values: [
      {
        value: 'book',
        label: 'By the book',
        help: 'The printed numbers, 4 and 15, no matter how many play.',
      },
      {
        value: 'even',
        label: 'Evened for party size',
        help: 'About the same chance for one to six players. Alone, you have all six abilities.',
      },
    ],
    usual: usualHealth,
  },
  {
    id: 'orange',
    label: "Orange's ability",
    values: [
      {
        value: 'both',
        label: 'Both',
        help: 'Disable or Pass walls, as you like. By the book there is only Disable.',
      },
      { value: 'disable', label: 'Disable', help: 'Clears every trap around you.' },
      {
        value: 'pass-walls',
        label: 'Pass walls',
        help: 'Your next word ignores inner walls and closed doors.',
      },
    ],
    usual: usualOrange,
  },
  {
    id: 'traps',
    label: 'Traps',
    values: [
      { value: 'open', label: 'Open', help: 'You see every trap from the start, as printed.' },
      {
        value: 'hidden',
        label: 'Hidden',
        help: 'Five more, seen only from beside them. The boss takes fewer hits. Not by the book, and not in the Drains.',
      },
    ],
  },
  { id: 'words', label: 'Word list', values: choices(WORD_LISTS, LIST_WORDS) },
  { id: 'repeats', label: 'Same word again', values: choices(REPEATS, REPEAT_WORDS) },
  { id: 'shortest', label: 'Shortest word', values: choices(SHORTEST, SHORTEST_WORDS) },
];
