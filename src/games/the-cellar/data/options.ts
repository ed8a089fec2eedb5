/** The choices of the new-game dialog. */
import type { OptionSpec } from '../../room.ts';
import { CANDLE } from './constants.ts';

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'candle',
    label: 'Candle',
    values: [
      { value: 'bright', label: 'A long candle', help: `${CANDLE.bright} turns of light.` },
      { value: 'short', label: 'A short candle', help: `${CANDLE.short} turns of light.` },
    ],
  },
];
