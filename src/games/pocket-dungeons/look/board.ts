/** The dungeon as things on a table: everybody sees the same, whoever looks. */
import type { Door } from '../data/tiles.ts';
import type { Seat } from '../../../core/game.ts';
import { range, stepFrom, type Cell } from '../../../core/grid.ts';
import type { BoardModel, EdgeNames, LightModel, TokenModel } from '../../../core/look.ts';
import { edgeNames } from '../../edge-names.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { BOARD } from '../data/board.ts';
import { TILE_SIDE } from '../data/constants.ts';
import { cellOfKey } from '../rules/cells.ts';
import { can, findChar, heroOf } from '../rules/characters.ts';
import { isPassage } from '../rules/geometry.ts';
import type { Ask } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { groundOf } from './ground.ts';
import {
  charToken,
  counterToken,
  doorCell,
  doorToken,
  extentOf,
  isSite,
  looseCell,
  looseToken,
  middleCell,
  SHAFT_TOKEN,
  stairsCell,
  STAIRS_TOKEN,
  standCell,
} from './places.ts';
import { CONDITIONS, conditionsOf } from './conditions.ts';
import { fightOf } from './fight.ts';
import { doorBetween, hazardText, nameOf, ownerBadge, tileName, treasureText } from './words.ts';

const AMBIENT = 58;
/** Nearly five tiles: what an ordinary walk leads to. */
const IN_SIGHT = 14;
/** Bad air swallows the light. */
const GAS_AMBIENT = 48;

export function board(state: State, seat: Seat): BoardModel {
  const fight = fightOf(state, seat);
  return {
    extent: extentOf(state),
    // Beyond what is built there is room for the next tile.
    ...(isSite(state) ? { grows: TILE_SIDE } : { roams: true, inSight: IN_SIGHT }),
    ground: groundOf(state).model,
    tokens: [
      ...things(state),
      ...doors(state).map(door => doorModel(state, door)),
      ...state.chars.map(char => charModel(state, char)),
    ],
    light: light(state),
    names: namesOf(state),
    focus: focusOf(state, seat),
    ...(fight && { fight }),
  };
}

/** Of the whole board; of a finished dungeon only its own frame is shown. */
function namesOf(state: State): EdgeNames {
  const { columns, rows } = edgeNames(BOARD, at => middleCell(state, at));
  const extent = extentOf(state);
  return {
    columns: columns.filter(({ at }) => at >= 0 && at < extent.columns),
    rows: rows.filter(({ at }) => at >= 0 && at < extent.rows),
  };
}

/** Whom or what the seat's own question is about; else its hero, also while others move; else Start. */
function focusOf(state: State, seat: Seat): Cell {
  const asked = state.ask?.seat === seat ? askedChar(state.ask) : null;
  const char = findChar(state, asked) ?? heroOf(state, seat);
  if (char && state.phase !== 'delvers') return standCell(state, char);
  return middleCell(state, state.dungeon.start);
}

/** The figure that a question is about. */
export function askedChar(ask: Ask | null): number | null {
  if (!ask) return null;
  if ('char' in ask) return ask.char;
  return 'victim' in ask ? ask.victim : null;
}

// ── Things ─────────────────────────────────────────────────────────────────────────────────────────────────────

function* things(state: State): Generator<TokenModel> {
  for (const key of Object.keys(state.hidden)) yield counterModel(state, cellOfKey(key));
  if (state.stairs) yield* stairsModels(state, state.stairs);
  for (const [key, amount] of Object.entries(state.loose)) {
    if (amount > 0) yield looseModel(state, cellOfKey(key), amount);
  }
}

export function counterModel(state: State, at: Cell): TokenModel {
  return {
    id: counterToken(at),
    sprite: 'counter-back',
    at: middleCell(state, at),
    layer: 'thing',
    label: `A face-down counter on ${tileName(at)}`,
  };
}

export function stairsModels(state: State, at: Cell): TokenModel[] {
  const cell = stairsCell(state, at);
  const label = `The Stairs on ${tileName(at)}: the way out`;
  return [
    { id: STAIRS_TOKEN, sprite: 'stairs', at: cell, layer: 'mark', label, glow: 'gold' },
    { id: SHAFT_TOKEN, sprite: 'stairs-shaft', at: cell, layer: 'thing', label, pose: 'faded' },
  ];
}

