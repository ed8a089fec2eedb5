/** The choices of a hero's own turn: gear, walking, collecting, duels. */
import type { Of, Seat } from '../../../core/game.ts';
import { cellName, directionTo } from '../../../core/grid.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { capital, percent } from '../../phrases.ts';
import { START_COINS, TRUCE_ROUNDS } from '../data/constants.ts';
import { ARMOUR_PRICE, TIERS, WEAPONS, type Tier } from '../data/gear.ts';
import { duelOdds } from '../odds/battles.ts';
import { duelsAllowed, insiders } from '../rules/pieces.ts';
import { outfitPrice, upgradePrice } from '../rules/gear.ts';
import { canCollect } from '../rules/sites.ts';
import { chestAt, isStar, pointAt } from '../rules/squares.ts';
import type { Action } from '../state/actions.ts';
import type { Hero, State } from '../state/state.ts';
import {
  oddsText,
  sleepersText,
  unlessBoss,
  ARMOUR_ICON,
  coinsText,
  heroOf,
  isAlone,
  LEATHER_HELP,
  weaponIcon,
  weaponText,
} from './words.ts';
import { itemName } from './items.ts';
import { cellOf } from './places.ts';
import { wakesByEnding, wakesBySite, wakesByStep } from '../odds/wakes.ts';

type Greyed = NonNullable<PromptModel['greyed']>;

/** The hero who is asked. */
export function askedHero(state: State): Hero {
  return state.heroes[state.ask?.seat ?? 0]!;
}

// ── Gear ──────────────────────────────────────────────────────────────────────────────────────────────────────

export function outfitDialog(state: State, seat: Seat): DialogModel {
  const who = isAlone(state) ? '' : `${heroOf(seat).name}: `;
  return {
    title: capital(`${who}${START_COINS} coins for gear`),
    picture: heroOf(seat).sprite,
    lines: [
      { text: 'In a battle it is die against die: the higher roll wounds.' },
      { text: 'Against monsters a tie is yours; in a duel it hurts nobody.' },
      { text: `Leather ${LEATHER_HELP}`, tone: 'dim' },
    ],
  };
}

export function outfitChoice(state: State, action: Of<Action, 'outfit'>): Choice<Action> {
  const { weapon, armour } = action;
  const { name, die } = WEAPONS[weapon];
  const price = outfitPrice(weapon, armour);
  const left = askedHero(state).coins - price;
  return {
    action,
    label: armour ? `${name} and Leather` : name,
    odds: price === 0 ? 'free' : `${price}`,
    detail: `D${die}${armour ? ', soaks the first wound' : ''}; ${coinsText(left)} left.`,
    icon: weaponIcon(weapon),
  };
}

export function buyChoice(state: State, action: Of<Action, 'buy-weapon' | 'buy-armour'>): Choice<Action> {
  const hero = askedHero(state);
  if (action.type === 'buy-armour')
    return {
      action,
      label: 'Buy Leather Armour',
      verb: 'Shop',
      odds: `${ARMOUR_PRICE}`,
      detail: `${capital(LEATHER_HELP)} ${coinsText(hero.coins - ARMOUR_PRICE)} left.`,
      icon: ARMOUR_ICON,
      key: 'b',
    };
  const { weapon } = action;
  const price = upgradePrice(hero.weapon, weapon);
  return {
    action,
    label: `Buy the ${WEAPONS[weapon].name}`,
    verb: 'Shop',
    odds: `${price}`,
    detail: `D${WEAPONS[hero.weapon].die} becomes D${WEAPONS[weapon].die}. ${coinsText(hero.coins - price)} left.`,
    icon: weaponIcon(weapon),
    key: 'b',
  };
}

