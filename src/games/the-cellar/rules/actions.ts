/** What the hero may do, and what each action does. */
import type { ByType } from '../../../core/game.ts';
import { isAdjacent, neighbours, sameCell } from '../../../core/grid.ts';
import { drawCard } from '../../../core/pile.ts';
import { cellarOf } from '../data/cellars.ts';
import { HEARTS, STRIKE } from '../data/constants.ts';
import { GAINS, TOOL_USES, TOOLS, type Find } from '../data/finds.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { isFree, ratOf } from './places.ts';
import { beginRats, block, takeBite, wakeRats, wakeSome } from './rats.ts';
import { finish, type Turn } from './turns.ts';

export function actionsIn(state: State): readonly Action[] {
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
  const { at, hasKey, hasBottle } = state.hero;
  const { site } = cellarOf(state);
  for (const to of neighbours(at)) if (isFree(state, to)) yield { type: 'step', to };
  for (const rat of state.rats) if (isAdjacent(rat.at, at)) yield { type: 'strike', rat: rat.id };
  for (const [barrel, place] of site.barrels.entries()) {
    if (!state.searched[barrel] && isAdjacent(place, at)) yield { type: 'search', barrel };
  }
  if (!hasKey && sameCell(at, site.key)) yield { type: 'take-key' };
  if (!hasBottle && sameCell(at, site.bottle)) yield { type: 'take-bottle' };
  if (!state.chestOpen && sameCell(at, site.chest)) yield { type: 'open-chest' };
  if (hasKey && sameCell(at, site.doorstep)) yield { type: 'leave' };
  yield { type: 'end' };
}

/** What each action does. */
export const RULES: ByType<Action, [turn: Turn, ask: Ask], void> = {
  step({ to }, turn) {
    const { hero } = turn.state;
    const from = hero.at;
    hero.at = to;
    turn.tell({ type: 'stepped', from, to });
    wakeRats(turn);
    spendAction(turn);
  },
  strike({ rat: id }, turn) {
    const { state, tell, dice } = turn;
    const rat = ratOf(state, id);
    const need = strikeNeed(state);
    const die = dice('dice').roll(6);
    const hit = die >= need;
    tell({ type: 'struck', rat: id, die, need, hit });
    if (hit) {
      state.rats = state.rats.filter(other => other.id !== id);
      state.slain += 1;
      tell({ type: 'rat-slain', rat: id, at: rat.at });
    } else if (!rat.awake) {
      wakeSome(turn, other => other === rat);
    }
    spendAction(turn);
  },
  search({ barrel }, turn) {
    const { state, tell, dice } = turn;
    const { finds, hero } = state;
    const find = drawCard(finds, dice('deck:finds')) as Find;
    const { hearts, light, spoons, loud } = GAINS[find];
    finds.discard.push(find);
    state.searched[barrel] = true;
    hero.hearts = Math.min(HEARTS, hero.hearts + hearts);
    state.candle = Math.min(state.candleMax, state.candle + light);
    state.spoons += spoons;
    tell({ type: 'searched', barrel, find });
    if (loud) wakeSome(turn, () => true);
    spendAction(turn);
  },
  'take-key'(_action, turn) {
    turn.state.hero.hasKey = true;
    turn.tell({ type: 'key-taken', at: turn.state.hero.at });
    spendAction(turn);
  },
  'take-bottle'(_action, turn) {
    turn.state.hero.hasBottle = true;
    turn.tell({ type: 'bottle-taken', at: turn.state.hero.at });
    spendAction(turn);
  },
  /** Opening is free: choosing what to take out is the action. */
  'open-chest'(_action, { state, tell }) {
    state.chestOpen = true;
    state.ask = { seat: 0, kind: 'chest' };
    tell({ type: 'chest-opened', at: state.hero.at });
  },
  choose({ tool }, turn) {
    const { hero } = turn.state;
    hero.tool = tool;
    hero.lidWhole = TOOL_USES[tool].catches;
    turn.tell({ type: 'tool-taken', tool });
    spendAction(turn);
  },
  leave(_action, { state, tell }) {
    finish(state, 'escaped');
    tell({ type: 'escaped' });
  },
  end(_action, turn) {
    turn.state.actionsLeft = 0;
    beginRats(turn);
  },
  block: (_action, turn, ask) => block(turn, ask),
  pass: (_action, turn, ask) => takeBite(turn, ask),
};

export function strikeNeed({ hero }: State): number {
  return hero.tool ? TOOL_USES[hero.tool].strike : STRIKE;
}

function spendAction(turn: Turn): void {
  const { state } = turn;
  state.actionsLeft -= 1;
  if (state.actionsLeft > 0) state.ask = { seat: 0, kind: 'act' };
  else beginRats(turn);
}
