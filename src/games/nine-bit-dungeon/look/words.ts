/** How this room names things to people. */
import { DIRECTIONS, directionTo, cellName, type Cell } from '../../../core/grid.ts';
import { capital, counted, percent as percentOf } from '../../phrases.ts';
import { MONSTER_DICE } from '../data/constants.ts';
import type { Effect, Mishap } from '../data/events.ts';
import type { Gains, Item } from '../data/items.ts';
import { findMonster, type MonsterId, type MonsterKind } from '../data/monsters.ts';
import type { Change } from '../state/events.ts';

export function monsterName(id: MonsterId): string {
  return findMonster(id)!.name;
}

/** Sixths as a person reads them. */
export function percent(sixths: number): string {
  return percentOf(sixths / 6);
}

/** "to the north", or the name of the square when it is farther. */
export function whereabouts(from: Cell, to: Cell): string {
  const direction = directionTo(from, to);
  return direction && DIRECTIONS.includes(direction) ? `to the ${direction}` : `on ${cellName(to)}`;
}

const STAT_NAMES: Readonly<Record<keyof Gains, string>> = {
  skill: 'Skill',
  damage: 'Damage',
  armour: 'Armour',
  maxMana: 'Max Mana',
  healthPotions: 'Health Potions',
  manaPotions: 'Mana Potions',
};

/** "Damage 2, Health Potion +1". */
export function gainsText(item: Item): string {
  return Object.entries(item.gains)
    .map(([stat, value]) => {
      const name = STAT_NAMES[stat as keyof Gains];
      return stat.endsWith('Potions') ? `${name.slice(0, -1)} +1` : `${name} ${value}`;
    })
    .join(', ');
}

/** "Damage 1 → 2, Health Potions 1 → 2". */
export function changesText(changes: readonly Change[]): string {
  return changes.map(({ stat, from, to }) => `${STAT_NAMES[stat]} ${from} → ${to}`).join(', ');
}

interface BehaviourLine {
  readonly name: string;
  readonly help: string;
}

export function behaviours(kind: MonsterKind): BehaviourLine[] {
  const lines: BehaviourLine[] = [];
  if (kind.flee > 0) {
    const always = kind.flee >= kind.health;
    const when = always ? 'Backs' : `At ${kind.flee} Health or less it backs`;
    lines.push({
      name: `Flee (${kind.flee})`,
      help: `${when} away when you stand beside it, if it can.`,
    });
  }
  if (kind.heal) lines.push({ name: 'Heal', help: 'When wounded it mends 1 instead of moving.' });
  if (kind.arm > 0)
    lines.push({
      name: `Arm (${kind.arm})`,
      help: `Takes ${kind.arm} less from every hit, but at least 1.`,
    });
  if (kind.fast) lines.push({ name: 'Fast', help: 'Up to two steps a turn.' });
  if (kind.fly) lines.push({ name: 'Fly', help: 'Crosses liquid.' });
  return lines;
}

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'test':
      return `Skill Test, or ${effect.fail.map(effectText).join(', ')}`;
    case 'damage':
      return `lose ${effect.amount} Health, less Armour (at least 1)`;
    case 'gold':
      return effect.by < 0 ? `lose ${-effect.by} Gold` : `gain ${effect.by} Gold`;
    case 'health':
      return `gain ${effect.by} Health`;
    case 'mana':
      return effect.by < 0 ? `lose ${-effect.by} Mana` : `gain ${effect.by} Mana`;
    case 'advance':
      return `every monster comes up to ${counted(effect.steps, 'step')} closer`;
    case 'respawn':
      return `a monster climbs out of a free hatch, unless ${MONSTER_DICE} are about`;
  }
}

export function mishapText(mishap: Mishap): string {
  const text = mishap.effects.map(effectText).join(', then ');
  return `${capital(text)}.`;
}

/** Potions share one picture over the levels. */
export function itemIcon(item: Item): string {
  return `item-${item.id.replace(/-\d$/, '')}`;
}
