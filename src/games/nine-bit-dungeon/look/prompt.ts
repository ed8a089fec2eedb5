/** Every legal action as a person meets it, with its odds. */
import { byType, type ByType, type Of } from '../../../core/game.ts';
import { cellName, directionTo, isAdjacent, range } from '../../../core/grid.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital, counted, oneOf } from '../../phrases.ts';
import { ACTIONS, PAR_TURNS, SCORE, WILD } from '../data/constants.ts';
import { TOLL } from '../data/events.ts';
import { legalActions } from '../game.ts';
import { attackOdds, castOdds, fireballOdds, guzzleGains, healGain, type BlowOdds } from '../odds/blows.ts';
import { boutIn, type NoBout, type Stop, stopOf } from '../odds/bouts.ts';
import { siteInReach } from '../rules/actions.ts';
import { slotOf } from '../rules/board.ts';
import { fireballTargets, isSpent } from '../rules/magic.ts';
import { findById, kindOf } from '../rules/monsters.ts';
import { seesHero } from '../rules/sight.ts';
import type { Action } from '../state/actions.ts';
import type { Monster, State } from '../state/state.ts';
import {
  buyChoice,
  chestChoice,
  chestDialog,
  giftChoice,
  giftDialog,
  idleWarning,
  leaveWarning,
  shopDialog,
  unaffordable,
  usefulIn,
} from './prompt-shop.ts';
import { blowText, FIGHT_ON, monsterName, percent, POTION_LOOKS, SPELL_NAMES, whereabouts } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const choices = legalActions(state).map(action => byType(CHOICES, action, state));
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'act':
      return {
        // The log counts the turns of the whole run.
        title: `Level turn ${turnsHere(state)}/${PAR_TURNS}`,
        pips: { value: state.actionsLeft, max: ACTIONS },
        choices,
        greyed: greyed(state),
        ...onwardIn(state),
        usual:
          choices.find(({ action, confirm }) => action.type === 'inventory' && !confirm)?.label ?? 'Attack',
      };
    case 'gift':
      return { title: 'Choose a gift', choices, dialog: giftDialog() };
    case 'shop':
      return { title: 'The shop', choices, greyed: unaffordable(state), dialog: shopDialog(state) };
    case 'chest':
      return { title: 'The chest', choices, dialog: chestDialog(ask), usual: usefulIn(state, ask) };
    case 'lead':
      return {
        title: `Where does the ${kindOf(state, findById(state, ask.monster)!).name} go?`,
        choices,
      };
    case 'hatch':
      return { title: 'Which hatch opens?', choices };
  }
}

const CHOICES: ByType<Action, [State], Choice<Action>> = {
  move: (action, state) => moveChoice(state, action),
  attack: (action, state) => attackChoice(state, action),
  guzzle: (action, state) => guzzleChoice(state, action),
  inventory: (action, state) => inventoryChoice(state, action),
  cast: (action, state) =>
    action.spell === 'heal' ? healChoice(state, action) : fireballChoice(state, action),
  end: (action, state) => ({
    action,
    label: 'End turn',
    closing: true,
    key: ' ',
    ...endWarning(state),
  }),
  gift: (action, state) => giftChoice(state, action),
  buy: (action, state) => buyChoice(state, action),
  leave: action => ({ action, label: 'Leave the shop', closing: true, key: ' ' }),
  chest: (action, state) => chestChoice(state, action),
  lead: action => ({
    action,
    label: `Send it to ${cellName(action.to)}`,
    at: action.to,
    mark: 'choose',
  }),
  hatch: action => ({
    action,
    label: `Open the hatch on ${cellName(action.at)}`,
    at: action.at,
    mark: 'choose',
  }),
  // Not where End turn was a moment ago.
  auto: action => ({ action, label: 'Let the dungeon decide', key: 'd' }),
  // Never listed: the table notes hints by itself.
  'hint-used': action => ({ action, label: 'Note the hint' }),
};

function moveChoice(state: State, action: Of<Action, 'move'>): Choice<Action> {
  const direction = directionTo(state.hero.at, action.to);
  const crosses = slotOf(state.hero.at) !== slotOf(action.to);
  return {
    action,
    label: `Move ${direction}`,
    verb: 'Move',
    at: action.to,
    mark: 'go',
    ...(direction && { direction }),
    ...(crosses && { badge: 'chip-event', detail: 'Crosses a seam: an event is drawn.', shownFirst: true }),
  };
}

