/** What an assault is worth: chances times what is won and lost. */
import { cardOf, type Attack } from '../data/cards.ts';
import { strikeChance, waterChance } from '../chances.ts';
import { hasSave, oddsAlong } from '../odds.ts';
import type { Cell } from '../../../core/grid.ts';
import {
  angryAssaults,
  closeAssaults,
  closeAttacks,
  nimbleMoves,
  rangedAssaults,
} from '../rules/assaults.ts';
import { numberOf } from '../rules/cells.ts';
import { mustFind } from '../rules/figures.ts';
import { geometryOf } from '../rules/geometry.ts';
import { sightings } from '../rules/sight.ts';
import type { Action, Character } from '../state.ts';
import type { Mind } from './mind.ts';

export interface Plan {
  readonly action: Action;
  readonly worth: number;
  readonly target: Character;
}

/** What it would be worth to see the target fall. */
function prize({ view, seat, level, hero }: Mind, attacker: Character, target: Character): number {
  if (target.owner === seat) return -3;
  if (target.role === 'hero') {
    const worth = 0.2 + target.treasure + 0.1 * target.hazards;
    return level.id === 'hard' && view.stairs && target.treasure >= 2 ? 1.6 * worth : worth;
  }
  return attacker.id === hero?.id ? 0.25 + 0.25 * target.bounty + 0.6 * view.pool : -0.2;
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
  const { win, lose, both } = odds.plain;
  const hit = (win + both) * (odds.saves.defender ? 0.5 : 1);
  const hurt = (lose + both) * (odds.saves.attacker ? 0.5 : 1);
  const risked = stake(mind, attacker);
  const blows = hit * prize(mind, attacker, target) - hurt * risked;
  const drowning = attacker.id === mind.hero?.id ? (1 - odds.dry) * risked : 0;
  return odds.reach * odds.dry * odds.dares * blows - drowning;
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
    const isWet = geometryOf(view.dungeon).isWater[numberOf(to)]!;
    const dry = isWet ? waterChance(elf) : 1;
    return sightings(view, to, elf.id).map(({ target }): Plan => {
      const shot = worthOf(mind, elf, target, 'ranged', []);
      return {
        action: { type: 'nimble-move', to },
        target,
        worth: dry * shot - (1 - dry) * stake(mind, elf),
      };
    });
  });
}

/** Own hit minus own hurt with the best type: whether a rival is worth the hunt. */
export function edgeOver(hero: Character, rival: Character): number {
  const edges = (['melee', 'ranged', 'magic'] as const)
    .filter(attack => cardOf(hero.card)[attack].off.dice > 0)
    .map(attack => {
      const [mine, theirs] = [cardOf(hero.card)[attack], cardOf(rival.card)[attack]];
      const isMagic = attack === 'magic';
      const hit = strikeChance(mine.off, theirs.def) * (hasSave(rival, isMagic) ? 0.5 : 1);
      const hurt = strikeChance(theirs.off, mine.def) * (hasSave(hero, isMagic) ? 0.5 : 1);
      return hit - hurt;
    });
  return Math.max(-1, ...edges);
}
