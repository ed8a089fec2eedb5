/**
 * Which frames are worth drawing. While something moves or somebody points, all of them; at rest only embers glow and
 * torches flicker, and twenty pictures a second show that as well as sixty, for a third of the power.
 */
const REST_MS = 40;
/** Sparks fall on for a while after the motion that threw them. */
const AWAKE_MS = 600;

export class FrameThrift {
  #drawn = -Infinity;
  #awakeUntil = -Infinity;

  /** Something was pointed at, pressed or laid out anew. */
  stir(now: number): void {
    this.#awakeUntil = now + AWAKE_MS;
  }

  /** Asked once a frame. */
  isDue(now: number, isMoving: boolean): boolean {
    if (isMoving) this.stir(now);
    const isDue = now < this.#awakeUntil || now - this.#drawn >= REST_MS;
    if (isDue) this.#drawn = now;
    return isDue;
  }
}
