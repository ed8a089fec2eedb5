/** The choices of a hero's own turn: gear, walking, collecting, duels. */
import type { Of, Seat } from '../../../core/game.ts';
import { cellName, directionTo } from '../../../core/grid.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital, counted, percent } from '../../phrases.ts';
import { START_COINS, TRUCE_ROUNDS } from '../data/constants.ts';
import { ARMOUR_PRICE, TIERS, WEAPONS } from '../data/gear.ts';
import { duelOdds, outfitOdds } from '../odds/battles.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { wakesByEnding, wakesBySite, wakesByStep } from '../odds/wakes.ts';
import { outfitPrice, upgradePrice } from '../rules/gear.ts';
import { duelsAllowed, insiders } from '../rules/pieces.ts';
import { canCollect } from '../rules/sites.ts';
import { chestAt, isStar, pointAt } from '../rules/squares.ts';
import type { Action } from '../state/actions.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { itemName } from './items.ts';
import { cellOf } from './places.ts';
import {
  ARMOUR_ICON,
  coinsText,
  feverText,
  heroOf,
  LEATHER_HELP,
  oddsText,
  isBehind,
  leaveText,
  sleepersText,
  standingText,
  unlessBoss,
  weaponIcon,
  weaponText,
} from './words.ts';

type Greyed = NonNullable<PromptModel['greyed']>;

/** The hero who is asked. */
export function askedHero(state: State): Hero {
  return state.heroes[state.ask?.seat ?? 0]!;
}

// ── Gear ──────────────────────────────────────────────────────────────────────────────────────────────────────

export function outfitDialog({ rules }: State, seat: Seat): DialogModel {
  return {
    title: `${START_COINS} coins for gear`,
    picture: heroOf(seat).sprite,
    lines: [
      { text: 'Get out alive: the coins you carry are your score.', tone: 'gold' },
      { text: 'The higher roll hits. You win ties against monsters. In duels, ties hit nobody.' },
      ...present(rules.fever > 0 && { text: feverText(rules.fever), tone: 'gold' as const }),
    ],
  };
}

export function outfitChoice(action: Of<Action, 'outfit'>, state: State): Choice<Action> {
  const { weapon, armour } = action;
  const { name, die } = WEAPONS[weapon];
  const price = outfitPrice(weapon, armour);
  const left = askedHero(state).coins - price;
  return {
    action,
    label: armour ? `${name} and Leather` : name,
    odds: price === 0 ? 'free' : coinsText(price),
    detail: `D${die}${armour ? ', blocks the first hit' : ''}. ${coinsText(left)} left.${duelText(state, action)}`,
    icon: weaponIcon(weapon),
  };
}

/** What rivals may well have bought: the biggest die. */
const BEST = { weapon: 3, armour: false } as const;

/** Duels are decided here, so it is said here. */
function duelText(state: State, outfit: Of<Action, 'outfit'>): string {
  const isSame = outfit.weapon === BEST.weapon && outfit.armour === BEST.armour;
  if (isSame || state.heroes.length === 1 || state.rules.duels === 'off') return '';
  const { win } = outfitOdds(state, outfit, BEST);
  return ` Beats a ${WEAPONS[BEST.weapon].name} in ${percent(win)} of duels.`;
}

export function buyChoice(action: Of<Action, 'buy-weapon' | 'buy-armour'>, state: State): Choice<Action> {
  const hero = askedHero(state);
  const price = action.type === 'buy-armour' ? ARMOUR_PRICE : upgradePrice(hero.weapon, action.weapon);
  const left = `${coinsText(hero.coins - price)} left.`;
  const shop = { action, verb: 'Shop', key: 'b', priced: true };
  const order = (name: string): string => `Buy ${name} (${coinsText(price)})`;
  if (action.type === 'buy-armour') {
    const detail = `${capital(LEATHER_HELP)} ${left}`;
    return { ...shop, label: order('Leather Armour'), detail, icon: ARMOUR_ICON };
  }
  const { name, die } = WEAPONS[action.weapon];
  const detail = `D${WEAPONS[hero.weapon].die} becomes D${die}. ${left}`;
  return { ...shop, label: order(name), detail, icon: weaponIcon(action.weapon) };
}

