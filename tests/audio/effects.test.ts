import { describe, expect, it } from 'vitest';
import { createAudio, createSilentAudio, type Audio, type AudioUrls } from '../../src/audio/index.ts';
import { createPlayer } from '../../src/audio/player.ts';
import { fakeDevice, type FakeDevice } from './fake-device.ts';

const SHARED: AudioUrls = {
  sounds: 'shared.mp3',
  index: { step: [80, 200], coin: [400, 400], victory: [1000, 2500, 'tune'] },
  music: {},
};
const CELLAR: AudioUrls = { sounds: 'cellar.mp3', index: { coin: [80, 100], drip: [300, 90] }, music: {} };

function ready(): { audio: Audio; device: FakeDevice } {
  const device = fakeDevice();
  const audio = createPlayer(device);
  audio.load('shared', SHARED);
  device.gesture();
  return { audio, device };
}

/** Asks once, so that the file is fetched, and forgets what was heard of it. */
function fetched(): { audio: Audio; device: FakeDevice; heard: (string | number | undefined)[] } {
  const { audio, device } = ready();
  audio.play('coin');
  const clip = device.clipOf('shared.mp3')!;
  clip.options.onLoad();
  device.pass(1000);
  clip.played.length = 0;
  clip.rates.length = 0;
  clip.louds.length = 0;
  return { audio, device, heard: clip.played };
}

describe('sounds', () => {
  it('fetch nothing before they are needed', () => {
    const { audio, device } = ready();
    expect(device.clips).toEqual([]);
    audio.play('step');
    expect(device.clips).toHaveLength(1);
    expect(device.clips[0]!.options.url).toEqual('shared.mp3');
    audio.play('coin');
    expect(device.clips).toHaveLength(1);
  });

  it('touch no device before the first gesture', () => {
    const device = fakeDevice();
    const audio = createPlayer(device);
    audio.load('shared', SHARED);
    audio.volumes({ master: 0.5, music: 1, effects: 1 });
    audio.mute(false);
    audio.play('step');
    expect([device.clips, device.masters, device.mutes]).toEqual([[], [], []]);
    device.gesture();
    expect(device.masters).toEqual([0.5]);
  });

  it('are played when their file comes soon, and dropped when it comes late', () => {
    const { audio, device } = ready();
    audio.play('step');
    device.pass(300);
    audio.play('coin');
    device.pass(200);
    device.clipOf('shared.mp3')!.options.onLoad();
    expect(device.clipOf('shared.mp3')!.played).toEqual(['coin']);
  });

  it("are looked up in the room's pack first, then in shared", () => {
    const { audio, device, heard } = fetched();
    audio.load('the-cellar', CELLAR);
    audio.load('shared', SHARED);
    audio.play('coin');
    device.clipOf('cellar.mp3')!.options.onLoad();
    audio.play('step');
    expect(device.clipOf('cellar.mp3')!.played).toEqual(['coin']);
    expect(heard).toEqual(['step']);
  });

  it('keep to four voices of a kind', () => {
    const { audio, device, heard } = fetched();
    for (let n = 0; n < 8; n++) {
      audio.play('victory');
      device.pass(40);
    }
    expect(heard).toHaveLength(4);
    device.pass(2500);
    audio.play('victory');
    expect(heard).toHaveLength(5);
  });

  it('keep 30 ms between two of a kind', () => {
    const { audio, device, heard } = fetched();
    audio.play('step');
    device.pass(20);
    audio.play('step');
    audio.play('coin');
    device.pass(10);
    audio.play('step');
    expect(heard).toEqual(['step', 'coin', 'step']);
  });

  it('vary in pitch and volume, unless they carry a tune', () => {
    const { audio, device } = fetched();
    const clip = device.clipOf('shared.mp3')!;
    audio.volumes({ master: 1, music: 1, effects: 0.5 });
    audio.play('step');
    device.pass(40);
    device.chances = [0, 0, 1];
    audio.play('step');
    audio.play('victory');
    expect(clip.rates).toEqual([1.04, 0.96]);
    expect(clip.louds).toEqual([0.5, 0.41]);
  });

  it('say once that a name is unknown, and do not throw', () => {
    const { audio, device } = fetched();
    audio.play('no-such-sound');
    audio.play('no-such-sound');
    audio.play('constructor');
    expect(device.reports).toEqual([
      'There is no sound "no-such-sound".',
      'There is no sound "constructor".',
    ]);
  });

  it('are not saved up while the device sleeps', () => {
    const { audio, device, heard } = fetched();
    device.runs = false;
    audio.play('step');
    expect(heard).toEqual([]);
    expect(device.wakes).toBe(1);
    device.runs = true;
    audio.play('coin');
    expect(heard).toEqual(['coin']);
  });

  it('are silent when muted, hidden or turned down', () => {
    const { audio, device, heard } = fetched();
    audio.mute(true);
    audio.play('step');
    audio.mute(false);
    audio.pause();
    audio.play('step');
    audio.resume();
    audio.volumes({ master: 1, music: 1, effects: 0 });
    audio.play('step');
    expect(heard).toEqual([]);
    audio.volumes({ master: 1, music: 1, effects: 0.5 });
    audio.play('step');
    expect(heard).toEqual(['step']);
    expect(device.clipOf('shared.mp3')!.loud).toBe(0.5);
    expect(device.mutes).toEqual([false, true, false]);
  });

  it('try a lost file again, but not for ever', () => {
    const { audio, device } = ready();
    for (let n = 0; n < 6; n++) {
      audio.play('step');
      device.clips.at(-1)?.options.onProblem('404');
      device.pass(1000);
    }
    expect(device.clips).toHaveLength(3);
  });

  it('never throw, whatever the device does', () => {
    const device = fakeDevice();
    const broken = (): never => {
      throw new Error('denied');
    };
    device.clip = broken;
    device.master = broken;
    device.mute = broken;
    device.lane = broken;
    device.sleep = broken;
    const audio = createPlayer(device);
    audio.load('shared', { ...SHARED, music: { menu: { url: 'menu.json', levels: undefined } } });
    device.gesture();
    expect(() => {
      audio.play('step');
      audio.music({ tune: 'menu', danger: 0 });
      audio.mute(true);
      audio.volumes({ master: Number.NaN, music: 2, effects: -1 });
      audio.pause();
      audio.resume();
      audio.duck(100);
    }).not.toThrow();
    expect(device.reports).toEqual(['Sound failed: denied']);
  });
});

describe('the silent twin', () => {
  it('has the same words and does nothing', () => {
    const silent = createSilentAudio();
    expect(Object.keys(silent).toSorted()).toEqual(Object.keys(createPlayer(fakeDevice())).toSorted());
    for (const act of Object.values(silent) as (() => unknown)[]) expect(act()).toBeUndefined();
  });

  it('takes over where there is no sound at all', () => {
    const audio = createAudio(() => {
      throw new Error('no audio here');
    });
    expect(() => audio.play('step')).not.toThrow();
  });
});
