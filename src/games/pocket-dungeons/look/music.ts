/** The music that fits the moment: who could strike the seat's hero, what it has to lose, and how long the way stays open. */
import type { Cue } from '../../../core/cue.ts';
import type { Seat } from '../../../core/game.ts';
import { endingCue, worst } from '../../cues.ts';
import { strikersOf } from '../odds/threats.ts';
import { heroOf } from '../rules/characters.ts';
import { outcome } from '../rules/ending.ts';
import type { Character, State } from '../state/state.ts';

export const TUNES = { calm: 'pocket', rush: 'pocket-rush' } as const;

/** So many who could strike are a mob. */
const MOB = 3;
/** Rounds until the dungeon closes. */
const CLOSING = { soon: 6, now: 3 } as const;

export function music(state: State, seat: Seat): Cue {
  // Once the way out is seen, or the air goes bad, everybody runs.
  const tune = state.stairs || state.gas ? TUNES.rush : TUNES.calm;
  const over = outcome(state);
  if (over) return endingCue(tune, over, seat);
  if (state.phase !== 'turns') return { tune, danger: 0, moment: 'opening' };
  const hero = heroOf(state, seat);
  if (!hero) return { tune, danger: 0, moment: 'breath' };
  return turnCue(state, tune, hero);
}

function turnCue(state: State, tune: string, hero: Character): Cue {
  const { gas, combat, round, closesAfter, exitOrder } = state;
  const strikers = strikersOf(state, hero).length;
  const isAttacked = combat?.defender === hero.id;
  const isFighting = isAttacked || combat?.attacker === hero.id;
  const rounds = exitOrder.length > 0 ? closesAfter - round : Infinity;
  const danger = worst(
    (strikers > 0 || isFighting || gas || rounds <= CLOSING.soon) && 1,
    ((strikers > 0 && (hero.treasure > 1 || gas)) || strikers >= 2 || isAttacked || hero.paralysed) && 2,
    ((strikers >= MOB && hero.treasure > 0) ||
      (hero.paralysed && strikers > 0) ||
      isDoomed(state, hero) ||
      rounds <= CLOSING.now) &&
      3,
  );
  if (danger === 3 && (isAttacked || isDoomed(state, hero))) return { tune, danger, moment: 'near-death' };
  return { tune, danger, ...(round <= 1 && danger === 0 && { moment: 'opening' }) };
}

/** A save stands between the hero and the end. */
function isDoomed({ stack }: State, { id }: Character): boolean {
  return stack.some(task => task.do === 'doom' && task.char === id);
}
