/** The thirty items as choices: taken in hand first, then pointed at something on the board. */
import { cellName, stepFrom } from '../../../core/grid.ts';
import type { Choice } from '../../../core/look.ts';
import type { Seat } from '../../../core/game.ts';
import { percent } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { WEAPONS } from '../data/gear.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { isBoss } from '../data/monsters.ts';
import { dieAgainst, specialOf, weaponDie, kindSeen } from '../rules/pieces.ts';
import { kindsHeld, targetsOf } from '../rules/items.ts';
import { isStar } from '../rules/squares.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { helpedOdds, meetingOdds } from '../odds/battles.ts';
import { cellOf } from './places.ts';
import { askedHero } from './prompt-turn.ts';
import {
  sleepersText,
  unlessBoss,
  coinsText,
  findMonster,
  heartsOf,
  heartsText,
  heroOf,
  isAlone,
  ITEM_HELP,
  itemIcon,
  itemName,
  monsterAt,
  specialText,
} from './words.ts';
import { wakesByTeleport } from '../odds/wakes.ts';

type Aim = Extract<Ask, { kind: 'aim' }>;
type Targeting = Extract<
  Action,
  { type: 'target-monster' | 'target-hero' | 'target-square' | 'target-way' | 'cancel' }
>;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export function useChoice(state: State, action: Extract<Action, { type: 'use-item' }>): Choice<Action> {
  const { item } = action;
  const seat = state.ask?.seat ?? 0;
  const key = DIGITS[kindsHeld(state, seat).indexOf(item)];
  const helped = helpedOdds(state, seat, item);
  const target = onlyTarget(state, seat, item);
  const gain = gainText(askedHero(state), item);
  const odds = helped ? percent(helped.win) : gain;
  return {
    action,
    label: `Use ${itemName(item)}${target ? ` on ${target}` : ''}`,
    verb: `Use ${itemName(item)}`,
    ...(odds !== undefined && { odds }),
    detail: helped ? `${ITEM_HELP[item]} You would win ${percent(helped.win)}.` : ITEM_HELP[item],
    icon: itemIcon(item),
    ...(key !== undefined && { key }),
  };
}

/** With one possible target the item works at once, so it is named beforehand. */
function onlyTarget(state: State, seat: Seat, item: ItemId): string | undefined {
  if (ITEMS[item].aim === 'self') return undefined;
  const targets = targetsOf(state, { seat, item, monster: null });
  const first = targets.next();
  if (first.done || !targets.next().done) return undefined;
  const { value } = first;
  if (value.type === 'target-monster') {
    const monster = findMonster(state, value.monster);
    return monster && monsterAt(monster);
  }
  if (value.type === 'target-hero') return value.hero === seat ? 'yourself' : heroOf(value.hero).short;
  return value.type === 'target-square' ? cellName(value.to) : undefined;
}

/** Hearts a potion gives, coins a spell brings. */
function gainText({ hp }: Hero, item: ItemId): string | undefined {
  const most = MAX_HP - hp;
  switch (item) {
    case 'heal':
      return upTo(Math.min(4, most));
    case 'extra-healing':
      return upTo(Math.min(8, most));
    case 'full-healing':
      return `+${most}`;
    case 'conjure-coins':
      return '2-6';
    default:
      return undefined;
  }
}

function upTo(most: number): string {
  return most === 1 ? '+1' : `+1-${most}`;
}

// ── Aiming ────────────────────────────────────────────────────────────────────────────────────────────────────

export function aimTitle(state: State, { item, monster, seat }: Aim): string {
  const name = itemName(item);
  const held = monster === null ? undefined : findMonster(state, monster);
  const text = held ? `${name}: where does ${monsterAt(held)} go?` : `${name}: ${QUESTIONS[ITEMS[item].aim]}`;
  return isAlone(state) ? text : `${heroOf(seat).short}: ${text}`;
}

const QUESTIONS = {
  self: 'now?',
  monster: 'which monster?',
  'monster-or-hero': 'at whom?',
  hero: 'whose weapon?',
  square: 'which square?',
  'monster-and-square': 'which monster?',
  'monster-and-way': 'which monster?',
} as const;