function unaffordable(hero: Hero): Greyed {
  const dearer = TIERS.filter(
    (tier: Tier) => tier > hero.weapon && upgradePrice(hero.weapon, tier) > hero.coins,
  );
  return [
    ...dearer.map(tier => ({
      label: weaponText(tier),
      why: `It costs ${upgradePrice(hero.weapon, tier)}; you have ${hero.coins}.`,
      verb: 'Shop',
    })),
    ...(!hero.armour && hero.coins < ARMOUR_PRICE
      ? [{ label: 'Leather Armour', why: `It costs ${ARMOUR_PRICE}; you have ${hero.coins}.`, verb: 'Shop' }]
      : []),
  ];
}

export function greyedStart(state: State, seat: Seat): Greyed {
  const hero = state.heroes[seat]!;
  return [
    ...(hero.firstTurn ? [{ label: 'Stay', why: 'First you must get off the stairs.', verb: 'Stay' }] : []),
    ...(state.outing?.shopOpen
      ? unaffordable(hero)
      : [{ label: 'Shop', why: 'Only before the roll and before any item.', verb: 'Shop' }]),
  ];
}

// ── Walking ───────────────────────────────────────────────────────────────────────────────────────────────────

export function rollChoice(state: State, action: Of<Action, 'roll'>): Choice<Action> {
  const again = state.ask?.kind === 'arrived';
  return {
    action,
    label: again ? 'Roll again' : 'Roll and walk',
    odds: '2D4',
    detail: again ? 'Haste: another 2 to 8 steps.' : '2 to 8 steps, 5 on average.',
    key: again ? 'g' : ' ',
  };
}

export function stayChoice(state: State, action: Of<Action, 'stay'>): Choice<Action> {
  const { at } = askedHero(state);
  return {
    action,
    label: 'Stay here',
    verb: 'Stay',
    detail: at && canCollect(state, at) ? 'No roll. You may still collect here.' : 'No roll and no steps.',
    key: 'e',
  };
}

export function stepChoice(state: State, action: Of<Action, 'step'>): Choice<Action> {
  const hero = askedHero(state);
  const direction = hero.at ? directionTo(hero.at, action.to) : undefined;
  const { wakes, stirs } = wakesByStep(state, hero, action.to);
  const told = [
    ...(wakes.length > 0 ? [`Wakes ${sleepersText(wakes)}${unlessBoss(state, hero, wakes)}.`] : []),
    ...(stirs.length > 0 ? [`${capital(sleepersText(stirs))} will stir.`] : []),
  ].join(' ');
  return {
    action,
    label: `Step ${direction ?? 'on'} to ${cellName(action.to)}`,
    verb: 'Step',
    at: cellOf(action.to),
    mark: 'go',
    ...(direction && { direction }),
    ...(told !== '' && { detail: told, badge: wakes.length > 0 ? 'eye-open' : 'eye-stir' }),
  };
}

export function stopChoice(state: State, action: Of<Action, 'stop'>): Choice<Action> {
  const hero = askedHero(state);
  const at = hero.at!;
  // The one frame that hides nothing of the hero inside it.
  const here = { at: cellOf(at), mark: 'choose' as const, key: ' ' };
  if (isStar(at))
    return {
      action,
      label: `Leave with ${coinsText(hero.coins)}`,
      ...here,
      closing: true,
      detail: 'Up the stairs and out, for good.',
      confirm: `Leave the dungeon with ${coinsText(hero.coins)}? You cannot come back.`,
    };
  const stirring = state.monsters.filter(monster => monster.stirring);
  const site = siteText(state, at);
  return {
    action,
    label: `Stop on ${cellName(at)}`,
    verb: 'Stop here',
    ...here,
    closing: true,
    ...(stirring.length > 0
      ? {
          detail: `Wakes ${sleepersText(stirring)}.`,
          confirm: `Stopping here wakes ${sleepersText(stirring)}. Stop all the same?`,
        }
      : site && { detail: site }),
  };
}

