/** Positions for the tests of this room, in the notation of the worked examples: `gallery > cliff`, `1c`, `C8 D6 S4`. */
import type { Die, Level, Objective } from '../../../src/games/deadliest-evil/data/constants.ts';
import { EVENT_CARD_IDS, type EventCardId } from '../../../src/games/deadliest-evil/data/event-cards.ts';
import { KINDS, type Kind } from '../../../src/games/deadliest-evil/data/monsters.ts';
import {
  SEARCH_DECKS,
  type CardId,
  type ItemId,
  type UsableId,
} from '../../../src/games/deadliest-evil/data/search-cards.ts';
import type { SpaceId } from '../../../src/games/deadliest-evil/data/tile-faces.ts';
import { TILE_IDS, type TileId } from '../../../src/games/deadliest-evil/data/tile-maps.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import { entranceTile, withTile } from '../../../src/games/deadliest-evil/rules/tiles.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { Kora, Monster, State } from '../../../src/games/deadliest-evil/state/state.ts';
import type { Loc, PlacedTile } from '../../../src/games/deadliest-evil/state/tiles.ts';
import { handsOf } from '../support/play-on.ts';

export { only, typesOf } from '../support/events.ts';

type Change = Omit<Partial<State>, 'kora' | 'monsters' | 'objectives' | 'stacks' | 'searchDecks' | 'ask'> & {
  readonly ask?: 'assign' | 'search' | 'item' | 'act';
  readonly dice?: string;
  readonly kora?: Partial<Omit<Kora, 'tile' | 'space' | 'dice' | 'items'>>;
  readonly items?: readonly ItemId[];
  /** `g1@2` on tile 2, `s1#4` on space 4 of the track. */
  readonly monsters?: string;
  readonly done?: readonly Objective[];
  /** Tiles on top of a stack, cards on top of a search deck. */
  readonly stack?: Readonly<Partial<Record<Level, readonly TileId[]>>>;
  readonly deck?: Readonly<Partial<Record<Level, readonly CardId[]>>>;
  /** The next event. */
  readonly event?: EventCardId;
};

/** Life 6, no items, standard track, round 5, phase `act`, nothing done, the next event is Hidden Spring. */
export function position(way: string, at: string, change: Change = {}): State {
  const { ask = 'act', dice = 'C4 D6 S8', kora = {}, items = [], monsters = '', done = [], ...more } = change;
  const { stack = {}, deck = {}, event = 'hidden-spring', ...rest } = more;
  const { state } = game.create({ seed: 'test', seats: ['human'], options: {} });
  const tiles = dungeon(way);
  const { tile, space } = loc(at);
  return {
    ...state,
    ask: { seat: 0, kind: ask },
    turn: 5,
    tiles,
    stacks: { ...stacksWithout(tiles), ...stack },
    kora: { ...state.kora, ...kora, tile, space, dice: diceOf(dice), items: [...items] },
    monsters: monsters.split(' ').filter(Boolean).map(monster).toSorted(inOrder),
    searchDecks: { 1: deckWith(1, deck, items), 2: deckWith(2, deck, items), 3: deckWith(3, deck, items) },
    eventDeck: [event, ...EVENT_CARD_IDS.filter(id => id !== event)],
    objectives: {
      book: done.includes('book'),
      crucible: done.includes('crucible'),
      grislyk: done.includes('grislyk'),
    },
    marks: Array.from({ length: rest.turn ?? 5 }, () => ({ wounds: 0, objective: false })),
    ...rest,
  };
}

/** `gallery > cliff`, `stairs-1 >> narrow`; the Entrance is always tile 0. */
export function dungeon(way: string): PlacedTile[] {
  let tiles: PlacedTile[] = [entranceTile()];
  for (const [, sign, id] of ` > ${way}`.matchAll(/ (>>?) ([a-z0-9-]+)/g)) {
    tiles = withTile(tiles, tiles.length - 1, sign === '>>' ? 'stair' : 'onward', id as TileId);
  }
  return tiles;
}

