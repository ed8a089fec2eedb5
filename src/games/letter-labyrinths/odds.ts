/**
 * Help before deciding (chapter 11.2). What a word does is exact and comes from `preview` in rules/words.ts; here is
 * what may come after it. Nothing here draws from a stream, changes a state, or looks at a hidden card.
 */
import type { Seat } from '../../core/game.ts';
import { indexOf, stepFrom, type Cell, type Direction } from '../../core/grid.ts';
import { oncePer } from '../../core/memo.ts';
import { coming } from './bot/coming.ts';
import { BOARD, ENEMY_NUMBERS, type EnemyNumber } from './data/constants.ts';
import { fortuneOf, wayOf } from './data/fortunes.ts';
import { abilitiesOf } from './rules/abilities.ts';
import { bossToAct, bossToCome } from './rules/boss.ts';
import { enemiesWith } from './rules/enemies-turn.ts';
import { enemyAt, isUnderBoss, seatAt } from './rules/squares.ts';
import type { Event, State } from './state.ts';

/** What the next enemy phase holds for a pawn on a square, if nothing changes before it. */
export type Danger =
  /** It is hit at least once in so many of all equally likely ways. */
  | { readonly kind: 'chance'; readonly seat: Seat; readonly ways: number; readonly of: number }
  /** The boss will lie on the square before it spells: the pawn must make way. */
  | { readonly kind: 'covered'; readonly seat: Seat }
  /** Another pawn must make way first, and where the boss goes then depends on it. */
  | { readonly kind: 'open'; readonly seat: Seat };

/** The pawn of this seat, or of whoever stands there. Undefined where nobody can stand, or nobody plays. */
export function dangerAt(state: State, viewer: Seat, at: Cell): Danger | undefined {
  if (state.active === null || !state.ask) return undefined;
  if (enemyAt(state, at) || isUnderBoss(state.boss, at)) return undefined;
  const seat = seatAt(state, at) ?? viewer;
  const boss = bossToCome(state);
  if (isUnderBoss(boss, at)) return { kind: 'covered', seat };
  const others = state.pawns.filter(pawn => pawn.seat !== seat);
  if (bossToAct(state) && others.some(pawn => isUnderBoss(boss, pawn.at!))) return { kind: 'open', seat };
  const { hit, of } = comingFor(state, seat);
  return { kind: 'chance', seat, ways: hit[indexOf(BOARD, at)]!, of };
}

/** Every square asks. */
const comingFor = oncePer(coming);

export interface FoeStep {
  readonly letter: string;
  readonly direction: Direction;
  readonly from: Cell;
  /** Where it goes, or would have gone. */
  readonly to: Cell;
  /** What holds it back; a pawn is run into. */
  readonly by?: 'wall' | 'edge' | 'door' | 'enemy' | 'pawn';
}

/** An enemy's word read with the card in play, as if it spelled now: for learning, not a forecast. Idle letters are left out. */
export function readingOf(state: State, n: EnemyNumber): FoeStep[] {
  return state.active === null ? [] : stepsOf(state, state.active, enemiesWith(state, state.active, [n]));
}

/** The ways of all enemies with a card that is known to come next, if nothing changes before. */
export function waysWith(state: State, card: number): FoeStep[] {
  return state.boss ? [] : stepsOf(state, card, enemiesWith(state, card, ENEMY_NUMBERS));
}

function stepsOf(state: State, card: number, news: readonly Event[]): FoeStep[] {
  const fortune = fortuneOf(card);
  return news.flatMap((event): FoeStep[] => {
    if (event.type !== 'enemy-stepped' && event.type !== 'enemy-blocked' && event.type !== 'enemy-bumped')
      return [];
    const letter = state.enemies[(event.foe as EnemyNumber) - 1]!.word[event.index]!;
    const direction = wayOf(fortune, letter)!;
    if (event.type === 'enemy-stepped') return [{ letter, direction, from: event.from, to: event.to }];
    const from = event.at;
    return [
      {
        letter,
        direction,
        from,
        to: stepFrom(from, direction),
        by: event.type === 'enemy-bumped' ? 'pawn' : event.by,
      },
    ];
  });
}

export interface Clock {
  readonly cards: number;
  /** Players' phases left at most, this one included, if nobody recovers a card. */
  readonly phases: number;
  /** Whether somebody may still bring a card back. */
  readonly canRecover: boolean;
}

export function clockOf(state: State): Clock {
  const cards = state.deck.length;
  return { cards, phases: Math.max(1, cards), canRecover: canRecover(state) };
}

/** With a token in hand, or an enemy to capture for one. With an empty deck it comes too late: the card is turned and was the last. */
function canRecover(state: State): boolean {
  const hasEnemies = state.enemies.some(enemy => enemy.at);
  return (
    state.deck.length > 0 &&
    state.pawns.some(
      ({ seat, tokens }) => abilitiesOf(state, seat).includes('recover') && (tokens.length > 0 || hasEnemies),
    )
  );
}
