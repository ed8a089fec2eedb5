import { describe, expect, it } from 'vitest';
import type { Audio } from '../../src/audio/index.ts';
import { createPlayer } from '../../src/audio/player.ts';
import { fakeDevice, type FakeClip, type FakeDevice } from './fake-device.ts';

function ready(): { audio: Audio; device: FakeDevice; tune: (name: string) => FakeClip } {
  const device = fakeDevice();
  const audio = createPlayer(device);
  audio.load('shared', {
    sounds: ['shared.ogg'],
    index: { step: [80, 200], victory: [1000, 2500] },
    music: { menu: ['menu.ogg', 'menu.mp3'], caves: ['caves.ogg'] },
  });
  return { audio, device, tune: name => device.clipOf(`${name}.ogg`)! };
}

/** The menu's tune, fetched and at its full volume. */
function playing() {
  const { audio, device, tune } = ready();
  device.gesture();
  audio.music('menu');
  tune('menu').options.onLoad();
  device.pass(1000);
  return { audio, device, tune };
}

describe('music', () => {
  it('waits for the first gesture, then begins with what is wanted by then', () => {
    const { audio, device, tune } = ready();
    audio.music('menu');
    audio.music('caves');
    expect(device.clips).toEqual([]);
    device.gesture();
    expect(device.clips).toHaveLength(1);
    expect(tune('caves').options.loop).toBe(true);
  });

  it('fades in from the moment it sounds', () => {
    const { audio, device, tune } = ready();
    device.gesture();
    audio.music('menu');
    device.pass(2000);
    tune('menu').options.onLoad();
    expect(tune('menu').loud).toBe(0);
    device.pass(400);
    expect(tune('menu').loud).toBeGreaterThan(0.4);
    expect(tune('menu').loud).toBeLessThan(0.9);
    device.pass(600);
    expect(tune('menu').loud).toBe(1);
  });

  it('goes on when the same tune is wanted again', () => {
    const { audio, device, tune } = playing();
    audio.music('menu');
    device.pass(500);
    expect(device.clips).toHaveLength(1);
    expect(tune('menu').played).toHaveLength(1);
    expect(tune('menu').loud).toBe(1);
  });

  it('crossfades to another tune and gives the old one back', () => {
    const { audio, device, tune } = playing();
    audio.music('caves');
    tune('caves').options.onLoad();
    device.pass(420);
    const power = tune('menu').loud ** 2 + tune('caves').loud ** 2;
    expect(power).toBeGreaterThan(0.9);
    expect(power).toBeLessThan(1.1);
    device.pass(600);
    expect(tune('menu').isUnloaded).toBe(true);
    expect(tune('caves').loud).toBe(1);
  });

  it('turns back in the middle of a crossfade without a restart', () => {
    const { audio, device, tune } = playing();
    audio.music('caves');
    tune('caves').options.onLoad();
    device.pass(300);
    audio.music('menu');
    device.pass(1000);
    expect(tune('menu').isUnloaded).toBe(false);
    expect(tune('menu').played).toHaveLength(1);
    expect(tune('menu').loud).toBe(1);
    expect(tune('caves').isUnloaded).toBe(true);
  });

  it('fades to silence when none is wanted or the name is unknown', () => {
    const { audio, device, tune } = playing();
    audio.music('no-such-tune');
    device.pass(1000);
    expect(tune('menu').isUnloaded).toBe(true);
    expect(device.reports).toEqual(['There is no tune "no-such-tune".']);
    expect(() => audio.music(undefined)).not.toThrow();
  });

  it('ducks under a sting and when asked, and comes back', () => {
    const { audio, device, tune } = playing();
    audio.play('step');
    device.pass(200);
    expect(tune('menu').loud).toBe(1);
    audio.duck();
    device.pass(200);
    expect(tune('menu').loud).toBeCloseTo(0.4);
    device.pass(1200);
    expect(tune('menu').loud).toBe(1);
    audio.play('victory');
    device.pass(400);
    expect(tune('menu').loud).toBeCloseTo(0.25);
    device.pass(4000);
    expect(tune('menu').loud).toBe(1);
  });

  it('follows its slider at once', () => {
    const { audio, tune } = playing();
    audio.volumes({ master: 1, music: 0.3, effects: 1 });
    expect(tune('menu').loud).toBeCloseTo(0.3);
  });

  it('is not fetched while nobody could hear it', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.mute(true);
    audio.music('menu');
    audio.mute(false);
    audio.volumes({ master: 1, music: 0, effects: 1 });
    expect(device.clips).toHaveLength(1);
    audio.music('caves');
    expect(device.clips).toHaveLength(1);
    audio.volumes({ master: 1, music: 1, effects: 1 });
    expect(device.clips).toHaveLength(2);
  });

  it('stands still while the page is hidden', () => {
    const { audio, device, tune } = playing();
    audio.pause();
    expect(tune('menu').isPaused).toBe(true);
    audio.resume();
    expect(tune('menu').isPaused).toBe(false);
    expect(tune('menu').played).toEqual([undefined, 1]);
    expect(device.wakes).toBe(1);
  });

  it('begins on return when it was wanted, or came, while the page was hidden', () => {
    const { audio, device, tune } = playing();
    audio.pause();
    audio.music('caves');
    expect(tune('caves')).toBeUndefined();
    audio.resume();
    audio.pause();
    tune('caves').options.onLoad();
    expect(tune('caves').played).toEqual([]);
    audio.resume();
    device.pass(1000);
    expect(tune('caves').played).toHaveLength(1);
    expect(tune('caves').loud).toBe(1);
  });

  it('begins when its pack comes later than the wish', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.music('cellar');
    audio.load('the-cellar', { sounds: [], index: {}, music: { cellar: ['cellar.ogg'] } });
    expect(device.clipOf('cellar.ogg')).toBeDefined();
  });

  it('plays on silently when a tune cannot be had', () => {
    const { audio, device, tune } = ready();
    device.gesture();
    audio.music('menu');
    tune('menu').options.onProblem('404');
    expect(device.reports).toEqual(['The tune menu cannot be had: 404']);
    audio.music('menu');
    expect(device.clips).toHaveLength(2);
  });

  it('stops ticking when nothing moves', () => {
    const { audio, device } = playing();
    expect(device.timers()).toBe(0);
    audio.duck();
    expect(device.timers()).toBe(1);
    device.pass(2000);
    expect(device.timers()).toBe(0);
  });
});
