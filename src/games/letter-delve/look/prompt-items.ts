/** The thirty items as choices: taken in hand first, then pointed at something on the board. */
import type { Of, Seat } from '../../../core/game.ts';
import { cellName, stepFrom } from '../../../core/grid.ts';
import type { Choice } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import type { ItemId } from '../data/items.ts';
import { isBoss } from '../data/monsters.ts';
import { helpedOdds, meetingOdds } from '../odds/battles.ts';
import { ITEM_RULES, type Aim } from '../rules/item-rules.ts';
import { kindsHeld, targetsOf } from '../rules/items.ts';
import { kindSeen, monsterById } from '../rules/pieces.ts';
import type { Action, AimAt } from '../state/actions.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import { cellOf } from './places.ts';
import { askedHero } from './prompt-turn.ts';
import { coinsText, heartsOf, heartsText, heroOf, monsterAt, weaponText } from './words.ts';

type Targeting = Of<Action, 'target-monster' | 'target-hero' | 'target-square' | 'target-way' | 'cancel'>;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export function useChoice(
  action: Of<Action, 'use-item'>,
  state: State,
  legal: readonly Action[],
): Choice<Action> {
  const { item } = action;
  const hero = askedHero(state);
  const { help, gain } = ITEM_WORDS[item];
  const key = DIGITS[kindsHeld(state, hero.seat).indexOf(item)];
  const helped = helpedOdds(state, hero.seat, item);
  const target = onlyTarget(state, hero.seat, item);
  const odds = helped ? percent(helped.win) : gain?.(hero);
  return {
    action,
    label: `Use ${itemName(item)}${target ? ` on ${target}` : ''}`,
    verb: isBagShown(state, legal) ? `Use ${itemName(item)}` : 'Use magic',
    ...(odds !== undefined && { odds }),
    detail: helped ? `${help} You'd win ${percent(helped.win)}.` : help,
    icon: itemIcon(item),
    ...(key !== undefined && { key }),
    ...(target !== undefined && !state.battle && { confirm: onceText(state, hero, item, target) }),
  };
}

/** Outside battles nobody can tell whom a press would hit: "Use Snipe on the Yeti on O3? … You hit 56%." */
function onceText(state: State, hero: Hero, item: ItemId, target: string): string {
  const [only] = targetsOf(state, { seat: hero.seat, item, monster: null });
  const monster = only?.type === 'target-monster' ? monsterById(state, only.monster) : undefined;
  const { help, odds } = ITEM_WORDS[item];
  const chance = odds && monster && kindSeen(monster) ? ` You hit ${odds(hero, monster)}.` : '';
  return `Use ${itemName(item)} on ${target}? ${help}${chance}`;
}

/** In a reaction every item has its button; on one's own turn several share one, so that the sheet keeps its room. */
function isBagShown({ ask }: State, legal: readonly Action[]): boolean {
  return ask?.kind === 'react' || legal.filter(({ type }) => type === 'use-item').length === 1;
}

/** With one possible target the item works at once, so it is named beforehand. */
function onlyTarget(state: State, seat: Seat, item: ItemId): string | undefined {
  const [only, more] = targetsOf(state, { seat, item, monster: null });
  if (more) return undefined;
  switch (only?.type) {
    case 'target-monster':
      return monsterAt(monsterById(state, only.monster)!);
    case 'target-hero':
      return nameOf(only.hero, seat);
    case 'target-square':
      return cellName(only.to);
  }
  return undefined;
}

function nameOf(hero: Seat, asked: Seat): string {
  return hero === asked ? 'yourself' : heroOf(hero).short;
}

// ── Aiming ────────────────────────────────────────────────────────────────────────────────────────────────────

export function aimTitle(state: State, { item, monster }: AimAt): string {
  const held = monsterById(state, monster);
  const question = held ? `where does ${monsterAt(held)} go?` : QUESTIONS[ITEM_RULES[item].aim];
  return `${itemName(item)}: ${question}`;
}

const QUESTIONS: Readonly<Record<Aim, string>> = {
  self: 'now?',
  monster: 'which monster?',
  'monster-or-hero': 'who?',
  hero: 'whose weapon?',
  square: 'which square?',
  'monster-and-square': 'which monster?',
  'monster-and-way': 'which monster?',
};

export function aimChoice(action: Targeting, state: State): Choice<Action> {
  const { aim } = state;
  if (action.type === 'cancel' || !aim)
    return { action, label: 'Cancel', closing: true, key: 'x', detail: 'You keep the item.' };
  const verb = `Use ${itemName(aim.item)}`;
  return { ...targetChoice(state, aim, action), verb, mark: 'magic' };
}

function targetChoice(
  state: State,
  aim: AimAt,
  action: Exclude<Targeting, { type: 'cancel' }>,
): Choice<Action> {
  const name = itemName(aim.item);
  const asked = askedHero(state);
  switch (action.type) {
    case 'target-monster':
      return monsterChoice(state, aim.item, action);
    case 'target-hero': {
      const hero = state.heroes[action.hero]!;
      return {
        action,
        label: `${name}: ${nameOf(action.hero, asked.seat)}`,
        detail: `${weaponText(hero.weapon)}, ${hero.hp} hearts, ${coinsText(hero.coins)}.`,
        ...(hero.at && { at: cellOf(hero.at) }),
      };
    }
    case 'target-square':
      return {
        action,
        label: `${name} to ${cellName(action.to)}`,
        at: cellOf(action.to),
        ...ITEM_WORDS[aim.item].square?.(state, asked, action.to),
      };
    case 'target-way': {
      const monster = monsterById(state, aim.monster);
      return {
        action,
        label: `Push it ${action.way}`,
        direction: action.way,
        detail: 'D8 squares, or until something stops it.',
        ...(monster && { at: cellOf(stepFrom(monster.at, action.way)) }),
      };
    }
  }
}

function monsterChoice(state: State, item: ItemId, action: Of<Action, 'target-monster'>): Choice<Action> {
  const monster = monsterById(state, action.monster)!;
  const { odds } = ITEM_WORDS[item];
  return {
    action,
    label: `${itemName(item)}: ${monsterAt(monster)}`,
    at: cellOf(monster.at),
    detail: monsterDetail(state, item, monster),
    ...(odds && kindSeen(monster) && { odds: odds(askedHero(state), monster) }),
  };
}

function monsterDetail(state: State, item: ItemId, monster: Monster): string {
  const kind = kindSeen(monster);
  if (!kind) return monster.back === 'boss' ? 'A boss: Q, Z, J or X.' : 'Still face down.';
  const { about } = ITEM_WORDS[item];
  if (about) return about(state, monster);
  const boss = isBoss(kind) ? 'A boss with ' : '';
  const odds = meetingOdds(state, askedHero(state).seat, monster);
  return `${boss}${heartsText(heartsOf(state, monster))}. You win ${percent(odds.win)}.`;
}
