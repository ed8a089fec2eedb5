/** Where the eye goes home to after it has followed others. */
import { expect, it, vi } from 'vitest';
import { cell } from '../../src/core/grid.ts';
import { BoardCamera } from '../../src/table/camera.ts';

vi.mock('../../src/table/enlarge.ts', () => ({ enlarge: () => {} }));

const EXTENT = { columns: 60, rows: 50, roams: true };
const USED = { x: 0, y: 0, columns: 60, rows: 50 };

function cameraOver(own: { x: number; y: number }): BoardCamera {
  const scene = { game: {}, cameras: { main: { setScroll: () => {} } } };
  const camera = new BoardCamera(scene as never);
  camera.calm = true;
  camera.resize({ x: 0, y: 0, width: 1000, height: 700 }, 1);
  camera.show(EXTENT, USED, own);
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
