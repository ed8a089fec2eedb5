/** The work of one `apply`: a draft of the next state, its dice, and the news that came of it. */
import type { Seat, Watch } from '../../../core/game.ts';
import { turnOf, type TurnOf } from '../../turn.ts';
import type { Foe, LossCause, Pawn, SplitName, State } from '../state/state.ts';
import type { Event } from '../state/events.ts';

/**
 * `dungeon`: where enemies and traps stand at the start. `deck`: shuffles of the fortune deck. `boss`: its dice.
 * `growth`: traps that sprout.
 */
type StreamName = 'dungeon' | 'deck' | 'boss' | 'growth';

export type Turn = TurnOf<State, Event, StreamName>;

export function openTurn(state: State, watch?: Watch<State, Event>): Turn {
  return turnOf(draftOf(state), watch);
}

/** A copy that may be written to. Pawns, foes, doors and counts are written to; lists are replaced whole and shared. */
function draftOf(state: State): State {
  const {
    ask,
    turn,
    rng,
    options,
    side,
    capture,
    bossHealth,
    pawns,
    enemies,
    boss,
    traps,
    hidden,
    dark,
    returned,
    bag,
  } = state;
  const { doors } = state;
  const { deck, active, spent, lost, box, topKnown, inDeck, tokensSpent, pushing, words, losses } = state;
  const { splits, stats, ending } = state;
  // biome-ignore format: shared first, then what is written to
  return {
    ask, turn, rng, options, side, capture, bossHealth, traps, hidden, dark, returned, bag, deck, active, spent, lost, box, topKnown, inDeck,
    tokensSpent, pushing, words, losses, splits, ending,
    pawns: pawns.map(pawn => ({ ...pawn })),
    enemies: enemies.map(enemy => ({ ...enemy })),
    boss: boss && { ...boss },
    doors: doors.map(door => ({ ...door })),
    stats: { ...stats },
  };
}

export function pawnOf(state: State, seat: Seat): Pawn {
  return state.pawns[seat]!;
}

/** A word of this round is made, or given up; what was to help it is gone. */
export function spendWord(pawn: Pawn): void {
  pawn.wordsLeft -= 1;
  pawn.sprint = false;
  pawn.passWalls = false;
}

/** Damage that captures or beats it. */
export function healthOfFoe({ bossHealth, capture }: State, foe: Foe): number {
  return foe === 'boss' ? bossHealth : capture;
}

/** Whether everybody knows which card lies on top. */
export function isTopSeen({ topKnown, ask, deck }: State): boolean {
  return deck.length > 0 && (topKnown || ask?.kind === 'reveal');
}

/** The top card leaves the deck, face up; undefined where there is none. */
export function takeTop(state: State): number | undefined {
  const card = state.deck.at(-1);
  state.deck = state.deck.slice(0, -1);
  state.topKnown = false;
  state.inDeck = state.inDeck.filter(known => known !== card);
  return card;
}

/** Chapter 6.4: the top card is laid face up on the lost ones. With an empty deck nothing more can be lost. */
export function loseCard({ state, tell }: Turn, cause: LossCause): void {
  const card = takeTop(state) ?? null;
  if (card !== null) {
    state.lost = [...state.lost, card];
    state.losses = [...state.losses, { round: state.turn, cause }];
  }
  tell({ type: 'card-lost', card, cause, deckLeft: state.deck.length });
}

/** Chapter 8.3. */
export function markSplit({ state }: Turn, name: SplitName): void {
  state.splits = [...state.splits, { name, round: state.turn, words: state.words.length }];
}

/** The split that an event completes. */
export function splitOf(event: Event): SplitName | undefined {
  return event.type === 'captured' ? CAPTURE_SPLITS[event.captures] : SPLIT_EVENTS[event.type];
}

export const CAPTURE_SPLITS: Readonly<Partial<Record<number, SplitName>>> = {
  1: 'first capture',
  3: 'capture 3',
  5: 'all captured',
};
const SPLIT_EVENTS: Readonly<Partial<Record<Event['type'], SplitName>>> = {
  flipped: 'flip',
  'boss-halved': 'boss half',
  'boss-defeated': 'win',
};
