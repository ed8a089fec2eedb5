/** The band at the speakers, with a device that only remembers. */
import { describe, expect, it } from 'vitest';
import type { ToBand } from '../../src/audio/band/talk.ts';
import type { Audio } from '../../src/audio/index.ts';
import { createPlayer } from '../../src/audio/player.ts';
import type { Cue, Danger } from '../../src/core/cue.ts';
import { BAR, fakeDevice, type FakeDevice } from './fake-device.ts';

const source = (url: string) => ({ url, levels: undefined });
const menu: Cue = { tune: 'menu', danger: 0 };
const caves = (danger: Danger = 0): Cue => ({ tune: 'caves', danger });

function ready(): { audio: Audio; device: FakeDevice } {
  const device = fakeDevice();
  const audio = createPlayer(device);
  audio.load('shared', {
    sounds: 'shared.mp3',
    index: { step: [80, 200], victory: [1000, 2500], key: [4000, 300] },
    music: { menu: source('menu.json'), caves: source('caves.json') },
  });
  return { audio, device };
}

/** The menu's tune, with its first bar laid. */
function playing() {
  const { audio, device } = ready();
  device.gesture();
  audio.music(menu);
  device.bar();
  return { audio, device, lane: device.lanes[0]! };
}

const plays = (told: readonly ToBand[]) =>
  told.flatMap(message => (message.say === 'play' ? [message.tune] : []));
const mores = (told: readonly ToBand[]) => told.flatMap(message => (message.say === 'more' ? [message] : []));

