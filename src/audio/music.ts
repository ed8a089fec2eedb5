/** Tunes on turntables: one comes in while the other goes out, and all step back under what must be heard. */
import type { Clip, Device } from './device.ts';

const CROSSFADE = 800;
const TICK = 30;
const DUCK_DOWN = 90;
const DUCK_UP = 600;

interface Deck {
  readonly key: string;
  clip: Clip | undefined;
  voice: number | undefined;
  isLoaded: boolean;
  /** From 0 to 1, on its way to `target`. */
  level: number;
  target: 0 | 1;
  /** The volume that the clip was last given. */
  heard: number;
}

export class Music {
  readonly #device: Device;
  readonly #urlsOf: (key: string) => readonly string[] | undefined;
  readonly #decks = new Map<string, Deck>();
  #wanted: string | undefined;
  #current: Deck | undefined;
  /** Whether a tune may begin: unlocked, not hidden, not silenced. */
  #isOpen = false;
  #isPaused = false;
  #volume = 1;
  #duckLevel = 1;
  #duckDepth = 1;
  #duckUntil = 0;
  #stopTicking: (() => void) | undefined;

  constructor(device: Device, urlsOf: (key: string) => readonly string[] | undefined) {
    this.#device = device;
    this.#urlsOf = urlsOf;
  }

  want(key: string | undefined): void {
    this.#wanted = key;
    this.#follow();
  }

  open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#follow();
  }

  volume(value: number): void {
    this.#volume = value;
    this.#setVolumes();
  }

  duck(depth: number, ms: number): void {
    const now = this.#device.now();
    const isRunning = now < this.#duckUntil;
    this.#duckDepth = isRunning ? Math.min(this.#duckDepth, depth) : depth;
    this.#duckUntil = Math.max(this.#duckUntil, now + ms);
    if (this.#current) this.#keepTicking();
  }

  pause(): void {
    this.#isPaused = true;
    for (const deck of this.#decks.values()) if (deck.voice !== undefined) deck.clip?.pause(deck.voice);
  }

  resume(): void {
    this.#isPaused = false;
    for (const deck of this.#decks.values()) this.#spin(deck);
  }

  #follow(): void {
    if (this.#current && this.#current.key !== this.#wanted) {
      this.#current.target = 0;
      this.#current = undefined;
      this.#keepTicking();
    }
    if (this.#current || this.#wanted === undefined || !this.#isOpen) return;
    this.#current = this.#decks.get(this.#wanted) ?? this.#lay(this.#wanted);
    if (!this.#current) return;
    this.#current.target = 1;
    this.#keepTicking();
  }

  #lay(key: string): Deck | undefined {
    const urls = this.#urlsOf(key);
    if (!urls || urls.length === 0) return undefined;
    const deck: Deck = {
      key,
      clip: undefined,
      voice: undefined,
      isLoaded: false,
      level: 0,
      target: 1,
      heard: 0,
    };
    this.#decks.set(key, deck);
    deck.clip = this.#device.clip({
      urls,
      loop: true,
      volume: 0,
      onLoad: () => {
        deck.isLoaded = true;
        this.#spin(deck);
      },
      onProblem: reason => this.#failed(deck, reason),
    });
    // A clip may report its failure before it is handed over.
    return this.#decks.has(key) ? deck : undefined;
  }

  #spin(deck: Deck): void {
    if (!deck.isLoaded || this.#isPaused || !deck.clip) return;
    deck.voice = deck.clip.play(deck.voice);
    this.#keepTicking();
  }

  #failed(deck: Deck, reason: string): void {
    this.#decks.delete(deck.key);
    if (this.#current === deck) this.#current = undefined;
    this.#device.report(`The tune ${deck.key} cannot be had: ${reason}`);
  }

  #keepTicking(): void {
    this.#stopTicking ??= this.#device.every(TICK, () => this.#tick());
  }

  #tick(): void {
    for (const deck of this.#decks.values()) {
      // A tune fades in from the moment it sounds, not while it is fetched.
      if (deck.isLoaded || deck.target === 0) deck.level = towards(deck.level, deck.target, TICK / CROSSFADE);
      if (deck.target === 0 && deck.level === 0) this.#takeOff(deck);
    }
    const depth = this.#device.now() < this.#duckUntil ? this.#duckDepth : 1;
    this.#duckLevel = towards(this.#duckLevel, depth, TICK / (depth < this.#duckLevel ? DUCK_DOWN : DUCK_UP));
    this.#setVolumes();
    const isMoving = [...this.#decks.values()].some(deck => deck.level !== deck.target);
    if (isMoving || this.#duckLevel !== 1 || depth !== 1) return;
    this.#stopTicking?.();
    this.#stopTicking = undefined;
  }

  /** A decoded tune is megabytes: one that has faded out is given back. */
  #takeOff(deck: Deck): void {
    this.#decks.delete(deck.key);
    deck.clip?.unload();
  }

  /** The quarter of a sine keeps the sum of two crossing tunes even. */
  #setVolumes(): void {
    for (const deck of this.#decks.values()) {
      const value = Math.sin((deck.level * Math.PI) / 2) * this.#duckLevel * this.#volume;
      if (!deck.isLoaded || deck.heard === value) continue;
      deck.heard = value;
      deck.clip?.volume(value);
    }
  }
}

function towards(value: number, target: number, step: number): number {
  return value < target ? Math.min(target, value + step) : Math.max(target, value - step);
}
