/** Which button is drawn in red: what one came for, and never a step back. */
import { sameAction } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { bestReroll, declaredProspects, worthOf } from '../odds/assaults.ts';
import { isStranded } from '../odds/closing.ts';
import { cellOfKey, keyOf, numberOf } from '../rules/cells.ts';
import { mustFind } from '../rules/characters.ts';
import { geometryOf, isWet } from '../rules/geometry.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Action, Ask, AskOf } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';

type Offer = Choice<Action>;

export function usual(state: State, ask: Ask, choices: readonly Offer[]): Pick<PromptModel, 'usual'> {
  const meant = meantOf(state, ask, choices);
  return meant ? { usual: meant.verb ?? meant.label } : {};
}

function meantOf(state: State, ask: Ask, choices: readonly Offer[]): Offer | undefined {
  const offer = (type: Action['type']): Offer | undefined =>
    choices.find(({ action }) => action.type === type);
  if (ask.kind === 'actor') return isStranded(state, ask.seat) ? offer('bow-out') : undefined;
  if (ask.kind === 'moving') return onTheWalk(state, ask, choices, offer);
  if (ask.kind === 'declare') return bestBlow(state, choices);
  if (ask.kind === 'reroll') return bestThrow(state, choices);
  if (ask.kind !== 'action') return undefined;
  // Whoever stands on treasure has come for it; nobody leaves with nothing in hand.
  const gather = offer('gather');
  if (gather || mustFind(state, ask.char).treasure > 0) return gather;
  return choices[0] === offer('exit') ? choices[1] : undefined;
}

/** Of two ways to strike the one with the better odds, not the first. */
function bestBlow(state: State, choices: readonly Offer[]): Offer | undefined {
  const task = state.stack.findLast(each => each.do === 'declare')!;
  const odds = ({ action }: Offer): number =>
    action.type === 'declare' ? worthOf(declaredProspects(state, task, action.attack)) : -Infinity;
  return choices.toSorted((a, b) => odds(b) - odds(a))[0];
}

/** Where no die thrown again is better than what lies there, nobody should be led to throw one. */
function bestThrow(state: State, choices: readonly Offer[]): Offer | undefined {
  const { reroll = { type: 'keep' } as const } = bestReroll(state);
  return choices.find(({ action }) => sameAction(action, reroll));
}

function onTheWalk(
  state: State,
  ask: AskOf<'moving'>,
  choices: readonly Offer[],
  offer: (type: Action['type']) => Offer | undefined,
): Offer | undefined {
  const char = mustFind(state, ask.char);
  if (char.treasure > 0 && offer('exit')) return offer('exit');
  if (char.role === 'hero' && looseAt(state, char.at) > 0) return offer('stop');
  const steps = choices.filter(({ action }) => action.type === 'step');
  const ahead = steps.toSorted((a, b) => worth(state, char, a) - worth(state, char, b));
  return ahead[0] ?? offer('stop');
}

/** The less, the better: dry ground, ground that is new in this turn, then whatever leads to something worth having. */
function worth(state: State, char: Character, { action }: Offer): number {
  if (action.type !== 'step') return 0;
  const { to } = action;
  const { dungeon, entered } = state;
  const steps = geometryOf(dungeon).stepsFrom(numberOf(to));
  const far = Math.min(FAR, ...goalsOf(state, char).map(at => steps[numberOf(at)]!));
  return far + (isWet(dungeon, to) ? 2 * FAR : 0) + (entered.includes(keyOf(to)) ? 4 * FAR : 0);
}

/** Farther than any way through sixty tiles. */
const FAR = 100;

/** Out with what one has; else what lies about, face up or down. */
function goalsOf({ stairs, hidden, loose }: State, { role, treasure }: Character): readonly Cell[] {
  if (role !== 'hero') return [];
  if (stairs && treasure > 0) return [stairs];
  const lies = Object.keys(loose).filter(key => loose[key]! > 0);
  return [...Object.keys(hidden), ...lies].map(cellOfKey);
}
