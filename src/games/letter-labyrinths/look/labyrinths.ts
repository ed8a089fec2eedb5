/** Each labyrinth as people meet it: its foes, its light, its litter, its words. Its rules are in `data/dungeons.ts`. */
import type { Tone } from '../../../core/look.ts';
import { ENEMY_NUMBERS, type EnemyNumber } from '../data/constants.ts';
import { dungeonIn, DUNGEONS, type BossSize, type DungeonId, type Twist } from '../data/dungeons.ts';
import type { Foe, State } from '../state/state.ts';

interface LabyrinthLook {
  /** The sprites of its enemies: `slime-1` to `slime-5`. */
  readonly family: string;
  readonly enemies: readonly string[];
  /** The sprite of its boss, `boss-jelly`, of its card and its roar; one that grows has a picture for each size. */
  readonly boss: string;
  readonly grows?: true;
  /** What it is lit by, besides the torches of the pawns. */
  readonly glow: Tone;
  /** What lies about: pictures without meaning, away from the centre where the boss arrives. */
  readonly litter: readonly (readonly [sprite: string, x: number, y: number])[];
  /** In the new-game dialog, and in the rules book. */
  readonly option: string;
  readonly help: string;
}

// biome-ignore format: litter is a table
export const LABYRINTHS: Readonly<Record<DungeonId, LabyrinthLook>> = {
  'translucent-trial': {
    family: 'slime',
    enemies: ['Slime cube', 'Waste cube', 'Rusty cube', 'Spoil cube', 'Funky cube'],
    boss: 'jelly',
    glow: 'ice',
    litter: [['goo-splat', 2, 1], ['goo-splat', 9, 8], ['goo-splat', 10, 2], ['goo-splat', 3, 7], ['grate', 8, 4], ['scroll-litter', 1, 8]],
    option: 'No twist. The printed dungeon, and the one to begin with.',
    help: 'The printed dungeon, without a twist. By the book every enemy takes 4 hits and the boss 15, however many play; evened numbers give any party about the same chance.',
  },
  'drifting-drains': {
    family: 'drain',
    enemies: ['Eel', 'Toad', 'Crab', 'Rat', 'Leech'],
    boss: 'wyrm',
    glow: 'ice',
    litter: [['grate', 1, 1], ['grate', 10, 8], ['grate', 8, 5], ['grate', 3, 4], ['goo-splat', 9, 1], ['goo-splat', 2, 8], ['scroll-litter', 11, 0]],
    option: 'The current carries traps along. One that drifts onto a pawn costs a card.',
    help: 'When the foes have moved, each trap whose vowel is on the card drifts one square that way, the foremost first. Walls, the edge and other traps hold it. Against a pawn it snaps: a fortune burns and it stays.',
  },
  'guarded-gates': {
    family: 'gate',
    enemies: ['Living lock', 'Gargoyle', 'Bolt beetle', 'Chain snake', 'Knocker'],
    boss: 'keeper',
    glow: 'fire',
    litter: [['keyhole-plate', 2, 2], ['keyhole-plate', 9, 7], ['scroll-litter', 10, 1], ['scroll-litter', 1, 8], ['cobweb', 0, 0], ['cobweb', 11, 9], ['grate', 7, 3]],
    option: 'Four doors stay shut until a word that holds their letter walks into them.',
    help: 'Four double doors with a letter each. Closed they are walls, for enemies too, not for the boss. A word that holds the letter opens the door as you walk into it, for good and for everybody.',
  },
  'growing-grove': {
    family: 'grove',
    enemies: ['Thorn imp', 'Moss hare', 'Vine snake', 'Toadstool', 'Root hand'],
    boss: 'brute',
    grows: true,
    glow: 'good',
    litter: [['clover', 1, 1], ['clover', 3, 5], ['clover', 9, 3], ['clover', 8, 8], ['clover', 5, 7], ['clover', 10, 6], ['clover', 0, 8], ['clover', 11, 1]],
    option: 'Another trap sprouts every round while the bag holds one, and the boss grows as it is hurt.',
    help: 'In every enemy phase one more trap sprouts, as long as the bag holds one. The boss begins as one square. With a third of its hits it grows, with two thirds again: when an enemy phase begins, one size at a time. Pawns under it make way.',
  },
  'hushed-halls': {
    family: 'hall',
    enemies: ['Ghost', 'Cold wisp', 'Lantern shade', 'Dust cat', 'Mourner'],
    boss: 'wraith',
    glow: 'magic',
    litter: [['cobweb', 0, 0], ['cobweb', 11, 0], ['cobweb', 3, 6], ['cobweb', 9, 9], ['scroll-litter', 1, 4], ['scroll-litter', 8, 8], ['scroll-litter', 4, 2], ['scroll-litter', 10, 7]],
    option: 'The one vowel that is not on the card may not be used.',
    help: "Every card shows four vowels. The fifth is hushed: no word may hold it while the card is in play, and its traps can't be cleared by words.",
  },
};

