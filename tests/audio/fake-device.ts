/** A device whose clock stands still until it is told, and whose clips only remember. */
import type { Clip, ClipOptions, Device } from '../../src/audio/device.ts';

export interface FakeClip extends Clip {
  readonly options: ClipOptions;
  readonly played: (string | number | undefined)[];
  readonly rates: number[];
  /** Of single voices. */
  readonly louds: number[];
  loud: number;
  isPaused: boolean;
  isUnloaded: boolean;
}

export interface FakeDevice extends Device {
  readonly clips: FakeClip[];
  readonly reports: string[];
  readonly masters: number[];
  readonly mutes: boolean[];
  wakes: number;
  runs: boolean;
  /** What `random` says, one after the other, the last for ever. */
  chances: number[];
  /** How many timers are running. */
  timers(): number;
  gesture(): void;
  /** Lets time pass, with everything that ticks. */
  pass(ms: number): void;
  clipOf(url: string): FakeClip | undefined;
}

export function fakeDevice(): FakeDevice {
  let time = 1000;
  let unlocked: (() => void) | undefined;
  const tickers = new Set<{ ms: number; next: number; tick: () => void }>();
  const device: FakeDevice = {
    clips: [],
    reports: [],
    masters: [],
    mutes: [],
    wakes: 0,
    runs: true,
    chances: [1],
    timers: () => tickers.size,
    gesture: () => unlocked?.(),
    pass: ms => {
      const end = time + ms;
      while (time < end) {
        time += 1;
        for (const ticker of tickers) {
          if (time < ticker.next) continue;
          ticker.next += ticker.ms;
          ticker.tick();
        }
      }
    },
    clipOf: url => device.clips.findLast(clip => clip.options.urls.includes(url)),
    clip: options => {
      const clip = fakeClip(options);
      device.clips.push(clip);
      return clip;
    },
    isRunning: () => device.runs,
    wake: () => {
      device.wakes += 1;
    },
    master: volume => device.masters.push(volume),
    mute: on => device.mutes.push(on),
    onGesture: callback => {
      unlocked = callback;
    },
    now: () => time,
    random: () => (device.chances.length > 1 ? device.chances.shift()! : device.chances[0]!),
    every: (ms, tick) => {
      const ticker = { ms, next: time + ms, tick };
      tickers.add(ticker);
      return () => tickers.delete(ticker);
    },
    report: message => device.reports.push(message),
  };
  return device;
}

function fakeClip(options: ClipOptions): FakeClip {
  const clip: FakeClip = {
    options,
    played: [],
    rates: [],
    louds: [],
    loud: options.volume,
    isPaused: false,
    isUnloaded: false,
    play: what => {
      clip.isPaused = false;
      return clip.played.push(what);
    },
    pause: () => {
      clip.isPaused = true;
    },
    volume: (value, voice) => {
      if (voice === undefined) clip.loud = value;
      else clip.louds.push(value);
    },
    rate: value => {
      clip.rates.push(value);
    },
    unload: () => {
      clip.isUnloaded = true;
    },
  };
  return clip;
}
