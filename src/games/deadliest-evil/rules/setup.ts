/** Chapter "Setup": three stacks of tiles, three search decks, one event deck; Kora stands at the gate. */
import type { Setup, Step } from '../../../core/game.ts';
import { newStreams, shuffle } from '../../../core/rng.ts';
import { byLevel, DIFFICULTIES, MAX_LIFE, type Difficulty, type Level } from '../data/constants.ts';
import { RAIDERS } from '../data/raiders.ts';
import { EVENT_CARD_IDS } from '../data/event-cards.ts';
import { SEARCH_DECKS } from '../data/search-cards.ts';
import type { TileId } from '../data/tile-maps.ts';
import { tilesOf } from '../data/tiles.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { REST } from './phases.ts';
import { entranceTile } from './tiles.ts';
import { openTurn, type Turn } from './turn.ts';

export function create(setup: Setup): Step<State, Event> {
  const asked = setup.options['difficulty'];
  const difficulty: Difficulty = DIFFICULTIES.find(each => each === asked) ?? 'standard';
  const count = setup.seats.length;
  if (count > RAIDERS.length) throw new Error(`No more than ${RAIDERS.length} can raid.`);
  const state = dealRaid(setup.seed, difficulty);
  if (count > 1) state.contest = { seats: count, raider: 0, before: 0, raids: [] };
  const turn = openTurn(state);
  beginRaid(turn);
  return { state, events: turn.events };
}

/** The same for everybody who raids this seed: the dungeon, the cards, and the dice to come. */
function dealRaid(seed: string, difficulty: Difficulty): State {
  const state: State = {
    ask: { seat: 0, kind: 'assign' },
    turn: 1,
    rng: newStreams(seed),
    options: { difficulty },
    tiles: [entranceTile()],
    stacks: byLevel(() => []),
    kora: { tile: 0, space: 'a', life: MAX_LIFE, dice: null, items: [], slowed: false, invisible: false },
    monsters: [],
    searchDecks: byLevel(() => []),
    searchDiscards: byLevel(() => []),
    eventDeck: [],
    eventDiscard: [],
    objectives: { book: false, crucible: false, grislyk: false },
    act: REST,
    stats: { searches: 0, healed: 0, slain: { goblin: 0, skeleton: 0, grislyk: 0 }, wounds: {} },
    marks: [{ wounds: 0, objective: false }],
    splits: [],
    actions: 0,
    ending: null,
  };
  const turn = openTurn(state);
  state.stacks = dealTiles(turn);
  // Twelve draws more, level by level.
  state.searchDecks = byLevel(level => shuffle(turn.dice('deck:search'), SEARCH_DECKS[level]));
  state.eventDeck = shuffle(turn.dice('deck:events'), EVENT_CARD_IDS);
  return state;
}

function beginRaid({ state: { contest }, tell }: Turn): void {
  if (contest)
    tell({ type: 'raid-began', seat: contest.raider, number: contest.raider + 1, of: contest.seats });
  tell({ type: 'round-began', round: 1 });
}

/** A contest goes on: the next raider stands at the gate of the same dungeon. */
export function passOn(turn: Turn): void {
  const { state } = turn;
  const { contest, ending } = state;
  if (!contest || !ending || contest.raids.length === contest.seats) return;
  const raider = contest.raids.length;
  Object.assign(state, dealRaid(state.rng.seed, state.options.difficulty), {
    ask: { seat: raider, kind: 'assign' },
    turn: state.turn + 1,
    contest: { ...contest, raider, before: state.turn },
  } satisfies Partial<State>);
  beginRaid(turn);
}

/** Twelve draws: termini, general tiles, then the first two stacks with their staircases; the terminus lies below. */
function dealTiles(turn: Turn): Record<Level, TileId[]> {
  const dice = turn.dice('tiles');
  const terminus = shuffle(dice, tilesOf('terminus'));
  const general = shuffle(dice, tilesOf('general'));
  const first = shuffle<TileId>(dice, [...general.slice(0, 2), 'stairs-1']);
  const second = shuffle<TileId>(dice, [...general.slice(2, 4), 'stairs-2']);
  return {
    1: [...first, terminus[0]!],
    2: [...second, terminus[1]!],
    3: [...general.slice(4), terminus[2]!],
  };
}
