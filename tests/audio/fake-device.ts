/** A device whose clock stands still until it is told, and whose clips, lanes and band only remember. */
import type { FromBand, HeardBar, ToBand } from '../../src/audio/band/talk.ts';
import type { Clip, ClipOptions, Device, Lane } from '../../src/audio/device.ts';

export interface FakeClip extends Clip {
  readonly options: ClipOptions;
  readonly played: string[];
  readonly rates: number[];
  /** Of single voices. */
  readonly louds: number[];
  loud: number;
}

export interface FakeLane extends Lane {
  /** When each began, and for how many samples. */
  readonly queued: { readonly at: number; readonly samples: number }[];
  loud: number;
  isClosed: boolean;
}

export interface FakeDevice extends Device {
  readonly clips: FakeClip[];
  readonly lanes: FakeLane[];
  /** What the band was told. */
  readonly told: ToBand[];
  /** The band answers. */
  answer(message: FromBand): void;
  /** The band answers what it was last asked with a bar. */
  bar(bar?: Partial<HeardBar>): void;
  /** The band is gone. */
  fail(reason: string): void;
  sleeps: number;
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
  let slept = 0;
  let unlocked: (() => void) | undefined;
  let hear: ((message: FromBand) => void) | undefined;
  let failed: ((reason: string) => void) | undefined;
  const tickers = new Set<{ ms: number; next: number; tick: () => void }>();
  const device: FakeDevice = {
    clips: [],
    lanes: [],
    told: [],
    sleeps: 0,
    answer: message => hear?.(message),
    bar: bar => {
      const lane = device.told.findLast(({ say }) => say === 'more')!.lane;
      device.answer({ lane, bar: { ...BAR, ...bar } });
    },
    fail: reason => failed?.(reason),
    lane: () => {
      const lane = fakeLane();
      device.lanes.push(lane);
      return lane;
    },
    band: (onMessage, onFailure) => {
      hear = onMessage;
      failed = onFailure;
      return { tell: message => device.told.push(message), close: () => undefined };
    },
    time: () => (time - slept) / 1000,
    sleep: () => {
      device.sleeps += 1;
      device.runs = false;
    },
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
        if (!device.runs) slept += 1;
        for (const ticker of tickers) {
          if (time < ticker.next) continue;
          ticker.next += ticker.ms;
          ticker.tick();
        }
      }
    },
    clipOf: url => device.clips.findLast(clip => clip.options.url === url),
    clip: options => {
      const clip = fakeClip(options);
      device.clips.push(clip);
      return clip;
    },
    isRunning: () => device.runs,
    wake: () => {
      device.wakes += 1;
      device.runs = true;
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

/** Two seconds that took a moment. */
export const BAR: HeardBar = {
  samples: new Float32Array(88_200 + 441),
  seconds: 2,
  took: 0.02,
  sixteenth: 0.125,
  form: 'A',
  role: 'calm',
  isFirst: true,
  isLast: true,
  isRest: false,
  key: 0,
};

function fakeLane(): FakeLane {
  const lane: FakeLane = {
    queued: [],
    loud: 0,
    isClosed: false,
    queue: ({ length }, at) => lane.queued.push({ at, samples: length }),
    volume: value => {
      lane.loud = value;
    },
    close: () => {
      lane.isClosed = true;
    },
  };
  return lane;
}

function fakeClip(options: ClipOptions): FakeClip {
  const clip: FakeClip = {
    options,
    played: [],
    rates: [],
    louds: [],
    loud: options.volume,
    play: what => clip.played.push(what),
    volume: (value, voice) => {
      if (voice === undefined) clip.loud = value;
      else clip.louds.push(value);
    },
    rate: value => {
      clip.rates.push(value);
    },
  };
  return clip;
}
