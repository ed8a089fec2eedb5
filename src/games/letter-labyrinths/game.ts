import { byType, type ByType, type Game, type Of, type Seat } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
import { digest } from '../../core/plain.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong } from '../turn.ts';
import { boardsDigest } from './data/boards.ts';
import { FACE_DOWN } from './data/fortunes.ts';
import { HANDFUL } from './data/handful.ts';
import { abilityActions, applyAbility, resolveReveal } from './rules/abilities.ts';
import { lightPushTargets, push, pushTargets } from './rules/boss.ts';
import { outcome } from './rules/ending.ts';
import { beginEnemyPhase, finishEnemyPhase } from './rules/enemies-turn.ts';
import { allUnseen } from './rules/hidden-traps.ts';
import { makeWord } from './rules/making-words.ts';
import { allWordsMade, askAnew, nextToPlay, othersAble, othersUndecided } from './rules/seats.ts';
import { chooseClass, create, freeColours, place, placesFor } from './rules/setup.ts';
import { isTopSeen, openTurn, pawnOf, spendWord, splitOf, type Turn } from './rules/turn.ts';
import { checkKnown, checkWord, normalise } from './rules/words.ts';
import { REVEAL_CHOICES, type Action, type Ask } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';
import { dictionary } from './words/open.ts';

/** Everything but words in full, and of the words a handful. */
export const legalActions = lastly((state: State): readonly Action[] => {
  const { ask } = state;
  const listed = listedActions(state);
  if (ask?.kind !== 'play' || pawnOf(state, ask.seat).wordsLeft === 0) return listed;
  const words = HANDFUL.filter(word => checkKnown(state, ask.seat, word) === null);
  return [...listed, ...words.map(word => ({ type: 'word', word }) as const)];
});

export const game: Game<State, Action, Event> = {
  id: 'letter-labyrinths',
  edition: 5,
  /** A run belongs to its maps and to its words. */
  get boards() {
    return digest([boardsDigest, dictionary().check]);
  },
  create,
  legalActions,
  isLegal,
  apply: applying<State, Action, Event, Turn>({
    isLegal,
    open: openTurn,
    perform(action, turn, ask) {
      byType(RULES, action, turn, ask);
      proceed(turn, ask);
    },
  }),
  outcome,
  view,
  /**
   * A word counts among them: once it is made it stands (11.2), or one could try words out on the board. So does a
   * hint: taking back its price would make it free.
   */
  reveals: ['word-played', 'card-revealed', 'card-lost', 'peeked', 'hint-noted', 'trap-seen'],
  split: splitOf,
};

/** What may be done besides making a word. */
export function listedActions(state: State): Action[] {
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return [];
    case 'class':
      return freeColours(state).map(colour => ({ type: 'class', colour }));
    case 'place':
      return [
        ...placesFor(state).map(at => ({ type: 'place', at }) as const),
        ...handTo(state.pawns.filter(pawn => !pawn.at && pawn.seat !== ask.seat).map(pawn => pawn.seat)),
      ];
    case 'play':
      return [
        ...abilityActions(state, ask.seat),
        ...handTo(othersAble(state, ask.seat)),
        ...closingActions(state, ask.seat),
      ];
    case 'reveal':
      return REVEAL_CHOICES.map(choice => ({ type: 'reveal-choice', choice }));
    case 'push':
      return pushTargets(state, ask.seat).map(to => ({ type: 'push', to }));
  }
}

function handTo(seats: readonly Seat[]): Action[] {
  return seats.map(to => ({ type: 'hand', to }));
}

/** With words to make one may pass; with all words made the party may go on to the enemies. */
function closingActions(state: State, seat: Seat): Action[] {
  if (pawnOf(state, seat).wordsLeft > 0) return [{ type: 'pass' }];
  if (!allWordsMade(state)) return [];
  const end = { type: 'end-players' } as const;
  return othersUndecided(state, seat).length > 0 ? [{ type: 'pass' }, end] : [end];
}

