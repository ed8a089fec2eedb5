/** How this room names things to people. */
import type { Seat } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import { capital } from '../../phrases.ts';
import type { Ability, Colour } from '../data/classes.ts';
import type { EnemyNumber } from '../data/constants.ts';
import { dungeonOf, type DungeonId } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { Foe, LossCause, State } from '../state/state.ts';

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const SEAT_NAMES: readonly string[] = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map(
  order => `${order} delver`,
);

// biome-ignore format: a table
const COLOUR_NAMES: Readonly<Record<Colour, { name: string; title: string }>> = {
  blue:   { name: 'Blue',   title: 'Seer'   },
  green:  { name: 'Green',  title: 'Druid'  },
  orange: { name: 'Orange', title: 'Tinker' },
  purple: { name: 'Purple', title: 'Witch'  },
  red:    { name: 'Red',    title: 'Runner' },
  yellow: { name: 'Yellow', title: 'Bard'   },
};

export function colourName(colour: Colour): string {
  return COLOUR_NAMES[colour].name;
}

/** "Blue Seer". */
export function className(colour: Colour): string {
  return `${COLOUR_NAMES[colour].name} ${COLOUR_NAMES[colour].title}`;
}

export function isAlone(state: State): boolean {
  return state.pawns.length === 1;
}

/** "Blue"; before the class is chosen "the second delver". */
export function seatName(state: State, seat: Seat): string {
  const colour = state.pawns[seat]?.colour;
  return colour ? colourName(colour) : `the ${(SEAT_NAMES[seat] ?? 'next delver').toLowerCase()}`;
}

/** Who acts, with its verb: "You spell" alone, "Blue spells" in company. */
export function acts(state: State, seat: Seat, one: string, many: string): string {
  return isAlone(state) ? `You ${many}` : `${capital(seatName(state, seat))} ${one}`;
}

/** As an object: "you", "Blue". */
export function whom(state: State, seat: Seat): string {
  return isAlone(state) ? 'you' : seatName(state, seat);
}

export function pawnSprite(colour: Colour | null): string {
  return colour ? `pawn-${colour}` : 'question';
}

// ── Foes ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface Cast {
  readonly family: string;
  readonly enemies: readonly string[];
  readonly boss: string;
}

// biome-ignore format: a table
const CASTS: Readonly<Record<DungeonId, Cast>> = {
  'translucent-trial': { family: 'slime', boss: 'jelly',  enemies: ['Slime cube', 'Waste cube', 'Rusty cube', 'Spoil cube', 'Funky cube'] },
  'drifting-drains':   { family: 'drain', boss: 'wyrm',   enemies: ['Eel', 'Toad', 'Crab', 'Rat', 'Leech'] },
  'guarded-gates':     { family: 'gate',  boss: 'keeper', enemies: ['Living lock', 'Gargoyle', 'Bolt beetle', 'Chain snake', 'Knocker'] },
  'growing-grove':     { family: 'grove', boss: 'brute',  enemies: ['Thorn imp', 'Moss hare', 'Vine snake', 'Toadstool', 'Root hand'] },
  'hushed-halls':      { family: 'hall',  boss: 'wraith', enemies: ['Ghost', 'Cold wisp', 'Lantern shade', 'Dust cat', 'Mourner'] },
};

export const FAMILIES: readonly string[] = Object.values(CASTS).map(cast => cast.family);
export const BOSSES: readonly string[] = Object.values(CASTS).map(cast => cast.boss);

function castOf(state: State): Cast {
  return CASTS[state.options.dungeon];
}

export function enemySprite(state: State, n: EnemyNumber): string {
  return `${castOf(state).family}-${n}`;
}

/** The Brute alone has a picture for each size. */
export function bossSprite(state: State, size: number): string {
  const { boss } = castOf(state);
  return boss === 'brute' ? `boss-brute-${size}` : `boss-${boss}`;
}

export function bossCard(state: State): string {
  return `boss-${castOf(state).boss}-card`;
}

export function bossVoice(state: State): string {
  return `boss-roar-${castOf(state).boss}`;
}

export function dungeonCard(state: State): string {
  return `dungeon-${state.options.dungeon}`;
}

/** "Eel", "Whirlpool Wyrm". */
export function foeName(state: State, foe: Foe): string {
  return foe === 'boss' ? dungeonOf(state.options.dungeon).boss : castOf(state).enemies[foe - 1]!;
}

/** "the Eel". */
export function theFoe(state: State, foe: Foe): string {
  return `the ${foeName(state, foe)}`;
}

// ── Abilities ─────────────────────────────────────────────────────────────────────────────────────────────────

interface AbilityWords {
  readonly name: string;
  readonly help: string;
}

// biome-ignore format: a table
const ABILITY_WORDS: Readonly<Record<Ability, AbilityWords>> = {
  reveal:       { name: 'Reveal',     help: 'See the next fortune: leave it, burn it, or play it now.' },
  recover:      { name: 'Recover',    help: 'A used fortune goes back into the deck: one more card.' },
  disable:      { name: 'Disable',    help: 'Clears every trap on the eight squares around you.' },
  'pass-walls': { name: 'Pass walls', help: 'Your next word walks through inner walls and closed doors.' },
  portal:       { name: 'Portal',     help: 'Jump to a free blue square. Your word is still to make.' },
  sprint:       { name: 'Sprint',     help: 'Each letter of your next word strides up to two squares.' },
  'double-up':  { name: 'Double up',  help: 'Make a second word this round.' },
};

export function abilityName(ability: Ability): string {
  return ABILITY_WORDS[ability].name;
}

export function abilityHelp(ability: Ability): string {
  return ABILITY_WORDS[ability].help;
}

export function abilityIcon(ability: Ability): string {
  return `icon-${ability}`;
}

// ── Squares, directions, cards ────────────────────────────────────────────────────────────────────────────────

/** As printed: column, then row. "7/2". */
export function squareName({ x, y }: Cell): string {
  return `${x + 1}/${y}`;
}

// biome-ignore format: a table
const WAYS: Readonly<Record<Direction, { word: string; icon: string; tone: 'fire' | 'bad' | 'good' | 'ice' }>> = {
  north: { word: 'up',    icon: 'dir-n', tone: 'fire' },
  east:  { word: 'right', icon: 'dir-e', tone: 'bad'  },
  south: { word: 'down',  icon: 'dir-s', tone: 'good' },
  west:  { word: 'left',  icon: 'dir-w', tone: 'ice'  },
};

/** Each direction has its word, its arrow and the colour of its triangle on the card. */
export function wayWords(direction: Direction): (typeof WAYS)[Direction] {
  return WAYS[direction];
}

export function fortuneSprite(card: number): string {
  return `fortune-${card}`;
}

/** "up MEJ, right TIX, down LAV, left POY". */
export function fortuneText(card: number): string {
  const [up, right, down, left] = fortuneOf(card).triads;
  return `up ${up}, right ${right}, down ${down}, left ${left}`;
}

export const LOSS_WORDS: Readonly<Record<LossCause, string>> = {
  trap: 'burned by a trap',
  bump: 'burned by a foe',
  bite: 'burned by a drifting trap',
  reveal: 'thrown away',
};
