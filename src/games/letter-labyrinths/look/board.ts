/** The board: pawns, enemies, the boss and traps on a floor of paper squares. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { BoardModel, LightModel, TokenModel } from '../../../core/look.ts';
import { edgeNames } from '../../edge-names.ts';
import { present } from '../../parts.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, SIDES } from '../data/constants.ts';
import type { DungeonId } from '../data/dungeons.ts';
import type { Boss, Enemy, Pawn, State, Trap } from '../state/state.ts';
import { FRAME, groundOf } from './ground.ts';
import { bossSprite, enemySprite, foeName, LABYRINTHS } from './labyrinths.ts';
import { foeToken, pawnToken, trapToken } from './places.ts';
import { isAlone, pawnSprite, pawnName, SQUARE_NAMES, squareName } from './words.ts';

const AMBIENT = 66;

const NAMES = edgeNames(BOARD, undefined, SQUARE_NAMES);

export function board(state: State, seat: Seat): BoardModel {
  const boss = bossOf(state);
  return {
    extent: BOARD,
    frame: FRAME,
    ground: groundOf(state),
    tokens: [
      ...state.traps.map(trap => trapModel(trap)),
      ...state.enemies.flatMap(enemy => (enemy.at ? [enemyModel(state, enemy, enemy.at)] : [])),
      ...present(boss && bossModel(state, boss)),
      ...state.pawns.flatMap(pawn => (pawn.at ? [pawnModel(state, pawn, pawn.at)] : [])),
    ],
    light: light(state),
    names: NAMES,
    focus: focusOf(state, seat),
  };
}

/** Where something is being decided; the middle while no pawn stands. */
function focusOf({ ask, pawns, options }: State, seat: Seat): Cell {
  const asked = ask ? pawns[ask.seat]?.at : undefined;
  return asked ?? pawns[seat]?.at ?? labyrinthOf(options.dungeon).boss.at;
}

// ── Tokens ────────────────────────────────────────────────────────────────────────────────────────────────────

export function trapModel({ letter, at }: Trap): TokenModel {
  return {
    id: trapToken(at),
    sprite: trapSprite(letter),
    at,
    layer: 'thing',
    label: `Trap ${letter} on ${squareName(at)}`,
    pose: 'still',
  };
}

export function trapSprite(letter: string): string {
  return `trap-${letter.toLowerCase()}`;
}

export function enemyModel(state: State, { n, word, damage }: Omit<Enemy, 'at'>, at: Cell): TokenModel {
  return {
    id: foeToken(n),
    sprite: enemySprite(state, n),
    at,
    layer: 'figure',
    label: `Enemy ${n}, ${foeName(state, n)}, spells ${word}, ${damage} of ${state.capture} hits, on ${squareName(at)}`,
    plate: `${n}`,
    // A whole one needs no bar: it would cover the plate of whoever stands above.
    ...(damage > 0 && { gauge: { value: Math.max(0, state.capture - damage), max: state.capture } }),
  };
}

/** Beaten it is gone: it must not stand there again behind the banner. */
const bossOf = ({ boss, ending }: State): Boss | null => (ending?.how === 'won' ? null : boss);

export function bossModel(
  state: State,
  { at, size, damage }: Pick<Boss, 'at' | 'size' | 'damage'>,
): TokenModel {
  return {
    id: foeToken('boss'),
    sprite: bossSprite(state, size),
    at,
    size,
    layer: 'figure',
    label: `${foeName(state, 'boss')}, ${damage} of ${state.bossHealth} hits, on ${squareName(at)}`,
    gauge: { value: Math.max(0, state.bossHealth - damage), max: state.bossHealth },
  };
}

export function pawnModel(state: State, pawn: Pawn, at: Cell): TokenModel {
  const { seat, colour } = pawn;
  const badges = present(pawn.sprint && 'icon-sprint', pawn.passWalls && 'icon-pass-walls');
  const isAsked = state.ask?.seat === seat;
  return {
    id: pawnToken(seat),
    sprite: pawnSprite(colour),
    at,
    layer: 'figure',
    label: `${pawnName(state, seat)} on ${squareName(at)}${pawn.wordsLeft > 0 ? ', word to make' : ''}`,
    // Colours alone tell nobody apart: each pawn wears its initial.
    ...(!isAlone(state) && colour && { plate: colour.charAt(0).toUpperCase() }),
    ...(badges.length > 0 && { badges }),
    ...(isAsked && !isAlone(state) && { glow: 'plain' as const }),
  };
}

// ── Light ─────────────────────────────────────────────────────────────────────────────────────────────────────

function light(state: State): LightModel {
  const { dungeon } = state.options;
  const boss = bossOf(state);
  const { starts } = labyrinthOf(dungeon);
  const zones = SIDES.flatMap(side => starts.filter(start => start.side === side)[1] ?? []);
  const pawns = state.pawns.flatMap(({ at }) => at ?? []);
  return {
    ambient: AMBIENT,
    sources: [
      ...zones
        .filter(({ x, y }) => !pawns.some(at => sameCell(at, { x, y })))
        .map(({ x, y }) => ({ at: { x, y }, radius: 2, tone: LABYRINTHS[dungeon].glow, flicker: false })),
      ...pawns.map(at => ({ at, radius: 3, tone: 'fire' as const, flicker: true })),
      ...present(boss && bossLight(boss, dungeon)),
    ],
  };
}

function bossLight({ at, size }: Boss, dungeon: DungeonId): LightModel['sources'][number] {
  const half = Math.floor((size - 1) / 2);
  return {
    at: { x: at.x + half, y: at.y + half },
    radius: 1.5 + size,
    tone: LABYRINTHS[dungeon].glow,
    flicker: true,
  };
}
