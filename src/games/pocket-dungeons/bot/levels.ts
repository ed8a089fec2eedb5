/** Chapter "Bots": one mind at three levels of care. */
import type { BotLevel } from '../../../core/game.ts';
import type { DelverId } from '../data/cards.ts';
import { easyLeaving, hardLeaving, normalLeaving, type Leaving } from './leaving.ts';

export type ThinkingLevel = Exclude<BotLevel, 'random'>;

export interface Level {
  readonly id: ThinkingLevel;
  /** Of a hundred choices of actor and action, so many are any legal one. */
  readonly whims: number;
  /** An attack must be worth so much. */
  readonly threshold: number;
  /** A scheme must beat the own action by so much. */
  readonly margin: number;
  /** How much a drowning weighs on a route. */
  readonly dread: number;
  /** Rivals with treasure are hunted up to this cost, and how gladly. */
  readonly hunt: { readonly cost: number; readonly zeal: number } | null;
  /** How gladly counters are flipped. */
  readonly curiosity: number;
  /** When it goes. */
  readonly leaves: Leaving;
  /** What is different against a single rival: what it loses is won. */
  readonly duel?: Partial<Level>;
  /** In which order delvers are taken from the recruits; null: any. */
  readonly favourites: readonly DelverId[] | null;
}

// biome-ignore format: a table
export const LEVELS: Readonly<Record<ThinkingLevel, Level>> = {
  easy:   { id: 'easy',   whims: 25, threshold: 0.35, margin: 0.5,  dread: 4,  hunt: null,                   curiosity: 1, leaves: easyLeaving,   favourites: null },
  normal: { id: 'normal', whims: 8,  threshold: 0.3,  margin: 0.2,  dread: 14, hunt: { cost: 4, zeal: 1.2 }, curiosity: 1, leaves: normalLeaving, favourites: null },
  hard:   { id: 'hard',   whims: 0,  threshold: 0.28, margin: 0.05, dread: 14, hunt: { cost: 14, zeal: 2 },  curiosity: 1, leaves: hardLeaving,
            duel: { threshold: 0, hunt: { cost: 99, zeal: 9 } },
            favourites: ['priestess', 'dwarf', 'thief', 'warrior', 'elf', 'mage'] },
};

/** Rounds that must be left for a new delver to be worth it. */
export const WORTH_ENTERING = 8;
