/** Chapters 6.2 to 6.5: a word is made, its way becomes news, and what it changed is written down. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { EnemyNumber, Vowel } from '../data/constants.ts';
import { capturesOf, endWon } from './ending.ts';
import { lookAround, putBack, showIn, uncovered } from './hidden-traps.ts';
import { walkWord, type LetterWalk, type Walk, type WalkStep } from './movement.ts';
import { CAPTURE_SPLITS, healthOfFoe, loseCard, markSplit, pawnOf, spendWord, type Turn } from './turn.ts';

export function makeWord(turn: Turn, seat: Seat, word: string, short: readonly number[] = []): void {
  const { state, tell } = turn;
  const pawn = pawnOf(state, seat);
  const walk = walkWord(uncovered(state), seat, word, short);
  spendWord(pawn);
  tell({ type: 'word-played', seat, word, at: pawn.at! });
  // Written down before it is walked: a split counts the word that reached it.
  const { damage, captures, wins } = walk;
  const made = { round: state.turn, seat, word, damage, captures: captures.length, won: wins };
  state.words = [...state.words, made];
  for (const letter of walk.letters) if (!tellLetter(turn, seat, letter)) break;
  state.stats.damage += damage;
  finish(turn, seat, walk);
}

function finish(turn: Turn, seat: Seat, { end, damage, wins }: Walk): void {
  if (wins) return endWon(turn, seat);
  turn.tell({ type: 'word-ended', seat, end, damage });
  lookAround(turn, end);
}

/** False once the rest of the word is void. */
function tellLetter(turn: Turn, seat: Seat, { index, direction, steps }: LetterWalk): boolean {
  const { tell } = turn;
  for (const step of steps) {
    const { from: at, to, outcome } = step;
    if (step.opened !== undefined) openDoor(turn, seat, index, step.opened);
    switch (outcome) {
      case 'idle':
        tell({ type: 'letter-idle', seat, index, at });
        break;
      case 'wall':
      case 'edge':
      case 'door':
        tell({ type: 'blocked', seat, index, at, direction: direction!, by: outcome });
        break;
      case 'bump':
        bumpFoe(turn, seat, index, step);
        break;
      case 'stop':
        stopAtTrap(turn, seat, index, step);
        break;
      case 'void':
        tell({ type: 'letters-void', seat, fromIndex: index });
        return false;
      case 'move':
        showIn(turn, [to]);
        if (step.trap) clearTrap(turn, seat, index, to, step.trap);
        pawnOf(turn.state, seat).at = to;
        tell({ type: 'stepped', seat, index, from: at, to });
    }
  }
  return true;
}

/** Doors open for good and for everybody, and it costs nothing. */
function openDoor({ state, tell }: Turn, seat: Seat, index: number, id: string): void {
  const door = state.doors.find(known => known.id === id)!;
  door.open = true;
  state.stats.doorsOpened += 1;
  tell({ type: 'door-opened', seat, index, door: id, letter: door.letter });
}

function bumpFoe(turn: Turn, seat: Seat, index: number, { from, to, foe, damage, captured }: WalkStep): void {
  const { state, tell } = turn;
  const health = healthOfFoe(state, foe!);
  const hurt = foe === 'boss' ? state.boss! : state.enemies[foe! - 1]!;
  hurt.damage = damage!;
  tell({ type: 'bumped', seat, index, at: from, toward: to, foe: foe!, damage: damage!, health });
  if (foe !== 'boss') {
    if (captured) capture(turn, seat, foe!, to);
  } else if (damage === Math.ceil(health / 2)) {
    tell({ type: 'boss-halved', damage: damage! });
    markSplit(turn, 'boss half');
  }
}

/** The enemy leaves the board at once; its token belongs to whoever captured it. */
function capture(turn: Turn, seat: Seat, n: EnemyNumber, at: Cell): void {
  const { state, tell } = turn;
  const enemy = state.enemies[n - 1]!;
  enemy.at = null;
  enemy.capturedBy = seat;
  const pawn = pawnOf(state, seat);
  pawn.tokens = [...pawn.tokens, n].toSorted((a, b) => a - b);
  const captures = capturesOf(state);
  const split = CAPTURE_SPLITS[captures];
  tell({ type: 'captured', seat, n, at, captures });
  if (split) markSplit(turn, split);
}

function clearTrap({ state, tell }: Turn, seat: Seat, index: number, at: Cell, letter: Vowel): void {
  state.traps = state.traps.filter(trap => !sameCell(trap.at, at));
  putBack(state, letter);
  state.stats.trapsCleared += 1;
  tell({ type: 'trap-cleared', seat, index, at, letter });
}

function stopAtTrap(turn: Turn, seat: Seat, index: number, { from, to, trap }: WalkStep): void {
  showIn(turn, [to]);
  turn.state.stats.trapStops += 1;
  turn.tell({ type: 'trap-stopped', seat, index, at: from, toward: to, letter: trap! });
  loseCard(turn, 'trap');
}
