/** Who acts, and what it does: the heart of a turn. */
import { directionTo, sameCell, type Cell } from '../../../core/grid.ts';
import { sameAction, type Of } from '../../../core/game.ts';
import { best } from '../../../bots/best.ts';
import { cardOf } from '../data/cards.ts';
import { isLastCall, isStranded } from '../odds/closing.ts';
import type { Advice } from '../../../bots/bot.ts';
import { phaseTiles } from '../rules/actions.ts';
import { angryAssaults } from '../rules/assaults.ts';
import { charAt, mustFind } from '../rules/characters.ts';
import { isWet } from '../rules/geometry.ts';
import { freeReach, isStairs, reachOf } from '../rules/reach.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Action } from '../state/actions.ts';
import type { Character } from '../state/state.ts';
import { goalOf, prizeOf, wantsOut } from './goals.ts';
import { WORTH_ENTERING } from './levels.ts';
import { anyOf, only, roundsLeft, type Mind } from './mind.ts';
import { routesOf } from './routes.ts';
import { assaultPlans, stake, worthOf, type Plan } from './worth.ts';

/** Of the questions that are about somebody. */
interface Actor {
  readonly char: number;
}

type Counsel = Advice<Action> & { readonly worth: number };

const LEAVING = 5;
const GATHERING = 3;
const ENTERING = 0.5;
const EXPLORING = 0.35;
const FORCING = 0.3;
const CLEARING = 0.2;
/** A blocker is struck even at a loss, up to here. */
const WORST_BLOW = -0.3;
const STANDING_UP = 0.3;

const IDLE: Counsel = { action: { type: 'end-turn' }, why: 'Nothing worth doing.', worth: 0 };

/** The own hero, unless a scheme is clearly worth more. */
export function chooseActor(mind: Mind): Advice<Action> {
  const whim = followWhim(mind);
  if (whim) return whim;
  const { hero, view, seat } = mind;
  if (isLost(mind)) return { action: { type: 'bow-out' }, why: 'Nothing can be won any more.' };
  const own = hero ? heroCounsel(mind, hero) : arrival(mind);
  const schemes = only(mind, 'activate')
    .map(({ char }) => mustFind(view, char))
    .filter(char => char.owner !== seat && !char.paralysed);
  const plan = best(
    schemes.flatMap(char => assaultPlans(mind, char).map(each => ({ ...each, by: char }))),
    each => each.worth,
  );
  if (plan && plan.worth > own.worth + mind.level.margin) {
    const why = `Send the ${nameOf(plan.by)} after the ${nameOf(plan.target)}.`;
    return { action: { type: 'activate', char: plan.by.id }, why };
  }
  return hero ? { action: { type: 'activate', char: hero.id }, why: own.why } : own;
}

/** In the last call: nobody gets out in time, or a new delver would only come to see the end. */
function isLost(mind: Mind): boolean {
  const { view, seat, hero } = mind;
  if (!isLastCall(view)) return false;
  if (isStranded(view, seat)) return true;
  if (!hero) return roundsLeft(view) < WORTH_ENTERING;
  return view.stairs !== null && hero.treasure === 0 && !wantsOut(mind) && !prizeOf(mind, hero);
}

/** Nothing is done by these: nobody has a whim to let a turn go by. */
const IDLENESS: readonly Action['type'][] = ['pass', 'end-turn', 'bow-out'];

/** Bots of lower levels sometimes do anything at all, as long as it is something. */
function followWhim(mind: Mind): Advice<Action> | undefined {
  if (mind.chance(100) >= mind.level.whims) return undefined;
  const deeds = mind.legal.filter(({ type }) => !IDLENESS.includes(type));
  return deeds.length > 0 ? { action: anyOf(mind, deeds), why: 'Just a whim.' } : undefined;
}

/** A new delver comes in, if there is time left to make something of it. */
function arrival(mind: Mind): Counsel {
  const { view, level } = mind;
  const entries = only(mind, 'enter');
  if (entries.length === 0 || roundsLeft(view) < WORTH_ENTERING)
    return { action: { type: 'pass' }, why: "It's too late to start again.", worth: 0 };
  const favourite = level.favourites?.find(delver => entries.some(entry => entry.delver === delver));
  const fitting = favourite ? entries.filter(entry => entry.delver === favourite) : entries;
  const action = favourite ? fitting[0]! : anyOf(mind, fitting);
  return { action, why: `Carry on with the ${cardOf(action.delver).name}.`, worth: ENTERING };
}

export function chooseAction(mind: Mind, { char: id }: Actor): Advice<Action> {
  const whim = followWhim(mind);
  if (whim) return whim;
  const { view, hero } = mind;
  const char = mustFind(view, id);
  const counsel = char.id === hero?.id ? heroCounsel(mind, char) : schemeCounsel(mind, char);
  const isLegal = mind.legal.some(action => sameAction(action, counsel.action));
  return isLegal ? counsel : { action: mind.legal.at(-1)!, why: IDLE.why };
}

/** Leave, gather, strike, or walk: what the own hero would do, and what that is worth. */
function heroCounsel(mind: Mind, hero: Character): Counsel {
  const { view, level } = mind;
  if (hero.paralysed) return { action: { type: 'end-turn' }, why: 'Try to get up.', worth: STANDING_UP };
  const plan = best(assaultPlans(mind, hero), each => each.worth);
  // An Angry Troll has no other choice.
  if (plan && angryAssaults(view, hero)) return strikeCounsel(plan);
  if (isStairs(view, hero.at) && wantsOut(mind))
    return { action: { type: 'exit' }, why: "Up the Stairs while it's worth it.", worth: LEAVING };
  if (looseAt(view, hero.at) > 0)
    return { action: { type: 'gather' }, why: 'It counts once you carry it out.', worth: GATHERING };
  const move = moveCounsel(mind, hero);
  // Where nothing else is worth doing, a fight that is hardly better than none will do.
  const threshold = move === IDLE ? 0 : level.threshold;
  if (plan && plan.worth > threshold && plan.worth > move.worth) return strikeCounsel(plan);
  return move;
}

