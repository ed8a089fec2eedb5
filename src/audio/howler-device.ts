/** The only file that knows Howler. */
import { Howl, Howler } from 'howler';
import type { FromBand } from './band/talk.ts';
import type { BandLine, Clip, ClipOptions, Device, Lane } from './device.ts';
import { RATE } from './score/pitch.ts';

/** After these a browser may allow sound; a plain pointerdown does not count on touch screens. */
const GESTURES = ['pointerup', 'mousedown', 'touchend', 'click', 'keydown'] as const;

export function howlerDevice(): Device {
  // Howler's own sleep after thirty seconds swallows the first sound that follows.
  Howler.autoSuspend = false;
  return {
    clip: makeClip,
    lane: openLane,
    band: openBand,
    time: () => context()?.currentTime ?? 0,
    sleep: () => void context()?.suspend().catch(nothing),
    isRunning: () => !Howler.usingWebAudio || context()?.state === 'running',
    wake: () => void context()?.resume().catch(nothing),
    master: volume => void Howler.volume(volume),
    mute: on => void Howler.mute(on),
    onGesture,
    now: () => performance.now(),
    random: () => Math.random(),
    every: (ms, tick) => {
      const timer = setInterval(tick, ms);
      return () => clearInterval(timer);
    },
    report: message => console.debug(message),
  };
}

function makeClip({ url, parts, volume, onLoad, onProblem }: ClipOptions): Clip {
  const sprite = Object.fromEntries(
    Object.entries(parts).map(([key, [start, length]]): [string, [number, number]] => [key, [start, length]]),
  );
  const howl = new Howl({
    src: [url],
    volume,
    sprite,
    onload: onLoad,
    onloaderror: (_voice, reason) => onProblem(String(reason)),
  });
  return {
    play: part => howl.play(part),
    volume: (value, voice) => void (voice === undefined ? howl.volume(value) : howl.volume(value, voice)),
    rate: (value, voice) => void howl.rate(value, voice),
  };
}

/** Through Howler's own volume, so that master, mute and everything else hold for it, too. */
function openLane(): Lane | undefined {
  const audio = context();
  if (!Howler.usingWebAudio || !audio) return undefined;
  const gain = audio.createGain();
  gain.gain.value = 0;
  gain.connect(Howler.masterGain);
  const sounding = new Set<AudioBufferSourceNode>();
  return {
    queue(samples, at) {
      const buffer = audio.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.connect(gain);
      source.addEventListener('ended', () => {
        source.disconnect();
        sounding.delete(source);
      });
      sounding.add(source);
      source.start(at);
    },
    volume(value, seconds) {
      const now = audio.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setValueAtTime(gain.gain.value, now);
      gain.gain.linearRampToValueAtTime(value, now + seconds);
    },
    close() {
      for (const source of sounding) source.stop();
      sounding.clear();
      gain.disconnect();
    },
  };
}

function openBand(hear: (message: FromBand) => void, failed: (reason: string) => void): BandLine | undefined {
  try {
    const worker = new Worker(new URL('./band/band-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBand>) => hear(data));
    worker.addEventListener('error', event => {
      event.preventDefault();
      failed(event.message);
    });
    return { tell: message => worker.postMessage(message), close: () => worker.terminate() };
  } catch {
    return undefined;
  }
}

/** Howler makes it with the first sound, whatever its types say. */
function context(): AudioContext | undefined {
  return (Howler.ctx as AudioContext | null) ?? undefined;
}

function onGesture(unlocked: () => void): void {
  // Sound comes after the first picture, so somebody may have pressed something before it.
  if (navigator.userActivation?.hasBeenActive) unlocked();
  const hear = (): void => {
    // Where a browser tells whether this gesture counted, wait for one that did.
    if (navigator.userActivation?.hasBeenActive === false) return;
    for (const name of GESTURES) window.removeEventListener(name, hear, true);
    unlocked();
    void context()?.resume().catch(nothing);
  };
  for (const name of GESTURES) window.addEventListener(name, hear, { capture: true, passive: true });
}

function nothing(): void {
  // A refused wake-up leaves the game silent, as it was.
}
