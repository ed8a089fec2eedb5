import { describe, expect, it } from 'vitest';
import { banded, hashAt } from '../../src/table/dither.ts';
import { stillFrames, type ThemeFrames, terrainAt } from '../../src/table/views/tiles.ts';

const names = new Set([
  ...Array.from({ length: 8 }, (_, i) => `caves-floor-${i}`),
  ...Array.from({ length: 4 }, (_, i) => `caves-wall-top-${i}`),
  ...Array.from({ length: 4 }, (_, i) => `caves-wall-face-${i}`),
  'caves-wall-edge-n-0',
  'caves-wall-edge-e-0',
  'caves-wall-edge-w-0',
  'caves-liquid-shore-0',
  'caves-pit-0',
  'caves-pit-edge-0',
  'caves-shadow-0',
  'caves-shadow-side-0',
]);
const frames: ThemeFrames = { theme: 'caves', has: frame => names.has(frame) };
const rows = ['###', '#.#', '#~^', ' ##'];
const at = (x: number, y: number) =>
  stillFrames(rows, { x, y }, frames).map(name => name.replace(/-\d+$/, ''));

describe('Which tile lies where', () => {
  it('shows a brick face only where one looks down on something open', () => {
    expect(at(1, 0)).toEqual(['caves-wall-face']);
    expect(at(0, 0)).toEqual(['caves-wall-top']);
    expect(at(2, 1)).toEqual(['caves-wall-face']);
  });

  it('gives the top of a wall its lit and dark rims beside open ground', () => {
    expect(at(0, 1)).toEqual(['caves-wall-top', 'caves-wall-edge-e']);
    expect(at(2, 3)).toEqual(['caves-wall-top', 'caves-wall-edge-n']);
  });

  it('lays contact shadows under walls and beside them', () => {
    expect(at(1, 1)).toEqual(['caves-floor', 'caves-shadow', 'caves-shadow-side']);
  });

  it('gives liquids a shore and pits an edge where land lies north', () => {
    expect(at(1, 2)).toEqual(['caves-liquid-shore']);
    expect(at(2, 2)).toEqual(['caves-pit', 'caves-pit-edge', 'caves-shadow']);
  });

  it('leaves the void empty, on the board and around it', () => {
    expect(at(0, 3)).toEqual([]);
    expect(at(9, 9)).toEqual([]);
    expect(terrainAt(rows, -1, 0)).toBe(' ');
    expect(terrainAt(['?'], 0, 0)).toBe(' ');
  });

  it('leaves out what a theme does not have', () => {
    expect(stillFrames(rows, { x: 1, y: 1 }, { theme: 'bare', has: () => false })).toEqual([]);
  });

  it('picks the same floor every time, mostly plain ones, and all of them somewhere', () => {
    const floor = Array.from({ length: 40 }, () => '.'.repeat(40));
    const seen = new Map<string, number>();
    floor.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const [frame = ''] = stillFrames(floor, { x, y }, frames);
        expect(stillFrames(floor, { x, y }, frames)[0]).toBe(frame);
        seen.set(frame, (seen.get(frame) ?? 0) + 1);
      }
    });
    expect(seen.size).toBe(8);
    const special = [5, 6, 7].reduce((sum, i) => sum + (seen.get(`caves-floor-${i}`) ?? 0), 0);
    expect(special / 1600).toBeLessThan(0.25);
  });
});

describe('Woven light', () => {
  it('stays between the bands around a value and keeps its average', () => {
    let sum = 0;
    for (let y = 0; y < 4; y++) {
      for (let x = 0; x < 4; x++) {
        const value = banded(0.4, 2, x, y);
        expect([0, 0.5]).toContain(value);
        sum += value;
      }
    }
    expect(sum / 16).toBeCloseTo(0.4, 1);
    expect(banded(0, 8, 1, 2)).toBe(0);
    expect(banded(1, 8, 1, 2)).toBe(1);
  });

  it('hashes positions evenly and always alike', () => {
    const counts = [0, 0, 0];
    for (let y = 0; y < 60; y++) for (let x = 0; x < 60; x++) counts[hashAt(x, y, 3) % 3]!++;
    for (const count of counts) expect(Math.abs(count - 1200)).toBeLessThan(150);
    expect(hashAt(3, 4, 5)).toBe(hashAt(3, 4, 5));
  });
});
