/** What magic does to heroes and monsters for a while: a record of words each. The picture is `st-<status>`. */
import { present } from '../../parts.ts';
import { STATUS_FIELDS } from '../rules/pieces.ts';
import type { HeroStatus, MonsterStatus } from '../state/events.ts';
import type { Hero, Monster, State } from '../state/state.ts';

export const statusIcon = (status: HeroStatus | MonsterStatus): string => `st-${status}`;

interface HeroStatusWords {
  /** After "Your" or "Red's", when it begins. */
  readonly told: string;
  /** On the sheet, where the id is no word for it. */
  readonly name?: string;
}

export const HERO_STATUS: Readonly<Record<HeroStatus, HeroStatusWords>> = {
  invisible: { told: 'shape fades from sight' },
  regenerating: { told: 'wounds begin to close', name: 'healing' },
  hasty: { told: 'feet itch for a second walk' },
  levitating: { told: 'boots leave the ground' },
  'secret-door': { told: 'fingers find a hidden catch', name: 'secret door' },
  soak: { told: 'skin takes on a shimmer of armour' },
  enchanted: { told: 'blade strikes twice' },
  strength: { told: 'arms swell with strength' },
  blessed: { told: 'blade is blessed' },
  poison: { told: 'blade drips with poison' },
  drain: { told: 'blade thirsts for life' },
  confusion: { told: 'foe sees stars' },
};

/** Those that last outside battles. */
export function statusesOf({ outing }: State, hero: Hero): HeroStatus[] {
  const mine = outing?.seat === hero.seat ? outing : null;
  return present(
    hero.invisibleRound !== null && 'invisible',
    hero.regenerating && 'regenerating',
    mine?.levitating && 'levitating',
    mine !== null && mine.extraMoves > 0 && 'hasty',
    mine !== null && mine.doors > 0 && 'secret-door',
  );
}

interface MonsterStatusWords {
  /** After its name, when it begins. */
  readonly told: string;
  /** In its tip, as long as it lasts; what is cancelled is told beside the special. */
  readonly tip?: string;
}

export const MONSTER_STATUS: Readonly<Record<MonsterStatus, MonsterStatusWords>> = {
  asleep: {
    told: 'falls into a deep sleep',
    tip: 'In magic sleep: it wakes at the end of a monster turn.',
  },
  frozen: { told: 'is covered in ice', tip: 'Frozen: it cannot move in its next turn.' },
  slowed: { told: 'can only crawl', tip: 'Slowed: it moves a D4 in its next turn.' },
  cancelled: { told: 'has lost its gift' },
};

const MONSTER_STATUSES = Object.keys(MONSTER_STATUS) as MonsterStatus[];

export function monsterStatuses(monster: Monster): MonsterStatus[] {
  return MONSTER_STATUSES.filter(status => monster[STATUS_FIELDS[status]] !== null);
}
