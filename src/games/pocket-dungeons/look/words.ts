/** How this room names things to people. */
import type { Seat } from '../../../core/game.ts';
import { cellName, DIRECTIONS, stepFrom, type Cell } from '../../../core/grid.ts';
import { counted, listed } from '../../phrases.ts';
import { ABILITIES, type AbilityId } from '../data/abilities.ts';
import { cardOf, type Attack, type CardId, type Pool, type PoolPair, type Side } from '../data/cards.ts';
import { prefabOf } from '../data/prefabs.ts';
import { tileRow, turned, type Mask, type Rotation, type TileKind, type Door } from '../data/tiles.ts';
import type { Nothing, Who } from '../state/events.ts';
import type { Character, State } from '../state/state.ts';

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

/** "You pass", "Red passes". */
export function does(seat: Seat, you: Seat | undefined, verb: string): string {
  if (seat === you) return `You ${verb}`;
  return `${seatName(seat)} ${verb}${verb.endsWith('s') ? 'es' : 's'}`;
}

/** The pennant of whoever steers it; dwellers have none. */
export function ownerBadge({ owner }: Pick<Who, 'owner'>): string | undefined {
  return owner === null ? undefined : seatOf(owner).sprite;
}

// ── Characters ─────────────────────────────────────────────────────────────────────────────────────────────────

export function cardName(card: CardId): string {
  return cardOf(card).name;
}

/** "your Thief", "Red's Thief", "the Troll". */
export function nameOf({ card, owner }: Pick<Who, 'card' | 'owner'>, you?: Seat): string {
  if (owner === null) return `the ${cardName(card)}`;
  return `${owner === you ? 'your' : `${seatName(owner)}'s`} ${cardName(card)}`;
}

/** Two Goblins of a kind are told apart by their tiles: "Goblin Warrior H7". */
export function fullName(state: State, char: Character): string {
  const isOne = state.chars.filter(({ card }) => card === char.card).length < 2;
  return isOne ? cardName(char.card) : `${cardName(char.card)} ${tileName(char.at)}`;
}

export const portrait = (card: CardId): string => `portrait-${card}`;
/** "Goldlust: Picks up treasure on every free tile entered, at no cost." */
export function abilityText(ability: AbilityId): string {
  const { name, text } = ABILITIES[ability];
  return `${name}: ${text}`;
}

export const abilityIcon = (ability: AbilityId): string => `ability-${ability}`;

// ── Tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** "H7": the column's letter and the row's number, of the whole board. */
export function tileName(at: Cell): string {
  return cellName(at);
}

/** In the middle of a sentence, after "a". */
export function tileWord(kind: TileKind): string {
  return tileRow(kind).word;
}

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
  return `${tileName(at)} and ${tileName(stepFrom(at, side))}`;
}

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const ATTACK_WORDS: Readonly<Record<Attack, string>> = {
  melee: 'Melee',
  ranged: 'Ranged',
  magic: 'Magic',
};
export const SIDE_WORDS: Readonly<Record<Side, string>> = { off: 'attack', def: 'defence' };

/** "3/1": attack and defence. */
export function pairText({ off, def }: PoolPair): string {
  return `${poolText(off)}/${poolText(def)}`;
}

/** "3", or "3+4" with a kicker. */
export function poolText({ dice, kicker }: Pool): string {
  return kicker > 0 ? `${dice}+${kicker}` : `${dice}`;
}

/** "Magic defence", "Action". */
export function statText(stat: Attack | 'action', side: Side | null): string {
  return stat === 'action' ? 'Action' : `${ATTACK_WORDS[stat]} ${SIDE_WORDS[side ?? 'def']}`;
}

/** Why nothing came of it: over a head, and in the log. */
// biome-ignore format: a table
export const NOTHINGS: Readonly<Record<Nothing, { readonly short: string; readonly text: string }>> = {
  'no-figure':      { short: 'none left',           text: 'All of that kind are in the dungeon already: nobody comes.' },
  'no-room':        { short: 'no room',             text: 'There is no room for it: nobody comes.' },
  'too-many-rolls': { short: 'that was all',        text: 'Even this dungeon runs out of monsters.' },
  'nowhere-to-go':  { short: 'nowhere to go',       text: 'There is nowhere to go.' },
  'mindless':       { short: 'no mind to take',     text: 'Monsters have no mind to take. Nothing happens.' },
  'alone':          { short: 'nobody to swap with', text: 'There is nobody to swap with. Nothing happens.' },
  'gas-already':    { short: 'no worse air',        text: "The air can't get any worse." },
  'nothing-turned': { short: 'nothing turns',       text: 'No tile here can be turned.' },
  'wall-held':      { short: 'the wall holds',      text: 'The wall holds.' },
};

// ── Numbers and grammar ────────────────────────────────────────────────────────────────────────────────────────

export const treasureText = (count: number): string => counted(count, 'treasure');
export const hazardText = (count: number): string => counted(count, 'skull');

/** What somebody carries: "2 treasures and 1 skull". */
export function haulText({ treasure, hazards }: Pick<Character, 'treasure' | 'hazards'>): string {
  return treasureText(treasure) + (hazards > 0 ? ` and ${hazardText(hazards)}` : '');
}

/** What falls with somebody, at the end of a sentence. */
export function dropText({ treasure }: Pick<Character, 'treasure'>): string {
  return treasure > 0 ? ` and drops ${treasureText(treasure)}` : '';
}

/** Where a tile lies from another, roughly: "north", "south-west". */
export function bearing(from: Cell, to: Cell): string {
  const upright = to.y < from.y ? 'north' : to.y > from.y ? 'south' : '';
  const level = to.x < from.x ? 'west' : to.x > from.x ? 'east' : '';
  return [upright, level].filter(Boolean).join('-');
}
