import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYS } from '../../src/services/keys.ts';
import {
  defaultSettings,
  nextSpeed,
  repairSettings,
  type Settings,
  SettingsStore,
  speedName,
} from '../../src/services/settings.ts';
import { Storage } from '../../src/services/storage.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';

const system = { reducedMotion: false };

describe('settings', () => {
  it('begin with what the system wishes, and keep following it until touched', async () => {
    const backend = new MemoryBackend();
    const storage = new Storage({ backend });
    await new SettingsStore(storage, system).set({ music: 10 });
    const later = new SettingsStore(storage, { reducedMotion: true });
    expect(later.value.reducedMotion).toBe(true);
    expect(later.value.music).toBe(10);
    await later.set({ reducedMotion: false });
    expect(new SettingsStore(storage, { reducedMotion: true }).value.reducedMotion).toBe(false);
  });

  it('hold at once and tell everybody who listens', async () => {
    const store = new SettingsStore(new Storage({ backend: undefined }), system);
    const heard: Settings[] = [];
    const stop = store.subscribe(value => heard.push(value));
    const kept = store.set({ speed: 4 });
    expect(store.value.speed).toBe(4);
    await kept;
    stop();
    await store.set({ speed: 1 });
    expect(heard.map(value => value.speed)).toEqual([4]);
  });

  it('are kept before anything else runs: the page may be reloaded in the next moment', () => {
    const backend = new MemoryBackend();
    // Locks are granted later, or never when the page goes.
    const locks = { request: () => new Promise(() => {}) };
    void new SettingsStore(new Storage({ backend, locks }), system).set({ music: 10, mute: true });
    const reloaded = new SettingsStore(new Storage({ backend }), system);
    expect(reloaded.value).toMatchObject({ music: 10, mute: true });
  });

  it('repair each field alone', () => {
    const stored = { master: 250, music: '60', speed: 3, textSize: 40, mute: true, nonsense: 1, keys: 7 };
    expect(repairSettings(stored)).toEqual({ master: 100, textSize: 90, mute: true, keys: DEFAULT_KEYS });
    expect(repairSettings('broken')).toEqual({});
  });

  it('know how a line is shared and whose ghost is raced', () => {
    expect(defaultSettings(system)).toMatchObject({ emojiShare: false, ghost: 'best' });
    expect(repairSettings({ emojiShare: true, ghost: 'par' })).toEqual({ emojiShare: true, ghost: 'par' });
    expect(repairSettings({ emojiShare: 'yes', ghost: 'nobody' })).toEqual({});
  });

  it('do not accept nonsense from the panels either', async () => {
    const store = new SettingsStore(new Storage({ backend: undefined }), system);
    await store.set({ textSize: 1000 });
    expect(store.value.textSize).toBe(200);
  });

  it('of two tabs do not wipe each other out', async () => {
    const backend = new MemoryBackend();
    let changed: (key: string | null) => void = () => {};
    const left = new SettingsStore(new Storage({ backend, otherTabs: listen => (changed = listen) }), system);
    const right = new SettingsStore(new Storage({ backend }), system);
    await left.set({ music: 5 });
    await right.set({ effects: 6 });
    changed('five-delves/settings');
    expect(left.value).toMatchObject({ music: 5, effects: 6 });
  });

  it('go back to how they were', async () => {
    const store = new SettingsStore(new Storage({ backend: undefined }), system);
    await store.set({ music: 5, colourSafe: true });
    await store.reset();
    expect(store.value).toEqual(defaultSettings(system));
    store.reload();
    expect(store.value).toEqual(defaultSettings(system));
  });
});

describe('speeds', () => {
  it('go round', () => {
    expect([nextSpeed(1), nextSpeed(2), nextSpeed(4), nextSpeed('instant')]).toEqual([2, 4, 'instant', 1]);
    expect([speedName(2), speedName('instant')]).toEqual(['2x', 'Instant']);
  });
});
