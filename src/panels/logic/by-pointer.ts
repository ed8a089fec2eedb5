/** Whether a click came from a mouse or a finger. From the keyboard, or from a screen reader, it has no pointer. */
export function isByPointer(event: {
  readonly detail: number;
  readonly pointerType?: string | undefined;
}): boolean {
  // Engines whose clicks are plain mouse events count them; the keyboard's are not counted.
  return event.pointerType === undefined ? event.detail > 0 : event.pointerType !== '';
}
