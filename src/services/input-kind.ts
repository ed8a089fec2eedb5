/** What the player has in hand just now: mouse, finger, keyboard or pad. Whatever was used last. */
export type InputKind = 'mouse' | 'touch' | 'keys' | 'pad';

/** Keys that are held while something else is done. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** What a machine of this kind begins with. */
export function firstInput(page: Pick<Window, 'matchMedia'>): InputKind {
  try {
    return page.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
  } catch {
    return 'mouse';
  }
}

/** Tells every use. Pads have no events: whoever polls them has to tell. */
export function watchInput(page: EventTarget, used: (kind: InputKind) => void): void {
  const quietly = { capture: true, passive: true };
  const onPointer = (event: Event): void => {
    const { pointerType } = event as PointerEvent;
    // A pen is told to tap.
    used(pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse');
  };
  page.addEventListener('pointerdown', onPointer, quietly);
  page.addEventListener('pointermove', onPointer, quietly);
  page.addEventListener(
    'keydown',
    event => {
      if (!MODIFIERS.has((event as KeyboardEvent).key)) used('keys');
    },
    quietly,
  );
}