describe('music', () => {
  it('waits for the first gesture, then begins with what is wanted by then', () => {
    const { audio, device } = ready();
    audio.music(menu);
    audio.music(caves());
    expect(device.told).toEqual([]);
    device.gesture();
    expect(plays(device.told)).toEqual(['caves']);
    expect(mores(device.told)).toHaveLength(1);
  });

  it('lays bar after bar without a gap, a little ahead', () => {
    const { device, lane } = playing();
    for (let n = 0; n < 40; n++) {
      device.pass(500);
      if (mores(device.told).length > lane.queued.length) device.bar();
    }
    expect(lane.queued.length).toBeGreaterThan(9);
    expect(lane.queued.length).toBeLessThan(13);
    // Each begins where the one before begins to fade, a hundredth of a second before its own first sample.
    const gaps = lane.queued.slice(1).map(({ at }, n) => at - lane.queued[n]!.at);
    for (const gap of gaps.slice(1)) expect(gap).toBeCloseTo(2, 6);
  });

  it('tells the band of every bar what the moment is', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.music(caves(0), 'ABC');
    device.bar();
    audio.music(caves(2), 'ABC');
    device.pass(1000);
    expect(plays(device.told)).toEqual(['caves']);
    expect(mores(device.told).map(({ cue }) => cue.danger)).toEqual([0, 2]);
  });

  it('has one seed for a match, and another for another', () => {
    const { audio, device } = ready();
    device.gesture();
    for (const seed of ['ABC', 'ABC', 'ABD']) audio.music(caves(), seed);
    const seeds = device.told.flatMap(message => (message.say === 'play' ? [message.seed] : []));
    expect(new Set(seeds).size).toBe(2);
    expect(seeds).toHaveLength(2);
  });

  it('fades from one tune to another and gives the old one back', () => {
    const { audio, device, lane } = playing();
    audio.music(caves());
    expect(lane.loud).toBe(0);
    expect(device.lanes[1]!.loud).toBe(1);
    expect(lane.isClosed).toBe(false);
    device.pass(1000);
    expect(lane.isClosed).toBe(true);
  });

  it('fades to silence when none is wanted or the name is unknown', () => {
    const { audio, device, lane } = playing();
    audio.music({ tune: 'no-such-tune', danger: 0 });
    device.pass(1000);
    expect(lane.isClosed).toBe(true);
    expect(device.lanes).toHaveLength(1);
    expect(device.reports).toEqual(['There is no tune "no-such-tune".']);
    expect(() => audio.music(undefined)).not.toThrow();
    expect(device.timers()).toBe(0);
  });

  it('ducks under a sting and when asked, and comes back', () => {
    const { audio, device, lane } = playing();
    audio.play('step');
    device.pass(200);
    expect(lane.loud).toBe(1);
    audio.duck(450);
    expect(lane.loud).toBeCloseTo(0.3);
    device.pass(1200);
    expect(lane.loud).toBe(1);
    audio.play('victory');
    expect(lane.loud).toBeCloseTo(0.25);
    device.pass(4000);
    expect(lane.loud).toBe(1);
  });

  it('follows its slider at once', () => {
    const { audio, lane } = playing();
    audio.volumes({ master: 1, music: 0.3, effects: 1 });
    expect(lane.loud).toBeCloseTo(0.3);
  });

  it('is not played while nobody could hear it', () => {
    const { audio, device, lane } = playing();
    audio.mute(true);
    device.pass(1000);
    expect(lane.isClosed).toBe(true);
    const asked = device.told.length;
    device.pass(5000);
    expect(device.told).toHaveLength(asked);
    audio.mute(false);
    audio.volumes({ master: 1, music: 0, effects: 1 });
    audio.music(caves());
    expect(plays(device.told)).toEqual(['menu', 'menu']);
    audio.volumes({ master: 1, music: 1, effects: 1 });
    expect(plays(device.told)).toEqual(['menu', 'menu', 'caves']);
  });

  it('is as much as is wanted, and none at all', () => {
    const { audio, device, lane } = playing();
    audio.amount('sparse');
    device.pass(500);
    expect(mores(device.told).at(-1)!.manner.amount).toBe('sparse');
    audio.amount('none');
    device.pass(1000);
    expect(lane.isClosed).toBe(true);
    audio.amount('full');
    expect(plays(device.told)).toEqual(['menu', 'menu']);
  });

  it('stands still while the page is hidden, and goes on where it stood', () => {
    const { audio, device, lane } = playing();
    audio.pause();
    expect(device.sleeps).toBe(1);
    const asked = device.told.length;
    device.pass(60_000);
    expect(device.told).toHaveLength(asked);
    audio.resume();
    expect(device.wakes).toBe(1);
    device.pass(500);
    device.bar();
    expect(lane.queued[1]!.at - lane.queued[0]!.at).toBeCloseTo(2 - 0.01, 1);
  });

  it('begins when its pack comes later than the wish', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.music({ tune: 'cellar', danger: 0 });
    audio.load('the-cellar', { sounds: undefined, index: {}, music: { cellar: source('cellar.json') } });
    expect(plays(device.told)).toEqual(['cellar']);
  });

  it('is silent when a tune cannot be had, and when there is no band', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.music(menu);
    device.answer({ lane: 1, problem: '404' });
    expect(device.reports).toEqual(['The tune menu cannot be had: 404']);
    device.fail('no worker');
    audio.music(caves());
    expect(plays(device.told)).toEqual(['menu']);
    expect(device.reports).toEqual(['The tune menu cannot be had: 404', 'There is no band: no worker']);
  });

  it('does not hear what a performance says that is over', () => {
    const { audio, device, lane } = playing();
    audio.music(caves());
    device.answer({ lane: 1, stings: {} });
    device.bar();
    expect(lane.queued).toHaveLength(1);
    expect(device.lanes[1]!.queued).toHaveLength(1);
  });

  it('asks for stings anew when the key changes', () => {
    const { device } = playing();
    const asked = (): number => device.told.filter(({ say }) => say === 'stings').length;
    const bar = (key: number): void => {
      device.pass(1000);
      device.answer({ lane: 1, bar: { ...BAR, key } });
    };
    bar(0);
    bar(0);
    expect(asked()).toBe(1);
    bar(3);
    expect(asked()).toBe(2);
  });

  it('plays stings on the next sixteenth', () => {
    const { audio, device, lane } = playing();
    device.clipOf('shared.mp3')?.options.onLoad();
    device.answer({ lane: 1, stings: { key: new Float32Array(10) } });
    device.pass(330);
    audio.play('key');
    const begun = lane.queued[0]!.at;
    const { at, samples } = lane.queued.at(-1)!;
    expect(samples).toBe(10);
    const sixteenths = (at - begun) / 0.125;
    expect(Math.abs(sixteenths - Math.round(sixteenths))).toBeLessThan(0.1);
    expect(at - device.time()).toBeLessThan(0.14);
    expect(at).toBeGreaterThan(device.time());
  });
});

describe('a device that cannot keep up', () => {
  it('gets fewer layers when bars take long, and more again with the next tune', () => {
    const { audio, device } = ready();
    device.gesture();
    audio.music(menu);
    device.bar({ took: 1.5 });
    device.pass(500);
    expect(mores(device.told).map(({ manner }) => manner.isLean)).toEqual([false, true]);
    audio.music(caves());
    expect(mores(device.told).at(-1)!.manner.isLean).toBe(false);
  });

  it('pauses between sections, never within', () => {
    const { device, lane } = playing();
    // Two bars come too late, each within a section.
    for (let n = 0; n < 2; n++) {
      device.pass(4000);
      device.bar({ isFirst: false, isLast: false });
    }
    const laid = lane.queued.length;
    device.pass(4000);
    device.bar({ isFirst: true, isLast: false });
    device.pass(4000);
    device.bar({ isFirst: false, isLast: false });
    expect(lane.queued).toHaveLength(laid);
    device.pass(4000);
    device.bar({ isFirst: false, isLast: true });
    const section = lane.queued.slice(laid);
    expect(section).toHaveLength(3);
    for (const [n, { at }] of section.slice(1).entries()) expect(at - section[n]!.at).toBeCloseTo(2, 1);
  });
});
