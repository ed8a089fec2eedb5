/** Whose decision, about what; and what may be decided. */
import type { Seat } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import type { AbilityId, DelverId, DwellerId, Side } from './data/cards.ts';
import type { Rotation, TileKind } from './data/tiles.ts';
import type { Door, Rival } from './pieces.ts';
import type { EventChart } from './pending.ts';

export type Ask =
  | { readonly seat: Seat; readonly kind: 'place-tile'; readonly tile: TileKind }
  | { readonly seat: Seat; readonly kind: 'place-counter' }
  | { readonly seat: Seat; readonly kind: 'place-door' }
  | {
      readonly seat: Seat;
      readonly kind: 'place-delver';
      readonly card: DelverId;
      readonly options: readonly Cell[];
    }
  | { readonly seat: Seat; readonly kind: 'actor' }
  | { readonly seat: Seat; readonly kind: 'action'; readonly char: number }
  | { readonly seat: Seat; readonly kind: 'moving'; readonly char: number; readonly left: number }
  | { readonly seat: Seat; readonly kind: 'nimble-shot'; readonly char: number }
  | { readonly seat: Seat; readonly kind: 'nimble-after'; readonly char: number }
  | {
      readonly seat: Seat;
      readonly kind: 'flee-step';
      readonly char: number;
      readonly left: number;
      readonly options: readonly Cell[];
    }
  | { readonly seat: Seat; readonly kind: 'declare'; readonly char: number; readonly target: number }
  /** The dice lie in `state.combat`; `char` is who may re-roll. */
  | { readonly seat: Seat; readonly kind: 'reroll'; readonly char: number; readonly side: Rival }
  | { readonly seat: Seat; readonly kind: 'heal'; readonly char: number; readonly patient: number }
  | {
      readonly seat: Seat;
      readonly kind: 'bless';
      readonly char: number;
      readonly table: EventChart;
      readonly dice: readonly number[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'place-dweller';
      readonly card: DwellerId;
      readonly victim: number;
      readonly options: readonly Cell[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'teleport';
      readonly victim: number;
      readonly options: readonly Cell[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'shift';
      readonly victim: number;
      readonly options: readonly Shift[];
    }
  | {
      readonly seat: Seat;
      readonly kind: 'cave-move';
      readonly char: number;
      readonly options: readonly Cell[];
    };

export interface Shift {
  readonly at: Cell;
  /** Quarters clockwise. */
  readonly turns: 1 | 2 | 3;
}

export type RerollAbility = Extract<AbilityId, 'swordplay' | 'bulls-rush' | 'resilient' | 'tough-hide'>;

export type Action =
  | { readonly type: 'place-tile'; readonly at: Cell; readonly rot: Rotation }
  | { readonly type: 'place-counter'; readonly at: Cell }
  | { readonly type: 'place-door'; readonly at: Cell; readonly side: Door['side'] }
  /** The rest of the building is done by the quick rules. */
  | { readonly type: 'finish-build' }
  | { readonly type: 'place-delver'; readonly at: Cell }
  /** The own hero, or a scheme. */
  | { readonly type: 'activate'; readonly char: number }
  | { readonly type: 'enter'; readonly delver: DelverId; readonly at: Cell }
  | { readonly type: 'pass' }
  | { readonly type: 'explore' }
  | { readonly type: 'gather' }
  | { readonly type: 'open-door'; readonly side: Direction }
  | { readonly type: 'exit' }
  | { readonly type: 'phase'; readonly to: Cell }
  /** Tiles from the attacker (excluded) to the target's tile (included). */
  | { readonly type: 'close-assault'; readonly target: number; readonly path: readonly Cell[] }
  | { readonly type: 'ranged-assault'; readonly target: number; readonly attack: 'ranged' | 'magic' }
  | { readonly type: 'nimble-move'; readonly to: Cell }
  | { readonly type: 'end-turn' }
  | { readonly type: 'step'; readonly to: Cell }
  | { readonly type: 'stop' }
  | { readonly type: 'declare'; readonly attack: 'melee' | 'magic' }
  | {
      readonly type: 'reroll';
      readonly ability: RerollAbility;
      readonly side: Rival;
      readonly pool: Side;
      readonly die: number;
    }
  | { readonly type: 'keep' }
  | { readonly type: 'heal'; readonly use: boolean }
  | { readonly type: 'bless'; readonly reroll: boolean }
  | { readonly type: 'place-dweller'; readonly at: Cell }
  | { readonly type: 'teleport'; readonly to: Cell }
  | { readonly type: 'shift'; readonly at: Cell; readonly turns: Shift['turns'] }
  | { readonly type: 'no-shift' };
