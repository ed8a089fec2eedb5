/** What an assault is worth: chances times what is won and lost. */
import { ATTACKS, cardOf, type Attack } from '../data/cards.ts';
import { stepChance } from '../odds/rolls.ts';
import { oddsAlong, termsOdds } from '../odds/assaults.ts';
import { range, type Cell } from '../../../core/grid.ts';
import {
  angryAssaults,
  closeAssaults,
  closeAttacks,
  nimbleMoves,
  rangedAssaults,
} from '../rules/assaults.ts';
import { ownSave } from '../rules/defeat.ts';
import { mustFind } from '../rules/characters.ts';
import { longestRush } from '../rules/rolls.ts';
import { sightings } from '../rules/sight.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import type { Mind } from './mind.ts';

export interface Plan {
  readonly action: Action;
  readonly worth: number;
  readonly target: Character;
}

/** Who is hard to kill is likely to win: it is worth the more to stop it. */
export function promise(rival: Character): number {
  return ownSave(rival, false) ? 3 : 1;
}

/** Of what the hero carries, so much is saved when somebody who could come for it falls. */
const RELIEF = 0.3;

/** What it would be worth to see the target fall. */
function prize(mind: Mind, attacker: Character, target: Character): number {
  const { view, seat, level, hero } = mind;
  if (target.owner === seat) return -3;
  if (target.role === 'hero') {
    const worth = (0.2 + target.treasure + 0.1 * target.hazards) * promise(target);
    const isUrgent = level.id === 'hard' && view.stairs !== null && target.treasure >= 2;
    return (isUrgent ? 1.6 * worth : worth) + (attacker.id === hero?.id ? relief(attacker, target) : 0);
  }
  return attacker.id === hero?.id ? 0.25 + 0.25 * target.bounty + 0.6 * view.pool : -0.2;
}

function relief(hero: Character, rival: Character): number {
  const isNear = range(hero.at, rival.at) <= longestRush(rival);
  return isNear && !rival.paralysed ? RELIEF * hero.treasure : 0;
}

/** What it would cost to see the attacker fall. */
export function stake(mind: Mind, attacker: Character): number {
  const { view, hero } = mind;
  if (attacker.id === hero?.id) {
    const life = view.options.recruits === 'fresh-only' && view.recruits.length === 0 ? 1.3 : 0.6;
    return life + attacker.treasure + 0.15 * attacker.hazards;
  }
  return attacker.role === 'dweller' ? 0.1 : -prize(mind, attacker, attacker);
}

/** `path` is empty for a shot. */
export function worthOf(
  mind: Mind,
  attacker: Character,
  target: Character,
  attack: Attack,
  path: readonly Cell[],
): number {
  const odds = oddsAlong(mind.view, attacker, target.id, attack, path);
  const risked = stake(mind, attacker);
  const blows = (odds.win + odds.both) * prize(mind, attacker, target) - (odds.lose + odds.both) * risked;
  const drowning = attacker.id === mind.hero?.id ? odds.drowns * risked : 0;
  return odds.comes * blows - drowning;
}

/** All assaults open to a character, as if it were to act now; the best type counts for each. */
export function assaultPlans(mind: Mind, attacker: Character): Plan[] {
  const { view } = mind;
  const angry = angryAssaults(view, attacker);
  const close = (angry ?? closeAssaults(view, attacker)).map((action): Plan => {
    const target = mustFind(view, action.target);
    const worths = closeAttacks(attacker).map(attack => worthOf(mind, attacker, target, attack, action.path));
    return { action, target, worth: Math.max(...worths) };
  });
  if (angry) return close;
  const shots = rangedAssaults(view, attacker).map((action): Plan => {
    const target = mustFind(view, action.target);
    return { action, target, worth: worthOf(mind, attacker, target, action.attack, []) };
  });
  return [...close, ...shots, ...nimblePlans(mind, attacker)];
}

/** A step aside and a shot. */
function nimblePlans(mind: Mind, elf: Character): Plan[] {
  const { view } = mind;
  return nimbleMoves(view, elf).flatMap(to => {
    const dry = stepChance(view, elf, to);
    return sightings(view, to, elf.id).map(({ target }): Plan => {
      const shot = worthOf(mind, elf, target, 'ranged', []);
      const worth = dry * shot - (1 - dry) * stake(mind, elf);
      return { action: { type: 'nimble-move', to }, target, worth };
    });
  });
}

/** Own hit minus own hurt with the best type: whether a rival is worth the hunt. */
export function edgeOver(view: State, hero: Character, rival: Character): number {
  const able = ATTACKS.filter(attack => cardOf(hero.card)[attack].off.dice > 0);
  return Math.max(-1, ...able.map(attack => edgeWith(view, hero, rival, attack)));
}

/** The same with one type, once they stand beside each other. */
export function edgeWith(view: State, char: Character, target: Character, attack: Attack): number {
  const terms = { attacker: char.id, defender: target.id, attack, back: null, charged: false, ambush: false };
  const { win, lose } = termsOdds(view, terms);
  return win - lose;
}
