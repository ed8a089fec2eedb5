/** Chapter 4: setup. Enemies and traps fall by dice; classes are chosen, pawns placed; then the deck is made. */
import { IllegalAction, type Seat, type Setup, type Step } from '../../../core/game.ts';
import { cellsOf, type Cell } from '../../../core/grid.ts';
import { newStreams, shuffle, type Streams } from '../../../core/rng.ts';
import { labyrinthOf } from '../data/boards.ts';
import { COLOURS, EASES, type Colour } from '../data/classes.ts';
import {
  BOARD,
  DECK_SIZES,
  ENEMY_NUMBERS,
  IN_THE_DARK,
  MAX_SEATS,
  TRAPS_EACH,
  VOWELS,
} from '../data/constants.ts';
import { dungeonIn, dungeonOf, healthOf } from '../data/dungeons.ts';
import { fortuneSet } from '../data/fortunes.ts';
import { readOptions } from '../data/options.ts';
import type { Event } from '../state/events.ts';
import type { Options, Pawn, State } from '../state/state.ts';
import { isLoneDelver, turnCard } from './abilities.ts';
import { beginRound } from './enemies-turn.ts';
import { freeStarts, isFree } from './squares.ts';
import { hideTraps, lookAround } from './hidden-traps.ts';
import { openTurn, pawnOf, type Turn } from './turn.ts';
import { diceSquare, takeVowel } from './twists.ts';

export function create(setup: Setup): Step<State, Event> {
  return createWith(setup, newStreams(setup.seed));
}

/** With streams of one's own: tests load the dice. */
export function createWith({ seats, options }: Setup, streams: Streams): Step<State, Event> {
  if (seats.length === 0 || seats.length > MAX_SEATS) throw new IllegalAction('seats');
  const table = emptyTable(readOptions(options, seats.length), seats.length);
  const turn = openTurn({ ...table, rng: streams });
  placeEnemies(turn);
  placeTraps(turn);
  // Her colour makes no difference, so she is not asked for it.
  if (isLoneDelver(turn.state)) turn.state.pawns[0]!.colour = COLOURS[0];
  askToPrepare(turn);
  return { state: turn.state, events: turn.events };
}

/** Nothing on the board, no card turned. */
export function emptyTable(options: Options, players: number): State {
  const { enemies } = dungeonOf(options.dungeon);
  const { capture, boss } = healthOf(options.dungeon, options.health, players);
  return {
    ask: null,
    turn: 0,
    rng: newStreams(''),
    options,
    side: 'front',
    capture,
    bossHealth: options.traps === 'hidden' ? boss - Math.round(boss * IN_THE_DARK.easedBy) : boss,
    pawns: Array.from({ length: players }, (_, seat) => newPawn(seat)),
    enemies: ENEMY_NUMBERS.map(n => ({ n, word: enemies[n - 1]!, at: null, damage: 0, capturedBy: null })),
    boss: null,
    traps: [],
    hidden: [],
    dark: [],
    returned: [],
    bag: VOWELS.flatMap(vowel => Array.from({ length: TRAPS_EACH }, () => vowel)),
    doors: labyrinthOf(options.dungeon).doors.map(({ id, letter }) => ({ id, letter, open: false })),
    deck: [],
    active: null,
    spent: [],
    lost: [],
    box: [],
    topKnown: false,
    inDeck: [],
    tokensSpent: [],
    pushing: [],
    words: [],
    losses: [],
    splits: [],
    stats: {
      damage: 0,
      flips: 0,
      trapStops: 0,
      bumps: 0,
      bites: 0,
      trapsCleared: 0,
      doorsOpened: 0,
      hints: 0,
    },
    ending: null,
  };
}

function newPawn(seat: Seat): Pawn {
  return {
    seat,
    colour: null,
    at: null,
    tokens: [],
    wordsLeft: 0,
    abilityUsed: false,
    sprint: false,
    passWalls: false,
    declined: false,
  };
}

/** Enemies 1 to 5, a dice square each; blue squares are allowed. */
function placeEnemies({ state, tell, dice }: Turn): void {
  for (const enemy of state.enemies) {
    const { at, rolls } = diceSquare(dice('dungeon'), square => isFree(state, square));
    enemy.at = at;
    tell({ type: 'enemy-placed', n: enemy.n, at, rolls });
  }
}

/** For each trap a vowel from the bag, then a dice square. */
function placeTraps(turn: Turn): void {
  const { state, tell, dice } = turn;
  if (state.options.traps === 'hidden') return hideTraps(turn, dungeonIn(state).traps + IN_THE_DARK.traps);
  for (let count = dungeonIn(state).traps; count > 0; count--) {
    const letter = takeVowel(state, dice('dungeon'));
    const { at, rolls } = diceSquare(dice('dungeon'), square => isFree(state, square));
    state.traps = [...state.traps, { letter, at }];
    tell({ type: 'trap-placed', letter, at, rolls });
  }
}

/** Classes in seat order, then pawns; the last class chooses itself. */
function askToPrepare(turn: Turn): void {
  const { state } = turn;
  const undecided = state.pawns.find(pawn => !pawn.colour);
  const open = freeColours(state);
  if (undecided && open.length === 1) return chooseClass(turn, undecided.seat, open[0]!);
  const waiting = undecided ?? state.pawns.find(pawn => !pawn.at);
  if (waiting) state.ask = { seat: waiting.seat, kind: undecided ? 'class' : 'place' };
  else openPlay(turn);
}

export function freeColours(state: State): Colour[] {
  return COLOURS.filter(colour => state.pawns.every(pawn => pawn.colour !== colour));
}

export function chooseClass(turn: Turn, seat: Seat, colour: Colour): void {
  pawnOf(turn.state, seat).colour = colour;
  if (turn.state.options.health === 'even') turn.state.bossHealth -= EASES[colour];
  turn.tell({ type: 'class-chosen', seat, colour });
  askToPrepare(turn);
}

/** Blue squares; where all are taken, the border; where that is full too, anywhere. */
export function placesFor(state: State): Cell[] {
  const starts = freeStarts(state);
  if (starts.length > 0) return starts;
  const free = [...cellsOf(BOARD)].filter(at => isFree(state, at));
  const border = free.filter(
    ({ x, y }) => x === 0 || y === 0 || x === BOARD.columns - 1 || y === BOARD.rows - 1,
  );
  return border.length > 0 ? border : free;
}

export function place(turn: Turn, seat: Seat, at: Cell): void {
  pawnOf(turn.state, seat).at = at;
  turn.tell({ type: 'placed', seat, at });
  lookAround(turn, at);
  askToPrepare(turn);
}

/** Nobody knew the cards when placing. The first card is the top of the deck and counts as one of it. */
function openPlay(turn: Turn): void {
  const { state, tell, dice } = turn;
  const size = DECK_SIZES[state.options.difficulty][state.pawns.length - 1]!;
  const cards = shuffle(dice('deck'), fortuneSet(state.options.difficulty));
  state.deck = cards.slice(0, size);
  state.box = cards.slice(size);
  tell({ type: 'deck-built', size });
  turnCard(turn, 'setup');
  beginRound(turn);
  state.ask = { seat: 0, kind: 'play' };
}
