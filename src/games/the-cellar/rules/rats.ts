/** The rats: they wake when they see the hero, run at her, and bite, each in its way. The pot lid may catch one bite. */
import { IllegalAction } from '../../../core/game.ts';
import { indexOf, isAdjacent, neighbours, range, type Cell } from '../../../core/grid.ts';
import { sees } from '../../../core/sight.ts';
import { cellarOf } from '../data/cellars.ts';
import { RAT_EYES } from '../data/constants.ts';
import { RATS } from '../data/rats.ts';
import type { Ask } from '../state/actions.ts';
import type { Rat, State } from '../state/state.ts';
import { isFree, ratOf } from './places.ts';
import { beginTurn, finish, type Turn } from './turns.ts';

export function ratSees(state: State, rat: Rat, at: Cell): boolean {
  return range(rat.at, at) <= RAT_EYES && sees(rat.at, at, cellarOf(state).blocksSight);
}

/** As long as more than half of the candle is left, a shy rat keeps its distance. */
export function keepsAway({ candle, candleMax }: State, { kind }: Rat): boolean {
  return RATS[kind].shy && 2 * candle > candleMax;
}

export function wakeRats(turn: Turn): void {
  const { state } = turn;
  wakeSome(turn, rat => ratSees(state, rat, state.hero.at));
}

export function wakeSome({ state, tell }: Turn, wakes: (rat: Rat) => boolean): void {
  for (const rat of state.rats) {
    if (rat.awake || !wakes(rat)) continue;
    rat.awake = true;
    tell({ type: 'rat-woke', rat: rat.id });
  }
}

/** All awake rats in order of their ids: nearest first would let them trade places for nothing. */
export function beginRats(turn: Turn): void {
  turn.state.queue = turn.state.rats.filter(rat => rat.awake).map(rat => rat.id);
  continueRats(turn);
}

function continueRats(turn: Turn): void {
  const { state } = turn;
  for (let id = state.queue.shift(); id !== undefined; id = state.queue.shift()) {
    const rat = ratOf(state, id);
    run(turn, rat);
    if (isAdjacent(rat.at, state.hero.at) && !keepsAway(state, rat)) bite(turn, rat);
    // A bite may have opened the question of the lid, or ended the game.
    if (state.ask || state.ending) return;
  }
  beginTurn(turn);
}

export function block(turn: Turn, ask: Ask): void {
  turn.state.hero.lidWhole = false;
  turn.tell({ type: 'blocked', rat: biterOf(ask) });
  continueRats(turn);
}

export function takeBite(turn: Turn, ask: Ask): void {
  hurt(turn, biterOf(ask));
  if (!turn.state.ending) continueRats(turn);
}

function biterOf(ask: Ask): number {
  if (ask.kind !== 'block') throw new IllegalAction('no-bite');
  return ask.rat;
}

/** Where a rat would go next: one step closer on foot, around the other rat if need be; nowhere if it is close enough. */
function ratStep(state: State, rat: Rat): Cell | undefined {
  const { extent, isFloor, ways } = cellarOf(state);
  const field = ways.to(state.hero.at);
  const here = field[indexOf(extent, rat.at)]!;
  if (here <= (keepsAway(state, rat) ? 2 : 1)) return undefined;
  const closer = neighbours(rat.at).filter(next => isFloor(next) && field[indexOf(extent, next)]! < here);
  return closer.find(next => isFree(state, next));
}

function run({ state, tell }: Turn, rat: Rat): void {
  for (let left: number = RATS[rat.kind].steps; left > 0; left--) {
    const to = ratStep(state, rat);
    if (!to) return;
    const from = rat.at;
    rat.at = to;
    tell({ type: 'rat-moved', rat: rat.id, from, to });
  }
}

function bite(turn: Turn, rat: Rat): void {
  const { state, tell, dice } = turn;
  const die = dice('dice').roll(6);
  const need = RATS[rat.kind].bite;
  const hit = die >= need;
  tell({ type: 'rat-bit', rat: rat.id, die, need, hit });
  if (!hit) return;
  if (state.hero.lidWhole) state.ask = { seat: 0, kind: 'block', rat: rat.id };
  else hurt(turn, rat.id);
}

function hurt({ state, tell }: Turn, rat: number): void {
  state.hero.hearts -= 1;
  tell({ type: 'hurt', rat, hearts: state.hero.hearts });
  if (state.hero.hearts > 0) return;
  finish(state, 'bitten');
  tell({ type: 'fell', rat });
}
