import { describe, expect, it } from 'vitest';
import type { AtlasIndex } from '../../src/core/atlas.ts';
import { Atlases } from '../../src/services/atlas.ts';

const rect = (x: number) => ({ x, y: 0, w: 16, h: 16 });
const shared: AtlasIndex = {
  size: { w: 64, h: 16 },
  frames: { 'rat-0': rect(0), 'rat-1': rect(16), 'heart-0': rect(32) },
  sprites: { rat: { frames: 2, fps: 4 }, heart: { frames: 1, fps: 0 } },
};
const cellar: AtlasIndex = {
  size: { w: 16, h: 16 },
  frames: { 'rat-0': rect(0) },
  sprites: { rat: { frames: 1, fps: 0 } },
};

describe('sprites by name', () => {
  it('finds all frames of a sprite', () => {
    const atlases = new Atlases();
    atlases.add('shared', 'shared.png', shared);
    expect(atlases.sprite('rat')).toEqual({
      url: 'shared.png',
      size: shared.size,
      frames: [rect(0), rect(16)],
      fps: 4,
    });
    expect(atlases.spriteRect('heart')).toEqual(rect(32));
    expect(atlases.sprite('troll')).toBeUndefined();
    expect(atlases.names('shared')).toEqual(['heart', 'rat']);
  });

  it('takes the room’s own picture before the shared one', () => {
    const atlases = new Atlases();
    let news = 0;
    atlases.subscribe(() => news++);
    atlases.add('shared', 'shared.png', shared);
    expect(atlases.sprite('rat')?.url).toBe('shared.png');
    atlases.add('the-cellar', 'cellar.png', cellar);
    expect(atlases.sprite('rat')?.url).toBe('cellar.png');
    expect(atlases.sprite('rat', 'shared')?.url).toBe('shared.png');
    expect(atlases.sprite('heart')?.url).toBe('shared.png');
    expect(news).toBe(2);
  });

  it('takes the picture of the room that is played, whichever was loaded last', () => {
    const atlases = new Atlases();
    atlases.add('shared', 'shared.png', shared);
    atlases.add('the-cellar', 'cellar.png', cellar);
    atlases.add('other', 'other.png', cellar);
    atlases.prefer(['the-cellar', 'shared']);
    expect(atlases.sprite('rat')?.url).toBe('cellar.png');
    atlases.prefer(['shared']);
    expect(atlases.sprite('rat')?.url).toBe('shared.png');
    expect(atlases.sprite('rat', 'other')?.url).toBe('other.png');
  });
});
