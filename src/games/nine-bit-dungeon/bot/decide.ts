/** The bot's decision: the first rule that applies. No chance, no secrets; its only memory is its last goal. */
import { advise } from '../../../bots/advise.ts';
import { best } from '../../../bots/best.ts';
import type { Advice } from '../../../bots/bot.ts';
import { indexOf, neighbours, sameCell, type Cell } from '../../../core/grid.ts';
import { BOARD, GOLD_CAP } from '../data/constants.ts';
import { itemById, type ItemId } from '../data/items.ts';
import { siteInReach } from '../rules/actions.ts';
import { boardIn, slotOf } from '../rules/board.ts';
import { isFree } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { appraise, exposureMap, exposureOf, type Appraisal, type Foe } from './appraisal.ts';
import { bestGoal, mainGoal } from './goals.ts';
import { bestBargain, bestGear, prefersItem } from './purchases.ts';
import { bestStrike } from './strikes.ts';
import { cheapestWays } from './ways.ts';

export interface Memory {
  readonly patience: number;
  goal: string | undefined;
}

type Counsel = Advice<Action> | undefined;

/** Everything one decision knows. */
interface Mind extends Appraisal {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly memory: Memory;
  readonly isPatient: boolean;
  readonly targets: readonly Foe[];
  readonly isHopeless: boolean;
  /** From this level turn on it only makes for the door: a guard against endless standoffs. */
  readonly isWeary: boolean;
}

const WEARY = 150;
const END: Action = { type: 'end' };

export function decide(state: State, legal: readonly Action[], memory: Memory): Advice<Action> {
  switch (state.ask?.kind) {
    case undefined:
      throw new Error('The run is over.');
    case 'gift':
      return advise({ type: 'gift', item: 'short-sword' }, 'A sharper blade helps most at the start.');
    case 'shop':
      return shop(state);
    case 'chest':
      return chest(state, state.ask.item, state.ask.gold);
    case 'lead':
    case 'hatch':
      return advise({ type: 'auto' }, 'The best route for you.');
    case 'act':
      return act(state, legal, memory);
  }
}

function shop(state: State): Advice<Action> {
  const item = bestGear(state) ?? bestBargain(state);
  if (!item) return advise({ type: 'leave' }, 'Nothing here is worth its price.');
  return advise({ type: 'buy', item: item.id }, 'The most for your Gold.');
}

function chest(state: State, id: ItemId, gold: number): Advice<Action> {
  const item = itemById(id);
  if (prefersItem(state, item, gold)) {
    return advise({ type: 'chest', take: 'item' }, `It's worth more to you than ${gold} Gold.`);
  }
  return advise({ type: 'chest', take: 'gold' }, `It's worth more to you than the ${item.name}.`);
}

function act(state: State, legal: readonly Action[], memory: Memory): Advice<Action> {
  const mind = think(state, legal, memory);
  const urgent = useSite(mind) ?? drinkInNeed(mind) ?? fight(mind);
  if (urgent) return urgent;
  return mind.isWeary ? marchOut(mind) : (awaitFoe(mind) ?? recover(mind) ?? travel(mind));
}

function think(state: State, legal: readonly Action[], memory: Memory): Mind {
  const appraisal = appraise(state);
  const { hero } = state;
  const isPatient = state.levelTurn - 1 < memory.patience;
  const hasHope = hero.healthPotions > 0 && appraisal.total < hero.health + 4;
  return {
    ...appraisal,
    state,
    legal,
    memory,
    isPatient,
    targets: isPatient ? appraisal.foes.filter(foe => foe.worth > 0) : [],
    isHopeless: isPatient && appraisal.total > hero.health && !hasHope,
    isWeary: state.levelTurn >= WEARY,
  };
}

function useSite({ state, targets, isCalm, danger, maxHealth }: Mind): Counsel {
  const action: Action = { type: 'inventory' };
  const { hero, level } = state;
  switch (siteInReach(state)) {
    case 'key':
      return advise(action, 'It opens the Exit.');
    case 'chest':
      return advise(action, 'It costs you nothing but the action.');
    case 'shop': {
      const hasBusiness = bestBargain(state) !== undefined && (isCalm || hero.health > danger);
      return hasBusiness ? advise(action, 'You can afford something worth having.') : undefined;
    }
    case 'exit': {
      const isDone =
        targets.length === 0 ||
        (level === 4 && !bestGear(state)) ||
        hero.gold === GOLD_CAP ||
        hero.health < maxHealth / 2;
      return isDone ? advise(action, 'Nothing here is worth more risk.') : undefined;
    }
    case undefined:
      return undefined;
  }
}

function drinkInNeed({ state: { hero }, expected, danger, maxHealth }: Mind): Counsel {
  if (hero.healthPotions === 0 || hero.health > maxHealth - 3) return undefined;
  const isPressed = expected > 0 && hero.health <= Math.max(2, 0.7 * danger);
  if (!isPressed && hero.health > 0.3 * maxHealth) return undefined;
  return advise({ type: 'guzzle', potion: 'health' }, 'Your Health is low.');
}

