/** What the outlook of this room is asked about: whole numbers that are read from the view. */
import { featuresBy } from '../../../analyst/outlook.ts';
import type { Seat } from '../../../core/game.ts';
import { TRACK, type Die } from '../data/constants.ts';
import type { Effect } from '../data/effects.ts';
import { EVENT_CARD_IDS, sectionOf } from '../data/event-cards.ts';
import type { Kind } from '../data/monsters.ts';
import { searchCard, type CardId } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-maps.ts';
import { meanWounds } from '../odds/chances.ts';
import { wayOut, type WayOut } from '../odds/outlook.ts';
import { bonusOf } from '../rules/abilities.ts';
import { levelOf, objectivesDone, roundOf, scoreParts } from '../rules/ending.ts';
import { here, onTrack } from '../rules/monsters.ts';
import { advancesUntil } from '../rules/track.ts';
import type { Monster, Raid, Result, State } from '../state/state.ts';
import { besideHer } from './dice.ts';
import { TEMPERAMENTS } from './index.ts';
import { makePlan, stepsLeft, type Plan } from './plan.ts';

interface Reading {
  readonly state: State;
  readonly out: WayOut;
  readonly plan: Plan;
  readonly left: number;
  readonly here: readonly Monster[];
  readonly beside: readonly Monster[];
  /** Life that the draughts in her bag would give back. */
  readonly draughts: number;
  /** Rounds that the way home takes, in tenths. */
  readonly home: number;
  /** Turns until each hunter on the track is beside her, the nearest first. */
  readonly arrivals: readonly { readonly kind: Kind; readonly in: number }[];
  readonly contest: Contest;
}

/** Several raid one after another: what the seat has brought home, and what it has to beat. */
interface Contest {
  readonly seats: number;
  /** Whose raid it is: -1 one's own, 0 a rival's before one's own, 1 a rival's after it. */
  readonly turn: -1 | 0 | 1;
  readonly own: number;
  readonly best: number;
  /** Rivals who still go in, the present one with them. */
  readonly rivals: number;
  /** Raids that are over, of those the ones that came home, and the mean score: it is the same dungeon for all. */
  readonly over: number;
  readonly out: number;
  readonly mean: number;
}

const RANKS: readonly Result[] = ['defeat', 'minor', 'greater', 'ultimate'];
const RANK = 2000;
/** What a walker covers in a round, in tenths of a step. */
const PACE = 35;
/** A blow at her with the middle die. */
const MIDDLE = 6;
const FAR = 9;

function read(state: State, seat: Seat): Reading {
  const plan = makePlan(state, TEMPERAMENTS.hard);
  const out = wayOut(state);
  const effects = state.kora.items.flatMap(item => searchCard(item).effects);
  return {
    state,
    out,
    plan,
    left: stepsLeft(state, plan),
    here: here(state),
    beside: besideHer(state),
    draughts: effects.reduce((sum, each) => sum + (each.op === 'heal' ? each.n : 0), 0),
    home: Math.round((100 * out.steps) / (PACE + 10 * bonusOf(state, 'speed'))),
    arrivals: onTrack(state).map(({ kind, at }) => ({ kind, in: advancesUntil(state, at.space) })),
    contest: contestOf(state, seat),
  };
}

function contestOf({ contest }: State, seat: Seat): Contest {
  if (!contest) return { seats: 1, turn: -1, own: 0, best: 0, rivals: 0, over: 0, out: 0, mean: 0 };
  const { seats, raider, raids } = contest;
  const worth = ({ result, score }: Raid): number => RANK * RANKS.indexOf(result) + score;
  const own = raids.find(raid => raid.seat === seat);
  const others = raids.filter(raid => raid.seat !== seat);
  return {
    seats,
    turn: raider === seat ? -1 : own ? 1 : 0,
    own: own ? worth(own) : 0,
    best: Math.max(0, ...others.map(worth)),
    rivals: seats - others.length - 1,
    over: raids.length,
    out: raids.filter(({ result }) => result !== 'defeat').length,
    mean: Math.round(raids.reduce((sum, raid) => sum + worth(raid), 0) / Math.max(1, raids.length)),
  };
}

function count(monsters: readonly { readonly kind: Kind }[], kind: Kind): number {
  return monsters.filter(each => each.kind === kind).length;
}

/** What they would do to her in a round, in hundredths of a wound. */
function bite({ state }: Reading, monsters: readonly { readonly kind: Kind }[], die: Die = MIDDLE): number {
  const bonus = bonusOf(state, 'defense');
  return Math.round(100 * monsters.reduce((sum, { kind }) => sum + meanWounds(die, bonus, kind), 0));
}

