/** Chapter 9.4: when a bot spends a token. */
import { indexOf } from '../../../core/grid.ts';
import { hashText } from '../../../core/plain.ts';
import type { Advice } from '../../../bots/bot.ts';
import type { Ability } from '../data/classes.ts';
import { BOARD } from '../data/constants.ts';
import { darkAround, isLoneDelver, trapsAround, type AbilityAction, type Using } from '../rules/abilities.ts';
import { pawnOf } from '../rules/turn.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { chance, Outlook, saltOf, type Candidate } from './candidates.ts';
import { cardCost, REVEAL, WORTH, type Level } from './levels.ts';

type Advised = Advice<Action> | undefined;

interface Gain {
  readonly action: AbilityAction;
  readonly gain: number;
  readonly why: string;
}

/** What to do with a token now, if anything. `legal` are the abilities that the rules offer. */
export function adviseAbility(outlook: Outlook, legal: readonly AbilityAction[]): Advised {
  const { state, hasWord } = outlook;
  if (legal.length === 0 || !thinksOfIt(outlook)) return undefined;
  if (isLoneDelver(state)) return hasWord ? loneBefore(outlook, legal) : loneAfter(outlook, legal);
  if (!hasWord) return recover(outlook, legal) ?? doubleUp(legal);
  return recover(outlook, legal) ?? worthwhile(gains(outlook, legal)) ?? reveal(outlook, legal);
}

/** The easy bot often forgets. */
function thinksOfIt({ state, seat, level }: Outlook): boolean {
  return (
    level.abilities >= 100 || chance(hashText('ability', saltOf(state, seat)), 0) * 100 < level.abilities
  );
}

function loneBefore(outlook: Outlook, legal: readonly AbilityAction[]): Advised {
  const [best] = gains(outlook, legal).toSorted((a, b) => b.gain - a.gain);
  return best && best.gain >= WORTH.lone ? best : undefined;
}

function loneAfter(outlook: Outlook, legal: readonly AbilityAction[]): Advised {
  const again = doubleUp(legal);
  return again && (outlook.best()?.damage ?? 0) > 0 ? again : recover(outlook, legal);
}

/** Any earlier card will do. */
function recover({ state, seat }: Outlook, legal: readonly AbilityAction[]): Advised {
  const cards = legal.filter(action => action.ability === 'recover');
  const action = cards[Math.floor(chance(saltOf(state, seat), 1) * cards.length)];
  return action && { action, why: 'One more card for the deck.' };
}

function doubleUp(legal: readonly AbilityAction[]): Advised {
  const action = legal.find(({ ability }) => ability === 'double-up');
  return action && { action, why: 'A second word this round.' };
}

const LEAST: Readonly<Partial<Record<AbilityAction['ability'], number>>> = {
  sprint: WORTH.sprint,
  portal: WORTH.portal,
  disable: WORTH.disable,
  'pass-walls': WORTH.passWalls,
};

function worthwhile(found: readonly Gain[]): Advised {
  return found.find(({ action, gain }) => gain > (LEAST[action.ability] ?? 0));
}

/** By how much the best word would be better. Of all portals only the best one is told. */
function gains(outlook: Outlook, legal: readonly AbilityAction[]): Gain[] {
  const now = outlook.best()?.score ?? 0;
  const found: Gain[] = [];
  for (const action of legal) {
    const then = (BEST_WITH[action.ability] as Helped<Ability> | null)?.(outlook, action);
    if (!then) continue;
    const gain = then.score - now;
    const rival = found.find(known => known.action.ability === action.ability);
    if (rival && rival.gain >= gain) continue;
    if (rival) found.splice(found.indexOf(rival), 1);
    found.push({ action, gain, why: `Then ${then.word} does far more.` });
  }
  return found;
}

type Helped<A extends Ability> = (outlook: Outlook, action: Using<A>) => Candidate | undefined;

/** The best word with the help of each ability; null for those that help no word of this seat. */
const BEST_WITH: { readonly [A in Ability]: Helped<A> | null } = {
  reveal: null,
  recover: null,
  disable: outlook => withoutTraps(outlook).best(),
  'pass-walls': outlook => outlook.best({ gait: { passWalls: true } }),
  portal: (outlook, { to }) => outlook.best({ from: to }),
  sprint: outlook => outlook.best({ gait: { sprint: true } }),
  'double-up': null,
};

function withoutTraps({ state, seat, level }: Outlook): Outlook {
  const gone = trapsAround(state, pawnOf(state, seat).at!);
  const lit = darkAround(state, pawnOf(state, seat).at!).map(at => indexOf(BOARD, at));
  const traps = state.traps.filter(trap => !gone.includes(trap));
  const dark = state.dark.filter(square => !lit.includes(square));
  return new Outlook({ ...state, traps, dark }, seat, level);
}

/** A look at the next card before the word is made: it says where to stand. */
function reveal({ state }: Outlook, legal: readonly AbilityAction[]): Advised {
  const action = legal.find(({ ability }) => ability === 'reveal');
  if (!action || state.topKnown || state.deck.length < REVEAL.cards) return undefined;
  return { action, why: 'Knowing the next card, we know where to stand.' };
}

/** What becomes of the revealed card. */
export function adviseReveal(state: State, level: Level): Advice<Action> {
  const gain = partyScore(withTopInPlay(state), level).sum - partyScore(state, level).sum;
  const isBetter = gain > REVEAL.gain * cardCost(state.pawns.length);
  return isBetter
    ? { action: { type: 'reveal-choice', choice: 'activate' }, why: 'The new card serves us far better.' }
    : { action: { type: 'reveal-choice', choice: 'keep' }, why: 'It may wait its turn.' };
}

/** The seen card serves the party, and another one, unseen, the enemies. */
function withTopInPlay(state: State): State {
  const active = state.deck.at(-1)!;
  return {
    ...state,
    ask: { ...state.ask!, kind: 'play' },
    active,
    spent: [...state.spent, state.active!],
    deck: state.deck.slice(0, -1),
    inDeck: state.inDeck.filter(card => card !== active),
    topKnown: false,
  };
}

/** The best words of all seats that still have one, together. */
function partyScore(state: State, level: Level): { sum: number; seats: number } {
  const waiting = state.pawns.filter(pawn => pawn.wordsLeft > 0);
  const scores = waiting.map(({ seat }) => new Outlook(state, seat, level).best()?.score ?? 0);
  return { sum: scores.reduce((sum, score) => sum + score, 0), seats: waiting.length };
}