/** Words by look-up; everything else by the list. A forged action, however odd, stops here. */
export function isLegal(state: State, action: Action): boolean {
  const { ask } = state;
  if (action.type === 'word') return ask?.kind === 'play' && isLegalWord(state, ask.seat, action);
  if (action.type === 'hint-used') return ask?.kind === 'play' && Object.keys(action).length === 1;
  return isAmong(listedActions(state), action);
}

function isLegalWord(state: State, seat: Seat, action: Of<Action, 'word'>): boolean {
  const { word, short } = action;
  const members = short === undefined ? 2 : 3;
  if (typeof word !== 'string' || Object.keys(action).length !== members) return false;
  if (short !== undefined && (!Array.isArray(short) || short.length === 0)) return false;
  if (pawnOf(state, seat).wordsLeft === 0 || normalise(word) !== word) return false;
  return checkWord(state, seat, word, short) === null;
}

/** What each action does. */
const RULES: ByType<Action, [turn: Turn, ask: Ask], void> = {
  class: ({ colour }, turn, { seat }) => chooseClass(turn, seat, colour),
  place: ({ at }, turn, { seat }) => place(turn, seat, at),
  hand({ to }, { state, tell }, { seat, kind }) {
    state.ask = { seat: to, kind, handed: true };
    tell({ type: 'handed-over', from: seat, to });
  },
  word({ word, short }, turn, { seat }) {
    askAnew(turn.state);
    makeWord(turn, seat, word, short);
  },
  pass(_action, { state, tell }, { seat }) {
    const pawn = pawnOf(state, seat);
    if (pawn.wordsLeft === 0) {
      pawn.declined = true;
      tell({ type: 'declined', seat });
    } else {
      spendWord(pawn);
      tell({ type: 'passed', seat });
    }
  },
  ability(action, turn, { seat }) {
    askAnew(turn.state);
    applyAbility(turn, seat, action);
  },
  'reveal-choice': ({ choice }, turn, { seat }) => resolveReveal(turn, seat, choice),
  push: ({ to }, turn) => push(turn, to),
  'end-players'(_action, { state }) {
    for (const pawn of state.pawns) pawn.declined = true;
  },
  'hint-used'(_action, { state, tell }, ask) {
    state.stats.hints += 1;
    state.ask = ask;
    tell({ type: 'hint-noted', seat: ask.seat, hints: state.stats.hints });
  },
};

/** Asks the next seat; when nobody is left, lets the enemies act until somebody must decide again. */
function proceed(turn: Turn, ask: Ask): void {
  const { state } = turn;
  if (state.ask || state.ending) return;
  if (ask.kind !== 'push') {
    const next = nextToPlay(state, ask.seat);
    if (next !== undefined) {
      state.ask = { seat: next, kind: 'play' };
      return;
    }
    beginEnemyPhase(turn);
  }
  if (!pushOn(turn)) return;
  finishEnemyPhase(turn);
  if (!state.ending) state.ask = { seat: 0, kind: 'play' };
}

/** Pushes with one way to go happen by themselves. False where a player must choose. */
function pushOn(turn: Turn): boolean {
  const { state } = turn;
  for (let seat = state.pushing[0]; seat !== undefined; seat = state.pushing[0]) {
    const targets = lightPushTargets(turn, seat);
    if (targets.length !== 1) {
      state.ask = { seat, kind: 'push' };
      return false;
    }
    push(turn, targets[0]!);
  }
  return true;
}

/** Everything is open but hidden traps, the order of the deck and what stayed in the box; of the deck its top, once it was seen. */
function view(state: State): State {
  const seen = isTopSeen(state) ? 1 : 0;
  const hidden = state.deck.length - seen;
  return {
    ...state,
    rng: newStreams(''),
    hidden: state.hidden.map(() => null),
    bag: state.hidden.length > 0 ? allUnseen(state) : state.bag,
    deck: state.deck.map((card, place) => (place < hidden ? FACE_DOWN : card)),
    box: state.box.map(() => FACE_DOWN),
  };
}