/** Whoever may strike when the next round begins. */
function near(reading: Reading): { readonly kind: Kind }[] {
  return [...reading.here, ...reading.beside, ...within(reading, 1)];
}

function within({ arrivals }: Reading, advances: number): Reading['arrivals'] {
  return arrivals.filter(each => each.in <= advances);
}

/** Likewise, of those whom an event brings on average on this level. */
function events(reading: Reading): number {
  const { state } = reading;
  const cards = state.eventDeck.length > 0 ? state.eventDeck : EVENT_CARD_IDS;
  const brought = cards.flatMap(id => sectionOf(id, levelOf(state))).flatMap(broughtBy);
  return bite(reading, brought) / cards.length;
}

function broughtBy(effect: Effect): { readonly kind: Kind }[] {
  if (effect.op !== 'place') return [];
  const many = (kind: 'goblin' | 'skeleton') => Array.from({ length: effect[kind] }, () => ({ kind }));
  return [...many('goblin'), ...many('skeleton')];
}

const has = ({ state }: Reading, item: CardId): number =>
  state.kora.items.some(one => one === item) ? 1 : 0;
const sees = ({ state }: Reading, id: TileId): number => (state.tiles.some(tile => tile.id === id) ? 1 : 0);

/** What goes home with her now, were she out. */
function score({ state }: Reading): number {
  return scoreParts(state).reduce((sum, { points }) => sum + points, 0);
}

// biome-ignore format: a table
export const features = featuresBy(read, {
  track:         ({ state }) => TRACK[state.options.difficulty],
  round:         ({ state }) => roundOf(state),
  life:          ({ state }) => state.kora.life,
  draughts:      ({ draughts }) => draughts,
  stamina:       ({ state, draughts }) => 10 * state.kora.life + 8 * draughts,
  goals:         ({ state }) => objectivesDone(state).length,
  'dead-end':    reading => sees(reading, 'dead-end'),
  tiles:         ({ state }) => state.tiles.length,
  'way-out':     ({ out }) => out.steps,
  pits:          ({ out }) => out.pits,
  home:          ({ home }) => home,
  'going-home':  ({ plan }) => (plan.target.tile === 0 ? 1 : 0),
  waiting:       ({ plan }) => (plan.target.tile === 1 && !plan.exit && !plan.anywhere ? 1 : 0),
  'plan-left':   ({ left }) => left,
  points:        ({ state }) => state.act.points,
  attack:        ({ state }) => ['none', 'chain', 'done'].indexOf(state.act.attack),
  speed:         ({ state }) => (state.kora.dice?.speed ?? 0) + bonusOf(state, 'speed'),
  amulet:        reading => has(reading, 'amulet-of-speed'),
  cloak:         reading => has(reading, 'cloak-of-stealth'),
  fireball:      reading => has(reading, 'fireball-scroll'),
  goblins:       ({ state }) => count(state.monsters, 'goblin'),
  skeletons:     ({ state }) => count(state.monsters, 'skeleton'),
  'here-skeletons': reading => count(reading.here, 'skeleton'),
  'bite-near':   reading => bite(reading, near(reading)),
  'bite-soon':   reading => bite(reading, [...reading.here, ...reading.beside, ...within(reading, 3)]),
  nearest:       ({ arrivals }) => Math.min(FAR, ...arrivals.map(each => each.in)),
  'bite-home':   reading => Math.round((bite(reading, reading.state.monsters) * reading.home) / 10),
  spare:         reading => 100 * reading.state.kora.life + 80 * reading.draughts - Math.round((bite(reading, reading.state.monsters) * reading.home) / 20),
  'spare-now':   reading => 100 * reading.state.kora.life + 80 * reading.draughts - bite(reading, near(reading), reading.state.kora.dice?.defense),
  searches:      ({ state }) => state.stats.searches,
  'bite-events': reading => Math.round(events(reading)),
  springs:       ({ state }) => (state.eventDeck.includes('hidden-spring') ? 1 : 0),
  seats:         ({ contest }) => contest.seats,
  turn:          ({ contest }) => contest.turn,
  own:           ({ contest }) => contest.own,
  best:          ({ contest }) => contest.best,
  ahead:         ({ contest }) => contest.own - contest.best,
  rivals:        ({ contest }) => contest.rivals,
  over:          ({ contest }) => contest.over,
  'came-home':   ({ contest }) => contest.out,
  'mean-raid':   ({ contest }) => contest.mean,
  score,
  'to-beat':     reading => RANK * objectivesDone(reading.state).length + score(reading) - (reading.contest.turn === 1 ? reading.contest.own : reading.contest.best),
});
