import { describe, expect, it } from 'vitest';
import { packNames, pictured, readPack, type PackFiles } from '../../src/services/packs.ts';

const loads: string[] = [];
const index = (path: string, value: unknown): [string, () => Promise<unknown>] => [
  path,
  async () => (loads.push(path), value),
];
const at = (pack: string, file: string) => `../../assets/${pack}/packed/${file}`;
const url = (pack: string, file: string): [string, string] => [at(pack, file), `/x/${pack}-${file}`];

const files: PackFiles = {
  scores: {
    '../../assets/shared/music/menu.json': '/x/menu.json',
    '../../assets/the-cellar/music/cellar.json': '/x/cellar.json',
  },
  urls: Object.fromEntries([
    url('shared', 'atlas.png'),
    url('shared', 'menu.png'),
    url('shared', 'sounds.mp3'),
    url('the-cellar', 'atlas.png'),
  ]),
  indexes: Object.fromEntries([
    index(at('shared', 'atlas.json'), { frames: {} }),
    index(at('shared', 'sounds.json'), { step: [0, 100] }),
    index(at('shared', 'font.json'), { a: 1 }),
    index(at('shared', 'levels.json'), { menu: { A: { lead: '!~' } } }),
    index(at('the-cellar', 'atlas.json'), { frames: {} }),
  ]),
};

describe('packs', () => {
  it('are known by name', () => {
    expect(packNames(files)).toEqual(['shared', 'the-cellar']);
  });

  it('give addresses, and load only their own indexes', async () => {
    const pack = await readPack('shared', files);
    expect(pack).toEqual({
      name: 'shared',
      atlasUrl: '/x/shared-atlas.png',
      atlas: { frames: {} },
      images: { menu: '/x/shared-menu.png' },
      data: { font: { a: 1 } },
      sounds: { url: '/x/shared-sounds.mp3', index: { step: [0, 100] } },
      music: { menu: { url: '/x/menu.json', levels: { A: { lead: '!~' } } } },
    });
    expect(loads.every(path => path.includes('/shared/'))).toBe(true);
  });

  it('show sprites from every picture that has an index', async () => {
    const atlas = { size: { w: 1, h: 1 }, frames: {}, sprites: {} };
    const pack = await readPack('shared', {
      ...files,
      indexes: Object.fromEntries([
        index(at('shared', 'atlas.json'), atlas),
        index(at('shared', 'menu.json'), atlas),
        index(at('shared', 'font.json'), { a: 1 }),
      ]),
    });
    expect(pictured(pack).map(([from]) => from)).toEqual(['/x/shared-menu.png', '/x/shared-atlas.png']);
  });

  it('may have no sound', async () => {
    expect(await readPack('the-cellar', files)).toMatchObject({
      sounds: undefined,
      music: { cellar: { url: '/x/cellar.json', levels: undefined } },
      images: {},
    });
  });

  it('that do not exist are named', async () => {
    await expect(readPack('nowhere', files)).rejects.toThrow('There is no pack "nowhere"');
  });
});
