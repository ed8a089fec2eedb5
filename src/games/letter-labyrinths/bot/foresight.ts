/** Chapter 9.3: how far the nearest foe is from each square, and how many bumps a pawn there must expect. */
import { indexOf } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, BOSS_DIE } from '../data/constants.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf, fortuneSet, type Fortune } from '../data/fortunes.ts';
import { unseenCards } from '../rules/enemies-turn.ts';
import { squaresOfBoss } from '../rules/squares.ts';
import type { State } from '../state.ts';
import { SQUARES, STEP } from './ground.ts';

/** Steps to the nearest foe, or to where the boss will arrive; walls count, doors and traps do not. */
export function distances(state: State): Uint8Array {
  const { walls, boss } = labyrinthOf(state.options.dungeon);
  const far = new Uint8Array(SQUARES).fill(255);
  const enemies = state.enemies.flatMap(enemy => enemy.at ?? []);
  const goals = enemies.length > 0 ? enemies : squaresOfBoss(state.boss ?? { ...boss, size: 2 });
  const queue = goals.map(at => indexOf(BOARD, at));
  for (const square of queue) far[square] = 0;
  for (const square of queue) {
    for (let way = 0; way < 4; way++) {
      if (walls[square * 4 + way]) continue;
      const next = square + STEP[way]!;
      if (far[next] !== 255) continue;
      far[next] = far[square]! + 1;
      queue.push(next);
    }
  }
  return far;
}

/** The cards that may be turned next, as far as the party knows. */
export function cardsToCome(state: State): readonly number[] {
  if (state.topKnown) return state.deck.slice(-1);
  return unseenCards(state, fortuneSet(state.options.difficulty));
}

/** Expected bumps by square in the next enemy phase. A boss that has not arrived threatens nothing. */
export function threats(state: State): Float64Array {
  const sums = new Float64Array(SQUARES);
  const cards = cardsToCome(state);
  const isDrifting = dungeonOf(state.options.dungeon).twist === 'drift';
  for (const card of cards) {
    const fortune = fortuneOf(card);
    if (state.boss) addBoss(state, fortune, sums);
    else addEnemies(state, fortune, sums);
    if (isDrifting) addTraps(state, fortune, sums);
  }
  return sums.map(sum => sum / Math.max(1, cards.length));
}

function addEnemies(state: State, { ways }: Fortune, sums: Float64Array): void {
  const { walls } = labyrinthOf(state.options.dungeon);
  const places = state.enemies.flatMap(({ at }) => (at ? indexOf(BOARD, at) : []));
  for (const { at, word } of state.enemies) {
    if (!at) continue;
    let square = indexOf(BOARD, at);
    const own = square;
    for (let index = 0; index < word.length; index++) {
      const way = ways[word.charCodeAt(index) - 65]!;
      if (way < 0 || walls[square * 4 + way]) continue;
      const next = square + STEP[way]!;
      if (next !== own && places.includes(next)) continue;
      sums[next]! += 1;
      square = next;
    }
  }
}

/** Every word of its table by its share of the die, as often as it spells; it ignores walls, not the edge. */
function addBoss(state: State, { ways }: Fortune, sums: Float64Array): void {
  const { bossTable, bossMoves } = dungeonOf(state.options.dungeon);
  const { size } = state.boss!;
  for (const { from, to, word } of bossTable) {
    const weight = ((to - from + 1) * bossMoves) / BOSS_DIE;
    let { x, y } = state.boss!.at;
    for (let index = 0; index < word.length; index++) {
      const way = ways[word.charCodeAt(index) - 65]!;
      if (way < 0) continue;
      const dx = way === 1 ? 1 : way === 3 ? -1 : 0;
      const dy = way === 2 ? 1 : way === 0 ? -1 : 0;
      const outside = x + dx < 0 || y + dy < 0 || x + dx + size > BOARD.columns || y + dy + size > BOARD.rows;
      if (outside) continue;
      x += dx;
      y += dy;
      for (let side = 0; side < size; side++) {
        const column = dx > 0 ? x + size - 1 : dx < 0 ? x : x + side;
        const row = dy > 0 ? y + size - 1 : dy < 0 ? y : y + side;
        sums[row * BOARD.columns + column]! += weight;
      }
    }
  }
}

/** Under the Current: traps that would drift onto the square. */
function addTraps(state: State, { ways }: Fortune, sums: Float64Array): void {
  const { walls } = labyrinthOf(state.options.dungeon);
  for (const { at, letter } of state.traps) {
    const way = ways[letter.charCodeAt(0) - 65]!;
    const square = indexOf(BOARD, at);
    if (way >= 0 && !walls[square * 4 + way]) sums[square + STEP[way]!]! += 1;
  }
}
