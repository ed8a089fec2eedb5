/** What pointer, keys and pad say, whatever the game. What it means is for the session to find (`session/meaning.ts`). */
import type { Cell, Direction } from '../core/grid.ts';

export type Intent =
  /** A click or tap; `long` for a long press or the right button, which asks what lies there. */
  | { readonly do: 'point'; readonly at: Cell; readonly long?: boolean }
  | { readonly do: 'hover'; readonly at: Cell | undefined }
  /** Arrow or d-pad: acts where a choice has this direction, moves the cursor otherwise. */
  | ({ readonly do: 'move'; readonly direction: Direction } & ByKey)
  /** Moves the cursor even where the direction would act (shift and arrow, right stick). */
  | ({ readonly do: 'look'; readonly direction: Direction } & ByKey)
  | ({ readonly do: 'confirm' | 'back' | 'next' | 'previous' } & ByKey)
  /** From the board to the buttons beside it, with a pad; keys have Tab. */
  | { readonly do: 'panel' }
  /** Any other key, as KeyboardEvent.key in lower case. */
  | { readonly do: 'key'; readonly key: string }
  /** Shows an overlay as long as it is held. */
  | { readonly do: 'overlay'; readonly hold: boolean };

/** The key that a player has bound to it, if it was one: where words are typed it is a letter first. */
interface ByKey {
  readonly key?: string;
}

/** What keys stand for at a table, whichever they are. */
export type Steering = Direction | 'confirm' | 'back' | 'next';

/** The cross of arrows on touch screens means what the arrow keys and Enter mean. */
export function crossIntent(order: Direction | 'confirm'): Intent {
  return order === 'confirm' ? { do: 'confirm' } : { do: 'move', direction: order };
}
