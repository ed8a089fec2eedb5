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
  /** Milliseconds for which everything still stands, and who waits for the end of them. */
  #frozen = 0;
  #thawed: (() => void)[] = [];

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
    return this.#running.size === 0 && this.#thawed.length === 0;
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

  /** Everything stands still for so long: the instant in which a blow lands. */
  freeze(ms: number): Promise<void> {
    if (this.#skipping || ms <= 0) return Promise.resolve();
    this.#frozen = Math.max(this.#frozen, ms);
    return new Promise(resolve => this.#thawed.push(resolve));
  }

  tick(ms: number): void {
    const rest = this.#melt(ms);
    if (this.#running.size === 0 || rest <= 0) return;
    this.#tweens.getDelta = () => rest;
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
    this.#thaw();
    for (const { tween } of this.#running) tween.complete();
  }

  /** The table is gone: nothing that runs is painted or answered any more. */
  abandon(): void {
    for (const { tween } of this.#running) tween.remove();
    this.#running.clear();
    this.#thawed = [];
    this.#skipping = true;
  }

  /** What is left of a frame for everything that moves. */
  #melt(ms: number): number {
    if (this.#frozen <= 0) return ms;
    const spent = Math.min(this.#frozen, ms * this.speed);
    this.#frozen -= spent;
    if (this.#frozen <= 0) this.#thaw();
    return ms - spent / this.speed;
  }

  #thaw(): void {
    this.#frozen = 0;
    const waiting = this.#thawed;
    this.#thawed = [];
    for (const go of waiting) go();
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
