/**
 * Help before deciding (chapter 11.2). What a word does is exact and comes from `preview` in rules/words.ts; here is
 * what may come after it. Nothing here draws from a stream, changes a state, or looks at a hidden card.
 */
import { cellAt, stepFrom, type Cell, type Direction } from '../../core/grid.ts';
import { cardsToCome, threats } from './bot/foresight.ts';
import { BOARD, type EnemyNumber } from './data/constants.ts';
import { fortuneOf, wayOf } from './data/fortunes.ts';
import { dungeonOf } from './data/dungeons.ts';
import { barrierAt, closedDoorAt, enemyAt } from './rules/squares.ts';
import type { State } from './state.ts';

export type ThreatShade = 'light' | 'medium' | 'dark';

export interface Threat {
  readonly at: Cell;
  /** Bumps, and so cards, that a pawn here must expect in the next enemy phase; in hundredths. */
  readonly hundredths: number;
  /** How likely a pawn here is run into at all, in per cent. */
  readonly chance: number;
  readonly shade: ThreatShade;
}

/** Hundredths from which a square is shaded so. */
const SHADES = { light: 1, medium: 25, dark: 60 } as const;

/** All squares where bumps must be expected, in reading order: the average over the cards that may come next. */
export function threatMap(state: State): Threat[] {
  const found: Threat[] = [];
  if (state.active === null) return found;
  const chances = chancesOf(state);
  for (const [square, bumps] of threats(state).entries()) {
    const hundredths = Math.round(bumps * 100);
    if (hundredths < SHADES.light) continue;
    const shade = hundredths >= SHADES.dark ? 'dark' : hundredths >= SHADES.medium ? 'medium' : 'light';
    found.push({ at: cellAt(BOARD, square), hundredths, chance: Math.round(chances[square]! * 100), shade });
  }
  return found;
}

/**
 * By square, how likely at least one bump is. With a given card enemies (and the traps of a current) hit a square or
 * do not; a boss rolls each of its words anew.
 */
function chancesOf(state: State): Float64Array {
  const rolls = state.boss ? dungeonOf(state.options.dungeon).bossMoves : 1;
  const cards = cardsToCome(state);
  const sums = new Float64Array(BOARD.columns * BOARD.rows);
  for (const card of cards) {
    for (const [square, bumps] of threats({ ...state, deck: [card], topKnown: true }).entries())
      sums[square]! += 1 - (1 - Math.min(1, bumps / rolls)) ** rolls;
  }
  return sums.map(sum => sum / Math.max(1, cards.length));
}

export interface FoeStep {
  readonly letter: string;
  readonly direction: Direction;
  readonly from: Cell;
  /** Where it goes, or would have gone. */
  readonly to: Cell;
  readonly blocked: boolean;
}

/** An enemy's word read with a card, on a board without pawns: for learning, not a forecast. Idle letters are left out. */
export function wayOfEnemy(state: State, n: EnemyNumber, card = state.active): FoeStep[] {
  const enemy = state.enemies[n - 1]!;
  const steps: FoeStep[] = [];
  if (!enemy.at || card === null) return steps;
  const fortune = fortuneOf(card);
  let from = enemy.at;
  for (const letter of enemy.word.split('')) {
    const direction = wayOf(fortune, letter);
    if (!direction) continue;
    const to = stepFrom(from, direction);
    const other = enemyAt(state, to);
    const isShut = barrierAt(state, from, direction) ?? closedDoorAt(state, from, direction);
    const blocked = isShut !== undefined || (other !== undefined && other.n !== n);
    steps.push({ letter, direction, from, to, blocked });
    if (!blocked) from = to;
  }
  return steps;
}

export interface Clock {
  readonly cards: number;
  /** Players' phases left at most, this one included, if nobody recovers a card. */
  readonly phases: number;
  /** This is the last phase in which the boss can be beaten, unless a card is recovered (or in any case). */
  readonly warning: 'last-unless-recovered' | 'last' | null;
}

export function clockOf(state: State): Clock {
  const cards = state.deck.length;
  const warning = cards === 0 ? 'last' : cards === 1 ? 'last-unless-recovered' : null;
  return { cards, phases: Math.max(1, cards), warning };
}
