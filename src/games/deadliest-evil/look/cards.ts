/** One record for each card as people meet it: search cards and events. What a card does stands in its row of data. */
import type { Cell } from '../../../core/grid.ts';
import { beam, burst, fly, shake, sound, together, type Motion } from '../../../core/look.ts';
import type { EventCardId } from '../data/event-cards.ts';
import type { CardId, UsableId } from '../data/search-cards.ts';
import type { Source } from '../state/state.ts';
import { HER } from './motion-words.ts';

/** What comes at her when a roll is asked for, out of the dark, whether it hits or not. */
type Hazard = (from: Cell, isHit: boolean) => Motion;

const jolt = (isHit: boolean): Motion[] => (isHit ? [shake(1)] : []);

interface CardLook {
  /** What is written on it. */
  readonly text: string;
  /** What it is good for, in one line. */
  readonly use: string;
  /** The same where every word counts: on the card itself and in tables. */
  readonly short: string;
  readonly hazard?: Hazard;
}

interface UsableLook extends CardLook {
  /** Its button and its key. */
  readonly verb: string;
  readonly key: string;
  readonly used: readonly Motion[];
}

export const CARDS: Readonly<Record<CardId, CardLook> & Record<UsableId, UsableLook>> = {
  nothing: {
    text: 'Dust, and the shape of something that used to lie in it.',
    use: 'Nothing at all.',
    short: 'Dust.',
  },
  'healing-balm': {
    text: 'A tin of green grease that smells of the forest in rain.',
    use: 'Use it once: gain 2 Life.',
    short: 'Once: +2 Life.',
    verb: 'Balm',
    key: 'b',
    used: [sound('gulp')],
  },
  'amulet-of-speed': {
    text: 'A swallow cast in silver. It is never quite still.',
    use: '+1 on every roll of the Speed die.',
    short: '+1 Speed.',
  },
  'giant-rat-attack': {
    text: 'The heap of rags has teeth, and it was asleep.',
    use: 'At once: d6 against Combat, or lose 1 Life.',
    short: 'd6 against Combat!',
    hazard: (_, isHit) => together(sound('rats'), ...jolt(isHit)),
  },
  'fireball-scroll': {
    text: 'One word, written in letters that are warm to the touch.',
    use: 'Use it once: kills every goblin and skeleton on your tile.',
    short: 'Once: burn all here but Grislyk.',
    verb: 'Fireball',
    key: 'f',
    used: [together(sound('fireball'), burst(HER, 'fire', 4), shake(2))],
  },
  'invisibility-scroll': {
    text: 'The ink can be seen only from the corner of the eye.',
    use: 'Use it once: this round nobody stops your walk, and when the next begins nobody follows or strikes.',
    short: 'Once: walk unseen.',
    verb: 'Vanish',
    key: 'i',
    used: [sound('page')],
  },
  'enchanted-shield': {
    text: 'It leans into a blow before the blow is thrown.',
    use: '+1 on every roll of the Defense die.',
    short: '+1 Defense.',
  },
  rope: {
    text: "Forty feet of ship's line. Kora ties the knot without looking.",
    use: 'The Pit needs no roll, nor do loose flagstones.',
    short: 'No roll at the Pit.',
  },
  'poison-gas-trap': {
    text: 'A glass bulb rolls off the shelf, taking its time.',
    use: 'At once: d6 against Speed, or lose 2 Life.',
    short: 'd6 against Speed!',
    hazard: () => together(sound('gas'), burst(HER, 'good', 3)),
  },
  'magic-sword': {
    text: 'It hums one note, and the note is higher near bone.',
    use: '+1 on every roll of the Combat die.',
    short: '+1 Combat.',
  },
  'healing-potion': {
    text: 'Red, sweet, and far too warm.',
    use: 'Use it once: gain 4 Life.',
    short: 'Once: +4 Life.',
    verb: 'Potion',
    key: 'p',
    used: [sound('gulp')],
  },
  'cloak-of-stealth': {
    text: 'Grey wool that makes no sound, not even when dropped.',
    use: 'Monsters never stop your walk, and your searches do not move the track.',
    short: 'Slip past, search in silence.',
  },
};

interface EventLook {
  readonly text: string;
  readonly hazard?: Hazard;
}

export const EVENTS: Readonly<Record<EventCardId, EventLook>> = {
  'goblin-lookout': { text: 'A whistle from a ledge. Someone small has been counting footsteps.' },
  'sling-gang': { text: 'Pebbles click on the wall, each one nearer than the last.' },
  'torch-patrol': { text: 'A smear of orange light slides along the passage behind her.' },
  'war-band': { text: 'Boots, spears, and a marching song with no tune.' },
  'drums-below': { text: 'Slow drumming comes up through the floor.' },
  'barracks-door': { text: 'A bolt is drawn back in a room she has already passed.' },
  'rattle-of-bones': { text: 'Dry bones knock together, learning again how to walk.' },
  'open-graves': { text: 'Stone lids grind aside in the dark.' },
  'bone-sentinel': { text: 'A guard died at his post, and nobody has told him.' },
  'mixed-company': { text: 'Two sets of feet: one wet, one bare to the bone.' },
  'side-tunnels': { text: 'They know ways through these walls that she does not.' },
  'hue-and-cry': { text: 'One horn, then another, then all of them.' },
  'falling-masonry': {
    text: 'The ceiling lets go of a block it has held for centuries.',
    hazard: from => together(sound('masonry'), fly('fx-stone', from, HER, 3), shake(2)),
  },
  'dart-slits': {
    text: 'A click underfoot. The wall breathes out.',
    hazard: (from, isHit) => together(sound('dart'), beam(from, HER, 'dim', 'fx-dart'), ...jolt(isHit)),
  },
  'loose-flagstones': {
    text: 'The floor tips like a badly loaded cart.',
    hazard: () => together(sound('masonry'), shake(2)),
  },
  'clinging-webs': {
    text: 'Grey threads close over hilt, wrist and elbow.',
    hazard: from => together(sound('web'), fly('fx-web', from, HER, 3)),
  },
  'sorcerers-whisper': {
    text: 'A voice says her name, and every door hears it.',
    hazard: () => together(sound('grislyk-wakes'), burst(HER, 'magic', 2)),
  },
  'hidden-spring': { text: 'Clear water, cold enough to remember the sky.' },
  squabble: { text: 'Voices rise over some small prize, and steel is drawn.' },
  'loose-brick': { text: 'One brick is newer than its neighbours.' },
};

/** Every roll that a tile or a card asks for shows what it is about. */
export const HAZARDS: Readonly<Partial<Record<Source, { readonly hazard?: Hazard }>>> = {
  ...CARDS,
  ...EVENTS,
  blades: {
    hazard: (from, isHit) => together(sound('blade'), fly('blade-sweep', from, HER), ...jolt(isHit)),
  },
  pit: {
    hazard: (_, isHit) =>
      isHit ? together(sound('pit-fall'), shake(2), burst(HER, 'dim', 2)) : sound('swish'),
  },
};
