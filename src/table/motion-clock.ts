/**
 * The time of motions. Phaser's own tweens read the wall clock and cannot all be finished at once; these run on the
 * frame's delta times the speed, so that they can be stepped in tests, hurried and skipped.
 */
import { type Ease, linear } from './easing.ts';

/** Called with 0..1 (eased), the last time always with 1. */
export type Paint = (t: number) => void;

interface Running {
  elapsed: number;
  readonly length: number;
  readonly paint: Paint;
  readonly ease: Ease;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class MotionClock {
  /** How many times faster than life. */
  speed = 1;
  readonly #running = new Set<Running>();
  #scopes = 0;
  #skipping = false;

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** True while a skipped performance runs out: performers may leave out what nobody will see. */
  get isSkipping(): boolean {
    return this.#skipping;
  }

  run(ms: number, paint: Paint, ease: Ease = linear): Promise<void> {
    if (this.#skipping || ms <= 0) {
      paint(1);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      paint(0);
      this.#running.add({ elapsed: 0, length: ms, paint, ease, resolve, reject });
    });
  }

  wait(ms: number): Promise<void> {
    return this.run(ms, () => {});
  }

  tick(ms: number): void {
    if (this.#running.size === 0) return;
    for (const motion of this.#running) {
      motion.elapsed += ms * this.speed;
      if (motion.elapsed >= motion.length) this.#end(motion);
      else this.#paint(motion, motion.ease(motion.elapsed / motion.length));
    }
  }

  /** A performance. If it is skipped, everything it still starts ends at once. */
  async scope(perform: () => Promise<void>): Promise<void> {
    this.#scopes++;
    try {
      await perform();
    } finally {
      this.#scopes--;
      if (this.#scopes === 0) this.#skipping = false;
    }
  }

  /** Ends everything that runs, whether a performance waits for it or it only lingers. */
  finish(): void {
    this.#skipping = this.#scopes > 0;
    for (const motion of this.#running) this.#end(motion);
  }

  /** The table is gone: nothing that runs is painted or answered any more. */
  abandon(): void {
    this.#running.clear();
    this.#skipping = true;
  }

  #end(motion: Running): void {
    this.#running.delete(motion);
    if (this.#paint(motion, 1)) motion.resolve();
  }

  #paint(motion: Running, t: number): boolean {
    try {
      motion.paint(t);
      return true;
    } catch (error) {
      this.#running.delete(motion);
      motion.reject(error);
      return false;
    }
  }
}