/** The twists as their cards tell them. */
export const TWIST_WORDS: Readonly<Record<Twist, { readonly name: string; readonly text: string }>> = {
  none: { name: 'No twist', text: 'Walls, traps and words, nothing more.' },
  drift: {
    name: 'Current',
    text: 'After the enemies each trap whose vowel is on the card drifts one square that way, if it can. Onto a pawn it snaps: a card burns.',
  },
  doors: {
    name: 'Lettered doors',
    text: 'A closed door is a wall to all but the boss. Walk into it with a word that holds its letter: it opens for good, for everybody.',
  },
  growth: {
    name: 'Growth',
    text: 'A trap sprouts in every enemy phase while the bag holds one. From one third of its hits on the boss grows, from two thirds again, one size a phase.',
  },
  hush: {
    name: 'Hush',
    text: 'The vowel that is missing on the card is hushed: none of your words may hold it.',
  },
};

function lookOf({ options }: State): LabyrinthLook {
  return LABYRINTHS[options.dungeon];
}

export function enemySprite(state: State, n: EnemyNumber): string {
  return `${lookOf(state).family}-${n}`;
}

export function bossSprite(state: State, size: BossSize): string {
  const pictures = bossPictures(lookOf(state));
  return pictures[size - 1] ?? pictures[0]!;
}

function bossPictures({ boss, grows }: LabyrinthLook): string[] {
  return grows ? [1, 2, 3].map(size => `boss-${boss}-${size}`) : [`boss-${boss}`];
}

export const bossCard = (state: State): string => `boss-${lookOf(state).boss}-card`;
export const bossVoice = (state: State): string => `boss-roar-${lookOf(state).boss}`;
export const dungeonCard = ({ options }: State): string => `dungeon-${options.dungeon}`;

/** "Eel", "Whirlpool Wyrm". */
export function foeName(state: State, foe: Foe): string {
  return foe === 'boss' ? dungeonIn(state).boss : lookOf(state).enemies[foe - 1]!;
}

/** "the Eel". */
export function theFoe(state: State, foe: Foe): string {
  return `the ${foeName(state, foe)}`;
}

/** What all labyrinths together need of the packed assets. */
export const LABYRINTH_SPRITES: ReadonlySet<string> = new Set(
  DUNGEONS.flatMap(id => {
    const { family, boss, litter } = LABYRINTHS[id];
    return [
      `dungeon-${id}`,
      ...ENEMY_NUMBERS.map(n => `${family}-${n}`),
      ...bossPictures(LABYRINTHS[id]),
      `boss-${boss}-card`,
      ...litter.map(([sprite]) => sprite),
    ];
  }),
);
export const BOSS_VOICES: readonly string[] = Object.values(LABYRINTHS).map(
  ({ boss }) => `boss-roar-${boss}`,
);
