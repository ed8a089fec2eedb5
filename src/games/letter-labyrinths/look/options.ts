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
    label: 'Fortune deck',
    values: [
      { value: 'standard', label: 'Standard', help: 'The deck of the rulebook.' },
      {
        value: 'gentle',
        label: 'Gentle',
        help: 'Cards without J, Q, X, Y and Z, and more of them for one or two.',
      },
      { value: 'fierce', label: 'Fierce', help: 'One card fewer, and thirty per cent more points.' },
    ],
  },
  {
    id: 'health',
    label: 'Health of the foes (Translucent Trial)',
    values: [
      { value: 'book', label: 'By the book', help: 'The printed numbers, 4 and 15, however many play.' },
      {
        value: 'even',
        label: 'Evened for party size',
        help: 'Numbers that give one to six players about the same chance. Alone, you have all six abilities.',
      },
    ],
    usual: usualHealth,
  },
  {
    id: 'orange',
    label: "Orange's ability",
    values: [
      { value: 'disable', label: 'Disable', help: 'Clears every trap around the pawn.' },
      {
        value: 'pass-walls',
        label: 'Pass walls',
        help: 'The next word ignores inner walls and closed doors.',
      },
    ],
  },
];
