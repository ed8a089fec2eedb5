/** What a player has set. Stored are only the fields that were touched, so that the others follow the system. */
import { cleanLine } from '../core/clean-text.ts';
import { type Amount, AMOUNTS } from '../core/cue.ts';
import {
  bounded,
  clamped,
  Fault,
  type Fields,
  fieldsThatFit,
  flag,
  oneOf,
  readAs,
  type Reader,
} from '../core/reader.ts';
import { SPEEDS, type Speed } from '../core/speed.ts';
import { DEFAULT_KEYS, type KeyBindings, repairKeys } from './keys.ts';
import type { DocumentType } from '../core/document.ts';
import type { Storage } from './storage.ts';

export const RIVALS = ['none', 'best', 'par'] as const;
/** Whose ghost is raced: nobody's, that of the own best run, or the bot's that set the par. */
export type Rival = (typeof RIVALS)[number];

export interface Settings {
  /** Volumes from 0 to 100. */
  readonly master: number;
  readonly music: number;
  readonly effects: number;
  readonly mute: boolean;
  readonly musicAmount: Amount;
  /** The music steps back while a screen reader has something of ours to say. */
  readonly duckSpeech: boolean;
  readonly speed: Speed;
  /** Per cent, 90 to 200. */
  readonly textSize: number;
  readonly reducedMotion: boolean;
  readonly colourSafe: boolean;
  /** Lights and particles off. */
  readonly lowPower: boolean;
  readonly showClocks: boolean;
  /** Ask before what cannot be undone. */
  readonly confirmations: boolean;
  /** Walking into a monster strikes it. */
  readonly bumpToAttack: boolean;
  /** Short lines in a first game. */
  readonly tips: boolean;
  /** The chance to win, live, in practice, lessons and the theatre. */
  readonly needle: boolean;
  /** What happens when something may be answered out of turn. */
  readonly autoPass: AutoPass;
  /** A cross of arrows on touch screens. */
  readonly touchCross: boolean;
  /** The screen stays lit during a match. */
  readonly stayAwake: boolean;
  readonly vibration: boolean;
  /** The line to share is drawn with emoji instead of plain signs. */
  readonly emojiShare: boolean;
  readonly ghost: Rival;
  /** What the people at the table call themselves, by seat; empty for whoever did not say. */
  readonly names: readonly string[];
  readonly keys: KeyBindings;
}

/** `smart` asks only where something is at stake, `ask` always, `all` never. */
export const AUTO_PASS = ['smart', 'ask', 'all'] as const;
export type AutoPass = (typeof AUTO_PASS)[number];

const MOST_SEATS = 6;
export const LONGEST_NAME = 16;

/** One short line, whatever was typed or stored. */
function tidyName(name: unknown): string {
  return typeof name === 'string' ? cleanLine(name, LONGEST_NAME) : '';
}

/** With the name of one seat changed. */
export function withName(names: readonly string[], seat: number, name: string): string[] {
  return Array.from({ length: Math.max(names.length, seat + 1) }, (_, index) =>
    tidyName(index === seat ? name : names[index]),
  );
}

export const TEXT_SIZE = { min: 90, max: 200, step: 10 } as const;

/** What the system prefers, where it says so. */
export interface SystemWishes {
  readonly reducedMotion: boolean;
}

export function defaultSettings(system: SystemWishes): Settings {
  return {
    master: 80,
    music: 60,
    effects: 80,
    mute: false,
    musicAmount: 'full',
    duckSpeech: false,
    speed: 1,
    textSize: 100,
    reducedMotion: system.reducedMotion,
    colourSafe: false,
    lowPower: false,
    showClocks: false,
    confirmations: true,
    bumpToAttack: true,
    tips: true,
    needle: false,
    autoPass: 'smart',
    touchCross: false,
    stayAwake: true,
    vibration: true,
    emojiShare: false,
    ghost: 'best',
    names: [],
    keys: DEFAULT_KEYS,
  };
}

const NAMES: Reader<readonly string[]> = value =>
  Array.isArray(value) ? value.slice(0, MOST_SEATS).map(tidyName) : new Fault('is not a list of names');

