/** Chapter "Bots": one mind at three levels of care. */
import { easyLeaving, hardLeaving, normalLeaving } from './leaving.ts';
import type { Level, ThinkingLevel } from './mind.ts';

// biome-ignore format: a table
export const LEVELS: Readonly<Record<ThinkingLevel, Level>> = {
  easy:   { id: 'easy',   whims: 40, threshold: 0.35, margin: 0.5,  dread: 4,  hunt: null,                   curiosity: 1, leaves: easyLeaving,   favourites: null },
  normal: { id: 'normal', whims: 8,  threshold: 0.3,  margin: 0.2,  dread: 14, hunt: { cost: 4, zeal: 1.2 }, curiosity: 1, leaves: normalLeaving, favourites: null },
  hard:   { id: 'hard',   whims: 0,  threshold: 0.28, margin: 0.05, dread: 14, hunt: { cost: 14, zeal: 2 },  curiosity: 1, leaves: hardLeaving,
            duel: { threshold: 0, hunt: { cost: 99, zeal: 9 } },
            favourites: ['priestess', 'dwarf', 'thief', 'warrior', 'elf', 'mage'] },
};

/** Rounds that must be left for a new delver to be worth it. */
export const WORTH_ENTERING = 8;
