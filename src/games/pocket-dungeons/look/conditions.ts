/** What is the matter with somebody: a badge over its head, words for its label, a row of its card and of the sheet. */
import type { StatRow } from '../../../core/look.ts';
import { stat } from '../../parts.ts';
import type { Character, State } from '../state/state.ts';
import { hazardText } from './words.ts';

const STEERED = "Everyone else can scheme with it until its owner's next turn.";

const LYING = 'It defends but does not strike.';
const TIRED = 'It acted in the last turn, so nobody can scheme with it now.';

interface Condition {
  readonly badge: string;
  readonly holds: (char: Character, state: State) => boolean;
  readonly label: (char: Character) => string;
  /** On the card of whoever is pointed at. */
  readonly card: (char: Character) => StatRow;
  readonly sheet: (char: Character) => StatRow;
}

export const CONDITIONS = {
  bounty: {
    badge: 'badge-bounty',
    holds: ({ bounty }) => bounty > 0,
    label: ({ bounty }) => `is worth ${hazardText(bounty)}`,
    card: ({ bounty }) => stat('Bounty', hazardText(bounty), 'badge-bounty'),
    sheet: ({ bounty }) => stat('Bounty', bounty, 'badge-bounty', 'Skulls for the delver who kills it.'),
  },
  paralysed: {
    badge: 'badge-paralysed',
    holds: ({ paralysed }) => paralysed,
    label: () => 'paralysed',
    card: () => stat('State', 'paralysed', 'badge-paralysed', LYING),
    sheet: () => stat('State', 'paralysed', 'badge-paralysed', LYING),
  },
  controlled: {
    badge: 'badge-controlled',
    holds: ({ controlled }) => controlled,
    label: () => 'mind-controlled',
    card: () => stat('State', 'mind-controlled', 'badge-controlled', STEERED),
    sheet: () => stat('State', 'mind-controlled', 'badge-controlled', STEERED),
  },
  schemed: {
    badge: 'badge-hourglass',
    holds: ({ id }, { lastSchemed }) => id === lastSchemed,
    label: () => 'has just acted',
    card: () => stat('Scheme', 'not this turn', 'badge-hourglass', TIRED),
    sheet: () => stat('State', 'tired', 'badge-hourglass', TIRED),
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
  return conditionsOf(state, char, among).map(each => each[where](char));
}
