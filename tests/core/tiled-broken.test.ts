import { describe, expect, it } from 'vitest';
import { mustReadMap, readMap, type MapProblem } from '../../src/core/tiled.ts';
import {
  changed,
  DEMANDS,
  FILES,
  goodMap,
  layer,
  objects,
  problemOf,
  type Json,
} from '../support/small-map.ts';

describe('A broken map', () => {
  it.each([[null], [undefined], ['map'], [12], [[]], [true]])('is no map: %j', raw => {
    expect(problemOf(raw).code).toBe('not-a-map');
  });

  // biome-ignore format: a table
  it.each([
    ['width',      'missing',        undefined],
    ['width',      'a text',         '3'],
    ['width',      'broken',         2.5],
    ['width',      'negative',       -3],
    ['width',      'nought',         0],
    ['height',     'missing',        undefined],
    ['height',     'nought',         0],
    ['tilewidth',  'missing',        undefined],
    ['tilewidth',  'nought',         0],
    ['tileheight', 'missing',        undefined],
    ['tileheight', 'nought',         0],
  ])('names its %s when that is %s', (key, _how, value) => {
    const { code, message } = problemOf(changed(map => { map[key] = value; }));
    expect(code).toBe('number');
    expect(message).toContain(key);
  });

  // biome-ignore format: a table
  it.each([
    ['is isometric',              'orientation',     (map: Json) => { map['orientation'] = 'isometric'; }],
    ['does not say how it lies',  'orientation',     (map: Json) => { delete map['orientation']; }],
    ['is infinite',               'infinite',        (map: Json) => { map['infinite'] = true; }],
    ['has tiles that are oblong', 'tile-size',       (map: Json) => { map['tileheight'] = 24; }],
    ['names a tileset no one has', 'missing-tileset', (map: Json) => { map['tilesets'] = [{ firstgid: 1, source: 'lost.json' }]; }],
    ['has a tileset that is none', 'tileset',         (map: Json) => { map['tilesets'] = ['tiles.json']; }],
    ['has a tileset without an id', 'number',         (map: Json) => { map['tilesets'] = [{ source: 'tiles.json' }]; }],
    ['has no tilesets at all',    'tile',            (map: Json) => { delete map['tilesets']; }],
    ['has no layers at all',      'missing-layer',   (map: Json) => { delete map['layers']; }],
  ])('%s: %s', (_what, code, change) => {
    expect(problemOf(changed(change)).code).toBe(code);
  });

  it('names the tileset that is missing', () => {
    const lost = changed(map => {
      map['tilesets'] = [{ firstgid: 1, source: 'lost.json' }];
    });
    expect(problemOf(lost).message).toBe('Map "cave": the tileset "lost.json" is missing.');
  });

  it('has a tileset file that does not say how many tiles it holds', () => {
    expect(problemOf(goodMap(), DEMANDS, { 'tiles.json': { tiles: [] } }).message).toContain('tilecount');
  });

  it('has the wrong size where a size is demanded', () => {
    const { code, message } = problemOf(goodMap(), { ...DEMANDS, extent: { columns: 7, rows: 5 } });
    expect(code).toBe('size');
    expect(message).toBe('Map "cave": it is 3 by 2, but should be 7 by 5.');
    expect(readMap('cave', goodMap(), FILES, { ...DEMANDS, extent: { columns: 3, rows: 2 } }).ok).toBe(true);
  });

  it('stops the build with its problem, when it ships with the game', () => {
    expect(() => mustReadMap('cave', {}, FILES, DEMANDS)).toThrow(/^Map "cave": its width is missing/);
  });
});

