/** What is still to be done in a turn: its continuation, as plain data, so that every pause can be saved. */
import type { Cell } from '../../core/grid.ts';
import type { DwellerId } from './data/cards.ts';
import type { ChartId, TrapId } from './data/charts.ts';

export type MoveKind = 'walk' | 'charge' | 'flee' | 'phase' | 'push' | 'teleport' | 'fall-back' | 'cave';
export type Cause = 'assault' | 'water' | 'gas' | TrapId;

/** `char` is whom the task is about: when it has left the map the task is dropped (see rules/tasks.ts). */
export type Task =
  | { readonly do: 'turn-end' }
  | { readonly do: 'activate'; readonly char: number; readonly stage: 'gas' | 'lying' | 'fear' | 'act' }
  | { readonly do: 'move'; readonly char: number; readonly left: number }
  | { readonly do: 'flee'; readonly char: number; readonly left: number; readonly from: readonly number[] }
  | {
      readonly do: 'enter';
      readonly char: number;
      readonly to: Cell;
      readonly how: MoveKind;
      /** A charger does not turn the counter under its target. */
      readonly flips: boolean;
      /** Who gets the bounty if it drowns: the Mage whose Gust it was. */
      readonly by: number | null;
    }
  | { readonly do: 'entered'; readonly char: number; readonly flips: boolean }
  | { readonly do: 'flip'; readonly char: number }
  | {
      readonly do: 'event';
      readonly char: number;
      readonly token: 'none' | 'open' | 'given';
      readonly blessed: boolean;
      readonly rolls: number;
    }
  | {
      readonly do: 'chart';
      readonly char: number;
      readonly table: EventChart;
      /** Rolled and waiting for Blessings; null: still to be rolled. */
      readonly dice: readonly number[] | null;
    }
  | { readonly do: 'encounters'; readonly char: number; readonly left: number }
  | { readonly do: 'appear'; readonly char: number; readonly card: DwellerId }
  | { readonly do: 'trap'; readonly char: number; readonly trap: TrapId }
  | { readonly do: 'teleport'; readonly char: number }
  | { readonly do: 'shift'; readonly char: number }
  | { readonly do: 'cave'; readonly char: number }
  | { readonly do: 'collapse'; readonly at: Cell }
  | {
      readonly do: 'doom';
      readonly char: number;
      readonly cause: Cause;
      readonly magic: boolean;
      /** Its opponent, if it was beaten by one. */
      readonly by: number | null;
      /** In combat both saves come before any removal. */
      readonly later: boolean;
      /** Its own save, then the Priestess's, then nothing helps. */
      readonly stage: 'own' | 'healer' | 'lost';
    }
  | {
      readonly do: 'charge';
      readonly char: number;
      readonly target: number;
      readonly path: readonly Cell[];
      /** Where it began. */
      readonly from: Cell;
      /** Tiles of the path entered so far. */
      readonly done: number;
      /** Tiles it may enter in all. */
      readonly allowance: number;
    }
  | {
      readonly do: 'declare';
      readonly char: number;
      readonly target: number;
      readonly back: Cell;
      readonly charged: boolean;
      readonly ambush: boolean;
    }
  | { readonly do: 'rerolls' }
  | { readonly do: 'judge' }
  | { readonly do: 'fall' }
  | { readonly do: 'pilfer' }
  | { readonly do: 'hold' }
  | { readonly do: 'nimble-shot'; readonly char: number }
  | { readonly do: 'nimble-after'; readonly char: number };

/** Charts that Blessings may turn. */
export type EventChart = Extract<ChartId, 'hazard' | 'trap' | 'encounter'>;
