/** How this room names things to people. */
import type { Seat } from '../../../core/game.ts';
import { cellName, DIRECTIONS, type Cell } from '../../../core/grid.ts';
import { counted, listed } from '../../phrases.ts';
import type { AbilityId } from '../data/abilities.ts';
import { cardOf, type Attack, type CardId, type Pool, type Side } from '../data/cards.ts';
import type { TrapId } from '../data/charts.ts';
import { prefabOf } from '../data/prefabs.ts';
import { turned, type Mask, type Rotation, type TileKind } from '../data/tiles.ts';
import type { Who } from '../state/events.ts';
import type { Character, Door, State } from '../state/state.ts';

// ── Seats ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** By seat: a colour and a shape on its pennant, so that nobody needs to tell red from green. */
export const SEATS = [
  { name: 'Red', full: 'Red square', sprite: 'seat-1' },
  { name: 'Blue', full: 'Blue plus', sprite: 'seat-2' },
  { name: 'Green', full: 'Green tower', sprite: 'seat-3' },
  { name: 'Gold', full: 'Gold diamond', sprite: 'seat-4' },
  { name: 'Violet', full: 'Violet cross', sprite: 'seat-5' },
  { name: 'White', full: 'White bars', sprite: 'seat-6' },
] as const;

export const SEAT_NAMES: readonly string[] = SEATS.map(seat => seat.full);

export function seatOf(seat: Seat): (typeof SEATS)[number] {
  return SEATS[seat] ?? SEATS[0];
}

export function seatName(seat: Seat): string {
  return seatOf(seat).name;
}

// ── Characters ─────────────────────────────────────────────────────────────────────────────────────────────────

export function cardName(card: CardId): string {
  return cardOf(card).name;
}

/** "Red's Thief", "the Troll". */
export function nameOf({ card, owner }: Pick<Who, 'card' | 'owner'>): string {
  return owner === null ? `the ${cardName(card)}` : `${seatName(owner)}'s ${cardName(card)}`;
}

/** "your Thief", "Red's Thief", "the Troll". */
export function nameFor(seat: Seat, char: Pick<Who, 'card' | 'owner'>): string {
  return char.owner === seat ? `your ${cardName(char.card)}` : nameOf(char);
}

/** Two Goblins of a kind are told apart by their tiles: "Goblin Warrior H7". */
export function figureName(state: State, char: Character): string {
  const isOne = state.chars.filter(({ card }) => card === char.card).length < 2;
  return isOne ? cardName(char.card) : `${cardName(char.card)} ${tileName(char.at)}`;
}

export const portrait = (card: CardId): string => `portrait-${card}`;
export const abilityIcon = (ability: AbilityId): string => `ability-${ability}`;

// ── Tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** "H7": the column's letter and the row's number, of the whole board. */
export function tileName(at: Cell): string {
  return cellName(at);
}

/** In the middle of a sentence, after "a". */
// biome-ignore format: a table
export const TILE_WORDS: Readonly<Record<TileKind, string>> = {
  'hall-straight': 'straight hallway',
  'hall-corner':   'hallway corner',
  'hall-tee':      'junction',
  'hall-cross':    'crossroads',
  'hall-dead':     'dead end',
  'room-vault':    'vault',
  'room-through':  'long room',
  'room-bend':     'corner room',
  'room-tee':      'room of three exits',
  'room-cross':    'room of four exits',
  'water':         'flooded chamber',
  'start':         'start',
};

/** Each way to lie has a picture of its own, because light stays from above. A straight hallway has only two. */
export function tilePicture(kind: TileKind, rot: Rotation): string {
  const { exits, rotations } = prefabOf(kind);
  const shown = rotations.find(each => turned(exits, each) === turned(exits, rot)) ?? 0;
  return shown === 0 ? `tile-${kind}` : `tile-${kind}-turn-${shown}`;
}

/** "north and east". */
export function exitsText(exits: Mask): string {
  const open = DIRECTIONS.filter((_, side) => (exits & (1 << side)) !== 0);
  if (open.length === DIRECTIONS.length) return 'all sides';
  return listed(open);
}

export function doorBetween({ at, side }: Door): string {
  const beyond = side === 'east' ? { x: at.x + 1, y: at.y } : { x: at.x, y: at.y + 1 };
  return `${tileName(at)} and ${tileName(beyond)}`;
}

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const ATTACK_WORDS: Readonly<Record<Attack, string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  magic: 'Magic',
};
export const SIDE_WORDS: Readonly<Record<Side, string>> = { off: 'attack', def: 'defence' };

/** "3", or "3+4" with a kicker. */
export function poolText({ dice, kicker }: Pool): string {
  return kicker > 0 ? `${dice}+${kicker}` : `${dice}`;
}

/** "Magic defence", "Action". */
export function statText(stat: Attack | 'action', side: Side | null): string {
  return stat === 'action' ? 'Action' : `${ATTACK_WORDS[stat]} ${SIDE_WORDS[side ?? 'def']}`;
}

/** What a trap is called in the middle of a sentence. */
// biome-ignore format: a table
export const TRAP_WORDS: Readonly<Record<TrapId, string>> = {
  'poison-dart':        'a poison dart',
  'bottomless-pit':     'a bottomless pit',
  'teleportation':      'a whirl of magic',
  'mind-control':       'a voice in the head',
  'fireball':           'a fireball',
  'shifting-corridors': 'grinding stone',
  'cave-in':            'falling rock',
  'paralyzation':       'a paralysing chill',
  'ambush':             'an ambush',
  'mind-swap':          'a swap of minds',
  'gas-cloud':          'a cloud of gas',
};

// ── Numbers and grammar ────────────────────────────────────────────────────────────────────────────────────────

export const treasureText = (count: number): string => counted(count, 'treasure');
export const hazardText = (count: number): string => counted(count, 'skull');

/** Where a tile lies from another, roughly: "north", "south-west". */
export function bearing(from: Cell, to: Cell): string {
  const upright = to.y < from.y ? 'north' : to.y > from.y ? 'south' : '';
  const level = to.x < from.x ? 'west' : to.x > from.x ? 'east' : '';
  return [upright, level].filter(Boolean).join('-');
}
