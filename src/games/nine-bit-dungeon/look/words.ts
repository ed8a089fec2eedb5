/** How this room names things to people. */
import { directionTo, cellName, type Cell } from '../../../core/grid.ts';
import type { DieModel, Tone } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital, counted, listed, percent as percentOf } from '../../phrases.ts';
import { MONSTER_DICE } from '../data/constants.ts';
import type { Effect, Mishap } from '../data/events.ts';
import { STATS, type Gain, type Item, type Potion } from '../data/items.ts';
import { monsterById, type MonsterId, type MonsterKind } from '../data/monsters.ts';
import type { BlowOdds } from '../odds/blows.ts';
import type { Spell } from '../state/actions.ts';
import type { Change } from '../state/events.ts';
import type { Hero } from '../state/state.ts';

export function monsterName(id: MonsterId): string {
  return monsterById(id).name;
}

/** Sixths as a person reads them. */
export function percent(sixths: number): string {
  return percentOf(sixths / 6);
}

/** "33% for 2 damage, kills". */
export function blowText({ sixths, loss, kills }: BlowOdds): string {
  return `${percent(sixths)} for ${loss} damage${kills ? ', kills' : ''}`;
}

/** A die thrown against a Skill. */
export interface Thrown {
  readonly die: number;
  readonly need: number;
  readonly hit: boolean;
}

/** Missed by one. */
export function isNear({ die, need, hit }: Thrown): boolean {
  return !hit && die === need + 1;
}

/** "to the north", or the name of the square when it is farther. */
export function whereabouts(from: Cell, to: Cell): string {
  const direction = directionTo(from, to);
  return direction ? `to the ${direction}` : `on ${cellName(to)}`;
}

/** One press for a whole fight. */
export const FIGHT_ON = 'Fight on';

export const SPELL_NAMES: Readonly<Record<Spell, string>> = { heal: 'Heal', fireball: 'Fireball' };

interface PotionLook {
  readonly name: string;
  readonly help: string;
  readonly die: DieModel['colour'];
  readonly glow: Tone;
  /** Of the number that it gives. */
  readonly tone: Tone;
  readonly chip: string;
}

export const POTION_LOOKS: Readonly<Record<Potion, PotionLook>> = {
  health: {
    name: 'Health',
    help: 'Guzzle it for 1 to 6 Health.',
    die: 'red',
    glow: 'bad',
    tone: 'good',
    chip: 'chip-heart',
  },
  mana: {
    name: 'Mana',
    help: 'Guzzle it for 1 to 3 Mana.',
    die: 'blue',
    glow: 'ice',
    tone: 'ice',
    chip: 'chip-mana',
  },
};

export const STAT_NAMES: Readonly<Record<Gain, string>> = {
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
      const name = STAT_NAMES[stat as Gain];
      return isPotions(stat as Gain) ? `${name.slice(0, -1)} +1` : `${name} ${value}`;
    })
    .join(', ');
}

/** "Damage 1 → 2, Health Potions 1 → 2", "Skill 2 → 3 (hit 33% → 50%)". */
export function changesText(changes: readonly Change[]): string {
  return changes
    .map(change => `${STAT_NAMES[change.stat]} ${change.from} → ${change.to}${meaningOf(change)}`)
    .join(', ');
}

/** What a number alone does not tell. */
function meaningOf({ stat, from, to }: Change): string {
  if (stat === 'skill') return ` (hit ${percent(from)} → ${percent(to)})`;
  if (stat === 'armour') return ` (blocks ${to} of a hit but never all of it)`;
  return stat === 'maxMana' ? ` (spells up to ${percent(to)})` : '';
}

/** Of what would change nothing: "you have Damage 3", "you have Damage 2 and 3 Health Potions". */
export function hadText(hero: Hero, item: Item): string {
  const had = (Object.keys(item.gains) as Gain[]).map(stat =>
    isPotions(stat) ? `${hero[stat]} ${STAT_NAMES[stat]}` : `${STAT_NAMES[stat]} ${hero[stat]}`,
  );
  return `you have ${listed(had, 'and')} already`;
}

/** Gear of which she has all that lasts, so that only its potion is left: "Damage 2"; else nothing. */
export function ownedText(hero: Hero, item: Item): string {
  const lasting = STATS.filter(stat => item.gains[stat] !== undefined);
  const isOwned = lasting.every(stat => hero[stat] >= item.gains[stat]!);
  return isOwned ? lasting.map(stat => `${STAT_NAMES[stat]} ${hero[stat]}`).join(', ') : '';
}

function isPotions(stat: Gain): boolean {
  return stat.endsWith('Potions');
}

export function behaviours(kind: MonsterKind): { readonly name: string; readonly help: string }[] {
  const { flee, health, heal, arm, fast, fly } = kind;
  // Flee (2) and Flee (3) both mean always, where nobody has more.
  const always = flee >= health ? ' (it never has more)' : '';
  return [
    ...present(
      flee > 0 && {
        name: `Flee (${flee})`,
        help: `At ${flee} Health or less${always} it backs away when you stand beside it, if it can.`,
      },
    ),
    ...present(heal && { name: 'Heal', help: 'When wounded, it heals 1 instead of moving.' }),
    ...present(
      arm > 0 && { name: `Arm (${arm})`, help: `Takes ${arm} less from every hit, but at least 1.` },
    ),
    ...present(fast && { name: 'Fast', help: 'Up to two steps a turn.' }),
    ...present(fly && { name: 'Fly', help: 'Crosses liquid.' }),
  ];
}

function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'test':
      return `Skill Test, or ${effect.fail.map(effectText).join(', ')}`;
    case 'damage':
      return `lose ${effect.amount} Health, less Armour (at least 1)`;
    case 'drain':
      return `lose ${effect.amount} Health, one by one, so Armour is no help`;
    case 'gold':
    case 'health':
    case 'mana':
      return `${effect.by < 0 ? 'lose' : 'gain'} ${Math.abs(effect.by)} ${capital(effect.do)}`;
    case 'advance':
      return `every monster comes up to ${counted(effect.steps, 'step')} closer`;
    case 'respawn':
      return `a monster climbs out of a free hatch, unless ${MONSTER_DICE} are around`;
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