export const looseSprite = (amount: number): string => `loose-${Math.min(6, amount)}`;

export function looseModel(state: State, at: Cell, amount: number): TokenModel {
  return {
    id: looseToken(at),
    sprite: looseSprite(amount),
    at: looseCell(state, at),
    layer: 'thing',
    label: `${treasureText(amount)} on ${tileName(at)}`,
    ...(amount > 1 && { plate: `${amount}` }),
  };
}

/** A door in what is now a wall waits unseen. */
function doors({ dungeon }: State): Door[] {
  return dungeon.doors.filter(({ at, side }) => isPassage(dungeon, at, stepFrom(at, side)));
}

export const doorSprite = ({ side }: Door): string => (side === 'south' ? 'door-h' : 'door-v');

export function doorModel(state: State, door: Door): TokenModel {
  return {
    id: doorToken(door),
    sprite: doorSprite(door),
    at: doorCell(state, door),
    layer: 'thing',
    label: `A door between ${doorBetween(door)}`,
  };
}

// ── Figures ────────────────────────────────────────────────────────────────────────────────────────────────────

export function charModel(state: State, char: Character): TokenModel {
  const badges = badgesOf(state, char);
  const carries = char.treasure > 0 ? char.treasure : char.bounty;
  return {
    id: charToken(char.id),
    sprite: char.card,
    at: standCell(state, char),
    layer: 'figure',
    label: labelOf(state, char),
    facing: facingOf(state, char),
    ...(badges.length > 0 && { badges }),
    ...(carries > 0 && { plate: `${carries}` }),
    ...(char.paralysed && { pose: 'still' as const }),
    ...(can(char, 'incorporeal') && { floats: true }),
    ...(char.id === state.active ? { glow: 'gold' as const } : glowOf(char)),
  };
}

function glowOf(char: Character): Pick<TokenModel, 'glow'> {
  if (char.controlled) return { glow: 'magic' };
  return char.paralysed ? { glow: 'ice' } : {};
}

/** Whose it is, what it carries, and what is the matter with it. Once it is over nobody schemes. */
function badgesOf(state: State, char: Character): string[] {
  const badges = conditionsOf(state, char).map(({ badge }) => badge);
  return present(
    ownerBadge(char),
    char.treasure > 0 && 'badge-treasure',
    ...badges.filter(badge => state.phase === 'turns' || badge !== CONDITIONS.schemed.badge),
  );
}

function labelOf(state: State, char: Character): string {
  return present(
    `${capital(nameOf(char))} on ${tileName(char.at)}`,
    char.treasure > 0 && `carries ${treasureText(char.treasure)}`,
    char.hazards > 0 && `has ${hazardText(char.hazards)}`,
    ...conditionsOf(state, char).map(({ label }) => label(char)),
  ).join(', ');
}

/** They look towards whoever is nearest. */
function facingOf({ chars, dungeon }: State, char: Character): 'left' | 'right' {
  let nearest: Cell | undefined;
  for (const { id, at } of chars) {
    if (id === char.id || at.x === char.at.x) continue;
    if (!nearest || range(char.at, at) < range(char.at, nearest)) nearest = at;
  }
  return (nearest ?? dungeon.start).x < char.at.x ? 'left' : 'right';
}

// ── Light ──────────────────────────────────────────────────────────────────────────────────────────────────────

type Light = LightModel['sources'][number];

const burning = (at: Cell, radius: number, tone: Light['tone']): Light => ({
  at,
  radius,
  tone,
  flicker: true,
});

function light(state: State): LightModel {
  const { gas, chars, stairs, dungeon } = state;
  const start = middleCell(state, dungeon.start);
  return {
    ambient: gas ? GAS_AMBIENT : AMBIENT,
    sources: [
      { at: start, radius: 4, tone: gas ? 'good' : 'gold', flicker: false },
      ...groundOf(state).torches.map(at => burning(at, 3, gas ? 'good' : 'fire')),
      ...present(
        stairs && { at: middleCell(state, stairs), radius: 5, tone: 'plain' as const, flicker: false },
      ),
      ...chars
        .filter(char => char.role === 'hero' || char.id === state.active)
        .map(char => {
          const radius = char.id === state.active ? 5 : 3.5;
          return burning(standCell(state, char), radius, char.controlled ? 'magic' : 'fire');
        }),
    ],
  };
}