// ── Arriving ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What could be collected on a square, and what that wakes. */
export function siteText(state: State, at: NonNullable<Hero['at']>): string | undefined {
  if (!canCollect(state, at)) return undefined;
  const chest = chestAt(at);
  const woken = wakesBySite(state, at);
  const gain = chest ? '2-20 coins, 11 on average' : pointAt(at)?.items === 2 ? '2 items' : '1 item';
  if (woken.length === 0) return `${gain}; wakes nobody.`;
  return `${gain}; wakes ${sleepersText(woken)}${chest ? ' at the end of the turn' : ''}.`;
}

export function collectChoice(state: State, action: Of<Action, 'collect'>): Choice<Action> {
  const at = askedHero(state).at!;
  const chest = chestAt(at) !== undefined;
  const items = pointAt(at)?.items ?? 0;
  return {
    action,
    label: chest ? 'Loot the chest' : items === 2 ? 'Lift the rune: 2 items' : 'Lift the rune: 1 item',
    odds: chest ? '2D10' : `${items}D30`,
    detail: siteText(state, at) ?? '',
    at: cellOf(at),
    mark: 'choose',
    key: ' ',
  };
}

export function attackChoice(state: State, action: Of<Action, 'attack'>): Choice<Action> {
  const hero = askedHero(state);
  const rival = state.heroes[action.rival]!;
  const odds = duelOdds(state, hero.seat, rival.seat);
  const loot = [coinsText(rival.coins), ...rival.items.map(item => itemName(item.kind))];
  const { short } = heroOf(rival.seat);
  return {
    action,
    label: `Attack ${short}`,
    verb: 'Attack',
    odds: percent(odds.win),
    detail: `${oddsText(odds)} If you win, you take ${loot.slice(0, 3).join(', ')}${loot.length > 3 ? ' …' : ''}.`,
    ...(rival.at && { at: cellOf(rival.at) }),
    mark: 'strike',
    key: 'f',
    confirm: `Only death or magic ends a duel. Without more magic you win ${percent(odds.win)}. Attack ${short}?`,
  };
}

export function endChoice(
  state: State,
  action: Of<Action, 'end-turn'>,
  legal: readonly Action[],
): Choice<Action> {
  const left = legal.some(other => other.type === 'collect');
  const again = legal.some(other => other.type === 'roll');
  const at = askedHero(state).at!;
  const site = chestAt(at) ? 'The chest here is full.' : 'The rune here is not lifted.';
  const woken = wakesByEnding(state);
  const confirm = left ? site : again ? 'You could still roll again.' : undefined;
  return {
    action,
    label: 'End the turn',
    closing: true,
    key: left ? 'e' : ' ',
    ...(woken.length > 0 && { detail: `Wakes ${sleepersText(woken)}.` }),
    ...(confirm !== undefined && { confirm: `${confirm} End the turn all the same?` }),
  };
}

export function concedeChoice(state: State, action: Of<Action, 'concede'>): Choice<Action> {
  const { coins } = askedHero(state);
  return {
    action,
    label: 'Give up',
    closing: true,
    detail: 'Your hero dies here.',
    confirm: `Give up? Your hero dies here and loses ${coinsText(coins)}.`,
  };
}

export function greyedArrived(state: State, seat: Seat): Greyed {
  const hero = state.heroes[seat]!;
  const beside = insiders(state).some(other => other.seat !== seat);
  return [
    ...(hero.at && !canCollect(state, hero.at)
      ? [{ label: 'Collect', why: 'No full chest and no rune on this square.', verb: 'Collect' }]
      : []),
    ...(beside && !duelsAllowed(state) ? [{ label: 'Attack', why: peaceText(state), verb: 'Attack' }] : []),
  ];
}

/** Why heroes may not fight one another. */
function peaceText({ rules }: State): string {
  return rules.duels === 'off'
    ? 'There are no duels in this game.'
    : `The truce holds to the end of round ${TRUCE_ROUNDS}.`;
}