function stacksWithout(tiles: readonly PlacedTile[]): State['stacks'] {
  const left = TILE_IDS.filter(id => !tiles.some(tile => tile.id === id));
  const terminus = left.filter(id => ['book', 'crucible', 'dead-end'].includes(id));
  const general = left.filter(id => !terminus.includes(id) && !id.startsWith('stairs'));
  const stackOf = (level: Level): TileId[] => {
    const size = 4 - tiles.filter(tile => tile.level === level && tile.id !== 'entrance').length;
    if (size === 0) return [];
    const stairs = left.filter(id => id === `stairs-${level}`);
    return [...stairs, ...general.splice(0, size - 1 - stairs.length), ...terminus.splice(0, 1)];
  };
  return { 1: stackOf(1), 2: stackOf(2), 3: stackOf(3) };
}

function deckWith(level: Level, top: NonNullable<Change['deck']>, items: readonly ItemId[]): CardId[] {
  const first = top[level];
  if (first?.length === 0) return [];
  const rest = [...SEARCH_DECKS[level]];
  for (const card of [...items, ...(first ?? [])]) {
    const found = rest.indexOf(card);
    if (found >= 0) rest.splice(found, 1);
  }
  return [...(first ?? []), ...rest];
}

function diceOf(text: string): NonNullable<Kora['dice']> {
  const die = (letter: string): Die => Number(new RegExp(`${letter}(\\d)`).exec(text)![1]) as Die;
  return { combat: die('C'), defense: die('D'), speed: die('S') };
}

function monster(text: string): Monster {
  const [, id, sign, number] = /^(\w+)([@#])(\d+)$/.exec(text)!;
  const kind: Kind = id === 'grislyk' ? 'grislyk' : id!.startsWith('g') ? 'goblin' : 'skeleton';
  const at = sign === '@' ? { on: 'board', tile: Number(number) } : { on: 'track', space: Number(number) };
  return { id: id!, kind, at } as Monster;
}

function inOrder(a: Monster, b: Monster): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}

export const { isListed, playOn, play } = handsOf(game, state =>
  JSON.stringify({ kora: state.kora, act: state.act, legal: legalActions(state) }),
);

/** Who is in play and where, in the notation of `position`. */
export function where({ monsters }: State): string {
  return monsters
    .map(({ id, at }) => (at.on === 'board' ? `${id}@${at.tile}` : `${id}#${at.space}`))
    .join(' ');
}

export function spot({ kora }: State): string {
  return `${kora.tile}${kora.space}`;
}

/** The legal actions in short: `attack g1`, `roll-move`, `step 1b`. */
export function legal(state: State): string[] {
  return legalActions(state).map(action => {
    switch (action.type) {
      case 'assign':
        return `assign ${action.combat}-${action.defense}-${action.speed}`;
      case 'attack':
        return `attack ${action.monster}`;
      case 'step':
        return `step ${action.to.tile}${action.to.space}`;
      case 'explore':
        return `explore ${action.exit}`;
      case 'use-item':
        return `use ${action.item}`;
      default:
        return action.type;
    }
  });
}

export function loc(name: string): Loc {
  return { tile: Number(name.slice(0, -1)), space: name.at(-1) as SpaceId };
}

export const assign = (combat: Die, defense: Die, speed: Die): Action => ({
  type: 'assign',
  combat,
  defense,
  speed,
});
export const attack = (id: string): Action => ({ type: 'attack', monster: id });
export const use = (item: UsableId): Action => ({ type: 'use-item', item });
export const walk = (...names: string[]): Action[] => names.map(name => ({ type: 'step', to: loc(name) }));
export const ROLL: Action = { type: 'roll-move' };
export const ONWARD: Action = { type: 'explore', exit: 'onward' };
export const STAIR: Action = { type: 'explore', exit: 'stair' };
export const END_MOVE: Action = { type: 'end-move' };
export const END_TURN: Action = { type: 'end-turn' };
export const SEARCH: Action = { type: 'search' };
export const SKIP: Action = { type: 'skip-search' };
export const END_ITEMS: Action = { type: 'end-items' };
