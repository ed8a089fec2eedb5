/** Chapter "Effect vocabulary": what a card can do. Effects of one card run in list order while Kora lives. */
import type { Ability, Die } from './constants.ts';

export const STATUSES = ['slowed', 'invisible'] as const;
export type Status = (typeof STATUSES)[number];
type Common = 'goblin' | 'skeleton';

export type Effect =
  | { readonly op: 'place'; readonly goblin: number; readonly skeleton: number }
  /** Roll vs.: equal or higher succeeds. A `fall` needs no dice with the Rope in hand. */
  | {
      readonly op: 'vs';
      readonly die: Die;
      readonly ability: Ability;
      readonly fall: boolean;
      readonly fail: readonly Effect[];
    }
  | { readonly op: 'wound'; readonly n: number }
  | { readonly op: 'heal'; readonly n: number }
  | { readonly op: 'advance' }
  | { readonly op: 'retreat' }
  | { readonly op: 'cull'; readonly kind: Common }
  | { readonly op: 'chase' }
  | { readonly op: 'find' }
  | { readonly op: 'status'; readonly status: Status }
  | { readonly op: 'slay-here'; readonly kinds: readonly Common[] };

export const place = (goblin: number, skeleton: number): Effect => ({ op: 'place', goblin, skeleton });
export const vs = (die: Die, ability: Ability, ...fail: readonly Effect[]) =>
  ({ op: 'vs', die, ability, fall: false, fail }) as const satisfies Effect;
export const fall = (die: Die, ...fail: readonly Effect[]) =>
  ({ ...vs(die, 'speed', ...fail), fall: true }) as const satisfies Effect;
export const wound = (n: number): Effect => ({ op: 'wound', n });
export const heal = (n: number): Effect => ({ op: 'heal', n });
export const cull = (kind: Common): Effect => ({ op: 'cull', kind });
export const advance: Effect = { op: 'advance' };
export const retreat: Effect = { op: 'retreat' };
export const chase: Effect = { op: 'chase' };
export const find: Effect = { op: 'find' };
export const slowed: Effect = { op: 'status', status: 'slowed' };
export const invisible: Effect = { op: 'status', status: 'invisible' };
export const burn: Effect = { op: 'slay-here', kinds: ['goblin', 'skeleton'] };
