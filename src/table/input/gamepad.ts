/** A pad, polled once a frame: d-pad and stick with repeat, buttons once per press. */
import type { Direction } from '../../core/grid.ts';
import type { Intent } from '../intent.ts';

const FIRST_REPEAT_MS = 320;
const NEXT_REPEAT_MS = 130;
const DEAD_ZONE = 0.5;

/** Buttons of the standard layout. */
const BUTTONS: Readonly<Record<number, Intent>> = {
  0: { do: 'confirm' },
  1: { do: 'back' },
  2: { do: 'key', key: ' ' },
  3: { do: 'panel' },
  4: { do: 'previous' },
  5: { do: 'next' },
};
/** Held, not pressed: a shoulder trigger shows what threatens. */
const OVERLAY_BUTTONS: readonly number[] = [6, 7];
const PAD: Readonly<Record<number, Direction>> = { 12: 'north', 15: 'east', 13: 'south', 14: 'west' };

type PadState = Pick<Gamepad, 'axes' | 'connected'> & {
  readonly buttons: readonly { readonly pressed: boolean }[];
};

/** Asking for pads may be forbidden inside a frame; then there are none. */
export function connectedPads(): readonly (PadState | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    return [];
  }
}

export class GamepadInput {
  readonly #tell: (intent: Intent) => void;
  readonly #pads: () => readonly (PadState | null)[];
  readonly #down = new Set<number>();
  #going: { readonly direction: Direction; readonly look: boolean; wait: number } | undefined;
  #overlay = false;

  constructor(tell: (intent: Intent) => void, pads: () => readonly (PadState | null)[] = connectedPads) {
    this.#tell = tell;
    this.#pads = pads;
  }

  poll(ms: number): void {
    const pad = this.#pads().find(found => found?.connected === true);
    if (pad === undefined || pad === null) return;
    this.#walk(pad, ms);
    for (const [index, intent] of Object.entries(BUTTONS)) {
      const button = Number(index);
      const pressed = pad.buttons[button]?.pressed === true;
      if (pressed && !this.#down.has(button)) this.#tell(intent);
      if (pressed) this.#down.add(button);
      else this.#down.delete(button);
    }
    const overlay = OVERLAY_BUTTONS.some(button => pad.buttons[button]?.pressed === true);
    if (overlay !== this.#overlay) {
      this.#overlay = overlay;
      this.#tell({ do: 'overlay', hold: overlay });
    }
  }

  #walk(pad: PadState, ms: number): void {
    const pressed = Object.entries(PAD).find(([button]) => pad.buttons[Number(button)]?.pressed === true);
    const moving = pressed?.[1] ?? leaning(pad.axes[0] ?? 0, pad.axes[1] ?? 0);
    const looking = moving === undefined ? leaning(pad.axes[2] ?? 0, pad.axes[3] ?? 0) : undefined;
    const direction = moving ?? looking;
    if (direction === undefined) {
      this.#going = undefined;
      return;
    }
    const look = looking !== undefined;
    if (this.#going?.direction !== direction || this.#going.look !== look) {
      this.#going = { direction, look, wait: FIRST_REPEAT_MS };
    } else {
      this.#going.wait -= ms;
      if (this.#going.wait > 0) return;
      this.#going.wait = NEXT_REPEAT_MS;
    }
    this.#tell({ do: look ? 'look' : 'move', direction });
  }
}

function leaning(x: number, y: number): Direction | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < DEAD_ZONE) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'south' : 'north';
}
