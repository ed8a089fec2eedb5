/** The choices of the new-game dialog. */
import type { OptionSpec } from '../../room.ts';
import { DUNGEONS, dungeonOf } from '../data/dungeons.ts';
import { usualHealth } from '../data/options.ts';
import { LABYRINTHS } from './labyrinths.ts';

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
      { value: 'disable', label: 'Disable', help: 'Clears every trap around you.' },
      {
        value: 'pass-walls',
        label: 'Pass walls',
        help: 'Your next word ignores inner walls and closed doors.',
      },
    ],
  },
];