describe('A broken layer', () => {
  const broken = (name: string, change: (layer: Json) => void): MapProblem => {
    const found = problemOf(changed(map => change(layer(map, name))));
    expect(found.layer).toBe(name);
    expect(found.message).toContain(`layer "${name}"`);
    return found;
  };

  it.each(['ground', 'walls', 'sites'])('is missing: %s', name => {
    const found = broken(name, layer => {
      layer['name'] = `old ${name}`;
    });
    expect(found.code).toBe('missing-layer');
  });

  it('has the name of another one: neither of them wins silently', () => {
    const twin = { name: 'sites', type: 'objectgroup', objects: [] };
    const found = problemOf(changed(map => map.layers.push(twin)));
    expect(found).toMatchObject({ code: 'same-name', layer: 'sites' });
    expect(found.message).toContain('two layers have this name');
  });

  it('is of the other kind', () => {
    const tiles = broken('ground', layer => {
      layer['type'] = 'objectgroup';
    });
    expect(tiles).toMatchObject({
      code: 'layer-kind',
      message: 'Map "cave", layer "ground": this must be a tile layer.',
    });
    const group = broken('sites', layer => {
      layer['type'] = 'tilelayer';
    });
    expect(group).toMatchObject({
      code: 'layer-kind',
      message: 'Map "cave", layer "sites": this must be an object layer.',
    });
  });

  it('has too few or too many tiles', () => {
    for (const data of [[], [1, 1, 1], [1, 1, 1, 1, 1, 1, 1]]) {
      const found = broken('ground', layer => {
        layer['data'] = data;
      });
      expect(found.code).toBe('length');
      expect(found.message).toContain(`it has ${data.length} tiles instead of 6.`);
    }
  });

  it('is packed as base64, or has no data', () => {
    for (const data of ['AQAAAAEAAAABAAAAAQAAAAEAAAABAAAA', undefined, {}]) {
      const found = broken('walls', layer => {
        layer['data'] = data;
        layer['encoding'] = 'base64';
      });
      expect(found.code).toBe('encoding');
      expect(found.message).toContain('CSV');
    }
  });

  // biome-ignore format: a table
  it.each([
    ['has an id that no tileset holds', 'tile',        5],
    ['has an id that is broken',        'tile',        1.5],
    ['has an id that is no number',     'tile',        '2'],
    ['has an id that is nothing',       'tile',        null],
    ['has a tile flipped sideways',     'turned-tile', 0x80000002],
    ['has a tile flipped over',         'turned-tile', 0x40000002],
    ['has a tile turned',               'turned-tile', 0x20000002],
    ['has a tile turned every way',     'turned-tile', 0xe0000002],
  ])('%s: %s', (_what, code, gid) => {
    const found = broken('walls', layer => {
      layer['data'] = [0, 0, 0, 0, gid, 0];
    });
    expect(found.code).toBe(code);
    expect(found.message).toContain('(1,1)');
  });
});

describe('A broken object', () => {
  const broken = (change: Json, code: string, words: string): void => {
    const found = problemOf(changed(map => Object.assign(objects(map)[1]!, change)));
    expect(found).toMatchObject({ code, layer: 'sites', object: 8 });
    expect(found.message).toContain('layer "sites", object 8');
    expect(found.message).toContain(words);
  };

  it('is of a type that may not stand in its layer', () => {
    broken({ type: 'dragon' }, 'object-type', 'its type is "dragon", but should be one of start, door, line');
    broken({ type: '' }, 'object-type', 'its type is ""');
  });

  // biome-ignore format: a table
  it.each([
    ['left of the map',                  { x: -1 }],
    ['above the map',                    { y: -16 }],
    ['right of the map',                 { x: 49 }],
    ['below the map',                    { y: 500 }],
    ['just behind the last column',      { x: 48 }],
    ['just under the last row',          { y: 32 }],
    ['partly behind the last column',    { x: 32, width: 32 }],
    ['partly under the last row',        { y: 16, height: 17 }],
    ['with a line that leaves the map',  { polyline: [{ x: 0, y: 0 }, { x: 32, y: 0 }] }],
    ['with a line that leaves upwards',  { polyline: [{ x: 0, y: 0 }, { x: 0, y: -1 }] }],
  ])('lies %s', (_where, change) => {
    broken(change, 'outside', 'outside the map');
  });

  it('has a place or size that is no number', () => {
    broken({ x: null }, 'object', 'its x is not a number');
    broken({ y: undefined }, 'object', 'its y is not a number');
    broken({ width: null }, 'object', 'its width is not a number');
    broken({ x: '32' }, 'object', 'its x is not a number');
    broken({ y: Number.NaN }, 'object', 'its y is not a number');
    broken({ width: 'wide' }, 'object', 'its width is not a number');
    broken({ height: Number.POSITIVE_INFINITY }, 'object', 'its height is not a number');
  });

  it('has a line with a corner that is not a point', () => {
    for (const corner of [null, 3, [1, 2], { x: 1 }, { x: '1', y: 2 }, { x: Number.NaN, y: 0 }]) {
      broken({ polyline: [{ x: 0, y: 0 }, corner] }, 'object', 'its line has a corner that is not a point');
    }
  });

  it('is a tile, whose place Tiled counts from below', () => {
    broken({ gid: 2 }, 'object', 'it is a tile');
  });

  it('is nothing at all, and is then told by its place in the list', () => {
    const found = problemOf(changed(map => objects(map).push(null as unknown as Json)));
    expect(found).toMatchObject({ code: 'object', layer: 'sites', object: 2 });
  });
});
