/**
 * The second click of a double click belongs to what the first one pressed. Where that has laid something else under the
 * pointer (a list that unfolds, a window), nobody has read it yet.
 */

const DOUBLE_MS = 300;

export interface Click {
  /** Only mice are double-clicked by habit: a finger that taps twice means it. */
  readonly pointerType?: string | undefined;
  /** How many clicks there were at this place, this one among them; 0 for keys. */
  readonly detail: number;
  /** In ms. */
  readonly timeStamp: number;
  /** What lies under it. */
  readonly on: unknown;
}

export function isStray(click: Click, last: Click | undefined): boolean {
  if (!last || click.pointerType !== 'mouse' || click.on === last.on) return false;
  return click.detail > 1 && click.timeStamp - last.timeStamp < DOUBLE_MS;
}
