/** Joins packs, effects and music, and sees to it that nothing about sound can stop the game. */
import type { Amount } from '../core/cue.ts';
import { hashText } from '../core/plain.ts';
import type { Audio, Volumes } from './audio.ts';
import { SoundLibrary } from './library.ts';
import type { Device } from './device.ts';
import { Effects } from './effects.ts';
import { Music } from './music.ts';
import type { Sting } from './score/section.ts';

/** How the music makes room: not at all for taps, a little for blows, far for stings. */
const DUCKS = [
  { from: 1500, depth: 0.25 },
  { from: 500, depth: 0.7 },
] as const;
const ASKED_DEPTH = 0.3;
/** Sounds with which the band plays a figure of its own, in key. */
const STINGS_OF: Readonly<Record<string, Sting>> = {
  hurt: 'hit',
  key: 'key',
  unlock: 'key',
  chest: 'chest',
  toll: 'death',
  death: 'death',
  level: 'level',
  badge: 'badge',
};

export function createPlayer(device: Device): Audio {
  const library = new SoundLibrary();
  const effects = new Effects(device);
  const music = new Music(device, key => library.tune(key));
  const told = new Set<string>();
  const visit = Math.floor(device.random() * 2 ** 31);
  let volumes: Volumes = { master: 1, music: 1, effects: 1 };
  let amount: Amount = 'full';
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
  const openMusic = (): void => music.open(isAudible() && volumes.music > 0 && amount !== 'none');
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
        if (!isAudible() || !effects.play(found, key)) return;
        const sting = STINGS_OF[key];
        if (sting) music.sting(sting);
        else makeRoom(found.urls.index[key]![1]);
      }),
    music: (cue, seed) =>
      safely(() => {
        if (cue && !library.tune(cue.tune)) tellOnce(`There is no tune "${cue.tune}".`);
        music.want(cue, seed === undefined ? visit : hashText(seed));
      }),
    duck: ms => safely(() => music.duck(ASKED_DEPTH, ms)),
    amount: wanted =>
      safely(() => {
        amount = wanted;
        music.amount(wanted);
        openMusic();
      }),
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
        // The clock of the music stands still, and goes on where it stood.
        if (isUnlocked) device.sleep();
      }),
    resume: () =>
      safely(() => {
        isHidden = false;
        if (isUnlocked) device.wake();
        openMusic();
      }),
  };
}

function unit(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 1;
}
