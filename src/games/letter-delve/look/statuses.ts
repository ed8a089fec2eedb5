/** What magic does to heroes and monsters for a while: a record of words each. The picture is `st-<status>`. */
import { present } from '../../parts.ts';
import { STATUS_FIELDS } from '../rules/pieces.ts';
import type { HeroStatus, MonsterStatus } from '../state/events.ts';
import type { Hero, Monster, State } from '../state/state.ts';

export const statusIcon = (status: HeroStatus | MonsterStatus): string => `st-${status}`;

interface HeroStatusWords {
  /** When it begins: "You" or "Red" does what. */
  readonly does: string;
  readonly told: string;
  /** On the sheet, where the id is no word for it. */
  readonly name?: string;
}

export const HERO_STATUS: Readonly<Record<HeroStatus, HeroStatusWords>> = {
  invisible: { does: 'turn', told: 'invisible. Monsters look the other way' },
  regenerating: { does: 'start', told: 'to heal: 1 heart each turn', name: 'healing' },
  hasty: { does: 'get', told: 'a second walk this turn' },
  levitating: { does: 'can', told: 'walk over walls this turn' },
  'secret-door': { does: 'can', told: 'walk through one wall this turn', name: 'secret door' },
  soak: { does: 'get', told: 'magic armour for this battle' },
  enchanted: { does: 'roll', told: 'two weapon dice in this battle. The higher one counts' },
  strength: { does: 'add', told: 'D4 to every roll in this battle' },
  blessed: { does: 'add', told: '1 to every roll in this battle' },
  poison: { does: 'poison', told: 'the blade. The next hit kills' },
  drain: { does: 'drain', told: 'a heart with every hit in this battle' },
  confusion: { does: 'confuse', told: 'the foe. It rolls twice and keeps the lower' },
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
    told: 'falls into a magic sleep',
    tip: "Magic sleep: it wakes at the end of a monsters' turn.",
  },
  frozen: {
    told: "is frozen and can't move in its next turn",
    tip: "Frozen: it can't move in its next turn.",
  },
  slowed: {
    told: 'slows down: D4 steps in its next turn',
    tip: 'Slowed: it moves D4 squares in its next turn, not D8.',
  },
  cancelled: { told: 'loses its special until its turn is over' },
};

const MONSTER_STATUSES = Object.keys(MONSTER_STATUS) as MonsterStatus[];

export function monsterStatuses(monster: Monster): MonsterStatus[] {
  return MONSTER_STATUSES.filter(status => monster[STATUS_FIELDS[status]] !== null);
}
