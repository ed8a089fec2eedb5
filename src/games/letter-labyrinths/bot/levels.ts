/** Chapter 9.3: how well each bot spells and what it minds. */
import type { BotLevel } from '../../../core/game.ts';
import type { Vocabulary } from '../words/sequences.ts';

export interface Level extends Vocabulary {
  readonly captureBonus: number;
  /** What a stop at a trap costs; null for the price of a card. */
  readonly trapCost: number | null;
  readonly distance: number;
  readonly threat: number;
  /** Every word is mistaken by up to so much. */
  readonly noise: number;
  /** Whether the bot that can do most goes first. */
  readonly bestFirst: boolean;
  /** Of a hundred times that an ability would help, so often it is thought of. */
  readonly abilities: number;
}

// biome-ignore format: a table
export const LEVELS: Readonly<Record<Exclude<BotLevel, 'random'>, Level>> = {
  easy:   { mostTier: 10, mostLetters: 7, captureBonus: 4, trapCost: 8,    distance: 0.5, threat: 0.25, noise: 4, bestFirst: false, abilities: 50  },
  normal: { mostTier: 20, mostLetters: 8, captureBonus: 6, trapCost: null, distance: 0.8, threat: 0.5,  noise: 0, bestFirst: false, abilities: 100 },
  hard:   { mostTier: 55, mostLetters: 8, captureBonus: 8, trapCost: null, distance: 1,   threat: 1,    noise: 0, bestFirst: true,  abilities: 100 },
};

/** What a lost card means to a party: the more seats, the more words it would have brought. */
export function cardCost(players: number): number {
  return 6 + 9 * players;
}

/** Gains that make an ability worth its token. */
export const WORTH = { sprint: 8, portal: 15, disable: 2, passWalls: 2, lone: 15 } as const;
/** Reveal: cards that must be left, and what a new card must bring. */
export const REVEAL = { cards: 2, gain: 0.8 } as const;
/** With a seen card: ends that are thought through, and what the best word from there counts in the end. */
export const FORESIGHT = { ends: 6, share: 0.6 } as const;