function unaffordable({ weapon, armour, coins }: Hero): Greyed {
  const better = TIERS.filter(tier => tier > weapon);
  const wares = [
    ...better.map(tier => ({ label: weaponText(tier), price: upgradePrice(weapon, tier) })),
    ...present(!armour && { label: 'Leather Armour', price: ARMOUR_PRICE }),
  ];
  return wares
    .filter(({ price }) => price > coins)
    .map(({ label, price }) => ({
      label,
      why: `Costs ${price}. You have ${coinsText(coins)}.`,
      verb: 'Shop',
    }));
}

export function greyedStart(state: State, seat: Seat): Greyed {
  const hero = state.heroes[seat]!;
  return [
    ...present(hero.firstTurn && { label: 'Stay', why: 'Step off the stairs first.', verb: 'Stay' }),
    ...(state.outing?.shopOpen
      ? unaffordable(hero)
      : [{ label: 'Shop', why: 'Shop before you roll or use an item.', verb: 'Shop' }]),
  ];
}

// ── Walking ───────────────────────────────────────────────────────────────────────────────────────────────────

export function rollChoice(action: Of<Action, 'roll'>, state: State): Choice<Action> {
  const again = state.ask?.kind === 'arrived';
  return {
    action,
    label: again ? 'Roll again' : 'Roll and walk',
    odds: '2D4',
    detail: again ? 'Haste: another 2 to 8 steps.' : '2 to 8 steps, 5 on average.',
    key: again ? 'g' : ' ',
  };
}

export function stayChoice(action: Of<Action, 'stay'>, state: State): Choice<Action> {
  const { at } = askedHero(state);
  const hasLoot = at !== null && canCollect(state, at);
  return {
    action,
    label: 'Stay here',
    verb: 'Stay',
    // On the button itself: a finger meets no tip.
    odds: hasLoot ? 'to collect' : 'wakes nobody',
    detail: `You stand still, which wakes nobody.${hasLoot ? ' You can still collect here.' : ''}`,
    key: 'e',
  };
}

export function stepChoice(action: Of<Action, 'step'>, state: State): Choice<Action> {
  const hero = askedHero(state);
  const direction = hero.at ? directionTo(hero.at, action.to) : undefined;
  const { wakes, stirs } = wakesByStep(state, hero, action.to);
  const told = present(
    wakes.length > 0 && `Wakes ${sleepersText(wakes)}${unlessBoss(state, hero, wakes)}.`,
    stirs.length > 0 &&
      `${capital(sleepersText(stirs))} will stir, and wake if you stop short of the stairs.`,
  ).join(' ');
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

export function stopChoice(action: Of<Action, 'stop'>, state: State): Choice<Action> {
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
      detail: `Up the stairs and out for good.${standingText(state, hero)}`,
      // With steps left this may be a slip: the way could lead on. And who is behind could still get ahead.
      ...((state.outing!.left > 0 || isBehind(state, hero)) && { confirm: leaveText(state, hero) }),
    };
  const stirring = state.monsters.filter(monster => monster.stirring);
  const site = siteText(state, at);
  const price = priceText(state, at);
  return {
    action,
    label: `Stop on ${cellName(at)}`,
    verb: 'Stop here',
    ...here,
    closing: true,
    // On the button itself, before it is too late: what lies here has its price.
    ...(price !== undefined && { odds: price }),
    ...(stirring.length > 0
      ? {
          detail: `Wakes ${sleepersText(stirring)}.`,
          confirm: `Stopping here wakes ${sleepersText(stirring)}. Stop anyway?`,
        }
      : site && { detail: site }),
  };
}

// ── Arriving ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What could be collected on a square, and what that wakes, but for those who are told of already. */
export function siteText(
  state: State,
  at: NonNullable<Hero['at']>,
  told: readonly Monster[] = [],
): string | undefined {
  if (!canCollect(state, at)) return undefined;
  const chest = chestAt(at);
  const all = wakesBySite(state, at);
  const woken = all.filter(monster => !told.includes(monster));
  const gain = chest ? '2-20 coins, 11 on average' : pointAt(at)?.items === 2 ? '2 items' : '1 item';
  if (all.length === 0) return `${gain}. Wakes nobody.`;
  if (woken.length === 0) return `${gain}.`;
  return `${gain}. Wakes ${sleepersText(woken)}${chest ? ' at the end of the turn' : ''}.`;
}

