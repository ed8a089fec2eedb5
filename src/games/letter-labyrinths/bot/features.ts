/** What the outlook of this room is asked about: whole numbers that are read from the view. All win or lose together. */
import { featuresBy } from '../../../analyst/outlook.ts';
import type { Seat } from '../../../core/game.ts';
import { indexOf, range } from '../../../core/grid.ts';
import type { Ability } from '../data/classes.ts';
import { BOARD, DECK_SIZES, DIFFICULTIES } from '../data/constants.ts';
import { dungeonIn } from '../data/dungeons.ts';
import { WORD_LISTS } from '../data/word-rules.ts';
import { coming } from '../odds/coming.ts';
import { abilitiesOf, isLoneDelver } from '../rules/abilities.ts';
import { isTopSeen } from '../rules/turn.ts';
import type { Pawn, State } from '../state/state.ts';
import { distances } from './distances.ts';
import { reachOf, type Reach } from './reach.ts';

interface Reading {
  readonly state: State;
  /** Cards to be turned yet; those that the deck will have, where it is not made yet. */
  readonly cards: number;
  readonly words: Words;
  readonly needed: Needed;
  /** Seats by what they may use tokens for; tokens in hand that can be used for it. */
  readonly able: (ability: Ability) => number;
  readonly tokens: (ability: Ability) => number;
  /** Steps from each pawn to the nearest foe, the nearest pawn first. */
  readonly far: readonly number[];
  /** Cards that the enemies are likely to cost in the coming phase, in thousandths. */
  readonly danger: number;
  /** What those who have a word could do with it, best first. */
  readonly reach: readonly Reach[];
}

interface Words {
  /** In this round, and in the rounds to come if no card is lost. */
  readonly now: number;
  readonly later: number;
}

interface Needed {
  readonly enemies: number;
  readonly boss: number;
}

function read(state: State, seat: Seat): Reading {
  const { pawns } = state;
  const isOn = state.active !== null;
  const cards = isOn ? state.deck.length : DECK_SIZES[state.options.difficulty][pawns.length - 1]! - 1;
  const placed = pawns.filter(pawn => pawn.at);
  return {
    state,
    cards,
    words: {
      now: isOn ? pawns.reduce((sum, { wordsLeft }) => sum + wordsLeft, 0) : pawns.length,
      later: pawns.length * Math.max(0, cards - 1),
    },
    needed: neededIn(state),
    able: ability => count(pawns, pawn => isAble(state, pawn, ability)),
    tokens: ability =>
      pawns.reduce((sum, pawn) => sum + (isAble(state, pawn, ability) ? pawn.tokens.length : 0), 0),
    far: steps(state, placed),
    danger: isOn ? dangerTo(state, seat, placed) : 0,
    reach: isOn ? reaches(state) : [],
  };
}

function isAble(state: State, { seat }: Pawn, ability: Ability): boolean {
  return abilitiesOf(state, seat).includes(ability);
}

function neededIn({ enemies, capture, boss, bossHealth }: State): Needed {
  return {
    enemies: enemies.reduce((sum, { at, damage }) => sum + (at ? capture - damage : 0), 0),
    boss: bossHealth - (boss?.damage ?? 0),
  };
}

function steps(state: State, placed: readonly Pawn[]): number[] {
  const far = distances(state);
  return placed.map(({ at }) => far[indexOf(BOARD, at!)]!).toSorted((a, b) => a - b);
}

/** As if pawns were in nobody's way. */
function dangerTo(state: State, seat: Seat, placed: readonly Pawn[]): number {
  const { entered, of } = coming({ ...state, pawns: [] }, seat);
  const ways = placed.reduce((sum, { at }) => sum + entered[indexOf(BOARD, at!)]!, 0);
  return Math.round((1000 * ways) / Math.max(1, of));
}

function reaches(state: State): Reach[] {
  return state.pawns
    .filter(({ wordsLeft }) => wordsLeft > 0)
    .map(({ seat }) => reachOf(state, seat))
    .toSorted((a, b) => b.damage - a.damage);
}

