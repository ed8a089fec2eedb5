/**
 * The time of motions: Phaser's tweens, on the frame's delta instead of the wall clock, so that they can be stepped in
 * tests; hurried and skipped as a whole, and awaited.
 */
import type Phaser from 'phaser';
import { type Ease, linear } from './easing.ts';

/** Called with 0..1 (eased), the last time always with 1. */
export type Paint = (t: number) => void;

interface Running {
  readonly tween: Phaser.Tweens.Tween;
  readonly reject: (error: unknown) => void;
}

export class MotionClock {
  readonly #tweens: Phaser.Tweens.TweenManager;
  readonly #running = new Set<Running>();
  #scopes = 0;
  #skipping = false;

  constructor(tweens: Phaser.Tweens.TweenManager) {
    this.#tweens = tweens;
    // Steps of the manager's own would take their time from the wall clock.
    tweens.getDelta = () => 0;
  }

  /** How many times faster than life. */
  get speed(): number {
    return this.#tweens.timeScale;
  }

  set speed(speed: number) {
    this.#tweens.timeScale = speed;
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** True while a skipped performance runs out: performers may leave out what nobody will see. */
  get isSkipping(): boolean {
    return this.#skipping;
  }

  run(ms: number, paint: Paint, ease: Ease = linear): Promise<void> {
    paint(this.#skipping || ms <= 0 ? 1 : 0);
    if (this.#skipping || ms <= 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const tween = this.#tweens.addCounter({
        from: 0,
        to: 1,
        duration: ms,
        ease,
        onUpdate: one => void this.#paint(running, paint, one.getValue() ?? 1),
        // What is skipped has not come to its end by itself.
        onComplete: one => {
          this.#running.delete(running);
          if (one.getValue() === 1 || this.#paint(running, paint, 1)) resolve();
        },
      });
      const running = { tween, reject };
      this.#running.add(running);
      // A tween spends its first step on getting ready; a motion begins with the frame that it is told in.
      tween.update(0);
    });
  }

  wait(ms: number): Promise<void> {
    return this.run(ms, () => {});
  }

  tick(ms: number): void {
    if (this.#running.size === 0) return;
    this.#tweens.getDelta = () => ms;
    this.#tweens.tick();
    this.#tweens.getDelta = () => 0;
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
    for (const { tween } of this.#running) tween.complete();
  }

  /** The table is gone: nothing that runs is painted or answered any more. */
  abandon(): void {
    for (const { tween } of this.#running) tween.remove();
    this.#running.clear();
    this.#skipping = true;
  }

  /** A picture that fails is its motion's affair: the others go on. */
  #paint(running: Running, paint: Paint, t: number): boolean {
    try {
      paint(t);
      return true;
    } catch (error) {
      this.#running.delete(running);
      running.tween.remove();
      running.reject(error);
      return false;
    }
  }
}
