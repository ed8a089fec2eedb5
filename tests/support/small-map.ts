/** A small good map to break, and what is wrong with it then. */
import { expect } from 'vitest';
import { type MapDemands, type MapProblem, readMap } from '../../src/core/tiled.ts';

export const TILES = {
  tilecount: 4,
  tiles: [
    { id: 0, type: 'floor' },
    { id: 1, type: 'wall', properties: [{ name: 'height', type: 'int', value: 2 }] },
    { id: 2, class: 'liquid' },
  ],
};
export const FILES = { 'tiles.json': TILES };
export const DEMANDS: MapDemands = {
  tileLayers: ['ground', 'walls'],
  objectLayers: ['sites'],
  types: { sites: ['start', 'door', 'line'] },
};

export type Json = Record<string, unknown>;

/** Three by two: floor everywhere, a wall in the middle of the upper row, a start and a door. */
export function goodMap(): Json & { layers: Json[] } {
  return {
    type: 'map',
    orientation: 'orthogonal',
    infinite: false,
    width: 3,
    height: 2,
    tilewidth: 16,
    tileheight: 16,
    properties: [{ name: 'name', type: 'string', value: 'Small' }],
    tilesets: [{ firstgid: 1, source: 'tiles.json' }],
    layers: [
      { name: 'ground', type: 'tilelayer', data: [1, 1, 1, 1, 1, 3] },
      { name: 'walls', type: 'tilelayer', data: [0, 2, 0, 0, 0, 0] },
      {
        name: 'sites',
        type: 'objectgroup',
        objects: [
          { id: 7, name: 'here', type: 'start', x: 0, y: 16, width: 16, height: 16 },
          {
            id: 8,
            type: 'door',
            x: 32,
            y: 0,
            width: 16,
            height: 16,
            properties: [{ name: 'locked', value: true }],
          },
        ],
      },
    ],
  };
}

export function changed(change: (map: ReturnType<typeof goodMap>) => void): unknown {
  const map = goodMap();
  change(map);
  return map;
}

export const layer = (map: ReturnType<typeof goodMap>, name: string): Json =>
  map.layers.find(l => l['name'] === name)!;
export const objects = (map: ReturnType<typeof goodMap>): Json[] => layer(map, 'sites')['objects'] as Json[];

export function problemOf(raw: unknown, demands: MapDemands = DEMANDS, files: Json = FILES): MapProblem {
  const result = readMap('cave', raw, files, demands);
  if (result.ok) throw new Error('This map was read without a problem.');
  expect(result.problem.map).toBe('cave');
  expect(result.problem.message).toMatch(/^Map "cave".*: .+\.$/);
  return result.problem;
}