function attackChoice(state: State, action: Of<Action, 'attack'>): Choice<Action> {
  const monster = findById(state, action.monster)!;
  const odds = attackOdds(state, action.monster)!;
  const direction = directionTo(state.hero.at, monster.at);
  return {
    action,
    label: `Attack the ${nameOf(state, monster)} ${whereabouts(state.hero.at, monster.at)}`,
    verb: 'Attack',
    odds: percent(odds.sixths),
    detail: blowText(odds),
    at: monster.at,
    mark: 'strike',
    key: 'a',
    ...(direction && { direction }),
    ...recoveryWarning(odds),
  };
}

/**
 * One press for a whole fight: what is a matter of dice alone need not be pressed blow by blow. It shows no chance: that
 * of a blow is on Attack, and how a whole fight ends is no single number.
 */
function onwardIn(state: State): Pick<PromptModel<Action>, 'onward'> {
  const bout = boutIn(state);
  if (typeof bout === 'string') return {};
  const action = legalActions(state).find(one => one.type === 'attack' && one.monster === bout.monster)!;
  const name = nameOf(state, findById(state, bout.monster)!);
  const detail = `Attacks the ${name} again and again, over as many turns as it takes. Stops when it's dead or gets away, when others join in, when you could die, or at ${bout.floor} Health.`;
  return { onward: { action, label: FIGHT_ON, detail, key: 'x' } };
}

const NO_BOUT: Readonly<Record<NoBout, string>> = {
  nobody: 'No monster stands beside you.',
  several: 'Several monsters stand beside you. Pick one and attack it.',
  wound: 'Another monster is wounded, and a hit here would heal it.',
  deadly: 'You could die this turn. Decide each attack yourself.',
};

const STOPS: Readonly<Record<Stop, string>> = {
  dead: '',
  away: 'It got away',
  low: "You're running low",
  deadly: 'You could die now',
  company: 'Others join in',
};

/** Said where she stands when a fight stops by itself; of a dead monster nothing need be said. */
export function stopText(state: State, begun: State): string {
  const stop = stopOf(state, begun);
  return stop === undefined ? '' : STOPS[stop];
}

function guzzleChoice(state: State, action: Of<Action, 'guzzle'>): Choice<Action> {
  const { potion } = action;
  const gains = guzzleGains(state, potion);
  const { name } = POTION_LOOKS[potion];
  const least = Math.min(...gains);
  const most = Math.max(...gains);
  return {
    action,
    label: `Guzzle a ${name} Potion`,
    verb: 'Guzzle',
    ...(most > 0 && { odds: most === least ? `+${most}` : `+${least}-${most}` }),
    detail:
      most === 0
        ? `Your ${name} is full: it would be wasted.`
        : `${least === most ? most : `${least} to ${most}`} ${name}.`,
    key: 'g',
    ...(most === 0 && { confirm: `Your ${name} is full. Drink anyway?` }),
  };
}

const INVENTORY_LABELS = {
  key: 'Take the Key',
  chest: 'Open the chest',
  shop: 'Enter the shop',
  exit: 'Leave the level',
} as const;

function inventoryChoice(state: State, action: Of<Action, 'inventory'>): Choice<Action> {
  const site = siteInReach(state)!;
  return {
    action,
    label: INVENTORY_LABELS[site],
    at: state.hero.at,
    mark: 'use',
    key: 'i',
    ...(site === 'exit' && { detail: parText(state), ...leaveWarning(state) }),
    ...(site === 'shop' && idleWarning(state)),
  };
}

/** As they are counted in the end. */
function turnsHere({ level, stats }: State): number {
  return stats.turns[level - 1]!;
}

/** What haste is worth, where it is paid. */
function parText(state: State): string {
  const turn = turnsHere(state);
  const under = PAR_TURNS - turn;
  return under > 0
    ? `Turn ${turn} of this level. Each one under par (${PAR_TURNS}) scores ${SCORE.turnUnderPar}: +${under * SCORE.turnUnderPar} points.`
    : `Turn ${turn} of this level. Par was ${PAR_TURNS}: no points for speed.`;
}

