/** Sound that comes after the first picture: what was asked meanwhile and still holds is told to it when it is there. */
import type { Amount } from '../core/cue.ts';
import type { Audio, AudioUrls, Volumes } from './audio.ts';

export interface LaterAudio extends Audio {
  /** From now on this one is heard. */
  arrive(audio: Audio): void;
}

export function laterAudio(): LaterAudio {
  const packs = new Map<string, AudioUrls>();
  let now: Audio | undefined;
  let music: Parameters<Audio['music']> = [undefined];
  let volumes: Volumes | undefined;
  let amount: Amount | undefined;
  let isMuted = false;
  let isHidden = false;
  return {
    arrive(audio) {
      for (const [pack, urls] of packs) audio.load(pack, urls);
      if (volumes) audio.volumes(volumes);
      if (amount) audio.amount(amount);
      audio.mute(isMuted);
      audio.music(...music);
      if (isHidden) audio.pause();
      packs.clear();
      now = audio;
    },
    load(pack, urls) {
      if (now) return now.load(pack, urls);
      // The one that was loaded last is looked into first.
      packs.delete(pack);
      packs.set(pack, urls);
    },
    // A short sound that comes late is a lie.
    play: key => now?.play(key),
    duck: ms => now?.duck(ms),
    amount(wanted) {
      amount = wanted;
      now?.amount(wanted);
    },
    music(...wanted) {
      music = wanted;
      now?.music(...wanted);
    },
    volumes(wanted) {
      volumes = wanted;
      now?.volumes(wanted);
    },
    mute(on) {
      isMuted = on;
      now?.mute(on);
    },
    pause() {
      isHidden = true;
      now?.pause();
    },
    resume() {
      isHidden = false;
      now?.resume();
    },
  };
}
