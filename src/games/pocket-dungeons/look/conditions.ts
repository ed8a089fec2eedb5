/** What is the matter with somebody: a badge over its head, words for its label, a row of its card and of the sheet. */
import type { StatRow } from '../../../core/look.ts';
import type { Character, State } from '../state/state.ts';
import { hazardText } from './words.ts';

type Row = Omit<StatRow, 'icon'>;

interface Condition {
  readonly badge: string;
  readonly holds: (char: Character, state: State) => boolean;
  readonly label: (char: Character) => string;
  /** On the card of whoever is pointed at. */
  readonly card: (char: Character) => Row;
  readonly sheet: (char: Character) => Row;
}

export const CONDITIONS = {
  bounty: {
    badge: 'badge-bounty',
    holds: ({ bounty }) => bounty > 0,
    label: ({ bounty }) => `is worth ${hazardText(bounty)}`,
    card: ({ bounty }) => ({ label: 'Bounty', value: hazardText(bounty) }),
    sheet: ({ bounty }) => ({
      label: 'Bounty',
      value: `${bounty}`,
      help: 'Skulls for the hero who defeats it.',
    }),
  },
  paralysed: {
    badge: 'badge-paralysed',
    holds: ({ paralysed }) => paralysed,
    label: () => 'lies paralysed',
    card: () => ({ label: 'State', value: 'paralysed' }),
    sheet: () => ({ label: 'State', value: 'paralysed', help: 'Wards, but does not strike.' }),
  },
  controlled: {
    badge: 'badge-controlled',
    holds: ({ controlled }) => controlled,
    label: () => 'may be steered by others',
    card: () => ({ label: 'State', value: 'others may steer it' }),
    sheet: () => ({
      label: 'State',
      value: 'controlled',
      help: 'Any other seat may steer it until its owner has the turn.',
    }),
  },
  schemed: {
    badge: 'badge-hourglass',
    holds: ({ id }, { lastSchemed }) => id === lastSchemed,
    label: () => 'was schemed with just now',
    card: () => ({ label: 'Scheme', value: 'not this turn' }),
    sheet: () => ({ label: 'State', value: 'tired', help: 'Nobody may scheme with it now.' }),
  },
} as const satisfies Record<string, Condition>;

export type ConditionId = keyof typeof CONDITIONS;

const ALL = Object.keys(CONDITIONS) as ConditionId[];

/** Those of the list that hold for it, as rows, labels or badges. */
export function conditionsOf(
  state: State,
  char: Character,
  among: readonly ConditionId[] = ALL,
): Condition[] {
  return among.map((id): Condition => CONDITIONS[id]).filter(({ holds }) => holds(char, state));
}

export function conditionRows(
  state: State,
  char: Character,
  where: 'card' | 'sheet',
  among: readonly ConditionId[] = ALL,
): StatRow[] {
  return conditionsOf(state, char, among).map(each => ({ ...each[where](char), icon: each.badge }));
}
