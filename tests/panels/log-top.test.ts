import { describe, expect, it } from 'vitest';
import { type LineBox, topOfNewest } from '../../src/panels/logic/log-top.ts';

const ROW = 20;

/** Lines of so many rows each; 'turn' is the line that a turn begins. */
function list(...rows: readonly (number | 'turn')[]): LineBox[] {
  let top = 0;
  return rows.map(row => {
    const box = { top, end: top + ROW * (row === 'turn' ? 1 : row), opens: row === 'turn' };
    top = box.end;
    return box;
  });
}

describe('The log', () => {
  it('shows its last line, also where that only tells that a turn begins', () => {
    expect(topOfNewest(list(2, 1, 1, 'turn'), 3 * ROW)).toBe(2 * ROW);
  });

  it('keeps the last event whole where there is not room for both', () => {
    expect(topOfNewest(list(1, 2, 'turn'), 2 * ROW)).toBe(ROW);
    expect(topOfNewest(list(1, 2, 'turn', 'turn'), 3 * ROW)).toBe(0);
  });

  it('begins with a whole line', () => {
    expect(topOfNewest(list(3, 1, 1), 3 * ROW)).toBe(3 * ROW);
    expect(topOfNewest(list(5), 2 * ROW)).toBe(0);
    expect(topOfNewest([], 2 * ROW)).toBe(0);
  });
});
