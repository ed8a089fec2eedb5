import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/core/look.ts';
import { bounces } from '../../src/table/easing.ts';
import { markedCells } from '../../src/table/views/marked-cells.ts';

const choice = (more: Partial<Choice>): Choice => ({ action: { type: 'x' }, label: 'x', ...more });

describe('Framed cells', () => {
  it('frames a cell once, in the boldest way, with its badge', () => {
    const at = { x: 1, y: 1 };
    expect(
      markedCells([
        choice({ at, mark: 'go', badge: 'chip-die' }),
        choice({ at, mark: 'strike' }),
        choice({ at: { x: 2, y: 1 } }),
        choice({}),
      ]),
    ).toEqual([
      { at, kind: 'strike', badge: 'chip-die', span: 0, isDim: false },
      { at: { x: 2, y: 1 }, kind: 'choose', badge: undefined, span: 0, isDim: false },
    ]);
  });
});

describe('A frame that a lesson would refuse', () => {
  it('is dim, unless something else there is accepted', () => {
    const at = { x: 1, y: 1 };
    const go = choice({ at, mark: 'go' });
    const strike = choice({ at, mark: 'strike' });
    const far = choice({ at: { x: 2, y: 1 }, mark: 'go' });
    const isDim = (one: Choice): boolean => one !== go;
    const shown = markedCells([strike, go, far], isDim).map(({ kind, isDim: dim }) => [kind, dim]);
    expect(shown).toEqual([
      ['go', false],
      ['go', true],
    ]);
  });
});

describe('Bouncing', () => {
  it('starts and ends on the ground and never goes below', () => {
    expect(bounces(0, 3)).toBeCloseTo(0);
    expect(bounces(1, 3)).toBeCloseTo(0);
    for (let t = 0; t <= 1; t += 0.01) expect(bounces(t, 3)).toBeGreaterThanOrEqual(-1e-9);
  });

  it('bounces lower every time', () => {
    const peaks: number[] = [];
    for (let t = 0.01; t < 0.99; t += 0.005) {
      const here = bounces(t, 3);
      if (here > bounces(t - 0.005, 3) && here > bounces(t + 0.005, 3)) peaks.push(here);
    }
    expect(peaks).toHaveLength(3);
    expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
  });
});