/** Whom collecting here wakes, in a few words: "rune wakes 1". */
function priceText(state: State, at: NonNullable<Hero['at']>): string | undefined {
  if (!canCollect(state, at)) return undefined;
  return `${chestAt(at) ? 'chest' : 'rune'} wakes ${wokenText(state, at)}`;
}

function wokenText(state: State, at: NonNullable<Hero['at']>): string {
  const woken = wakesBySite(state, at);
  if (woken.some(seemsBoss)) return 'a boss';
  return woken.length > 0 ? `${woken.length}` : 'nobody';
}

export function collectChoice(action: Of<Action, 'collect'>, state: State): Choice<Action> {
  const at = askedHero(state).at!;
  const chest = chestAt(at) !== undefined;
  const woken = wakesBySite(state, at);
  const bosses = woken.filter(seemsBoss);
  const wakes = woken.length > 0 ? `: wakes ${wokenText(state, at)}` : '';
  return {
    action,
    label: `${chest ? 'Loot the chest' : `Claim ${counted(pointAt(at)?.items ?? 0, 'item')}`}${wakes}`,
    detail: siteText(state, at) ?? '',
    ...(bosses.length > 0 && {
      confirm: `This wakes ${sleepersText(bosses)}${chest ? ' at the end of your turn' : ''}. ${chest ? 'Loot' : 'Claim'} it anyway?`,
    }),
    at: cellOf(at),
    mark: 'choose',
    key: ' ',
  };
}

/** Nobody attacks monsters: with one beside you a bare "Attack" would be read so. */
const ATTACK = 'Attack a rival';

export function attackChoice(action: Of<Action, 'attack'>, state: State): Choice<Action> {
  const hero = askedHero(state);
  const rival = state.heroes[action.rival]!;
  const odds = duelOdds(state, hero.seat, rival.seat);
  const loot = [coinsText(rival.coins), ...rival.items.map(item => itemName(item.kind))];
  const { short } = heroOf(rival.seat);
  return {
    action,
    label: `Attack ${short}`,
    verb: ATTACK,
    odds: percent(odds.win),
    detail: `${oddsText(odds)} Win and you take ${loot.slice(0, 3).join(', ')}${loot.length > 3 ? ' …' : ''}.`,
    ...(rival.at && { at: cellOf(rival.at) }),
    mark: 'strike',
    key: 'f',
    confirm: `Duels are to the death unless magic ends them. Without more magic you win ${percent(odds.win)}. Attack ${short}?`,
  };
}

export function endChoice(
  action: Of<Action, 'end-turn'>,
  state: State,
  legal: readonly Action[],
): Choice<Action> {
  const left = legal.some(other => other.type === 'collect');
  const again = legal.some(other => other.type === 'roll');
  const at = askedHero(state).at!;
  const site = chestAt(at) ? 'The chest here is still full.' : 'The rune here is still unclaimed.';
  const woken = wakesByEnding(state);
  const confirm = left ? site : again ? 'You could still roll again.' : undefined;
  return {
    action,
    label: 'End turn',
    closing: true,
    key: left ? 'e' : ' ',
    ...(woken.length > 0 && { detail: `Wakes ${sleepersText(woken)}.` }),
    ...(confirm !== undefined && { confirm: `${confirm} End your turn anyway?` }),
  };
}

export function concedeChoice(action: Of<Action, 'concede'>, state: State): Choice<Action> {
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
  const { at } = state.heroes[seat]!;
  const isBare = at !== null && !canCollect(state, at);
  const isPeace = !duelsAllowed(state) && insiders(state).some(other => other.seat !== seat);
  return present(
    isBare && { label: 'Collect', why: 'No chest or rune to collect here.', verb: 'Collect' },
    isPeace && { label: ATTACK, why: peaceText(state), verb: ATTACK },
  );
}

/** Why heroes may not fight one another. */
function peaceText({ rules }: State): string {
  return rules.duels === 'off'
    ? 'There are no duels in this game.'
    : `Truce: heroes can't fight each other until the end of round ${TRUCE_ROUNDS}.`;
}