function count<T>(list: readonly T[], is: (one: T) => boolean): number {
  return list.filter(is).length;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

/** Damage that a word must do from here on, in hundredths. */
function pace({ needed, words }: Reading, more = 0): number {
  return Math.round((100 * (needed.enemies + needed.boss)) / Math.max(1, words.now + words.later + more));
}

/** Damage that a word has done so far, in hundredths. */
function past({ state }: Reading): number {
  return Math.round((100 * state.stats.damage) / Math.max(1, state.words.length));
}

/** How far from each other those are that must be caught: from one to the next by number. */
function trail({ state }: Reading): number {
  const left = state.enemies.flatMap(({ at }) => at ?? []);
  return sum(left.slice(1), at => range(at, left[left.indexOf(at) - 1]!));
}

const MOST = 255;

// biome-ignore format: a table
export const features = featuresBy(read, {
  dungeon:       ({ state }) => dungeonIn(state).order,
  seats:         ({ state }) => state.pawns.length,
  lone:          ({ state }) => (isLoneDelver(state) ? 1 : 0),
  difficulty:    ({ state }) => DIFFICULTIES.indexOf(state.options.difficulty),
  'word-list':   ({ state }) => WORD_LISTS.indexOf(state.options.words),
  once:          ({ state }) => (state.options.repeats === 'once' ? 1 : 0),
  dark:          ({ state }) => state.hidden.length,
  traps:         ({ state }) => state.traps.length,
  doors:         ({ state }) => count(state.doors, ({ open }) => !open),
  ask:           ({ state }) => ['class', 'place', 'play', 'reveal', 'push'].indexOf(state.ask?.kind ?? ''),
  round:         ({ state }) => state.turn,
  cards:         ({ cards }) => cards,
  'words-now':   ({ words }) => words.now,
  words:         ({ words }) => words.now + words.later,
  enemies:       ({ state }) => count(state.enemies, ({ at }) => at !== null),
  'hits-enemies': ({ needed }) => needed.enemies,
  'hits-boss':   ({ needed }) => needed.boss,
  hits:          ({ needed }) => needed.enemies + needed.boss,
  nearly:        ({ state }) => count(state.enemies, ({ at, damage }) => at !== null && damage + 1 >= state.capture),
  boss:          ({ state }) => state.boss?.size ?? 0,
  fresh:         ({ state }) => (state.boss?.fresh ? 1 : 0),
  pace:          reading => pace(reading),
  'pace-helped': reading => pace(reading, reading.state.pawns.length * reading.tokens('recover') + reading.tokens('double-up')),
  past,
  margin:        reading => past(reading) - pace(reading),
  spare:         reading => 2 * (reading.words.now + reading.words.later) - reading.needed.enemies - reading.needed.boss,
  tokens:        ({ state }) => sum(state.pawns, pawn => pawn.tokens.length),
  recovers:      ({ tokens }) => tokens('recover'),
  doubles:       ({ tokens }) => tokens('double-up'),
  sprints:       ({ tokens }) => tokens('sprint'),
  portals:       ({ tokens }) => tokens('portal'),
  green:         ({ able }) => able('recover'),
  yellow:        ({ able }) => able('double-up'),
  red:           ({ able }) => able('sprint'),
  purple:        ({ able }) => able('portal'),
  ready:         ({ state }) => count(state.pawns, pawn => pawn.sprint || pawn.passWalls),
  nearest:       ({ far }) => far[0] ?? MOST,
  farthest:      ({ far }) => far.at(-1) ?? MOST,
  far:           ({ far }) => Math.round((10 * sum(far, one => Math.min(MOST, one))) / Math.max(1, far.length)),
  trail,
  danger:        ({ danger }) => danger,
  'top-seen':    ({ state }) => (isTopSeen(state) ? 1 : 0),
  'best-word':   ({ reach }) => reach[0]?.damage ?? 0,
  'best-words':  ({ reach }) => sum(reach, ({ damage }) => damage),
  catches:       ({ reach }) => Math.max(0, ...reach.map(({ captures }) => captures)),
  wins:          ({ reach }) => (reach.some(({ wins }) => wins) ? 1 : 0),
  easy:          ({ reach }) => Math.round(sum(reach, ({ hits }) => hits) / Math.max(1, reach.length)),
  'after-round': reading => 100 * (reading.needed.enemies + reading.needed.boss - sum(reading.reach, ({ damage }) => damage)) - 150 * reading.words.later,
});
