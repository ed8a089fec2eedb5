/** Lines between cells, painted pixel by pixel: ink walls and doors into the ground, seams of cards as a glow. */
import type { LineModel } from '../../core/look.ts';
import { CELL } from '../layout.ts';
import { css, type PaletteKey } from '../palette.ts';

type Pen = CanvasRenderingContext2D;

/** Across a wall, from its lit to its dark side. */
const WALL: readonly PaletteKey[] = ['k', '4', '3', '2', 'k'];
const BRICKS: readonly PaletteKey[] = ['k', 'y', 't', 'b', 'k'];
const BRICK_LENGTH = 6;
const DOOR: readonly PaletteKey[] = ['k', 't', 'b', 'b', 'n', 'k'];
const DOOR_LENGTH = 12;

export function paintLine(pen: Pen, line: LineModel): void {
  if (line.kind === 'studs') paintStuds(pen, line);
  if (line.kind === 'wall') paintStripes(pen, line, WALL, 0, 1);
  if (line.kind === 'bricks') {
    paintStripes(pen, line, BRICKS, 0, 1);
    paintJoints(pen, line);
  }
  if (line.kind === 'door') {
    const cells = Math.max(Math.abs(line.to.x - line.from.x), Math.abs(line.to.y - line.from.y));
    paintStripes(pen, line, WALL, 0, 1);
    paintStripes(pen, line, DOOR, (cells * CELL - DOOR_LENGTH) / 2, 0);
    const { x, y } = middleOf(line);
    pen.fillStyle = css('Y');
    pen.fillRect(Math.round(x + (isLevel(line) ? 3 : 0)), Math.round(y + (isLevel(line) ? 0 : 3)), 1, 1);
  }
}

/** Brass in the floor, each with its shadow. */
function paintStuds(pen: Pen, line: LineModel): void {
  const level = isLevel(line);
  const x = Math.round(line.from.x * CELL);
  const y = Math.round(line.from.y * CELL);
  for (let along = 1; along < CELL; along += 4) {
    const [left, top] = level ? [x + along, y - 1] : [x - 1, y + along];
    pen.fillStyle = css('k');
    pen.fillRect(left, top, 3, 3);
    pen.fillStyle = css('y');
    pen.fillRect(left, top, 2, 2);
    pen.fillStyle = css('Y');
    pen.fillRect(left, top, 1, 1);
  }
}

/** The mortar across a row of bricks. */
function paintJoints(pen: Pen, line: LineModel): void {
  const level = isLevel(line);
  const x = Math.round(Math.min(line.from.x, line.to.x) * CELL);
  const y = Math.round(Math.min(line.from.y, line.to.y) * CELL);
  const length = CELL * (level ? Math.abs(line.to.x - line.from.x) : Math.abs(line.to.y - line.from.y));
  pen.fillStyle = css('n');
  for (let along = BRICK_LENGTH - 1; along < length; along += BRICK_LENGTH) {
    pen.fillRect(level ? x + along : x - 1, level ? y - 1 : y + along, level ? 1 : 3, level ? 3 : 1);
  }
}

/** Beads of light with a dim thread between them. */
export function paintSeam(pen: Pen, line: LineModel): void {
  const level = isLevel(line);
  const length = CELL * (level ? Math.abs(line.to.x - line.from.x) : Math.abs(line.to.y - line.from.y));
  const x = Math.round(Math.min(line.from.x, line.to.x) * CELL);
  const y = Math.round(Math.min(line.from.y, line.to.y) * CELL);
  for (let i = 0; i < length; i++) {
    const beat = i % 8;
    pen.fillStyle = css(beat === 4 ? 'Y' : beat > 1 && beat < 7 ? 'y' : 'b');
    if (beat !== 0) pen.fillRect(level ? x + i : x, level ? y : y + i, 1, 1);
    if (beat !== 4) continue;
    pen.fillStyle = css('b');
    pen.fillRect(level ? x + i - 1 : x - 1, level ? y - 1 : y + i - 1, level ? 3 : 1, level ? 1 : 3);
    pen.fillRect(level ? x + i - 1 : x + 1, level ? y + 1 : y + i - 1, level ? 3 : 1, level ? 1 : 3);
  }
}

/** Where a door's letter stands, in pixels. */
export function middleOf({ from, to }: LineModel): { x: number; y: number } {
  return { x: ((from.x + to.x) / 2) * CELL, y: ((from.y + to.y) / 2) * CELL };
}

function isLevel({ from, to }: LineModel): boolean {
  return Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
}

function paintStripes(
  pen: Pen,
  line: LineModel,
  stripes: readonly PaletteKey[],
  inset: number,
  beyond: number,
): void {
  const level = isLevel(line);
  const x = Math.round(Math.min(line.from.x, line.to.x) * CELL);
  const y = Math.round(Math.min(line.from.y, line.to.y) * CELL);
  const cells = level ? Math.abs(line.to.x - line.from.x) : Math.abs(line.to.y - line.from.y);
  const start = inset - beyond;
  const length = cells * CELL - 2 * start;
  const across = -Math.floor(stripes.length / 2);
  stripes.forEach((key, index) => {
    pen.fillStyle = css(key);
    if (level) pen.fillRect(x + start, y + across + index, length, 1);
    else pen.fillRect(x + across + index, y + start, 1, length);
  });
  // The ends of a plank or a wall are outlined as well.
  pen.fillStyle = css('k');
  for (const end of [start, start + length - 1]) {
    if (level) pen.fillRect(x + end, y + across, 1, stripes.length);
    else pen.fillRect(x + across, y + end, stripes.length, 1);
  }
}
