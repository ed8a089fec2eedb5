/** Chapter "Adventurer Phase": Move, Attack, Guzzle, Inventory, Cast. */
import { neighbours, sameCell, type Cell } from '../../../core/grid.ts';
import { POTION_IDS, POTIONS, type Potion } from '../data/items.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { boardIn, isWalkable, slotOf } from './board.ts';
import { drawEvent, healthGain } from './events.ts';
import { castActions } from './magic.ts';
import { findById, isFree, kindOf, monsterAt } from './monsters.ts';
import { clearLevel } from './phases.ts';
import { enterShop, openChest } from './shop.ts';
import type { Turn } from './turn.ts';
import { hurtMonster } from './wounds.ts';

/** The order is part of run files: moves, attacks (each N, E, S, W), guzzle, inventory, cast, end. */
export function ordinaryActions(state: State): Action[] {
  const beside = neighbours(state.hero.at);
  const actions: Action[] = [];
  for (const to of beside) if (canMoveTo(state, to)) actions.push({ type: 'move', to });
  for (const at of beside) {
    const monster = monsterAt(state, at);
    if (monster) actions.push({ type: 'attack', monster: monster.id });
  }
  for (const potion of POTION_IDS) {
    if (state.hero[POTIONS[potion].belt] > 0) actions.push({ type: 'guzzle', potion });
  }
  if (siteInReach(state)) actions.push({ type: 'inventory' });
  actions.push(...castActions(state), { type: 'end' });
  return actions;
}

function canMoveTo(state: State, to: Cell): boolean {
  return isWalkable(boardIn(state), to) && isFree(state, to);
}

/** One step; into another card it draws an event, each time, in both directions. */
export function move(turn: Turn, to: Cell): void {
  const { state, tell } = turn;
  const from = state.hero.at;
  state.hero.at = to;
  tell({ type: 'moved', from, to });
  if (slotOf(from) === slotOf(to)) return;
  tell({ type: 'crossed', from: slotOf(from), to: slotOf(to) });
  drawEvent(turn);
}

export function attack(turn: Turn, id: number): void {
  const { state, tell, d6 } = turn;
  const monster = findById(state, id)!;
  const need = state.hero.skill;
  const die = d6('dice');
  const hit = die <= need;
  const kind = kindOf(state, monster).id;
  tell({ type: 'attacked', monster: monster.id, kind, need, hit, die, stream: 'dice' });
  if (hit) hurtMonster(turn, monster, state.hero.damage);
}

/** Chapter "Guzzle". Drinking at full value is legal: the surplus is lost (R17). */
export function guzzle(turn: Turn, potion: Potion): void {
  const { state, tell, d6 } = turn;
  const { hero } = state;
  const { belt, stat } = POTIONS[potion];
  hero[belt] -= 1;
  state.stats.potions += 1;
  const die = d6('dice');
  const gain = guzzleGain(state, potion, die);
  hero[stat] += gain;
  tell({ type: 'guzzled', potion, gain, left: hero[belt], die, stream: 'dice' });
}

/** The die in Health, half of it (rounded up) in Mana; never more than there is room for. */
export function guzzleGain(state: State, potion: Potion, die: number): number {
  if (potion === 'health') return healthGain(state, die);
  return Math.min(Math.ceil(die / 2), state.hero.maxMana - state.hero.mana);
}

/** What an Inventory action would do here; nothing at all is not offered (R16). */
export function siteInReach(state: State): 'key' | 'chest' | 'shop' | 'exit' | undefined {
  const { site } = boardIn(state);
  const { at } = state.hero;
  if (!state.hasKey && sameCell(at, site.key)) return 'key';
  if (!state.chestOpen && sameCell(at, site.chest)) return 'chest';
  if (sameCell(at, site.shop)) return 'shop';
  if (state.hasKey && sameCell(at, site.exit)) return 'exit';
  return undefined;
}

export function inventory(turn: Turn): void {
  switch (siteInReach(turn.state)) {
    case undefined:
      return;
    case 'key':
      return takeKey(turn);
    case 'chest':
      return openChest(turn);
    case 'shop':
      return enterShop(turn);
    case 'exit':
      return clearLevel(turn);
  }
}

function takeKey({ state, tell }: Turn): void {
  const { level, turn, actions } = state;
  state.hasKey = true;
  state.splits = [...state.splits, { what: 'key', level, turn, action: actions }];
  tell({ type: 'key-taken', level, at: state.hero.at });
}
