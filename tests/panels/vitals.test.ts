import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../../src/core/look.ts';
import { vitalsOf } from '../../src/panels/logic/vitals.ts';

const HEARTS = { part: 'gauge', label: 'Hearts', icon: 'heart', value: 3, max: 20 } as const;

describe('Figures that say so', () => {
  it('stand beside the question, all of them, instead of the first with a picture', () => {
    const row = (label: string, vital?: string) => ({
      label,
      value: '0/3',
      icon: label.toLowerCase(),
      ...(vital !== undefined && { vital }),
    });
    const rows = [row('Purse'), row('1 SLIME', 'SLIME'), row('3 RUSTY', 'RUSTY')];
    const values = vitalsOf({ title: '', parts: [{ part: 'stats', rows }] }).map(({ value }) => value);
    expect(values).toEqual(['SLIME', 'RUSTY']);
  });
});

describe('The vitals of a sheet', () => {
  it('are its gauges and the first figure with a picture', () => {
    const sheet: SheetModel = {
      title: 'Red',
      parts: [
        HEARTS,
        { part: 'stats', rows: [{ label: 'Skill', value: '4' }] },
        {
          part: 'stats',
          rows: [
            { label: 'Fate', value: 'inside' },
            { label: 'Coins', value: '12', icon: 'coin' },
            { label: 'Weapon', value: 'D8', icon: 'sword' },
          ],
        },
        { part: 'gauge', label: 'Torch', icon: 'torch', value: 45, max: 50 },
      ],
    };
    expect(vitalsOf(sheet)).toEqual([
      { label: 'Hearts', icon: 'heart', value: '3/20' },
      { label: 'Torch', icon: 'torch', value: '45/50' },
      { label: 'Coins', icon: 'coin', value: '12' },
    ]);
  });

  it('have the figures of a track that has to be seen, and of no other; a low window does without the later ones', () => {
    const track = { part: 'track', label: 'Candle: 9 turns', spaces: [] } as const;
    const [first, later] = [
      { label: 'Candle', icon: 'candle', value: '9' },
      { label: 'Stub', icon: 'candle', value: '2' },
    ];
    expect(vitalsOf({ title: 'Maid', parts: [track, { ...track, vitals: [first, later] }] })).toEqual([
      first,
      { ...later, isExtra: true },
    ]);
  });

  it('are only its gauges where no figure has a picture', () => {
    expect(vitalsOf({ title: 'Hero', parts: [HEARTS] }).map(({ value }) => value)).toEqual(['3/20']);
  });
});
