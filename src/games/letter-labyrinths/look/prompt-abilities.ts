/** Abilities as choices, and why one cannot be used now. Nothing else is spent by an ability but its token. */
import type { Seat } from '../../../core/game.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import type { Ability } from '../data/classes.ts';
import { abilitiesOf, abilityActions, isLoneDelver, type AbilityAction } from '../rules/abilities.ts';
import { pawnOf } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { abilityIcon, abilityLook } from './abilities.ts';

/** Letters are typed, so digits stand for the six abilities of a lone delver, and the space bar for a single one. */
function keyFor(state: State, seat: Seat, ability: Ability): string {
  return isLoneDelver(state) ? `${abilitiesOf(state, seat).indexOf(ability) + 1}` : ' ';
}

export function abilityChoice(
  state: State,
  seat: Seat,
  action: AbilityAction,
): Omit<Choice<AbilityAction>, 'action'> {
  const { ability } = action;
  const pawn = pawnOf(state, seat);
  const look = abilityLook(ability);
  const button = look.choice(action, state, pawn);
  return {
    verb: look.name,
    // What is framed only when its button is pressed has no key.
    ...(!button.aside && { key: keyFor(state, seat, ability) }),
    icon: abilityIcon(ability),
    verbIcon: abilityIcon(ability),
    detail: `${look.help} Costs token ${pawn.tokens[0]}.`,
    ...button,
  };
}

/** What a player with a token would look for and does not find. Without one the sheet tells why, and the keys have room. */
export function greyedAbilities(state: State, seat: Seat): NonNullable<PromptModel['greyed']> {
  if (tokenReason(state, seat) !== undefined) return [];
  return abilitiesOf(state, seat).flatMap(ability => {
    const why = idleReason(state, seat, ability);
    const { name } = abilityLook(ability);
    return why === undefined ? [] : [{ label: name, verb: name, why, verbIcon: abilityIcon(ability) }];
  });
}

/** Why no ability at all can be used, whichever it is. */
function tokenReason(state: State, seat: Seat): string | undefined {
  const { tokens, abilityUsed } = pawnOf(state, seat);
  if (abilityUsed) return 'One ability a round: yours is used.';
  return tokens.length === 0 ? 'No token: capture an enemy first.' : undefined;
}

/** Why this ability cannot be used now; undefined where it can. */
export function idleReason(state: State, seat: Seat, ability: Ability): string | undefined {
  const reason = tokenReason(state, seat);
  if (reason !== undefined) return reason;
  const isOpen = abilityActions(state, seat).some(action => action.ability === ability);
  return isOpen ? undefined : abilityLook(ability).idle(pawnOf(state, seat));
}
