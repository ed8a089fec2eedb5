/** Chapter "Items, one by one": who may use what now, and how an item is taken in hand, pointed and spent. */
import { IllegalAction, type Seat } from '../../../core/game.ts';
import { ITEMS, type ItemId, type When } from '../data/items.ts';
import type { Action, AimAt, Target } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { isFighter, modsOf } from './battle.ts';
import { ITEM_RULES, type Bearer } from './item-rules.ts';
import { isInTransit } from './movement.ts';
import { heroOf, isInside, monsterById } from './pieces.ts';
import { count, type Turn } from './turn.ts';

/** The time as one seat sees it; undefined where it may use nothing. */
type Occasion = Exclude<When, 'opening'>;

export function occasionFor(state: State, seat: Seat): Occasion | undefined {
  const hero = heroOf(state, seat);
  if (!isInside(hero)) return undefined;
  const { battle, window, flow, outing } = state;
  if (battle) return window ? (isFighter(battle, seat) ? 'battle' : 'onlooker') : undefined;
  if (window) return 'window';
  return flow.at === 'turn' && outing?.seat === seat && !isInTransit(state, hero) ? 'turn' : undefined;
}

export function isItsTime(state: State, item: ItemId, occasion: Occasion): boolean {
  const { when } = ITEMS[item];
  return (
    when.includes(occasion) ||
    (occasion === 'onlooker' && item === 'snipe' && state.rules.reactions === 'any-time') ||
    (when.includes('opening') && occasion === 'battle' && state.battle?.exchanges === 0)
  );
}

/** Each kind once: copies are alike. */
export function kindsHeld(state: State, seat: Seat): ItemId[] {
  return [...new Set(heroOf(state, seat).items.map(item => item.kind))];
}

export function usableItems(state: State, seat: Seat): ItemId[] {
  return kindsHeld(state, seat).filter(item => canUse(state, seat, item));
}

export function canUseAny(state: State, seat: Seat): boolean {
  return kindsHeld(state, seat).some(item => canUse(state, seat, item));
}

export function* itemActions(state: State, seat: Seat): Generator<Action> {
  for (const item of usableItems(state, seat)) yield { type: 'use-item', item };
}

/** G2: only with a legal target, and only if it could change something. */
export function canUse(state: State, seat: Seat, item: ItemId): boolean {
  const occasion = occasionFor(state, seat);
  if (!occasion || !isItsTime(state, item, occasion)) return false;
  const { aim, helps } = ITEM_RULES[item];
  if (aim === 'self') return helps?.(bearerOf(state, seat)) ?? true;
  const [first] = targetsOf(state, { seat, item, monster: null });
  return first !== undefined;
}

export function bearerOf(state: State, seat: Seat): Bearer {
  const { battle } = state;
  const foe = battle ? monsterById(state, battle.monster) : undefined;
  return { state, hero: heroOf(state, seat), battle, foe, mods: battle && modsOf(battle, seat) };
}

/** Every target of the item in hand; of the two-part ones, the part that is next. */
export function targetsOf(state: State, { seat, item, monster }: AimAt): Iterable<Action> {
  return ITEM_RULES[item].targets?.(state, heroOf(state, seat), monster) ?? [];
}

/** Takes an item in hand. With one possible target nobody needs to be asked. */
export function takeUp(turn: Turn, aim: AimAt): void {
  if (ITEM_RULES[aim.item].aim === 'self') return use(turn, aim, null);
  const [first, second] = targetsOf(turn.state, aim);
  if (!first) throw new IllegalAction('no-target', aim);
  turn.state.aim = aim;
  if (!second) point(turn, first);
}

/** One part of a target is chosen; with all of it the item works. */
export function point(turn: Turn, action: Action): void {
  const { aim } = turn.state;
  if (!aim) throw new IllegalAction('no-aim', action);
  turn.state.aim = null;
  const { aim: kind } = ITEM_RULES[aim.item];
  const isHalf = kind === 'monster-and-square' || kind === 'monster-and-way';
  if (action.type === 'target-monster') {
    if (isHalf) return takeUp(turn, { ...aim, monster: action.monster });
    return use(turn, aim, { monster: action.monster });
  }
  const monster = aim.monster === null ? {} : { monster: aim.monster };
  if (action.type === 'target-hero') return use(turn, aim, { hero: action.hero });
  if (action.type === 'target-square') return use(turn, aim, { ...monster, to: action.to });
  if (action.type === 'target-way' && aim.monster !== null)
    return use(turn, aim, { monster: aim.monster, way: action.way });
  throw new IllegalAction('no-target', action);
}

/** G1: one use, then gone. Whoever passed may answer it: the window asks anew. */
function use(turn: Turn, { seat, item }: AimAt, target: Target | null): void {
  const { state, tell } = turn;
  const hero = heroOf(state, seat);
  const { uid } = hero.items.find(each => each.kind === item)!;
  hero.items = hero.items.filter(each => each.uid !== uid);
  if (state.outing?.seat === seat) state.outing.shopOpen = false;
  if (state.window) state.window = { ...state.window, passed: [] };
  count(turn, seat, 'itemsUsed');
  tell({ type: 'item-used', seat, item, uid, target });
  const rule = ITEM_RULES[item];
  rule.use(turn, hero, target);
  if (rule.status) tell({ type: 'hero-status', seat, status: rule.status });
}