function fight(mind: Mind): Counsel {
  const strike = bestStrike(mind.state, mind, mind.legal);
  if (!strike) return undefined;
  const retreat = mind.isHopeless ? slipAway(mind) : undefined;
  if (retreat) return retreat;
  return advise(strike.action, 'That takes the most threat off the board.');
}

/** A step to where fewer can reach her; with two actions left the second step counts too. */
function slipAway({ state, foes, legal }: Mind): Counsel {
  const exposure = exposureMap(state, foes);
  const moves = legal.filter(action => action.type === 'move');
  const risk = ({ to }: { to: Cell }): number => {
    const onward = state.actionsLeft === 2 ? [to, ...stepsFrom(state, to)] : [to];
    const lowest = Math.min(...onward.map(at => exposureOf(exposure, at)));
    return lowest + (slotOf(to) === slotOf(state.hero.at) ? 0 : 0.5);
  };
  const action = best(moves, move => -risk(move));
  if (!action || risk(action) > exposureOf(exposure, state.hero.at) - 0.15) return undefined;
  return advise(action, 'Too many to fight. Slip away.');
}

function stepsFrom(state: State, at: Cell): Cell[] {
  const { foot } = boardIn(state);
  return neighbours(at).filter(
    next => foot.next[indexOf(BOARD, at)]!.includes(indexOf(BOARD, next)) && isFree(state, next),
  );
}

/** Shooters are run down; others are let come, so that she strikes first. */
function awaitFoe(mind: Mind): Counsel {
  const { state, visible, isPatient, isHopeless, isCalm } = mind;
  if (isCalm || !isPatient || isHopeless) return undefined;
  const { ways } = boardIn(state).foot;
  const distance = (foe: Foe): number => ways.distance(state.hero.at, foe.monster.at);
  const worthy = visible.filter(foe => foe.worth > 0 || foe.range <= foe.reach);
  const foe = best(worthy, each => (each.worth > 0 ? 1 : 0) - distance(each));
  if (!foe) return undefined;
  const far = distance(foe);
  const isShooter = foe.kind.range > 1;
  const name = foe.kind.name;
  if (isShooter ? far <= 4 : far === 2 && state.actionsLeft === 2) {
    const closer = stepCloser(mind, foe.monster.at);
    if (closer)
      return advise(closer, isShooter ? `Run the ${name} down.` : `Step up and attack the ${name}.`);
  }
  if (isShooter || far > (foe.kind.fast ? 4 : 3)) return undefined;
  const canHeal = state.hero.health < mind.maxHealth && state.hero.mana >= 2;
  const action: Action = canHeal ? { type: 'cast', spell: 'heal' } : END;
  return advise(action, `Let the ${name} come to you${canHeal ? ' while you heal' : ''}.`);
}

/** The first legal step that shortens the way, whoever stands farther along it. */
function stepCloser({ state, legal }: Mind, to: Cell): Action | undefined {
  const { ways } = boardIn(state).foot;
  const here = ways.distance(state.hero.at, to);
  return legal.find(action => action.type === 'move' && ways.distance(action.to, to) < here);
}

/** Out of reach: mend what can be mended cheaply. */
function recover({ state: { hero }, isCalm, expected, isPatient, maxHealth }: Mind): Counsel {
  if (!isCalm && expected > 0) return undefined;
  const { health, mana } = hero;
  if (mana >= 2 && health <= Math.min(0.7 * maxHealth, maxHealth - mana + 1)) {
    return advise({ type: 'cast', spell: 'heal' }, "It's quiet. Mend while you can.");
  }
  const hasSpare = health <= 0.45 * maxHealth && hero.healthPotions >= 2;
  const isLate = !isPatient && health <= 0.6 * maxHealth && hero.healthPotions >= 1;
  if (health <= maxHealth - 4 && (hasSpare || isLate)) {
    return advise({ type: 'guzzle', potion: 'health' }, "It's quiet. Mend while you can.");
  }
  const isDrained = mana <= hero.maxMana - 2 || (mana === 1 && health <= 0.6 * maxHealth);
  if (hero.manaPotions > 0 && isDrained) {
    return advise({ type: 'guzzle', potion: 'mana' }, "It's quiet, and you're low on Mana.");
  }
  return undefined;
}

function travel(mind: Mind): Advice<Action> {
  const { state, memory, legal, foes, targets, maxHealth } = mind;
  const ways = cheapestWays(state, exposureMap(state, foes));
  const isShopping = state.levelTurn - 1 < 1.6 * memory.patience;
  const goal = isShopping ? bestGoal(state, targets, ways, maxHealth, memory.goal) : mainGoal(state);
  memory.goal = goal.id;
  const to = ways.firstStepTo(goal.at);
  const step = to && legal.find(action => action.type === 'move' && sameCell(action.to, to));
  return step ? advise(step, goal.why) : rest(to !== undefined);
}

/** By the shortest way, whatever threatens; whoever bars it has been struck at by an earlier rule. */
function marchOut(mind: Mind): Advice<Action> {
  const goal = mainGoal(mind.state);
  const step = stepCloser(mind, goal.at);
  return step ? advise(step, goal.why) : rest(true);
}

function rest(isBarred: boolean): Advice<Action> {
  const why = isBarred ? 'The way is blocked. Wait for it to open.' : 'Wait here and see who comes.';
  return advise(END, why);
}
