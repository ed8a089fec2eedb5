import { describe, expect, it } from 'vitest';
import { appear, hop, say, sound, together, wait } from '../../src/core/look.ts';
import { fitMap, mapInks } from '../../src/table/minimap-fit.ts';
import { placeOf } from '../../src/table/motions/attend.ts';
import { usedPart } from '../../src/table/used-part.ts';
import { planPieces } from '../../src/table/views/ground-piece.ts';

describe('The used part of a board', () => {
  it('leaves out the void around it', () => {
    const rows = ['      ', '  ##  ', ' .... ', '      '];
    expect(usedPart(rows, { columns: 6, rows: 4 })).toEqual({ x: 1, y: 1, columns: 4, rows: 2 });
  });

  it('is everything if nothing is there yet', () => {
    expect(usedPart(['  ', '  '], { columns: 2, rows: 2 })).toEqual({ x: 0, y: 0, columns: 2, rows: 2 });
  });
});

describe('The small map', () => {
  const view = { width: 300, height: 227 };

  it('gives a cell several pixels, or a pixel several cells', () => {
    expect(fitMap({ columns: 20, rows: 15 }, view, 3)).toEqual({ scale: 3, width: 60, height: 45 });
    expect(fitMap({ columns: 180, rows: 46 }, view, 3)).toEqual({ scale: 1 / 3, width: 60, height: 16 });
    expect(fitMap({ columns: 4, rows: 4 }, view, 3).scale).toBe(4);
  });

  it('shows the way where several cells share a pixel', () => {
    const rows = ['##  ', '#.  ', '##~ ', '##  '];
    const fit = { scale: 1 / 2, width: 2, height: 2 };
    expect(mapInks(rows, { x: 0, y: 0, columns: 4, rows: 4 }, fit)).toEqual([
      ['3', undefined],
      ['1', 'u'],
    ]);
  });
});

describe('Where the camera looks before a motion', () => {
  const token = { id: 'rat', sprite: 'rat', at: { x: 7, y: 8 }, layer: 'figure', label: 'Rat' } as const;

  it('is where something goes or comes', () => {
    expect(placeOf(hop('rat', { x: 3, y: 4 }))).toEqual({ at: { x: 3, y: 4 }, near: true });
    expect(placeOf(appear(token, 'drop'))).toEqual({ at: { x: 7, y: 8 }, near: true });
  });

  it('is the first place of several, and nowhere for what has none', () => {
    expect(placeOf(together(sound('step'), say('rat', '!'), hop('rat', { x: 1, y: 1 })))).toEqual({
      at: { token: 'rat' },
      near: false,
    });
    expect(placeOf(wait(100))).toBeUndefined();
  });
});

describe('The ground in pieces', () => {
  const ground = (rows: readonly string[]) => ({ key: 'k', theme: 'caves', rows, decor: [], lines: [] });
  const field = (columns: number, rows: number, at: (x: number, y: number) => string) =>
    Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (__, x) => at(x, y)).join(''));
  const signatures = (rows: readonly string[]) =>
    new Map(planPieces(ground(rows)).map(plan => [`${plan.column},${plan.row}`, plan.signature]));

  it('costs nothing where nothing is', () => {
    const rows = field(96, 96, (x, y) => (x >= 40 && x < 44 && y >= 40 && y < 44 ? '.' : ' '));
    expect([...signatures(rows).keys()]).toEqual(['2,2']);
  });

  it('is painted anew only where a board grew', () => {
    const small = field(64, 64, (x, y) => (x < 30 && y < 26 ? '.' : ' '));
    const grown = field(64, 64, (x, y) => (x < 40 && y < 26 ? '.' : ' '));
    const before = signatures(small);
    const changed = [...signatures(grown)].filter(([place, words]) => before.get(place) !== words);
    expect(changed.map(([place]) => place)).toEqual(['1,0', '2,0', '1,1', '2,1']);
  });

  it('holds a line that only touches it', () => {
    const wall = { from: { x: 15.5, y: 2 }, to: { x: 15.5, y: 3 }, kind: 'wall' } as const;
    const plans = planPieces({ ...ground(field(40, 8, () => '.')), lines: [wall] });
    expect(plans.filter(({ lines }) => lines.length > 0).map(({ column }) => column)).toEqual([0, 1]);
  });
});
