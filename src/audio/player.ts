/** Joins packs, effects and music, and sees to it that nothing about sound can stop the game. */
import type { Audio, Volumes } from './audio.ts';
import { SoundLibrary } from './library.ts';
import type { Device } from './device.ts';
import { Effects } from './effects.ts';
import { Music } from './music.ts';

/** How the music makes room: not at all for taps, a little for blows, far for stings. */
const DUCKS = [
  { from: 1500, depth: 0.25 },
  { from: 500, depth: 0.7 },
] as const;
const ASKED_DUCK = { depth: 0.4, ms: 450 };

export function createPlayer(device: Device): Audio {
  const library = new SoundLibrary();
  const effects = new Effects(device);
  const music = new Music(device, key => library.tune(key));
  const told = new Set<string>();
  let volumes: Volumes = { master: 1, music: 1, effects: 1 };
  let isMuted = false;
  let isUnlocked = false;
  let isHidden = false;

  const tellOnce = (message: string): void => {
    if (told.has(message)) return;
    told.add(message);
    device.report(message);
  };
  /** Sound is a pleasure, never a condition. */
  const safely = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      tellOnce(`Sound failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const isAudible = (): boolean => isUnlocked && !isHidden && !isMuted && volumes.master > 0;
  const openMusic = (): void => music.open(isAudible() && volumes.music > 0);
  const makeRoom = (duration: number): void => {
    const duck = DUCKS.find(({ from }) => duration >= from);
    if (duck) music.duck(duck.depth, duration);
  };

  safely(() =>
    device.onGesture(() =>
      safely(() => {
        isUnlocked = true;
        device.master(volumes.master);
        device.mute(isMuted);
        openMusic();
      }),
    ),
  );

  return {
    load: (pack, urls) =>
      safely(() => {
        library.load(pack, urls);
        // The tune that is wanted may have been asked for before its pack came.
        openMusic();
      }),
    play: key =>
      safely(() => {
        const found = library.sound(key);
        if (!found) return tellOnce(`There is no sound "${key}".`);
        if (isAudible() && effects.play(found, key)) makeRoom(found.urls.index[key]![1]);
      }),
    music: key =>
      safely(() => {
        if (key !== undefined && !library.tune(key)) tellOnce(`There is no tune "${key}".`);
        music.want(key);
      }),
    duck: () => safely(() => music.duck(ASKED_DUCK.depth, ASKED_DUCK.ms)),
    volumes: wanted =>
      safely(() => {
        volumes = { master: unit(wanted.master), music: unit(wanted.music), effects: unit(wanted.effects) };
        // A device that is touched before the first gesture makes the browser complain.
        if (isUnlocked) device.master(volumes.master);
        effects.volume(volumes.effects);
        music.volume(volumes.music);
        openMusic();
      }),
    mute: on =>
      safely(() => {
        isMuted = on;
        if (isUnlocked) device.mute(on);
        openMusic();
      }),
    pause: () =>
      safely(() => {
        isHidden = true;
        music.pause();
        openMusic();
      }),
    resume: () =>
      safely(() => {
        isHidden = false;
        if (isUnlocked) device.wake();
        music.resume();
        openMusic();
      }),
  };
}

function unit(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}
