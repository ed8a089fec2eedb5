/** Browsers that misbehave, for tests of storage. */
import { type Backend, MemoryBackend } from '../../src/services/storage-backend.ts';

/** Storage that refuses everything, as in a foreign frame. */
export class ThrowingBackend implements Backend {
  get length(): number {
    throw new Error('SecurityError');
  }
  key(): string | null {
    throw new Error('SecurityError');
  }
  getItem(): string | null {
    throw new Error('SecurityError');
  }
  setItem(): void {
    throw new Error('SecurityError');
  }
  removeItem(): void {
    throw new Error('SecurityError');
  }
}

/** Storage that takes only so many characters in all. */
export class SmallBackend extends MemoryBackend {
  room: number;
  constructor(room: number) {
    super();
    this.room = room;
  }
  override setItem(key: string, text: string): void {
    let used = key.length + text.length;
    for (let i = 0; i < this.length; i++) {
      const other = this.key(i)!;
      if (other !== key) used += other.length + this.getItem(other)!.length;
    }
    if (used > this.room) throw new Error('QuotaExceededError');
    super.setItem(key, text);
  }
}
