/** The choices of the Act phase while she stands: strike, set out, or let the round pass. */
import type { Of } from '../../../core/game.ts';
import { range } from '../../../core/grid.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { kindOf, type Kind } from '../data/monsters.ts';
import { slayChance } from '../odds/chances.ts';
import { attackOdds } from '../odds/dice.ts';
import { GATE } from '../odds/outlook.ts';
import { ifStaying } from '../odds/staying.ts';
import { moveOdds, walkOdds } from '../odds/walking.ts';
import { bonusOf, dieOf } from '../rules/abilities.ts';
import { mayStrike } from '../rules/attack.ts';
import { mayLeave } from '../rules/ending.ts';
import { here } from '../rules/monsters.ts';
import { whyNoSearch, type NoSearch } from '../rules/search.ts';
import type { Action } from '../state/actions.ts';
import type { Monster, State } from '../state/state.ts';
import { foeCells, directionTo, koraCell } from './places.ts';
import { crowd, dieText, mean, percent, span, thatFoe } from './words.ts';

export const ATTACK = 'Attack';
export const ROLL = 'Roll to move';
export const SEARCH = 'Search';

export function actChoice(state: State, action: Action): Choice<Action> {
  if (action.type === 'attack') return attackChoice(state, action);
  if (action.type === 'roll-move') return rollChoice(state, action);
  return { action, label: 'End turn', key: 'e', closing: true, ...endWarning(state) };
}

function attackChoice(state: State, action: Of<Action, 'attack'>): Choice<Action> {
  const { id, kind } = state.monsters.find(monster => monster.id === action.monster)!;
  const bonus = bonusOf(state, 'combat');
  const die = dieOf(state, 'combat');
  const chance = slayChance(die, bonus, kind);
  const { targets, clears } = attackOdds(state);
  const at = foeCells(state).get(id)!;
  const all = targets.length > 1 ? ` All here: ${percent(clears)}.` : '';
  return {
    action,
    label: `Attack ${thatFoe(id, kind)}`,
    verb: ATTACK,
    odds: percent(chance),
    detail: `${dieText(die, bonus)} against its d${kindOf(kind).die}: ${percent(chance)}. A tie fails.${all}`,
    at,
    mark: 'strike',
    key: 'a',
    ...(targets.every(target => target.kind === kind) && { direction: directionTo(koraCell(state), at) }),
    ...(standIn(state, kind) !== id && { alike: true }),
  };
}

/** Which of a kind falls first makes no difference: the nearest stands for all of them. */
function standIn(state: State, kind: Kind): string {
  const cells = foeCells(state);
  const kora = koraCell(state);
  const far = ({ id }: Monster): number => range(kora, cells.get(id)!);
  return here(state)
    .filter(monster => monster.kind === kind)
    .toSorted((a, b) => far(a) - far(b))[0]!.id;
}

function rollChoice(state: State, action: Of<Action, 'roll-move'>): Choice<Action> {
  const move = moveOdds(state)!;
  const range = span(move);
  const isChain = state.act.attack === 'chain';
  return {
    action,
    label: 'Roll the Speed die and walk',
    verb: ROLL,
    odds: range,
    detail: [
      `${range} spaces, ${mean(move.mean)} on average${move.slowed ? ', slowed' : ''}.`,
      ...gateWords(state),
      ...(isChain ? ['Ends your attacks.'] : []),
    ].join(' '),
    key: ' ',
    mark: 'use',
  };
}

/** Whether this roll may end the raid. */
function gateWords(state: State): string[] {
  const walk = walkOdds(state, GATE);
  if (!walk || walk.steps === 0 || !mayLeave(state)) return [];
  return [walk.isBarred ? 'Monsters bar the way to the gate.' : `The gate: ${percent(walk.arrives)}.`];
}

/** From here on a warning is worth a question. */
const DIRE = 0.2;

/** Asked where she could still strike those who will strike her first, or where she may well die of waiting. */
function endWarning(state: State): { confirm: string } | undefined {
  const { sure, deadly } = ifStaying(state);
  if (mayStrike(state) && sure.length > 0) {
    const first = `${capital(crowd(sure))} ${sure.length === 1 ? 'strikes' : 'strike'} first next round.`;
    const death = deadly >= DIRE ? ` Death: ${percent(deadly)}.` : '';
    return { confirm: `${first}${death} End your turn without attacking?` };
  }
  return deathWarning(state, 'End your turn anyway?');
}

/** Before anything that ends the turn where she stands. */
export function deathWarning(state: State, question: string): { confirm: string } | undefined {
  const { deadly } = ifStaying(state);
  return deadly >= DIRE
    ? { confirm: `Staying here means death ${percent(deadly)} of the time. ${question}` }
    : undefined;
}

const NO_SEARCH: Readonly<Record<NoSearch, string>> = {
  entrance: 'Nothing to find at the Entrance.',
  monsters: 'Not with monsters on this tile.',
  searched: 'This tile is already searched.',
  'deck-empty': 'Nothing left to find on this level.',
};

/** Before the actions of a round their buttons are grey, so that each stands in one place from question to question. */
const FIRST = { search: 'Search or skip first.', item: 'Use an item or skip first.' } as const;

/** Where a player would look for it, and why it is not there. */
export function greyedNow(state: State): NonNullable<PromptModel['greyed']> {
  const { ask, act } = state;
  const isBefore = ask?.kind === 'search' || ask?.kind === 'item';
  const list: { label: string; why: string; verb: string; isFirst: boolean }[] = [];
  const put = (verb: string, why: string): void =>
    void list.push({ label: verb, why, verb, isFirst: isBefore });
  if (isBefore) {
    put(ROLL, FIRST[ask.kind]);
    put(ATTACK, FIRST[ask.kind]);
  }
  if (ask?.kind === 'act') {
    if (act.attack === 'done') put(ATTACK, 'You missed: no more attacks this round.');
    else if (!mayStrike(state)) put(ATTACK, 'Nobody to attack on this tile.');
    if (act.move === 'done') put(ROLL, 'You have already walked this round.');
  }
  if (ask?.kind !== 'search' && act.move === 'none' && act.attack === 'none') {
    const why = whyNoSearch(state);
    put(SEARCH, why ? NO_SEARCH[why] : 'You chose not to search this round.');
  }
  return list;
}
