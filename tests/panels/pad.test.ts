import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from '../../src/core/box.ts';
import { DIRECTIONS } from '../../src/core/grid.ts';
import { nearest, type PadControl, type PadPage, steerPanels } from '../../src/panels/logic/pad.ts';

const box = (x: number, y: number, width = 90, height = 40): Region => ({ x, y, width, height });

/** A panel of a table: two verbs side by side, a wide one below, a slider, and the foot. */
const PANEL = {
  attack: box(0, 0),
  defend: box(100, 0),
  search: box(0, 50, 190),
  sound: box(0, 100, 190),
  list: box(0, 150),
  end: box(100, 150),
};
type Name = keyof typeof PANEL;
const NAMES = Object.keys(PANEL) as Name[];

function page(
  start: Name | undefined,
  board: PadPage['board'] = 'free',
  boxes: readonly Region[] = Object.values(PANEL),
) {
  let at = start === undefined ? -1 : NAMES.indexOf(start);
  let where = board;
  const done: string[] = [];
  const controls = boxes.map(
    (one, index): PadControl => ({
      box: one,
      focus: () => {
        at = index;
        if (where === 'taken') where = 'free';
      },
      press: () => void done.push(`press ${NAMES[index]}`),
      turn: NAMES[index] === 'sound' ? by => void done.push(`turn ${by}`) : undefined,
    }),
  );
  const shown: PadPage = {
    controls,
    get at() {
      return at;
    },
    first: 1,
    get board() {
      return where;
    },
    toBoard: () => {
      at = -1;
      where = 'taken';
    },
    close: () => void done.push('close'),
    scroll: by => void done.push(`scroll ${by}`),
  };
  const steer = (...orders: Parameters<typeof steerPanels>[0][]) =>
    orders.map(order => steerPanels(order, shown));
  return { steer, done, focused: () => NAMES[at], index: () => at, whoHasIt: () => where };
}

describe('A pad in the panels', () => {
  it('leaves everything to the board while it has the focus, until the panel is asked for', () => {
    const { steer, focused, done } = page(undefined, 'taken');
    expect(steer('east', 'press', 'back', 'next')).toEqual([false, false, false, false]);
    expect(done).toEqual([]);
    expect(steer('panel')).toEqual([true]);
    expect(focused()).toBe('defend');
  });

  it('goes to the nearest button that way, and presses it', () => {
    const { steer, focused, done } = page('attack');
    steer('east');
    expect(focused()).toBe('defend');
    steer('south');
    expect(focused()).toBe('search');
    steer('south', 'south', 'east', 'press');
    expect(focused()).toBe('end');
    expect(done).toEqual(['press end']);
    steer('north', 'north', 'north');
    expect(focused()).toBe('attack');
  });

  it('turns a slider, and leaves it up and down', () => {
    const { steer, focused, done } = page('sound');
    steer('east', 'west', 'south');
    expect(done).toEqual(['turn 1', 'turn -1']);
    expect(focused()).toBe('list');
  });

  it('scrolls where there is nothing further that way', () => {
    const { steer, done, focused } = page('end');
    steer('south');
    expect(done).toEqual(['scroll 1']);
    expect(focused()).toBe('end');
  });

  it('goes back to the board', () => {
    for (const order of ['back', 'panel'] as const) {
      const { steer, whoHasIt } = page('search');
      expect(steer(order)).toEqual([true]);
      expect(whoHasIt()).toBe('taken');
    }
  });

  it('goes back from a window by closing it', () => {
    const { steer, done } = page('search', 'none');
    expect(steer('back')).toEqual([true]);
    expect(done).toEqual(['close']);
  });

  it('begins somewhere on a screen where nothing has the focus, and presses nothing by that', () => {
    const { steer, focused, done } = page(undefined, 'none');
    steer('press');
    expect(focused()).toBe('defend');
    expect(done).toEqual([]);
  });

  it('goes through everything with the shoulders, and round', () => {
    const { steer, focused } = page('attack');
    const seen = NAMES.map(() => {
      steer('next');
      return focused();
    });
    expect(new Set(seen)).toEqual(new Set(NAMES));
    expect(focused()).toBe('attack');
    steer('previous');
    expect(focused()).toBe('end');
  });

  it('reaches every cell of any grid by its arrows, and comes back the way it went', () => {
    const sides = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(sides, sides, (columns, rows) => {
        const boxes = Array.from({ length: columns * rows }, (_, index) =>
          box((index % columns) * 100, Math.floor(index / columns) * 50),
        );
        const reached = new Set([0]);
        for (const from of reached)
          for (const direction of DIRECTIONS) {
            const others = boxes.filter((_, index) => index !== from);
            const found = nearest(direction, boxes[from]!, others);
            if (found !== undefined) reached.add(boxes.indexOf(others[found]!));
          }
        expect(reached.size).toBe(boxes.length);
      }),
    );
  });
});
