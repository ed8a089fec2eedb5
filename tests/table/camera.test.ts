/** Where the eye goes home to after it has followed others. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { cell, type Cell } from '../../src/core/grid.ts';
import { BoardCamera } from '../../src/table/camera.ts';
import { CELL } from '../../src/table/layout.ts';

vi.mock('../../src/table/enlarge.ts', () => ({ enlarge: () => {} }));

const EXTENT = { columns: 60, rows: 50, roams: true };
const USED = { x: 0, y: 0, columns: 60, rows: 50 };

function cameraOver(own: Cell, ahead = own, width = 1000, height = 700): BoardCamera {
  const scene = { game: {}, cameras: { main: { setScroll: () => {} } } };
  const camera = new BoardCamera(scene as never);
  camera.calm = true;
  camera.resize({ x: 0, y: 0, width, height }, 1);
  camera.show(EXTENT, USED, own, ahead);
  return camera;
}

it('comes back to the very view it left, where the own figure still stands well in it', () => {
  const own = cell(30, 25);
  const camera = cameraOver(own);
  const { x, y } = camera.corner;
  // Somebody steers a little, and stands no longer in the middle.
  camera.panBy(60, 40);
  const left = camera.corner;
  expect(left).not.toEqual({ x, y });
  camera.attend(cell(5, 5), true);
  expect(camera.corner).not.toEqual(left);
  camera.show(EXTENT, USED, own);
  camera.tick(1000);
  expect(camera.corner).toEqual(left);
});

it('goes to the own figure where that has gone out of the view', () => {
  const camera = cameraOver(cell(30, 25));
  const left = camera.corner;
  camera.attend(cell(5, 5), true);
  camera.show(EXTENT, USED, cell(10, 40));
  camera.tick(1000);
  const fresh = cameraOver(cell(10, 40)).corner;
  expect(camera.corner).toEqual(fresh);
  expect(fresh).not.toEqual(left);
});

const isShown = ({ corner, view }: BoardCamera, { x, y }: Cell): boolean =>
  x * CELL >= corner.x &&
  y * CELL >= corner.y &&
  (x + 1) * CELL <= corner.x + view.width &&
  (y + 1) * CELL <= corner.y + view.height;

it('looks ahead, and has the own figure in sight all the same', () => {
  const own = cell(30, 25);
  const [tall, low] = [cameraOver(own, cell(30, 23)), cameraOver(own, cell(30, 21), 390, 240)];
  expect(tall.corner.y).toBeLessThan(cameraOver(own).corner.y);
  expect(isShown(tall, own)).toBe(true);
  expect(low.corner.y).toBeLessThan(cameraOver(own, own, 390, 240).corner.y);
  expect(isShown(low, own)).toBe(true);
});

it('never rests where the own figure is out of sight, whatever has happened elsewhere', () => {
  const at = fc.record({ x: fc.integer({ min: 2, max: 57 }), y: fc.integer({ min: 2, max: 47 }) });
  const near = fc.integer({ min: -2, max: 2 });
  const move = fc.oneof(
    fc.record({ do: fc.constant('attend' as const), at, near: fc.boolean() }),
    fc.record({ do: fc.constant('step' as const), dx: near, dy: near, ax: near, ay: near }),
    fc.record({ do: fc.constant('ask' as const), dx: near, dy: near }),
  );
  const size = fc.record({
    width: fc.integer({ min: 320, max: 1600 }),
    height: fc.integer({ min: 240, max: 1000 }),
  });
  fc.assert(
    fc.property(size, at, fc.array(move, { maxLength: 12 }), ({ width, height }, start, moves) => {
      let own = start;
      let ahead = start;
      const camera = cameraOver(own, ahead, width, height);
      for (const one of moves) {
        if (one.do === 'attend') camera.attend(one.at, one.near);
        if (one.do === 'ask') camera.invite([{ x: own.x + one.dx, y: own.y + one.dy }]);
        if (one.do !== 'step') continue;
        own = { x: clamp(own.x + one.dx, 57), y: clamp(own.y + one.dy, 47) };
        ahead = { x: own.x + one.ax, y: own.y + one.ay };
        camera.show(EXTENT, USED, own, ahead);
      }
      camera.show(EXTENT, USED, own, ahead);
      camera.tick(1000);
      expect(isShown(camera, own)).toBe(true);
    }),
  );
});

const clamp = (at: number, most: number): number => Math.max(2, Math.min(most, at));
