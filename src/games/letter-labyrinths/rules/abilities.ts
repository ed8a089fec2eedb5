/** Chapter 6.6: abilities. Each costs the bonus token with the lowest number; one a seat and round. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import { shuffle } from '../../../core/rng.ts';
import { abilityOf, COLOURS, type Ability } from '../data/classes.ts';
import type { Action, RevealChoice } from '../state/actions.ts';
import type { Pawn, State, Trap } from '../state/state.ts';
import { freeStarts } from './squares.ts';
import { loseCard, pawnOf, takeTop, type Turn } from './turn.ts';

export type AbilityAction = Extract<Action, { type: 'ability' }>;

/** A lone delver against evened foes has all six abilities; the colour is then only a colour. */
export function isLoneDelver(state: State): boolean {
  return state.pawns.length === 1 && state.options.health === 'even';
}

export function abilitiesOf(state: State, seat: Seat): Ability[] {
  const { orange } = state.options;
  if (isLoneDelver(state)) return COLOURS.map(colour => abilityOf(colour, orange));
  const { colour } = pawnOf(state, seat);
  return colour ? [abilityOf(colour, orange)] : [];
}

/** Everything this seat may do with its token now. An ability without effect is not offered: no token is wasted. */
export function abilityActions(state: State, seat: Seat): AbilityAction[] {
  const pawn = pawnOf(state, seat);
  if (pawn.abilityUsed || pawn.tokens.length === 0) return [];
  return abilitiesOf(state, seat).flatMap(ability => waysToUse(state, pawn, ability));
}

function waysToUse(state: State, pawn: Pawn, ability: Ability): AbilityAction[] {
  const type = 'ability';
  switch (ability) {
    case 'reveal':
      return state.deck.length > 0 ? [{ type, ability }] : [];
    case 'recover':
      return state.spent.map(card => ({ type, ability, card }));
    case 'disable':
      return trapsAround(state, pawn.at!).length > 0 ? [{ type, ability }] : [];
    case 'pass-walls':
      return pawn.wordsLeft > 0 && !pawn.passWalls ? [{ type, ability }] : [];
    case 'portal':
      return freeStarts(state).map(to => ({ type, ability, to }));
    case 'sprint':
      return pawn.wordsLeft > 0 && !pawn.sprint ? [{ type, ability }] : [];
    case 'double-up':
      return [{ type, ability }];
  }
}

export function applyAbility(turn: Turn, seat: Seat, action: AbilityAction): void {
  const { state, tell } = turn;
  const pawn = pawnOf(state, seat);
  const token = pawn.tokens.shift()!;
  state.tokensSpent.push(token);
  pawn.abilityUsed = true;
  if (action.ability === 'pass-walls') pawn.passWalls = true;
  if (action.ability === 'sprint') pawn.sprint = true;
  if (action.ability === 'double-up') pawn.wordsLeft += 1;
  tell({ type: 'ability-used', seat, ability: action.ability, token });
  switch (action.ability) {
    case 'reveal':
      tell({ type: 'peeked', seat, card: state.deck.at(-1)! });
      state.ask = { seat, kind: 'reveal' };
      return;
    case 'recover':
      return recover(turn, seat, action.card);
    case 'disable':
      return disable(turn, pawn);
    case 'portal':
      return port(turn, pawn, action.to);
    case 'pass-walls':
    case 'sprint':
    case 'double-up':
      return;
  }
}

function port({ tell }: Turn, pawn: Pawn, to: Cell): void {
  const { seat, at: from } = pawn;
  pawn.at = to;
  tell({ type: 'ported', seat, from: from!, to });
}

/** Keeping it costs nothing; the other two each take a card off the clock. */
export function resolveReveal(turn: Turn, seat: Seat, choice: RevealChoice): void {
  const { state, tell } = turn;
  const card = state.deck.at(-1)!;
  tell({ type: 'peek-resolved', seat, card, choice });
  if (choice === 'keep') state.topKnown = true;
  else if (choice === 'discard') loseCard(turn, 'reveal');
  else turnCard(turn, 'ability');
}

/** The old card goes to the spent ones, and the top card becomes active. */
export function turnCard({ state, tell }: Turn, by: 'setup' | 'enemies' | 'ability'): void {
  if (state.active !== null) state.spent.push(state.active);
  const card = takeTop(state)!;
  state.active = card;
  tell({ type: 'card-revealed', card, by, deckLeft: state.deck.length });
}

function recover({ state, tell, dice }: Turn, seat: Seat, card: number): void {
  state.spent = state.spent.filter(spent => spent !== card);
  // A card that Reveal has shown is shuffled in with the others, but everybody knows that it is there.
  if (state.topKnown) state.inDeck = [...new Set([...state.inDeck, state.deck.at(-1)!])];
  state.inDeck.push(card);
  state.deck = shuffle(dice('deck'), [...state.deck, card]);
  state.topKnown = false;
  tell({ type: 'recovered', seat, card, deckLeft: state.deck.length });
}

/** The eight squares around, walls notwithstanding, in reading order. */
export function trapsAround(state: State, at: Cell): Trap[] {
  return state.traps
    .filter(
      trap => Math.abs(trap.at.x - at.x) <= 1 && Math.abs(trap.at.y - at.y) <= 1 && !sameCell(trap.at, at),
    )
    .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

function disable({ state, tell }: Turn, pawn: Pawn): void {
  const traps = trapsAround(state, pawn.at!);
  state.traps = state.traps.filter(trap => !traps.includes(trap));
  state.bag.push(...traps.map(trap => trap.letter));
  state.stats.trapsCleared += traps.length;
  tell({ type: 'traps-removed', seat: pawn.seat, traps });
}
