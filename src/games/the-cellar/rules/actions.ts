/** The hero's actions: step, strike, search a barrel, take the key, open the chest, leave by the door, end. */
import { isAdjacent, neighbours, sameCell, type Cell } from '../../../core/grid.ts';
import { drawCard } from '../../../core/pile.ts';
import { HEARTS, NEED } from '../data/constants.ts';
import { CANDLE_STUB, TOOLS, type Find, type Tool } from '../data/finds.ts';
import { site } from '../data/map.ts';
import type { Action, Rat, State } from '../state.ts';
import { isFree } from './places.ts';
import { beginRats, wakeRats } from './rats.ts';
import { finish, type Turn } from './turns.ts';

export function legalActions(state: State): Action[] {
  switch (state.ask?.kind) {
    case undefined:
      return [];
    case 'chest':
      return TOOLS.map(tool => ({ type: 'choose', tool }));
    case 'block':
      return [{ type: 'block' }, { type: 'pass' }];
    case 'act':
      return [...ordinaryActions(state)];
  }
}

function* ordinaryActions(state: State): Generator<Action> {
  const { at, hasKey } = state.hero;
  for (const to of neighbours(at)) if (isFree(state, to)) yield { type: 'step', to };
  for (const rat of state.rats) if (isAdjacent(rat.at, at)) yield { type: 'strike', rat: rat.id };
  for (const [barrel, place] of site.barrels.entries()) {
    if (!state.searched[barrel] && isAdjacent(place, at)) yield { type: 'search', barrel };
  }
  if (!hasKey && sameCell(at, site.key)) yield { type: 'take-key' };
  if (!state.chestOpen && sameCell(at, site.chest)) yield { type: 'open-chest' };
  if (hasKey && sameCell(at, site.doorstep)) yield { type: 'leave' };
  yield { type: 'end' };
}

export function strikeNeed(state: State): number {
  return state.hero.tool === 'broom' ? NEED.strikeWithBroom : NEED.strike;
}

export function step(turn: Turn, to: Cell): void {
  const { hero } = turn.state;
  const from = hero.at;
  hero.at = to;
  turn.tell({ type: 'stepped', from, to });
  wakeRats(turn);
  spendAction(turn);
}

export function strike(turn: Turn, id: number): void {
  const { state, tell, dice } = turn;
  const rat = state.rats.find(other => other.id === id) as Rat;
  const need = strikeNeed(state);
  const die = dice('dice').roll(6);
  const hit = die >= need;
  tell({ type: 'struck', rat: id, die, need, hit });
  if (hit) {
    state.rats = state.rats.filter(other => other.id !== id);
    state.slain += 1;
    tell({ type: 'rat-slain', rat: id, at: rat.at });
  } else if (!rat.awake) {
    rat.awake = true;
    tell({ type: 'rat-woke', rat: id });
  }
  spendAction(turn);
}

export function search(turn: Turn, barrel: number): void {
  const { state, tell, dice } = turn;
  state.searched[barrel] = true;
  const find = drawCard(state.finds, dice('deck:finds')) as Find;
  state.finds.discard.push(find);
  tell({ type: 'searched', barrel, find });
  if (find === 'apple') state.hero.hearts = Math.min(HEARTS, state.hero.hearts + 1);
  if (find === 'candle-stub') state.candle = Math.min(state.candleMax, state.candle + CANDLE_STUB);
  spendAction(turn);
}

export function takeKey(turn: Turn): void {
  turn.state.hero.hasKey = true;
  turn.tell({ type: 'key-taken', at: site.key });
  spendAction(turn);
}

export function openChest({ state, tell }: Turn): void {
  state.chestOpen = true;
  state.ask = { seat: 0, kind: 'chest' };
  tell({ type: 'chest-opened', at: site.chest });
}

export function chooseTool(turn: Turn, tool: Tool): void {
  turn.state.hero.tool = tool;
  turn.state.hero.lidWhole = tool === 'pot-lid';
  turn.tell({ type: 'tool-taken', tool });
  spendAction(turn);
}

export function leave({ state, tell }: Turn): void {
  finish(state, 'escaped');
  tell({ type: 'escaped' });
}

export function endTurn(turn: Turn): void {
  turn.state.actionsLeft = 0;
  beginRats(turn);
}

function spendAction(turn: Turn): void {
  const { state } = turn;
  state.actionsLeft -= 1;
  if (state.actionsLeft > 0) state.ask = { seat: 0, kind: 'act' };
  else beginRats(turn);
}
