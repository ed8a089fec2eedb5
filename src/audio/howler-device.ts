/** The only file that knows Howler. */
import { Howl, Howler } from 'howler';
import type { Clip, ClipOptions, Device } from './device.ts';

/** After these a browser may allow sound; a plain pointerdown does not count on touch screens. */
const GESTURES = ['pointerup', 'mousedown', 'touchend', 'click', 'keydown'] as const;

export function howlerDevice(): Device {
  // Howler's own sleep after thirty seconds swallows the first sound that follows.
  Howler.autoSuspend = false;
  return {
    clip: makeClip,
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

function makeClip({ urls, parts, loop, volume, onLoad, onProblem }: ClipOptions): Clip {
  const sprite = Object.fromEntries(
    Object.entries(parts ?? {}).map(([key, [start, length]]) => [key, [start, length]]),
  );
  const howl = new Howl({
    src: [...urls],
    loop,
    volume,
    ...(parts ? { sprite: sprite as Record<string, [number, number]> } : {}),
    onload: onLoad,
    onloaderror: (_voice, reason) => onProblem(String(reason)),
  });
  return {
    play: what => howl.play(what),
    pause: voice => void howl.pause(voice),
    volume: (value, voice) => void (voice === undefined ? howl.volume(value) : howl.volume(value, voice)),
    rate: (value, voice) => void howl.rate(value, voice),
    unload: () => void howl.unload(),
  };
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
