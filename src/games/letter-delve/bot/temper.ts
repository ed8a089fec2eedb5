/** What one bot insists on, beside its level: single ideas for the exploit bench. Bots at a table insist on nothing. */
import type { Tier } from '../data/gear.ts';

export interface Temper {
  readonly outfit?: { readonly weapon: Tier; readonly armour: boolean };
  /** Leaves with so many coins, and not before for any other fear. */
  readonly leaveAt?: number;
  /** The sites it goes for, whatever they wake; those that are worth it where this is absent. */
  readonly sites?: 'all' | 'none' | 'chests' | 'points' | 'bosses';
  readonly duels?: 'never' | 'always';
}
