/** Chapter "Event deck": twenty cards, each with a section for the level that Kora is on. All of them are our own. */
import { rowsById } from '../../tables.ts';
import { ROMAN, type Level } from './constants.ts';
import {
  advance,
  chase,
  cull,
  fall,
  find,
  heal,
  place,
  retreat,
  slowed,
  vs,
  wound,
  type Effect,
} from './effects.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly I: readonly Effect[];
  readonly II: readonly Effect[];
  readonly III: readonly Effect[];
}

// `place(goblins, skeletons)` on the first space of the track.
// biome-ignore format: a table
const TABLE = [
  { id: 'goblin-lookout',    name: 'Goblin Lookout',         I: [place(2, 0)],                   II: [place(2, 0)],                   III: [place(2, 0)] },
  { id: 'sling-gang',        name: 'Sling Gang',             I: [place(2, 0)],                   II: [place(2, 0)],                   III: [place(3, 0)] },
  { id: 'torch-patrol',      name: 'Torch Patrol',           I: [place(2, 0)],                   II: [place(1, 1)],                   III: [place(1, 1)] },
  { id: 'war-band',          name: 'War Band',               I: [place(3, 0)],                   II: [place(3, 0)],                   III: [place(3, 1)] },
  { id: 'drums-below',       name: 'Drums Below',            I: [place(1, 0)],                   II: [place(1, 1)],                   III: [place(0, 2)] },
  { id: 'barracks-door',     name: 'Barracks Door',          I: [place(2, 0)],                   II: [place(2, 1)],                   III: [place(2, 1)] },
  { id: 'rattle-of-bones',   name: 'Rattle of Bones',        I: [place(0, 1)],                   II: [place(0, 2)],                   III: [place(0, 2)] },
  { id: 'open-graves',       name: 'Open Graves',            I: [place(0, 1)],                   II: [place(0, 2)],                   III: [place(0, 3)] },
  { id: 'bone-sentinel',     name: 'Bone Sentinel',          I: [place(0, 1)],                   II: [place(0, 1)],                   III: [place(0, 2)] },
  { id: 'mixed-company',     name: 'Mixed Company',          I: [place(1, 1)],                   II: [place(1, 1)],                   III: [place(1, 1)] },
  { id: 'side-tunnels',      name: 'Side Tunnels',           I: [chase, place(1, 0)],            II: [chase, place(1, 0)],            III: [chase, place(0, 1)] },
  { id: 'hue-and-cry',       name: 'Hue and Cry',            I: [advance, place(1, 0)],          II: [advance, place(1, 0)],          III: [advance, place(0, 1)] },
  { id: 'falling-masonry',   name: 'Falling Masonry',        I: [vs(4, 'speed', wound(1))],      II: [vs(6, 'speed', wound(1))],      III: [vs(8, 'speed', wound(1))] },
  { id: 'dart-slits',        name: 'Dart Slits',             I: [vs(4, 'defense', wound(1))],    II: [vs(6, 'defense', wound(1))],    III: [vs(8, 'defense', wound(1))] },
  { id: 'loose-flagstones',  name: 'Loose Flagstones',       I: [fall(4, wound(1))],             II: [fall(6, wound(1))],             III: [fall(6, wound(1), slowed)] },
  { id: 'clinging-webs',     name: 'Clinging Webs',          I: [vs(4, 'combat', slowed)],       II: [vs(6, 'combat', slowed)],       III: [vs(6, 'combat', wound(1), slowed)] },
  { id: 'sorcerers-whisper', name: "The Sorcerer's Whisper", I: [vs(4, 'defense', advance)],     II: [vs(6, 'defense', advance)],     III: [vs(8, 'defense', advance)] },
  { id: 'hidden-spring',     name: 'Hidden Spring',          I: [heal(1)],                       II: [heal(1)],                       III: [heal(2)] },
  { id: 'squabble',          name: 'Squabble in the Dark',   I: [cull('goblin')],                II: [cull('goblin')],                III: [retreat] },
  { id: 'loose-brick',       name: 'Loose Brick',            I: [find],                          II: [find],                          III: [find] },
] as const satisfies readonly Row[];

export type EventCardId = (typeof TABLE)[number]['id'];

export interface EventCard extends Row {
  readonly id: EventCardId;
}

export const EVENT_CARDS: readonly EventCard[] = TABLE;
export const EVENT_CARD_IDS: readonly EventCardId[] = TABLE.map(row => row.id);

export const eventCard = rowsById(EVENT_CARDS);

/** The part of the card that counts on this level. */
export function sectionOf(id: EventCardId, level: Level): readonly Effect[] {
  return eventCard(id)[ROMAN[level]];
}
