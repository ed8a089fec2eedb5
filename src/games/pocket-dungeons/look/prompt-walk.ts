/** The choices of a walk, a flight and an escape: one tile at a time. */
import { directionTo, type Cell } from '../../../core/grid.ts';
import { present } from '../../parts.ts';
import { percent } from '../../phrases.ts';
import { WATER_NEED } from '../data/constants.ts';
import { flipDeath } from '../odds/perils.ts';
import { stepChance } from '../odds/rolls.ts';
import { charAt } from '../rules/characters.ts';
import { healerOf } from '../rules/defeat.ts';
import { hasCounter, isStairs } from '../rules/reach.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Character, State } from '../state/state.ts';
import { stepSurvival, survivesText } from './odds.ts';
import { onTile } from './places.ts';
import type { SomeChoices } from './prompt-parts.ts';
import { bearing, cardName, dropText, tileName, treasureText } from './words.ts';

export const walkChoices = {
  step: ({ to }, { state, ask, char: who }) => {
    const char = who();
    const direction = directionTo(char.at, to);
    const dry = stepChance(state, char, to);
    const lives = stepSurvival(state, char, to);
    const badge = badgeOf(state, char, to, dry);
    const detail = stepText(state, char, to);
    return {
      label: direction
        ? `Step ${direction} to ${tileName(to)}`
        : `Dive ${bearing(char.at, to)} to ${tileName(to)}`,
      ...(lives < 1 && { odds: `survives ${percent(lives)}` }),
      ...(detail !== '' && { detail }),
      ...onTile(state, to),
      mark: 'go',
      ...(direction && { direction }),
      ...(badge !== undefined && { badge }),
      ...(dry < 1 && char.owner === ask.seat && { confirm: drownText(state, char, to, dry) }),
    };
  },
  stop: (_, { ask }) => ({
    label: ask.kind === 'nimble-after' ? 'Stay here' : 'Stop here',
    detail: 'Unused steps are lost. Your turn ends.',
    key: 'e',
    closing: true,
  }),
} satisfies SomeChoices;

function drownText(state: State, char: Character, to: Cell, dry: number): string {
  const unless = healerOf(state, { ...char, at: to }, null) ? ', unless healed' : '';
  return `Water: your ${cardName(char.card)} drowns ${percent(1 - dry)} of the time${unless}${dropText(char)}.`;
}

function badgeOf(state: State, char: Character, to: Cell, dry: number): string | undefined {
  if (char.role === 'hero' && hasCounter(state, to)) return 'chip-hidden';
  return dry < 1 ? 'badge-wet' : undefined;
}

/** What awaits whoever steps there. */
export function stepText(state: State, char: Character, to: Cell): string {
  const dry = stepChance(state, char, to);
  const other = charAt(state, to, char.id);
  const gold = looseAt(state, to);
  return present(
    dry < 1 && `Water: Action ${WATER_NEED}+ or drown, ${survivesText(state, { ...char, at: to }, dry)}.`,
    other && `Through the ${cardName(other.card)}.`,
    hasCounter(state, to) &&
      (char.role === 'hero'
        ? `A counter: you stop there and flip it, deadly ${percent(flipDeath(state, char, to))}.`
        : 'A counter.'),
    gold > 0 && `${treasureText(gold)} to gather.`,
    isStairs(state, to) && 'The Stairs.',
  ).join(' ');
}