function strikeCounsel({ action, worth, target }: Plan): Counsel {
  return { action, worth, why: `The ${nameOf(target)} is worth the fight.` };
}

/** Along the way to the goal: through a door, over a blocker, or on foot. */
function moveCounsel(mind: Mind, hero: Character): Counsel {
  const { view, level } = mind;
  const goal = goalOf(mind, hero);
  const next = goal?.routes.next(goal.at);
  if (!goal || !next) return IDLE;
  if (phaseTiles(view, hero).some(at => sameCell(at, next)))
    return {
      action: { type: 'phase', to: next },
      why: 'Through this wall is the short way.',
      worth: EXPLORING,
    };
  const side = directionTo(hero.at, next);
  if (side && !reachOf(view, hero).some(at => sameCell(at, next)))
    return { action: { type: 'open-door', side }, why: 'Your way leads through this door.', worth: FORCING };
  const blocker = charAt(view, next, hero.id);
  const blow = blocker && level.id !== 'easy' ? blowAt(mind, hero, blocker, next) : undefined;
  if (blow) return blow;
  if (freeReach(view, hero).length === 0) return IDLE;
  return { action: { type: 'explore' }, why: goal.why, worth: EXPLORING };
}

function blowAt(mind: Mind, hero: Character, blocker: Character, at: Cell): Counsel | undefined {
  const plans = assaultPlans(mind, hero).filter(
    ({ action, target, worth }) =>
      target.id === blocker.id &&
      worth > WORST_BLOW &&
      (action.type !== 'close-assault' || sameCell(action.path[0]!, at)),
  );
  const plan = best(plans, each => each.worth);
  return plan && { action: plan.action, why: `The ${nameOf(blocker)} stands in the way.`, worth: CLEARING };
}

/** A puppet strikes if that is any use; else it walks where it hurts a rival. */
function schemeCounsel(mind: Mind, puppet: Character): Counsel {
  const plan = best(assaultPlans(mind, puppet), each => each.worth);
  const canWalk = freeReach(mind.view, puppet).length > 0;
  if (plan && (plan.worth > 0 || !canWalk)) return strikeCounsel(plan);
  return canWalk ? { action: { type: 'explore' }, why: 'Bring it closer to a rival.', worth: 0 } : IDLE;
}

// ── Walking ────────────────────────────────────────────────────────────────────────────────────────────────────

export function chooseStep(mind: Mind, { char: id }: Actor): Advice<Action> {
  const { view, hero } = mind;
  const char = mustFind(view, id);
  const stop: Advice<Action> = { action: { type: 'stop' }, why: 'Far enough.' };
  const stay = mind.legal.some(action => action.type === 'stop')
    ? stop
    : { action: mind.legal[0]!, why: "You can't stop here." };
  if (char.id !== hero?.id) return puppetStep(mind, char) ?? stay;
  if (wantsOut(mind) && only(mind, 'exit').length > 0)
    return { action: { type: 'exit' }, why: "Up the Stairs while it's worth it." };
  const goal = goalOf(mind, char);
  const next = goal?.routes.next(goal.at);
  const step = next && only(mind, 'step').find(({ to }) => sameCell(to, next));
  return step ? { action: step, why: goal!.why } : stay;
}

/** A controlled rival goes for a swim; anything else goes for the richest rival. */
function puppetStep(mind: Mind, puppet: Character): Advice<Action> | undefined {
  const { view, level, seat } = mind;
  const steps = only(mind, 'step');
  if (puppet.role === 'hero') {
    const swim = steps.find(({ to }) => isWet(view.dungeon, to));
    if (swim) return { action: swim, why: 'Send it into the water.' };
  }
  const rivals = view.chars.filter(
    char => char.role === 'hero' && char.owner !== seat && char.id !== puppet.id,
  );
  const richest = best(rivals, char => char.treasure);
  if (!richest) return undefined;
  const next = routesOf(view, puppet, level.dread).next(richest.at);
  const step = next && steps.find(({ to }) => sameCell(to, next));
  return step && { action: step, why: `Closer to the ${nameOf(richest)}.` };
}

/** After a nimble step: the best shot, if there is one. */
export function chooseShot(mind: Mind, { char: id }: Actor): Advice<Action> {
  const { view } = mind;
  const elf = mustFind(view, id);
  const worth = (shot: Of<Action, 'ranged-assault'>): number =>
    worthOf(mind, elf, mustFind(view, shot.target), shot.attack, []);
  const shot = best(only(mind, 'ranged-assault'), worth);
  if (!shot || worth(shot) <= 0)
    return { action: { type: 'end-turn' }, why: 'No shot is worth what comes back.' };
  return { action: shot, why: `Shoot the ${nameOf(mustFind(view, shot.target))}.` };
}

/** Whoever must run takes the driest way, and of those the one nearest to a goal. */
export function chooseEscape(mind: Mind, { char: id }: Actor): Advice<Action> {
  const { view, level } = mind;
  const char = mustFind(view, id);
  const goal = goalOf(mind, char);
  const action = best(only(mind, 'step'), ({ to }) => {
    const wet = isWet(view.dungeon, to) ? 100 * stake(mind, char) : 0;
    return -wet - (goal ? routesOf(view, char, level.dread, to).cost(goal.at) : 0);
  });
  return { action: action!, why: 'The safest way out.' };
}

export function nameOf(char: Character): string {
  return cardOf(char.card).name;
}
