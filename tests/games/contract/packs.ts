/** What lies in the packed assets, so that every key a room names can be looked up. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TERRAIN, type GroundModel } from '../../../src/core/look.ts';

const ASSETS = join(import.meta.dirname, '..', '..', '..', 'assets');

export interface Packs {
  hasSprite(key: string): boolean;
  /** The longer side of a sprite, in its own pixels; from the first pack that has it. */
  sizeOf(key: string): number | undefined;
  hasSound(key: string): boolean;
  hasMusic(key: string): boolean;
  /** Tile frames that this ground needs and no atlas holds. */
  missingTiles(ground: GroundModel): string[];
}

export function readPacks(names: readonly string[]): Packs {
  const atlases = names.map(name => readJson(join(ASSETS, name, 'packed', 'atlas.json')));
  const sprites = new Set(atlases.flatMap(atlas => keysOf(atlas['sprites'])));
  const frames = new Set(atlases.flatMap(atlas => keysOf(atlas['frames'])));
  const sounds = new Set(
    names.flatMap(name => keysOf(readJson(join(ASSETS, name, 'packed', 'sounds.json')))),
  );
  return {
    hasSprite: key => sprites.has(key),
    sizeOf: key => {
      const frame = atlases.map(atlas => framesOf(atlas)[`${key}-0`]).find(Boolean);
      return frame && Math.max(frame.w, frame.h);
    },
    hasSound: key => sounds.has(key),
    hasMusic: key => names.some(name => existsSync(join(ASSETS, name, 'music', `${key}.json`))),
    missingTiles: ground => tilesOf(ground).filter(frame => !frames.has(frame)),
  };
}

type Frames = Readonly<Record<string, { readonly w: number; readonly h: number } | undefined>>;

function framesOf(atlas: Record<string, unknown>): Frames {
  return (atlas['frames'] ?? {}) as Frames;
}

function tilesOf({ theme, rows }: GroundModel): string[] {
  const has = (letter: string): boolean => rows.some(row => row.includes(letter));
  const numbered = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${theme}-${name}-${index}`);
  return [
    ...(has(TERRAIN.floor) ? [...numbered('floor', 8), ...numbered('shadow', 1)] : []),
    ...(has(TERRAIN.wall) ? [...numbered('wall-top', 4), ...numbered('wall-face', 4)] : []),
    ...(has(TERRAIN.liquid) ? [...numbered('liquid', 3), ...numbered('liquid-shore', 1)] : []),
    ...(has(TERRAIN.pit) ? numbered('pit', 1) : []),
  ];
}

/** A pack may have pictures and no sounds, or the other way round. */
function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
