/** Worlds that a seat of Letter Labyrinths cannot tell apart, and what happens in them. */
import { viewOf } from '../../../../src/core/view.ts';
import { pick, reseeded, shuffle, stream, type Dice } from '../../../../src/core/rng.ts';
import type { TextLine } from '../../../../src/core/look.ts';
import type { Seat } from '../../../../src/core/game.ts';
import { cellAt, type Cell } from '../../../../src/core/grid.ts';
import { BOARD } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { game, listedActions } from '../../../../src/games/letter-labyrinths/game.ts';
import { inspect } from '../../../../src/games/letter-labyrinths/look/inspect.ts';
import { unseenLetters } from '../../../../src/games/letter-labyrinths/rules/hidden-traps.ts';
import { isTopSeen } from '../../../../src/games/letter-labyrinths/rules/turn.ts';
import type { Action } from '../../../../src/games/letter-labyrinths/state/actions.ts';
import type { Event } from '../../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import type { Position } from '../../../support/oracles/claim.ts';

/** Other dice; hidden traps elsewhere; the deck dealt anew from all cards that nobody has seen, but for those known to lie in it. */
export function imagine(state: State, _seat: Seat, salt: string): State {
  const rng = reseeded(state.rng, salt);
  const dice = stream(rng, 'imagined');
  const top = isTopSeen(state) ? state.deck.slice(-1) : [];
  const there = state.inDeck.filter(card => !top.includes(card));
  const unseen = [...state.deck, ...state.box].filter(card => !top.includes(card) && !there.includes(card));
  const dealt = shuffle(dice, unseen);
  const hidden = state.deck.length - top.length - there.length;
  const deck = [...shuffle(dice, [...there, ...dealt.slice(0, hidden)]), ...top];
  return { ...state, rng, deck, box: dealt.slice(hidden), ...otherTraps(state, dice) };
}

/** Hidden traps lie in any of the dark squares, with any letters that nobody has seen yet. */
function otherTraps(state: State, dice: Dice): Pick<State, 'hidden' | 'bag'> {
  const letters = shuffle(dice, unseenLetters(state));
  const squares = shuffle(dice, state.dark);
  const hidden = state.hidden.map((_, order) => ({
    letter: letters[order]!,
    at: cellAt(BOARD, squares[order]!),
  }));
  return {
    hidden,
    bag: state.hidden.length > 0 ? [...letters.slice(hidden.length), ...state.returned] : state.bag,
  };
}

/** What this seat sees: what the screen says must follow from it. */
export function seen({ state, seat }: Position<State>, scene = (found: State): State => found): State {
  return viewOf(game, scene(state), seat);
}

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The action, and then every pawn that must make way goes anywhere it may. */
export function after(world: State, action: Action): Told {
  let { state, events } = game.apply(world, action);
  const dice = stream(reseeded(world.rng, 'pushes'), 'pushes');
  while (state.ask?.kind === 'push') {
    const step = game.apply(state, anyOf(dice, listedActions(state)));
    state = step.state;
    events = [...events, ...step.events];
  }
  return { state, events };
}

export function anyOf(dice: Dice, actions: readonly Action[]): Action {
  return pick(dice, actions);
}

/** Everybody has finished, and the enemies come. */
export function enemiesCome(world: State): Told {
  if (world.ask?.kind === 'push') return after(world, listedActions(world)[0]!);
  const pawns = world.pawns.map(pawn => ({ ...pawn, wordsLeft: 0 }));
  return after({ ...world, pawns, ask: { seat: 0, kind: 'play' } }, { type: 'end-players' });
}

/** The pawn of this seat stands there; a trap in its place is cleared. */
export function standing(world: State, seat: Seat, at: Cell): State {
  return {
    ...world,
    pawns: world.pawns.map(pawn => (pawn.seat === seat ? { ...pawn, at } : pawn)),
    traps: world.traps.filter(trap => trap.at.x !== at.x || trap.at.y !== at.y),
  };
}

export function isHit(events: readonly Event[], seat: Seat): boolean {
  return events.some(
    event =>
      (event.type === 'enemy-bumped' && event.seats.includes(seat)) ||
      (event.type === 'trap-bit' && event.seat === seat),
  );
}

/** The lines of a tool-tip. */
export function linesAt(view: State, seat: Seat, at: Cell): string[] {
  const parts = inspect(view, seat, at)?.parts ?? [];
  return parts.flatMap(part => (part.part === 'text' ? part.lines.map((line: TextLine) => line.text) : []));
}

/** Words of the room for a square: "7/2". */
export const square = ({ x, y }: Cell): string => `${x + 1}/${y}`;
