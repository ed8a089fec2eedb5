/** Chapter "Search decks": six cards for Level I, five for II, four for III. Names and counts are the source's. */
import { rowsById } from '../../tables.ts';
import { byLevel, type Ability, type Level } from './constants.ts';
import { burn, heal, invisible, vs, wound, type Effect } from './effects.ts';

/** Resolved at once, used once in the Use Item phase, or carried and always at work. */
export type Use = 'instant' | 'once' | 'persistent';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly copies: number;
  readonly use: Use;
  /** Added to every roll of that ability's die. */
  readonly bonus?: { readonly ability: Ability; readonly by: number };
  readonly effects: readonly Effect[];
}

// biome-ignore format: a table
const TABLE = [
  { id: 'nothing',             name: 'Nothing',                   level: 1, copies: 3, use: 'instant',    effects: [] },
  { id: 'healing-balm',        name: 'Healing Balm',              level: 1, copies: 2, use: 'once',       effects: [heal(2)] },
  { id: 'amulet-of-speed',     name: 'Amulet of Speed',           level: 1, copies: 1, use: 'persistent', effects: [], bonus: { ability: 'speed', by: 1 } },
  { id: 'giant-rat-attack',    name: 'Giant Rat Attack',          level: 2, copies: 1, use: 'instant',    effects: [vs(6, 'combat', wound(1))] },
  { id: 'fireball-scroll',     name: 'Fireball Spell Scroll',     level: 2, copies: 1, use: 'once',       effects: [burn] },
  { id: 'invisibility-scroll', name: 'Invisibility Spell Scroll', level: 2, copies: 1, use: 'once',       effects: [invisible] },
  { id: 'enchanted-shield',    name: 'Enchanted Shield',          level: 2, copies: 1, use: 'persistent', effects: [], bonus: { ability: 'defense', by: 1 } },
  { id: 'rope',                name: 'Rope',                      level: 2, copies: 1, use: 'persistent', effects: [] },
  { id: 'poison-gas-trap',     name: 'Poison Gas Trap',           level: 3, copies: 1, use: 'instant',    effects: [vs(6, 'speed', wound(2))] },
  { id: 'magic-sword',         name: 'Magic Sword',               level: 3, copies: 1, use: 'persistent', effects: [], bonus: { ability: 'combat', by: 1 } },
  { id: 'healing-potion',      name: 'Healing Potion',            level: 3, copies: 1, use: 'once',       effects: [heal(4)] },
  { id: 'cloak-of-stealth',    name: 'Cloak of Stealth',          level: 3, copies: 1, use: 'persistent', effects: [] },
] as const satisfies readonly Row[];

export type CardId = (typeof TABLE)[number]['id'];
/** Cards that go into her bag; the others are over as soon as they are read. */
export type ItemId = Exclude<CardId, Extract<(typeof TABLE)[number], { use: 'instant' }>['id']>;
export type UsableId = Extract<(typeof TABLE)[number], { use: 'once' }>['id'];

export interface SearchCard extends Row {
  readonly id: CardId;
}

export const SEARCH_CARDS: readonly SearchCard[] = TABLE;

export const searchCard = rowsById(SEARCH_CARDS);

export function isItem(id: CardId): id is ItemId {
  return searchCard(id).use !== 'instant';
}

export function isUsable(id: CardId): id is UsableId {
  return searchCard(id).use === 'once';
}

/** The unshuffled decks, copies expanded, in the order of the table. */
export const SEARCH_DECKS = byLevel((of): readonly CardId[] =>
  SEARCH_CARDS.filter(({ level }) => level === of).flatMap(({ id, copies }) =>
    Array<CardId>(copies).fill(id),
  ),
);