/** What was a yes or no once: `false` meant to be asked. */
const AUTO: Reader<AutoPass> = value =>
  value === false ? 'ask' : oneOf('a way of passing', AUTO_PASS)(value);

/** Each field is judged alone: one broken value must not cost the others. */
const FIELDS: Fields<Settings> = {
  master: clamped(0, 100),
  music: clamped(0, 100),
  effects: clamped(0, 100),
  mute: flag,
  musicAmount: oneOf('an amount of music', AMOUNTS),
  duckSpeech: flag,
  speed: oneOf('a speed', SPEEDS),
  textSize: clamped(TEXT_SIZE.min, TEXT_SIZE.max),
  reducedMotion: flag,
  colourSafe: flag,
  lowPower: flag,
  showClocks: flag,
  confirmations: flag,
  bumpToAttack: flag,
  tips: flag,
  needle: flag,
  autoPass: AUTO,
  touchCross: flag,
  stayAwake: flag,
  vibration: flag,
  emojiShare: flag,
  ghost: oneOf('a rival', RIVALS),
  names: NAMES,
  keys: repairKeys,
};

const SETTINGS = fieldsThatFit(FIELDS);

/** The fields of a stored document that make sense. */
export function repairSettings(stored: unknown): Partial<Settings> {
  const read = SETTINGS(stored);
  return read instanceof Fault ? {} : read;
}

export const SETTINGS_DOCUMENT: DocumentType<Partial<Settings>> = {
  name: 'settings',
  version: 1,
  check: value => readAs(bounded(SETTINGS), value, 'settings'),
  merge: (mine, theirs) => ({ ...mine, ...theirs }),
};

export class SettingsStore {
  readonly #storage: Storage;
  readonly #system: SystemWishes;
  readonly #listeners = new Set<(settings: Settings) => void>();
  /** What an address asked for: it holds until the page is closed, or the player sets it. */
  #lent: Partial<Settings> = {};
  #value: Settings;

  constructor(storage: Storage, system: SystemWishes) {
    this.#storage = storage;
    this.#system = system;
    this.#value = this.#stored();
    storage.watch(SETTINGS_DOCUMENT, () => this.#become(this.#stored()));
  }

  get value(): Settings {
    return this.#value;
  }

  /** Holds and is kept at once: the page may be gone a moment later. Written again alone, in case two tabs did so. */
  async set(patch: Partial<Settings>): Promise<void> {
    const sound = repairSettings(patch);
    const lent = Object.entries(this.#lent).filter(([name]) => !(name in sound));
    this.#lent = Object.fromEntries(lent);
    this.#become({ ...this.#value, ...sound });
    const change = (current: Partial<Settings> | undefined) => ({ ...current, ...sound });
    this.#storage.write(SETTINGS_DOCUMENT, change(this.#storage.read(SETTINGS_DOCUMENT)));
    await this.#storage.update(SETTINGS_DOCUMENT, change);
  }

  /** For this visit only. */
  lend(patch: Partial<Settings>): void {
    this.#lent = { ...this.#lent, ...repairSettings(patch) };
    this.#become(this.#stored());
  }

  async reset(): Promise<void> {
    this.#lent = {};
    this.#become(defaultSettings(this.#system));
    await this.#storage.update(SETTINGS_DOCUMENT, () => ({}));
  }

  /** After an import, or when another part has written. */
  reload(): void {
    this.#become(this.#stored());
  }

  subscribe(listener: (settings: Settings) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #stored(): Settings {
    return { ...defaultSettings(this.#system), ...this.#storage.read(SETTINGS_DOCUMENT), ...this.#lent };
  }

  #become(value: Settings): void {
    this.#value = value;
    for (const listener of this.#listeners) listener(value);
  }
}

export function systemWishes(): SystemWishes {
  try {
    return { reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches };
  } catch {
    return { reducedMotion: false };
  }
}

/** The next of 1x, 2x, 4x, instant. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
}

export function speedName(speed: Speed): string {
  return speed === 'instant' ? 'Instant' : `${speed}x`;
}
