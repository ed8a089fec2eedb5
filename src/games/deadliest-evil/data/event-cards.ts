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

/** What is written on them. */
export const EVENT_TEXTS: Readonly<Record<EventCardId, string>> = {
  'goblin-lookout': 'A whistle from a ledge. Someone small has been counting footsteps.',
  'sling-gang': 'Pebbles click on the wall, each one nearer than the last.',
  'torch-patrol': 'A smear of orange light slides along the passage behind her.',
  'war-band': 'Boots, spears, and a marching song with no tune.',
  'drums-below': 'Slow drumming comes up through the floor.',
  'barracks-door': 'A bolt is drawn back in a room she has already passed.',
  'rattle-of-bones': 'Dry bones knock together, learning again how to walk.',
  'open-graves': 'Stone lids grind aside in the dark.',
  'bone-sentinel': 'A guard died at his post, and nobody has told him.',
  'mixed-company': 'Two sets of feet: one wet, one bare to the bone.',
  'side-tunnels': 'They know ways through these walls that she does not.',
  'hue-and-cry': 'One horn, then another, then all of them.',
  'falling-masonry': 'The ceiling lets go of a block it has held for centuries.',
  'dart-slits': 'A click underfoot. The wall breathes out.',
  'loose-flagstones': 'The floor tips like a badly loaded cart.',
  'clinging-webs': 'Grey threads close over hilt, wrist and elbow.',
  'sorcerers-whisper': 'A voice says her name, and every door hears it.',
  'hidden-spring': 'Clear water, cold enough to remember the sky.',
  squabble: 'Voices rise over some small prize, and steel is drawn.',
  'loose-brick': 'One brick is newer than its neighbours.',
};

export const eventCard = rowsById(EVENT_CARDS);

/** The part of the card that counts on this level. */
export function sectionOf(id: EventCardId, level: Level): readonly Effect[] {
  return eventCard(id)[ROMAN[level]];
}
