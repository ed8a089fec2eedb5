import { describe, expect, it } from 'vitest';
import { mustReadMap, onlyObject, readMap, readMapAs, refuse } from '../../src/core/tiled.ts';
import { changed, DEMANDS, FILES, goodMap, layer, objects, TILES } from '../support/small-map.ts';

describe('A good map', () => {
  const map = mustReadMap('cave', goodMap(), FILES, DEMANDS);

  it('tells its size and properties', () => {
    expect(map.name).toBe('cave');
    expect(map.extent).toEqual({ columns: 3, rows: 2 });
    expect(map.properties).toEqual({ name: 'Small' });
  });

  it('tells its tiles in reading order, by type or by class, empty ones as nothing', () => {
    expect(map.tiles('ground').map(tile => tile?.type)).toEqual([
      'floor',
      'floor',
      'floor',
      'floor',
      'floor',
      'liquid',
    ]);
    const walls = map.tiles('walls');
    expect(walls.map(tile => tile !== undefined)).toEqual([false, true, false, false, false, false]);
    expect(walls[1]).toEqual({ type: 'wall', properties: { height: 2 } });
  });

  it('tells its objects in cells, with their properties', () => {
    const [start, door] = map.objects('sites');
    expect(start).toEqual({
      id: 7,
      name: 'here',
      type: 'start',
      at: { x: 0, y: 1 },
      size: { columns: 1, rows: 1 },
      aligned: true,
      line: [],
      properties: {},
    });
    expect(door).toMatchObject({ at: { x: 2, y: 0 }, properties: { locked: true } });
  });

  it('says when an object lies off the grid', () => {
    const slipped = changed(map => Object.assign(objects(map)[0]!, { x: 3 }));
    expect(mustReadMap('cave', slipped, FILES, DEMANDS).objects('sites')[0]).toMatchObject({
      at: { x: 0, y: 1 },
      aligned: false,
    });
  });

  it('tells lines on the grid, also along its far edges', () => {
    const walled = changed(map =>
      objects(map).push({
        id: 9,
        type: 'line',
        x: 48,
        y: 0,
        polyline: [
          { x: 0, y: 0 },
          { x: 0, y: 32 },
          { x: -8, y: 32 },
        ],
      }),
    );
    expect(mustReadMap('cave', walled, FILES, DEMANDS).objects('sites')[2]).toMatchObject({
      size: { columns: 0, rows: 0 },
      line: [
        { x: 3, y: 0 },
        { x: 3, y: 2 },
        { x: 2.5, y: 2 },
      ],
    });
  });

  it('may bring a tileset inside, and tiles without a type', () => {
    const inside = changed(map => {
      map['tilesets'] = [{ firstgid: 1, ...TILES }];
      layer(map, 'ground')['data'] = [1, 1, 1, 1, 1, 4];
    });
    expect(mustReadMap('cave', inside, {}, DEMANDS).tiles('ground')[5]).toEqual({ type: '', properties: {} });
  });

  it('may use several tilesets, each from its own first id', () => {
    const two = changed(map => {
      map['tilesets'] = [
        { firstgid: 1, source: 'tiles.json' },
        { firstgid: 5, source: 'more.json' },
      ];
      layer(map, 'walls')['data'] = [5, 0, 0, 0, 0, 6];
    });
    const more = { tilecount: 2, tiles: [{ id: 1, type: 'pit' }] };
    const types = mustReadMap('cave', two, { ...FILES, 'more.json': more }, DEMANDS).tiles('walls');
    expect([types[0]?.type, types[5]?.type]).toEqual(['', 'pit']);
  });

  it('has other layers too, which nobody asked for', () => {
    const more = changed(map => map.layers.push({ name: 'notes', type: 'imagelayer' }, { type: 'group' }));
    expect(readMap('cave', more, FILES, DEMANDS).ok).toBe(true);
    expect(() => map.tiles('notes')).toThrow('Layer "notes" was not demanded of map "cave".');
    expect(() => map.objects('ground')).toThrow('Layer "ground" was not demanded of map "cave".');
  });
});

describe('Properties', () => {
  it('keep texts, numbers and yes or no, and leave out what rules cannot read', () => {
    const map = changed(raw => {
      raw['properties'] = [
        { name: 'title', value: 'Cave' },
        { name: 'level', value: 3 },
        { name: 'dark', value: false },
        { name: 'owner', value: { id: 1 } },
        { name: 12, value: 'x' },
        'odd',
      ];
    });
    expect(mustReadMap('cave', map, FILES, DEMANDS).properties).toEqual({
      title: 'Cave',
      level: 3,
      dark: false,
    });
  });
});

describe('A map that becomes something else', () => {
  it('is read by its room, or refused with its place', () => {
    const read = readMapAs('cave', goodMap(), FILES, DEMANDS, map => map.extent);
    expect(read).toEqual({ ok: true, value: mustReadMap('cave', goodMap(), FILES, DEMANDS).extent });
    const refused = readMapAs('cave', goodMap(), FILES, DEMANDS, map =>
      refuse(map.name, 'dull', 'it is dull.', { layer: 'sites', object: 7 }),
    );
    expect(refused).toEqual({
      ok: false,
      problem: {
        code: 'dull',
        map: 'cave',
        layer: 'sites',
        object: 7,
        message: 'Map "cave", layer "sites", object 7: it is dull.',
      },
    });
  });

  it('throws on what is a bug, not a broken map', () => {
    const bug = (): never => {
      throw new TypeError('bug');
    };
    expect(() => readMapAs('cave', goodMap(), FILES, DEMANDS, bug)).toThrow(TypeError);
  });

  it('may have one object of a type, neither none nor two', () => {
    const map = mustReadMap('crypt', goodMap(), FILES, DEMANDS);
    expect(onlyObject(map, 'sites', 'start').type).toBe('start');
    expect(() => onlyObject(map, 'sites', 'line')).toThrow('there must be one line, not 0.');
  });
});
