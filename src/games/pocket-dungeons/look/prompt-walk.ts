/** The choices of a walk, a flight and an escape: one tile at a time. */
import { directionTo } from '../../../core/grid.ts';
import type { Choice } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import { waterChance } from '../odds/rolls.ts';
import { WATER_NEED } from '../data/constants.ts';
import { numberOf } from '../rules/cells.ts';
import { healerOf } from '../rules/defeat.ts';
import { charAt, mustFind } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import { hasCounter } from '../rules/reach.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { survivesText } from './odds.ts';
import { onTile } from './places.ts';
import { bearing, cardName, tileName, treasureText } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function stepChoice(state: State, ask: Ask, action: Of<'step' | 'stop'>): Choice<Action> {
  const char = mustFind(state, 'char' in ask ? ask.char : state.active!);
  if (action.type === 'stop')
    return {
      action,
      label: ask.kind === 'nimble-after' ? 'Stay here' : 'Stop here',
      detail: 'Steps that are left are lost, and the turn is over.',
      key: 'e',
      closing: true,
    };
  const { to } = action;
  const direction = directionTo(char.at, to);
  const dry = dryChance(state, char, to);
  const healer = healerOf(state, { ...char, at: to }, null);
  const badge = badgeOf(state, char, to, dry);
  const detail = stepText(state, char, to);
  return {
    action,
    label: direction
      ? `Step ${direction} to ${tileName(to)}`
      : `Dive ${bearing(char.at, to)} to ${tileName(to)}`,
    ...(dry < 1 && { odds: percent(dry) }),
    ...(detail !== '' && { detail }),
    ...onTile(state, to),
    mark: 'go',
    ...(direction && { direction }),
    ...(badge !== undefined && { badge }),
    ...(dry < 1 &&
      char.owner === ask.seat && {
        confirm: `Water: your ${cardName(char.card)} drowns ${percent(1 - dry)} of the time${healer ? ', unless healed' : ''}${char.treasure > 0 ? `, and drops ${treasureText(char.treasure)}` : ''}.`,
      }),
  };
}

function badgeOf(state: State, char: Character, to: Of<'step'>['to'], dry: number): string | undefined {
  if (char.role === 'hero' && hasCounter(state, to)) return 'chip-hidden';
  return dry < 1 ? 'badge-wet' : undefined;
}

function dryChance(state: State, char: Character, to: Of<'step'>['to']): number {
  return geometryOf(state.dungeon).isWater[numberOf(to)] ? waterChance(char) : 1;
}

/** What awaits whoever steps there. */
export function stepText(state: State, char: Character, to: Of<'step'>['to']): string {
  const dry = dryChance(state, char, to);
  const isHero = char.role === 'hero';
  const other = charAt(state, to, char.id);
  const gold = looseAt(state, to);
  const isStairs = state.stairs?.x === to.x && state.stairs.y === to.y;
  return [
    ...(dry < 1
      ? [`Water: Action ${WATER_NEED}+ or drown; ${survivesText(state, { ...char, at: to }, dry)}.`]
      : []),
    ...(other ? [`Through the ${cardName(other.card)}.`] : []),
    ...(hasCounter(state, to) ? [isHero ? 'A counter: it ends the walk and is turned.' : 'A counter.'] : []),
    ...(gold > 0 ? [`${treasureText(gold)} to be gathered.`] : []),
    ...(isStairs ? ['The Stairs.'] : []),
  ].join(' ');
}
