/** What the cellar holds. */
import type { GameState } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Pile } from '../../../core/pile.ts';
import type { CellarId } from '../data/cellars.ts';
import type { Find, Tool } from '../data/finds.ts';
import type { RatKind } from '../data/rats.ts';
import type { Ask } from './actions.ts';

export interface Rat {
  readonly id: number;
  readonly kind: RatKind;
  at: Cell;
  awake: boolean;
}

export interface State extends GameState {
  ask: Ask | null;
  readonly cellar: CellarId;
  actionsLeft: number;
  hero: {
    at: Cell;
    hearts: number;
    hasKey: boolean;
    hasBottle: boolean;
    tool: Tool | null;
    lidWhole: boolean;
  };
  rats: Rat[];
  /** Rats that have still to move and bite in this turn. */
  queue: number[];
  /** Barrels by the order of the map; searched ones are empty. */
  searched: boolean[];
  finds: Pile<Find>;
  chestOpen: boolean;
  candle: number;
  candleMax: number;
  spoons: number;
  slain: number;
  ending: Ending | null;
}

export type Ending = 'escaped' | 'bitten' | 'darkness';