export function aimChoice(state: State, action: Targeting): Choice<Action> {
  const { aim } = state;
  if (action.type === 'cancel' || !aim)
    return { action, label: 'Put it back', closing: true, key: 'x', detail: 'The item is not used.' };
  const verb = `Use ${itemName(aim.item)}`;
  switch (action.type) {
    case 'target-monster':
      return { ...monsterChoice(state, aim.item, action), verb, mark: 'magic' };
    case 'target-hero':
      return { ...heroChoice(state, aim.item, action), verb, mark: 'magic' };
    case 'target-square':
      return { ...squareChoice(state, aim.item, action), verb, mark: 'magic' };
    case 'target-way': {
      const monster = aim.monster === null ? undefined : findMonster(state, aim.monster);
      return {
        action,
        label: `Push it ${action.way}`,
        verb,
        mark: 'magic',
        direction: action.way,
        detail: 'D8 squares, until something stops it.',
        ...(monster && { at: cellOf(stepFrom(monster.at, action.way)) }),
      };
    }
  }
}

function monsterChoice(
  state: State,
  item: ItemId,
  action: Extract<Action, { type: 'target-monster' }>,
): Choice<Action> {
  const monster = findMonster(state, action.monster)!;
  const detail = monsterDetail(state, item, monster);
  return {
    action,
    label: `${itemName(item)}: ${monsterAt(monster)}`,
    at: cellOf(monster.at),
    ...(detail !== undefined && { detail }),
    ...(item === 'snipe' && kindSeen(monster) && { odds: percent(shotChance(state, monster)) }),
  };
}

/** Equal or higher hits. */
function shotChance(state: State, monster: Monster): number {
  const hero = askedHero(state);
  const [ours, theirs] = [weaponDie(hero), dieAgainst(monster, hero)];
  let hits = 0;
  for (let roll = 1; roll <= ours; roll++) hits += Math.min(roll, theirs);
  return hits / (ours * theirs);
}

function monsterDetail(state: State, item: ItemId, monster: Monster): string | undefined {
  const kind = kindSeen(monster);
  if (!kind) return monster.back === 'boss' ? 'A boss: Q, Z, J or X.' : 'Nobody has seen its letter.';
  if (item === 'cancellation') {
    const special = specialOf(monster);
    return special ? specialText(state, special) : undefined;
  }
  const boss = isBoss(kind) ? 'Boss, ' : '';
  const odds = meetingOdds(state, state.ask?.seat ?? 0, monster);
  return `${boss}${heartsText(heartsOf(state, monster))}; you win ${percent(odds.win)}.`;
}

function heroChoice(
  state: State,
  item: ItemId,
  action: Extract<Action, { type: 'target-hero' }>,
): Choice<Action> {
  const hero = state.heroes[action.hero]!;
  const name = action.hero === state.ask?.seat ? 'yourself' : heroOf(action.hero).short;
  return {
    action,
    label: `${itemName(item)}: ${name}`,
    detail: `${WEAPONS[hero.weapon].name} D${WEAPONS[hero.weapon].die}, ${hero.hp} hearts, ${coinsText(hero.coins)}.`,
    ...(hero.at && { at: cellOf(hero.at) }),
  };
}

function squareChoice(
  state: State,
  item: ItemId,
  action: Extract<Action, { type: 'target-square' }>,
): Choice<Action> {
  const { to } = action;
  const hero = askedHero(state);
  const base = {
    action,
    label: `${itemName(item)} ${item === 'create-monster' ? 'on' : 'to'} ${cellName(to)}`,
    at: cellOf(to),
  };
  if (item !== 'teleport') return base;
  if (isStar(to))
    return {
      ...base,
      label: `Teleport out with ${coinsText(hero.coins)}`,
      detail: 'Onto the stairs: out of the dungeon, for good.',
      confirm: `Leave the dungeon with ${coinsText(hero.coins)}? You cannot come back.`,
    };
  const woken = wakesByTeleport(state, hero, to);
  const unless = hero.firstTurn ? unlessBoss(state, hero, woken) : '';
  return woken.length > 0 ? { ...base, detail: `Wakes ${sleepersText(woken)}${unless}.` } : base;
}
