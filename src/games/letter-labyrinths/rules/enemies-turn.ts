/** Chapter 6.7: the enemy phase, E1 to E6. It runs by itself and pauses only where a pawn must be pushed. */
import { stepFrom } from '../../../core/grid.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import type { EnemyNumber } from '../data/constants.ts';
import type { Enemy, State } from '../state/state.ts';
import type { Event } from '../state/events.ts';
import { turnCard } from './abilities.ts';
import { bossActs, bossTells, flip, growBoss } from './boss.ts';
import { endLost } from './ending.ts';
import { barrierAt, closedDoorAt, enemyAt, isUnderBoss, seatAt } from './squares.ts';
import { loseCard, openTurn, type Turn } from './turn.ts';
import { twistActs } from './twists.ts';
import { hushedVowel } from './words.ts';

/** E1. What stands under the boss afterwards must be pushed before the phase goes on. */
export function beginEnemyPhase(turn: Turn): void {
  const { state, tell } = turn;
  tell({ type: 'enemy-phase', round: state.turn });
  if (state.boss) growBoss(turn);
  else if (state.enemies.every(enemy => !enemy.at)) flip(turn);
  state.pushing = state.pawns.filter(pawn => isUnderBoss(state.boss, pawn.at!)).map(pawn => pawn.seat);
}

/** E2 to E6. */
export function finishEnemyPhase(turn: Turn): void {
  const { state } = turn;
  if (state.deck.length === 0) return endLost(turn, 'empty-reveal');
  turnCard(turn, 'enemies');
  if (!state.boss) for (const enemy of state.enemies) spell(turn, enemy);
  else if (!state.boss.fresh) bossActs(turn);
  if (state.boss) state.boss.fresh = false;
  twistActs(turn);
  if (state.deck.length === 0) return endLost(turn, 'last-card');
  bossTells(turn);
  beginRound(turn);
}

/** E6; also the first round, after the pawns were placed. */
export function beginRound({ state, tell }: Turn): void {
  state.turn += 1;
  for (const pawn of state.pawns) {
    pawn.wordsLeft = 1;
    pawn.abilityUsed = false;
    pawn.sprint = false;
    pawn.passWalls = false;
    pawn.declined = false;
  }
  tell({ type: 'round-started', round: state.turn, deckLeft: state.deck.length, hushed: hushedVowel(state) });
}

/** E3: an enemy still on the board reads its own word with the new card. */
function spell(turn: Turn, enemy: Enemy): void {
  if (!enemy.at) return;
  turn.tell({ type: 'enemy-word', foe: enemy.n, word: enemy.word });
  for (let index = 0; index < enemy.word.length; index++) stepEnemy(turn, enemy, index);
}

/** A trap does not stop an enemy; a pawn does, and costs a card each time. */
function stepEnemy(turn: Turn, enemy: Enemy, index: number): void {
  const { state, tell } = turn;
  const direction = wayOf(fortuneOf(state.active!), enemy.word[index]!);
  if (!direction) return;
  const { n: foe } = enemy;
  const at = enemy.at!;
  const to = stepFrom(at, direction);
  const by = barrierAt(state, at, direction) ?? (closedDoorAt(state, at, direction) ? 'door' : undefined);
  if (by) return tell({ type: 'enemy-blocked', foe, index, at, direction, by });
  const seat = seatAt(state, to);
  if (seat !== undefined) {
    state.stats.bumps += 1;
    tell({ type: 'enemy-bumped', foe, index, at, direction, seats: [seat] });
    return loseCard(turn, 'bump');
  }
  if (enemyAt(state, to)) return tell({ type: 'enemy-blocked', foe, index, at, direction, by: 'enemy' });
  enemy.at = to;
  tell({ type: 'enemy-stepped', foe, index, from: at, to });
}

/** The board after the enemies have spelled with this card. It happens to a copy only; a boss stays where it is. */
export function afterEnemies(state: State, card: number): State {
  const turn = openTurn({ ...state, active: card });
  if (!state.boss) for (const enemy of turn.state.enemies) spell(turn, enemy);
  return turn.state;
}

/** What these enemies would do on this board with this card. It happens to a copy only. */
export function enemiesWith(state: State, card: number, who: readonly EnemyNumber[]): readonly Event[] {
  const turn = openTurn({ ...state, active: card });
  for (const n of who) spell(turn, turn.state.enemies[n - 1]!);
  return turn.events;
}
