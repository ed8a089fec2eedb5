import { describe, expect, it, vi } from 'vitest';
import type { Audio } from '../../src/audio/audio.ts';
import { createSilentAudio } from '../../src/audio/audio.ts';
import { laterAudio } from '../../src/audio/later-audio.ts';

const URLS = { sounds: undefined, index: {}, music: {} };
const VOLUMES = { master: 1, music: 0.5, effects: 0.25 };

/** Every call with its arguments, in order. */
function listening(): { audio: Audio; calls: string[] } {
  const calls: string[] = [];
  const audio = createSilentAudio();
  for (const name of Object.keys(audio) as (keyof Audio)[])
    vi.spyOn(audio, name).mockImplementation((...args: unknown[]) => {
      calls.push(
        [
          name,
          ...args.map(arg => (typeof arg === 'object' ? '{}' : (JSON.stringify(arg) ?? 'nothing'))),
        ].join(' '),
      );
    });
  return { audio, calls };
}

describe('Sound that comes later', () => {
  it('is told what still holds, and not what has passed', () => {
    const later = laterAudio();
    const { audio, calls } = listening();
    later.load('the-cellar', URLS);
    later.load('shared', URLS);
    later.load('the-cellar', URLS);
    later.volumes(VOLUMES);
    later.music({ tune: 'menu', danger: 0 });
    later.music({ tune: 'cellar', danger: 0 }, 'ABC');
    later.play('bell');
    later.duck(100);
    later.amount('sparse');
    later.mute(true);
    later.pause();
    later.arrive(audio);
    expect(calls).toEqual([
      'load "shared" {}',
      'load "the-cellar" {}',
      'volumes {}',
      'amount "sparse"',
      'mute true',
      'music {} "ABC"',
      'pause',
    ]);
  });

  it('hears everything from then on', () => {
    const later = laterAudio();
    const { audio, calls } = listening();
    later.arrive(audio);
    calls.length = 0;
    later.play('bell');
    later.music(undefined);
    later.resume();
    expect(calls).toEqual(['play "bell"', 'music nothing', 'resume']);
  });
});
