/** Which pictures lie on a cell, chosen by its neighbours and a hash of its position. Pure. */
import type { Cell } from '../../core/grid.ts';
import { type GroundModel, TERRAIN } from '../../core/look.ts';
import { hashAt } from '../dither.ts';

/** How many variants of each picture a theme has; asked once per theme. */
export interface ThemeFrames {
  readonly theme: string;
  has(frame: string): boolean;
}

/** Most floors are plain; from this variant on they are cracked, mossy or worn. */
const PLAIN_FLOORS = 5;
/** One special floor in so many. */
const SPECIAL_EVERY = 6;

type TerrainLetter = (typeof TERRAIN)[keyof typeof TERRAIN];

export function terrainAt(rows: GroundModel['rows'], x: number, y: number): TerrainLetter {
  const letter = rows[y]?.[x] ?? TERRAIN.void;
  return letter === '.' || letter === '#' || letter === '~' || letter === '^' ? letter : TERRAIN.void;
}

/** Where one can look down on something: a wall shows its face towards it. */
function isOpen(letter: TerrainLetter): boolean {
  return letter === TERRAIN.floor || letter === TERRAIN.liquid || letter === TERRAIN.pit;
}

/** Frames from bottom to top that never change. Liquid itself moves and is drawn below them. */
export function stillFrames(rows: GroundModel['rows'], at: Cell, frames: ThemeFrames): string[] {
  const { x, y } = at;
  const { theme } = frames;
  const north = terrainAt(rows, x, y - 1);
  const west = terrainAt(rows, x - 1, y);
  const wanted: string[] = [];
  switch (terrainAt(rows, x, y)) {
    case TERRAIN.void:
      return [];
    case TERRAIN.wall:
      wanted.push(...wallFrames(rows, at, frames));
      break;
    case TERRAIN.floor:
      wanted.push(floorFrame(at, frames));
      break;
    case TERRAIN.liquid:
      if (north !== TERRAIN.liquid) wanted.push(`${theme}-liquid-shore-0`);
      break;
    case TERRAIN.pit:
      wanted.push(`${theme}-pit-0`);
      if (north !== TERRAIN.pit) wanted.push(`${theme}-pit-edge-0`);
      break;
  }
  if (isOpen(terrainAt(rows, x, y)) && north === TERRAIN.wall) wanted.push(`${theme}-shadow-0`);
  if (terrainAt(rows, x, y) === TERRAIN.floor && west === TERRAIN.wall) wanted.push(`${theme}-shadow-side-0`);
  return wanted.filter(frame => frames.has(frame));
}

function wallFrames(rows: GroundModel['rows'], { x, y }: Cell, frames: ThemeFrames): string[] {
  const { theme } = frames;
  const face = isOpen(terrainAt(rows, x, y + 1));
  const part = face ? 'wall-face' : 'wall-top';
  const wanted = [variant(`${theme}-${part}`, { x, y }, frames)];
  if (isOpen(terrainAt(rows, x, y - 1))) wanted.push(`${theme}-wall-edge-n-0`);
  if (!face && isOpen(terrainAt(rows, x + 1, y))) wanted.push(`${theme}-wall-edge-e-0`);
  if (!face && isOpen(terrainAt(rows, x - 1, y))) wanted.push(`${theme}-wall-edge-w-0`);
  return wanted;
}

function floorFrame(at: Cell, frames: ThemeFrames): string {
  const name = `${frames.theme}-floor`;
  const count = variants(name, frames);
  const plain = Math.min(PLAIN_FLOORS, count);
  const hash = hashAt(at.x, at.y, 1);
  const special = count > plain && hash % SPECIAL_EVERY === 0;
  const pick = Math.floor(hash / SPECIAL_EVERY);
  return `${name}-${special ? plain + (pick % (count - plain)) : pick % Math.max(1, plain)}`;
}

function variant(name: string, at: Cell, frames: ThemeFrames): string {
  return `${name}-${hashAt(at.x, at.y, 2) % Math.max(1, variants(name, frames))}`;
}

function variants(name: string, frames: ThemeFrames): number {
  let count = 0;
  while (frames.has(`${name}-${count}`)) count++;
  return count;
}
