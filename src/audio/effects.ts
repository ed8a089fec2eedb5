/** Short sounds out of the packs' sprites. */
import type { Found } from './library.ts';
import type { Clip, Device } from './device.ts';
import { Varying } from './variation.ts';

/** More voices of one sound are mush, and closer ones a buzz. */
const MOST_VOICES = 4;
const LEAST_GAP = 30;
/** A sound that its file kept waiting longer than this would come as a lie. */
const FRESH = 400;
const MOST_TRIES = 3;

interface Bank {
  clip: Clip | undefined;
  isLoaded: boolean;
  tries: number;
  waiting: { readonly key: string; readonly asked: number }[];
}

export class Effects {
  readonly #device: Device;
  readonly #banks = new Map<string, Bank>();
  /** When each sounding voice began and will have ended, by key. */
  readonly #voices = new Map<string, { begun: number; ends: number }[]>();
  readonly #varying: Varying;
  #volume = 1;

  constructor(device: Device) {
    this.#device = device;
    this.#varying = new Varying(() => device.random());
  }

  volume(value: number): void {
    this.#volume = value;
    for (const bank of this.#banks.values()) bank.clip?.volume(value);
  }

  /** Returns whether it will be heard. */
  play(found: Found, key: string): boolean {
    if (this.#volume <= 0 || !this.#claimVoice(key, found.urls.index[key]![1])) return false;
    const bank = this.#bankOf(found);
    if (bank.isLoaded) return this.#start(bank, found, key);
    if (!bank.clip) return false;
    bank.waiting.push({ key, asked: this.#device.now() });
    return true;
  }

  #start(bank: Bank, found: Found, key: string): boolean {
    // Howler would keep it until the device runs again, and then play all that was kept at once.
    if (!this.#device.isRunning()) {
      this.#device.wake();
      return false;
    }
    const voice = bank.clip!.play(key);
    if (found.urls.index[key]![2] === 'tune') return true;
    const { rate, volume } = this.#varying.next(key);
    bank.clip!.rate(rate, voice);
    bank.clip!.volume(this.#volume * volume, voice);
    return true;
  }

  #claimVoice(key: string, duration: number): boolean {
    const now = this.#device.now();
    const sounding = (this.#voices.get(key) ?? []).filter(voice => voice.ends > now);
    const last = sounding.at(-1);
    const isFree = sounding.length < MOST_VOICES && (!last || now - last.begun >= LEAST_GAP);
    if (isFree) sounding.push({ begun: now, ends: now + Math.max(duration, LEAST_GAP) });
    this.#voices.set(key, sounding);
    return isFree;
  }

  #bankOf(found: Found): Bank {
    const known = this.#banks.get(found.pack);
    const bank = known ?? { clip: undefined, isLoaded: false, tries: 0, waiting: [] };
    this.#banks.set(found.pack, bank);
    if (!bank.clip && bank.tries < MOST_TRIES) {
      bank.tries += 1;
      bank.clip = this.#device.clip({
        url: found.urls.sounds!,
        parts: found.urls.index,
        volume: this.#volume,
        onLoad: () => this.#loaded(bank, found),
        onProblem: reason => this.#failed(bank, found.pack, reason),
      });
    }
    return bank;
  }

  #loaded(bank: Bank, found: Found): void {
    bank.isLoaded = true;
    const fresh = bank.waiting.filter(({ asked }) => this.#device.now() - asked <= FRESH);
    bank.waiting = [];
    if (bank.clip) for (const { key } of fresh) this.#start(bank, found, key);
  }

  #failed(bank: Bank, pack: string, reason: string): void {
    bank.clip = undefined;
    bank.isLoaded = false;
    bank.waiting = [];
    this.#device.report(`The sounds of ${pack} cannot be had: ${reason}`);
  }
}
