/** Chapter 6.6: abilities. Each costs the bonus token with the lowest number; one a seat and round. */
import { IllegalAction, type Of, type Seat } from '../../../core/game.ts';
import { cellAt, sameCell, type Cell } from '../../../core/grid.ts';
import { shuffle } from '../../../core/rng.ts';
import { abilitiesOfClass, COLOURS, type Ability } from '../data/classes.ts';
import { BOARD } from '../data/constants.ts';
import type { Action, RevealChoice } from '../state/actions.ts';
import type { Pawn, State, Trap } from '../state/state.ts';
import { lookAround, putBack, showIn } from './hidden-traps.ts';
import { freeStarts } from './squares.ts';
import { loseCard, pawnOf, takeTop, type Turn } from './turn.ts';

export type AbilityAction = Of<Action, 'ability'>;
export type Using<A extends Ability> = Extract<AbilityAction, { ability: A }>;

/** A lone delver against evened foes has all six abilities; the colour is then only a colour. */
export function isLoneDelver(state: State): boolean {
  return state.pawns.length === 1 && state.options.health === 'even';
}

export function abilitiesOf(state: State, seat: Seat): Ability[] {
  const { orange } = state.options;
  if (isLoneDelver(state)) return COLOURS.flatMap(colour => abilitiesOfClass(colour, orange));
  const { colour } = pawnOf(state, seat);
  return colour ? [...abilitiesOfClass(colour, orange)] : [];
}

/** Everything this seat may do with its token now. */
export function abilityActions(state: State, seat: Seat): AbilityAction[] {
  const pawn = pawnOf(state, seat);
  if (pawn.abilityUsed || pawn.tokens.length === 0) return [];
  // An ability and its targets come from the same row of the table, which a look-up cannot prove.
  return abilitiesOf(state, seat).flatMap(ability =>
    RULES[ability]
      .targets(state, pawn)
      .map(target => ({ type: 'ability', ability, ...target }) as AbilityAction),
  );
}

export function applyAbility(turn: Turn, seat: Seat, action: AbilityAction): void {
  const { state, tell } = turn;
  const { ability } = action;
  const rule: AbilityRule<Ability> = RULES[ability];
  const pawn = pawnOf(state, seat);
  const [token, ...tokens] = pawn.tokens;
  if (token === undefined) throw new IllegalAction('no-token', action);
  pawn.tokens = tokens;
  state.tokensSpent = [...state.tokensSpent, token];
  pawn.abilityUsed = true;
  rule.ready?.(pawn);
  tell({ type: 'ability-used', seat, ability, token });
  rule.use?.(turn, pawn, action);
}

interface AbilityRule<A extends Ability> {
  /** On what it may be used now. None where it would have no effect: no token is wasted. */
  targets(state: State, pawn: Pawn): readonly Omit<Using<A>, 'type' | 'ability'>[];
  /** What it makes of the pawn's words. */
  ready?(pawn: Pawn): void;
  /** What else it does. */
  use?(turn: Turn, pawn: Pawn, target: Using<A>): void;
}

const RULES: { readonly [A in Ability]: AbilityRule<A> } = {
  reveal: {
    targets: ({ deck }) => untargeted(deck.length > 0),
    use({ state, tell }, { seat }) {
      tell({ type: 'peeked', seat, card: state.deck.at(-1)! });
      state.ask = { seat, kind: 'reveal' };
    },
  },
  recover: {
    targets: ({ spent }) => spent.map(card => ({ card })),
    use({ state, tell, dice }, { seat }, { card }) {
      state.spent = state.spent.filter(spent => spent !== card);
      // A card that Reveal has shown is shuffled in with the others, but everybody knows that it is there.
      if (state.topKnown) state.inDeck = [...new Set([...state.inDeck, state.deck.at(-1)!])];
      state.inDeck = [...state.inDeck, card];
      state.deck = shuffle(dice('deck'), [...state.deck, card]);
      state.topKnown = false;
      tell({ type: 'recovered', seat, card, deckLeft: state.deck.length });
    },
  },
  disable: {
    targets: (state, { at }) =>
      untargeted(trapsAround(state, at!).length > 0 || darkAround(state, at!).length > 0),
    use(turn, { seat, at }) {
      const { state, tell } = turn;
      // Hidden ones show themselves, and are cleared like the others.
      showIn(turn, darkAround(state, at!));
      const traps = trapsAround(state, at!);
      state.traps = state.traps.filter(trap => !traps.includes(trap));
      for (const { letter } of traps) putBack(state, letter);
      state.stats.trapsCleared += traps.length;
      tell({ type: 'traps-removed', seat, traps });
    },
  },
  'pass-walls': {
    targets: (_state, { wordsLeft, passWalls }) => untargeted(wordsLeft > 0 && !passWalls),
    ready(pawn) {
      pawn.passWalls = true;
    },
  },
  portal: {
    targets: state => freeStarts(state).map(to => ({ to })),
    use(turn, pawn, { to }) {
      const { seat, at: from } = pawn;
      pawn.at = to;
      turn.tell({ type: 'ported', seat, from: from!, to });
      lookAround(turn, to);
    },
  },
  sprint: {
    targets: (_state, { wordsLeft, sprint }) => untargeted(wordsLeft > 0 && !sprint),
    ready(pawn) {
      pawn.sprint = true;
    },
  },
  'double-up': {
    targets: () => untargeted(true),
    ready(pawn) {
      pawn.wordsLeft += 1;
    },
  },
};

/** For abilities that are used on nothing in particular: one way, or none. */
function untargeted(isOpen: boolean): readonly object[] {
  return isOpen ? [{}] : [];
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
  if (state.active !== null) state.spent = [...state.spent, state.active];
  const card = takeTop(state)!;
  state.active = card;
  tell({ type: 'card-revealed', card, by, deckLeft: state.deck.length });
}

/** The eight squares around, walls notwithstanding, in reading order. */
export function trapsAround(state: State, at: Cell): Trap[] {
  return state.traps
    .filter(trap => isAround(trap.at, at))
    .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** Likewise, where a hidden trap may lie (R87). */
export function darkAround({ dark }: State, at: Cell): Cell[] {
  return dark.map(square => cellAt(BOARD, square)).filter(square => isAround(square, at));
}

function isAround(square: Cell, at: Cell): boolean {
  return Math.abs(square.x - at.x) <= 1 && Math.abs(square.y - at.y) <= 1 && !sameCell(square, at);
}
