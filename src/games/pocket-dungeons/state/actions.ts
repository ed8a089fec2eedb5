/** Whose decision, about what; and what may be decided. */
import type { EventChart } from '../data/charts.ts';
import type { Bare, Of, Seat, Variants } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import type { RerollAbility } from '../data/abilities.ts';
import type { DelverId, DwellerId, Side, Rival } from '../data/cards.ts';
import type { Rotation, TileKind, Door } from '../data/tiles.ts';

interface Asks {
  'place-tile': { tile: TileKind };
  'place-counter': Bare;
  'place-door': Bare;
  'place-delver': { card: DelverId; options: readonly Cell[] };
  actor: Bare;
  action: { char: number };
  moving: { char: number; left: number };
  'nimble-shot': { char: number };
  'nimble-after': { char: number };
  'flee-step': { char: number; left: number; options: readonly Cell[] };
  declare: { char: number; target: number };
  /** The dice lie in `state.combat`; `char` is who may re-roll. */
  reroll: { char: number; side: Rival };
  heal: { char: number; patient: number };
  bless: { char: number; table: EventChart; dice: readonly number[] };
  'place-dweller': { card: DwellerId; victim: number; options: readonly Cell[] };
  teleport: { victim: number; options: readonly Cell[] };
  shift: { victim: number; options: readonly Shift[] };
  'cave-move': { char: number; options: readonly Cell[] };
}

export type Ask = Variants<Asks, 'kind'> & { readonly seat: Seat };
export type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

export interface Shift {
  readonly at: Cell;
  /** Quarters clockwise. */
  readonly turns: 1 | 2 | 3;
}

interface Actions {
  'place-tile': { at: Cell; rot: Rotation };
  'place-counter': { at: Cell };
  'place-door': { at: Cell; side: Door['side'] };
  /** The rest of the building is done by the quick rules. */
  'finish-build': Bare;
  'place-delver': { at: Cell };
  /** The own hero, or a scheme. */
  activate: { char: number };
  enter: { delver: DelverId; at: Cell };
  pass: Bare;
  /** In the last call: no more turns. */
  'bow-out': Bare;
  explore: Bare;
  gather: Bare;
  'open-door': { side: Direction };
  exit: Bare;
  phase: { to: Cell };
  /** Tiles from the attacker (excluded) to the target's tile (included). */
  'close-assault': { target: number; path: readonly Cell[] };
  'ranged-assault': { target: number; attack: 'ranged' | 'magic' };
  'nimble-move': { to: Cell };
  'end-turn': Bare;
  step: { to: Cell };
  stop: Bare;
  declare: { attack: 'melee' | 'magic' };
  reroll: { ability: RerollAbility; side: Rival; pool: Side; die: number };
  keep: Bare;
  heal: { use: boolean };
  bless: { reroll: boolean };
  'place-dweller': { at: Cell };
  teleport: { to: Cell };
  shift: Shift;
  'no-shift': Bare;
}

export type Action = Variants<Actions>;
export type Assault = Of<Action, 'close-assault' | 'ranged-assault'>;
