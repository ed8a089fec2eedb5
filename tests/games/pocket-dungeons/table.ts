/**
 * Positions for the tests of this room. A dungeon is drawn with lines: `┌─S─┐` are tiles with their open edges, `~`
 * is water, `S` is Start, `.` is no tile. The first letter lies at (0,0).
 */
import type { Cell } from '../../../src/core/grid.ts';
import { CARDS, DELVERS, isDelver, type CardId } from '../../../src/games/pocket-dungeons/data/cards.ts';
import type { Counter } from '../../../src/games/pocket-dungeons/data/constants.ts';
import { prefabOf } from '../../../src/games/pocket-dungeons/data/prefabs.ts';
import {
  ROTATIONS,
  turned,
  type TileKind,
  type Door,
} from '../../../src/games/pocket-dungeons/data/tiles.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import { emptyState, newPlayer } from '../../../src/games/pocket-dungeons/rules/setup.ts';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { Character, Dungeon, State, Tile } from '../../../src/games/pocket-dungeons/state/state.ts';
import { picture } from '../../support/picture.ts';
import { handsOf } from '../support/play-on.ts';

export { only } from '../support/events.ts';

/** By mask: north 1, east 2, south 4, west 8. */
const LINES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const KINDS: readonly TileKind[] = ['hall-dead', 'hall-straight', 'hall-corner', 'hall-tee', 'hall-cross'];

function tileFrom(letter: string): Tile {
  if (letter === '~') return tile('water', 0);
  if (letter === 'S') return tile('start', 0);
  const mask = LINES.indexOf(letter);
  if (mask < 1) throw new Error(`"${letter}" is no tile.`);
  for (const kind of KINDS)
    for (const rot of ROTATIONS) if (turned(prefabOf(kind).exits, rot) === mask) return tile(kind, rot);
  throw new Error(`No tile looks like "${letter}".`);
}

function tile(kind: TileKind, rot: Tile['rot']): Tile {
  return { kind, exits: turned(prefabOf(kind).exits, rot), rot, breached: false, rubble: false };
}

export function dungeon(drawing: string, doors: readonly Door[] = []): Dungeon {
  const drawn = picture(drawing);
  const tiles = drawn.rows.flatMap((row, y) =>
    row.split('').flatMap((letter, x) => (letter === '.' ? [] : [[`${x},${y}`, tileFrom(letter)] as const])),
  );
  return {
    start: drawn.one('S'),
    tiles: Object.fromEntries(tiles),
    doors,
    frame: { at: { x: 0, y: 0 }, extent: drawn.extent },
  };
}

export type At = readonly [x: number, y: number];
export const at = ([x, y]: At): Cell => ({ x, y });
const key = ([x, y]: At): string => `${x},${y}`;

/** Seat, or null for a dweller; the id is the place in the list. */
export type Figure = readonly [card: CardId, seat: number | null, at: At, more?: Partial<Character>];

export interface Change {
  readonly doors?: readonly Door[];
  readonly hidden?: readonly (readonly [Counter, At])[];
  readonly loose?: readonly (readonly [number, At])[];
  readonly stairs?: At;
  readonly seats?: number;
  readonly more?: Partial<State>;
}

/** Seat 0 is about to choose its actor. Treasure that is nowhere to be seen counts as buried. */
export function position(drawing: string, figures: readonly Figure[], change: Change = {}): State {
  const base = emptyState('test', { build: 'quick', recruits: 'any-free', delver: 'random', deal: 'stream' });
  const { doors = [], hidden = [], loose = [], stairs, more = {} } = change;
  const chars = figures.map(
    ([card, owner, where, patch], id): Character => ({
      id,
      card,
      role: owner === null ? 'dweller' : 'hero',
      owner,
      at: at(where),
      treasure: 0,
      hazards: 0,
      bounty: 0,
      paralysed: false,
      controlled: false,
      ...patch,
    }),
  );
  const seats = change.seats ?? Math.max(2, ...chars.map(char => (char.owner ?? 0) + 1));
  const onMap = (id: CardId): number => chars.filter(char => char.card === id).length;
  const treasures =
    hidden.filter(([counter]) => counter === 'treasure').length +
    loose.reduce((sum, [amount]) => sum + amount, 0) +
    chars.reduce((sum, char) => sum + char.treasure, 0) +
    (more.pool ?? 0);
  return {
    ...base,
    phase: 'turns',
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, DELVERS[seat]!)),
    dungeon: dungeon(drawing, doors),
    hidden: Object.fromEntries(hidden.map(([counter, where]) => [key(where), counter])),
    loose: Object.fromEntries(loose.map(([amount, where]) => [key(where), amount])),
    stairs: stairs ? at(stairs) : null,
    buried: 6 - treasures,
    chars,
    nextChar: chars.length,
    supply: Object.fromEntries(
      CARDS.filter(card => !isDelver(card.id)).map(card => [card.id, card.figures - onMap(card.id)]),
    ) as State['supply'],
    recruits: DELVERS.filter(id => onMap(id) === 0),
    round: 1,
    turn: 1,
    stack: [{ do: 'turn-end' }],
    ask: { seat: 0, kind: 'actor' },
    ...more,
  };
}

export const { isListed, playOn, play } = handsOf(
  game,
  state => `Legal are ${JSON.stringify(legalActions(state))}`,
);

export function listed<T extends Action['type']>(state: State, type: T): Extract<Action, { type: T }>[] {
  return legalActions(state).filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

export function char(state: State, id: number): Character {
  const found = state.chars.find(each => each.id === id);
  if (!found) throw new Error(`Character ${id} is not on the map.`);
  return found;
}

export function isGone(state: State, id: number): boolean {
  return state.chars.every(each => each.id !== id);
}

export const activate = (id: number): Action => ({ type: 'activate', char: id });
export const step = (...where: At): Action => ({ type: 'step', to: at(where) });
export const shoot = (target: number, attack: 'ranged' | 'magic' = 'ranged'): Action => ({
  type: 'ranged-assault',
  target,
  attack,
});
export const assault = (target: number, ...path: At[]): Action => ({
  type: 'close-assault',
  target,
  path: path.map(at),
});
export const EXPLORE: Action = { type: 'explore' };
export const GATHER: Action = { type: 'gather' };
export const EXIT: Action = { type: 'exit' };
export const END: Action = { type: 'end-turn' };
export const STOP: Action = { type: 'stop' };
export const KEEP: Action = { type: 'keep' };
export const PASS: Action = { type: 'pass' };
export const BOW_OUT: Action = { type: 'bow-out' };
