/** Chapter 6.8: the flip, the boss, and pawns that stand in its place. */
import { IllegalAction, type Seat } from '../../../core/game.ts';
import { cellsOf, isInside, stepFrom, type Cell } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD } from '../data/constants.ts';
import { bossWord, dungeonIn, wordsOfBoss, type BossSize } from '../data/dungeons.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import type { Boss, State } from '../state/state.ts';
import { lookAround, showIn } from './hidden-traps.ts';
import { isFree, isUnderBoss, nearest, seatAt, squaresOfBoss } from './squares.ts';
import { loseCard, markSplit, pawnOf, type Turn } from './turn.ts';

/** The dungeon card is turned over. A fresh boss does not act in the phase it arrives in. */
export function flip(turn: Turn): void {
  const { state, tell } = turn;
  const { at, size } = labyrinthOf(state.options.dungeon).boss;
  state.side = 'back';
  state.stats.flips += 1;
  state.boss = { at, size, damage: 0, fresh: true, rolls: [], told: [] };
  tell({ type: 'flipped', dungeon: state.options.dungeon });
  markSplit(turn, 'flip');
  tell({ type: 'boss-placed', at, size });
}

/** Chapter 6.9, Growth: 2x2 from a third of its health, 3x3 from two thirds; one size a phase. */
export function growBoss({ state, tell }: Turn): void {
  const boss = state.boss!;
  const from = boss.at;
  const { at, size } = grown(state, boss);
  if (size === boss.size) return;
  boss.size = size;
  boss.at = at;
  tell({ type: 'boss-grew', from, at, size });
}

type Block = Pick<Boss, 'at' | 'size'>;

/** As it is after growing: the same top left square, unless it would leave the board. */
function grown(state: State, { at, size, damage }: Boss): Block {
  const { twist } = dungeonIn(state);
  if (twist !== 'growth' || size >= sizeFor(damage, state.bossHealth)) return { at, size };
  const larger = (size + 1) as BossSize;
  return {
    at: { x: Math.min(at.x, BOARD.columns - larger), y: Math.min(at.y, BOARD.rows - larger) },
    size: larger,
  };
}

/** Where the boss stands when the coming enemy phase (or the one that waits for a push) has made room for it. */
export function bossToCome(state: State): Block | null {
  const { boss, ask, enemies, options } = state;
  if (boss) return ask?.kind === 'push' ? boss : grown(state, boss);
  return enemies.some(enemy => enemy.at) ? null : labyrinthOf(options.dungeon).boss;
}

/** Likewise, if it will spell: not in the phase in which it arrives. */
export function bossToAct(state: State): Block | null {
  return state.boss && !state.boss.fresh ? bossToCome(state) : null;
}

/** The size that so much damage calls for. */
export function sizeFor(damage: number, health: number): BossSize {
  if (damage >= Math.ceil((2 * health) / 3)) return 3;
  return damage >= Math.ceil(health / 3) ? 2 : 1;
}

/** All dice first, so that everybody can read what comes; then word after word. */
export function bossActs(turn: Turn): void {
  const { state, tell, dice } = turn;
  const dungeon = dungeonIn(state);
  const boss = state.boss!;
  const rest = wordsOfBoss(dungeon, boss.size) - boss.told.length;
  const rolls = [...boss.told, ...Array.from({ length: rest }, () => dice('boss').roll(dungeon.bossDie))];
  const words = rolls.map(face => bossWord(dungeon, face));
  boss.rolls = rolls;
  boss.told = [];
  tell({ type: 'boss-rolled', rolls, words });
  for (const word of words) {
    tell({ type: 'enemy-word', foe: 'boss', word });
    for (let index = 0; index < word.length; index++) stepBoss(turn, word, index);
  }
}

/** Some bosses let you know what they will spell next, all of it or the beginning. */
export function bossTells({ state, tell, dice }: Turn): void {
  const dungeon = dungeonIn(state);
  if (!state.boss || dungeon.bossTells === 0) return;
  const told = Array.from({ length: dungeon.bossTells }, () => dice('boss').roll(dungeon.bossDie));
  state.boss.told = told;
  tell({ type: 'boss-told', rolls: told, words: told.map(face => bossWord(dungeon, face)) });
}

/** The whole block shifts. Inner walls, doors and traps do not matter to it; one card is lost however many it meets. */
function stepBoss(turn: Turn, word: string, index: number): void {
  const { state, tell } = turn;
  const boss = state.boss!;
  const direction = wayOf(fortuneOf(state.active!), word[index]!);
  if (!direction) return;
  const { at, size } = boss;
  const to = stepFrom(at, direction);
  const entered = squaresOfBoss({ at: to, size }).filter(square => !isUnderBoss({ at, size }, square));
  if (!entered.every(square => isInside(BOARD, square)))
    return tell({ type: 'enemy-blocked', foe: 'boss', index, at, direction, by: 'edge' });
  const seats = entered.map(square => seatAt(state, square)).filter(seat => seat !== undefined);
  if (seats.length > 0) {
    state.stats.bumps += 1;
    tell({ type: 'enemy-bumped', foe: 'boss', index, at, direction, seats: seats.toSorted((a, b) => a - b) });
    return loseCard(turn, 'bump');
  }
  boss.at = to;
  tell({ type: 'enemy-stepped', foe: 'boss', index, from: at, to });
}

/** The nearest squares without pawn, foe or trap; walls do not matter, because a push is not a step. */
export function pushTargets(state: State, seat: Seat): Cell[] {
  return nearest(
    pawnOf(state, seat).at!,
    [...cellsOf(BOARD)].filter(at => isFree(state, at)),
  );
}

/** Nobody is pushed onto a trap (R37): where one lies hidden it shows itself first, and the next squares are looked at. */
export function lightPushTargets(turn: Turn, seat: Seat): Cell[] {
  for (;;) {
    const targets = pushTargets(turn.state, seat);
    const seen = turn.state.traps.length;
    showIn(turn, targets);
    if (turn.state.traps.length === seen) return targets;
  }
}

/** Pushes the pawn that is asked for; those with one way to go push themselves. */
export function push(turn: Turn, to: Cell): void {
  const { state, tell } = turn;
  const [seat, ...others] = state.pushing;
  if (seat === undefined) throw new IllegalAction('nobody-to-push', to);
  state.pushing = others;
  const pawn = pawnOf(state, seat);
  const from = pawn.at!;
  pawn.at = to;
  tell({ type: 'pushed', seat, from, to });
  lookAround(turn, to);
}