function healChoice(state: State, action: Of<Action, 'cast'>): Choice<Action> {
  const gain = healGain(state);
  const spell = { action, label: 'Cast Heal', verb: SPELL_NAMES.heal, key: 'e' };
  if (gain === 0) {
    const confirm = 'Your Health is full. Cast Heal anyway?';
    return { ...spell, detail: wasteText('Your Health is full', state), confirm };
  }
  const odds = percent(castOdds(state).sixths);
  return { ...spell, odds, detail: `${odds} for ${gain} Health. ${wildText(state)}` };
}

/** What a 6 does, whatever the spell. */
function wildText(state: State): string {
  const toll = isSpent(state) ? ` and costs ${TOLL} Health` : '';
  return `A ${WILD} draws an event${toll} (${percent(castOdds(state).wildSixths)}).`;
}

/** A spell that can do no good may still cost Mana. */
function wasteText(why: string, state: State): string {
  const { sixths, cost } = castOdds(state);
  const loss = cost > 0 ? `: ${percent(sixths)} to lose ${cost} Mana` : '';
  return `${why}${loss}. ${wildText(state)}`;
}

/** It is cast by its button: a press on a monster attacks it or leads to it, and never spends Mana. */
const FIREBALL = { verb: SPELL_NAMES.fireball, key: 'f', aside: true } as const;

function fireballChoice(
  state: State,
  action: Extract<Of<Action, 'cast'>, { spell: 'fireball' }>,
): Choice<Action> {
  if (action.monster === null) {
    const detail = wasteText(`No monster in sight within ${counted(state.hero.mana, 'square')}`, state);
    return { action, label: 'Cast Fireball at nothing', detail, ...FIREBALL, priced: true, idle: true };
  }
  const monster = findById(state, action.monster)!;
  const blow = fireballOdds(state, action.monster)!;
  return {
    action,
    label: `Cast Fireball at the ${nameOf(state, monster)} on ${cellName(monster.at)}`,
    odds: percent(blow.sixths),
    detail: `${blowText(blow)}. ${wildText(state)}`,
    at: monster.at,
    mark: 'magic',
    ...FIREBALL,
    ...recoveryWarning(blow),
  };
}

/** Only one monster stays wounded; forgetting that is the commonest mistake. */
function recoveryWarning({ recovers }: BlowOdds): { confirm: string } | undefined {
  const name = recovers && monsterName(recovers);
  return name ? { confirm: `If you hit, the wounded ${name} heals completely. Attack anyway?` } : undefined;
}

function endWarning(state: State): { confirm: string } | undefined {
  const beside = state.monsters.find(monster => isAdjacent(monster.at, state.hero.at));
  const name = beside && capital(oneOf(nameOf(state, beside)));
  return name ? { confirm: `${name} stands beside you. End your turn anyway?` } : undefined;
}

function nameOf(state: State, monster: Monster): string {
  return kindOf(state, monster).name;
}

/** Each verb keeps its button, whether it can be done or not: nothing moves when a monster comes into reach. */
const GREYED = [
  { type: 'attack', verb: 'Attack', why: 'No monster stands beside you.' },
  { type: 'guzzle', verb: 'Guzzle', why: 'Your belt is empty.' },
] as const;

function greyed(state: State): NonNullable<PromptModel['greyed']> {
  const types = legalActions(state).map(({ type }) => type);
  const verbs = GREYED.filter(({ type }) => !types.includes(type)).map(({ verb, why }) => ({
    label: verb,
    why,
    verb,
  }));
  const bout = boutIn(state);
  const noBout = typeof bout === 'string' && { label: FIGHT_ON, why: NO_BOUT[bout], verb: FIGHT_ON };
  return [...verbs, ...present(noBout), ...beyondFire(state)];
}

/** Her Mana is also the Fireball's reach: it shrinks with every spell, and that must be seen. */
function beyondFire(state: State): NonNullable<PromptModel['greyed']> {
  const { at, mana } = state.hero;
  const near = fireballTargets(state);
  return state.monsters
    .filter(monster => seesHero(state, monster) && !near.includes(monster))
    .map(monster => ({
      label: `Fireball at the ${nameOf(state, monster)} on ${cellName(monster.at)}`,
      why: `${range(monster.at, at)} squares away. With ${mana} Mana it reaches ${mana}.`,
      verb: FIREBALL.verb,
    }));
}
