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
  /** How its boss goes about it. */
  readonly habit: string;
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
    habit: 'It spells 3 words a round.',
    glow: 'ice',
    litter: [['goo-splat', 2, 1], ['goo-splat', 9, 8], ['goo-splat', 10, 2], ['goo-splat', 3, 7], ['grate', 8, 4], ['scroll-litter', 1, 8]],
    option: 'No twist. The printed dungeon, and the best one to start with.',
    help: 'The printed dungeon, without a twist. By the book, every enemy takes 4 hits and the boss 15, no matter how many play. Evened numbers give any party about the same chance.',
  },
  'drifting-drains': {
    family: 'drain',
    enemies: ['Eel', 'Toad', 'Crab', 'Rat', 'Leech'],
    boss: 'wyrm',
    habit: 'It darts about: 4 short words a round.',
    glow: 'ice',
    litter: [['grate', 1, 1], ['grate', 10, 8], ['grate', 8, 5], ['grate', 3, 4], ['goo-splat', 9, 1], ['goo-splat', 2, 8], ['scroll-litter', 11, 0]],
    option: 'The current carries traps three squares a round. One that drifts onto a pawn costs a card.',
    help: 'After the enemies move, each trap whose vowel is on the card drifts up to three squares in that direction, the one in front first. Walls, the edge and other traps stop it. If it drifts into a pawn, a card burns and the trap stays there.',
  },
  'guarded-gates': {
    family: 'gate',
    enemies: ['Living lock', 'Gargoyle', 'Bolt beetle', 'Chain snake', 'Knocker'],
    boss: 'keeper',
    habit: 'It spells 2 words a round, and tells you both a round ahead.',
    glow: 'fire',
    litter: [['keyhole-plate', 2, 2], ['keyhole-plate', 9, 7], ['scroll-litter', 10, 1], ['scroll-litter', 1, 8], ['cobweb', 0, 0], ['cobweb', 11, 9], ['grate', 7, 3]],
    option: 'Four doors stay shut until you walk into them with a word that has their letter.',
    help: 'There are four double doors, each with a letter. A closed door is a wall to you and to enemies, but not to the boss. Walk into it with a word that has its letter, and it opens for good, for everybody.',
  },
  'growing-grove': {
    family: 'grove',
    enemies: ['Thorn imp', 'Moss hare', 'Vine snake', 'Toadstool', 'Root hand'],
    boss: 'brute',
    habit: 'It spells a word a round for each square it is wide: 1, then 2, then 3.',
    grows: true,
    glow: 'good',
    litter: [['clover', 1, 1], ['clover', 3, 5], ['clover', 9, 3], ['clover', 8, 8], ['clover', 5, 7], ['clover', 10, 6], ['clover', 0, 8], ['clover', 11, 1]],
    option: 'A new trap sprouts every round until the bag is empty, and the boss grows as you hit it.',
    help: "On every enemies' turn a new trap sprouts, until the bag is empty. The boss starts as one square. It grows after a third of its hits, and again after two thirds: one size at a time, at the start of the enemies' turn. Pawns under it step aside.",
  },
  'hushed-halls': {
    family: 'hall',
    enemies: ['Ghost', 'Cold wisp', 'Lantern shade', 'Dust cat', 'Mourner'],
    boss: 'wraith',
    habit: 'It spells 3 words a round. You hear the first a round ahead.',
    glow: 'magic',
    litter: [['cobweb', 0, 0], ['cobweb', 11, 0], ['cobweb', 3, 6], ['cobweb', 9, 9], ['scroll-litter', 1, 4], ['scroll-litter', 8, 8], ['scroll-litter', 4, 2], ['scroll-litter', 10, 7]],
    option: "You can't use the one vowel that isn't on the card.",
    help: "Every card shows four vowels. The fifth is hushed: you can't use it while the card is in play, so words can't clear its traps.",
  },
};

/** The twists as their cards tell them. */
export const TWIST_WORDS: Readonly<Record<Twist, { readonly name: string; readonly text: string }>> = {
  none: { name: 'No twist', text: 'Just walls, traps and words.' },
  drift: {
    name: 'Current',
    text: 'After the enemies move, each trap whose vowel is on the card drifts up to three squares that way. If it drifts into a pawn, a card burns.',
  },
  doors: {
    name: 'Lettered doors',
    text: 'A closed door is a wall to everyone but the boss. Walk into it with a word that has its letter, and it opens for good.',
  },
  growth: {
    name: 'Growth',
    text: "A new trap sprouts on every enemies' turn, until the bag is empty. The boss grows after a third of its hits, and again after two thirds.",
  },
  hush: {
    name: 'Hush',
    text: "The vowel that isn't on the card is hushed: you can't use it.",
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

/** How the boss goes about it, in a sentence. */
export const bossHabit = (state: State): string => lookOf(state).habit;
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
