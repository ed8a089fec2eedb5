/** Foes' words read with a card: with the one in play, for learning, or with one that is known to come. */
import { stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { ENEMY_NUMBERS, type EnemyNumber } from '../data/constants.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import { enemiesWith } from '../rules/enemies-turn.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

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
