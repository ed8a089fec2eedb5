/** Abilities as choices, and why one cannot be used now. Nothing else is spent by an ability but its token. */
import type { Seat } from '../../../core/game.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import type { Ability } from '../data/classes.ts';
import { labyrinthOf } from '../data/boards.ts';
import {
  abilitiesOf,
  abilityActions,
  isLoneDelver,
  trapsAround,
  type AbilityAction,
} from '../rules/abilities.ts';
import { pawnOf } from '../rules/turn.ts';
import type { Pawn, State } from '../state/state.ts';
import { abilityHelp, abilityIcon, abilityName, fortuneSprite, fortuneText, squareName } from './words.ts';

/** Letters are typed, so digits stand for the six abilities of a lone delver, and the space bar for a single one. */
function keyFor(state: State, seat: Seat, ability: Ability): string {
  return isLoneDelver(state) ? `${abilitiesOf(state, seat).indexOf(ability) + 1}` : ' ';
}

export function abilityChoice(state: State, seat: Seat, action: AbilityAction): Choice<AbilityAction> {
  const { ability } = action;
  const pawn = pawnOf(state, seat);
  const base = {
    action,
    verb: abilityName(ability),
    key: keyFor(state, seat, ability),
    icon: abilityIcon(ability),
    detail: `${abilityHelp(ability)} Costs token ${pawn.tokens[0]}.`,
  };
  switch (action.ability) {
    case 'reveal':
      return { ...base, label: 'Reveal the next fortune' };
    case 'recover':
      return {
        ...base,
        label: `Recover fortune ${action.card}`,
        detail: `${fortuneText(action.card)}. Shuffled into the deck.`,
        icon: fortuneSprite(action.card),
      };
    case 'disable': {
      const traps = trapsAround(state, pawn.at!);
      return {
        ...base,
        label: `Disable ${counted(traps.length, 'trap')} around you`,
        detail: `Clears ${traps.map(trap => `${trap.letter} on ${squareName(trap.at)}`).join(', ')}.`,
      };
    }
    case 'pass-walls':
      return { ...base, label: 'Pass walls with your next word' };
    case 'portal': {
      const { side } = labyrinthOf(state.options.dungeon).starts.find(
        ({ x, y }) => x === action.to.x && y === action.to.y,
      )!;
      // Its squares are framed only when its button is pressed, and what is not framed has no key.
      const { key: _key, ...keyless } = base;
      return {
        ...keyless,
        label: `Portal to ${squareName(action.to)}, ${side}`,
        detail: 'Crosses nothing, sets off nothing.',
        at: action.to,
        mark: 'magic',
        aside: true,
      };
    }
    case 'sprint':
      return { ...base, label: 'Sprint with your next word' };
    case 'double-up':
      return { ...base, label: 'Double up: a second word' };
  }
}

/** What a player with a token would look for and does not find. Without one the sheet tells why, and the keys have room. */
export function greyedAbilities(state: State, seat: Seat): NonNullable<PromptModel['greyed']> {
  const pawn = pawnOf(state, seat);
  const owned = abilitiesOf(state, seat);
  if (idleReason(pawn) !== undefined) return [];
  const open = new Set(abilityActions(state, seat).map(action => action.ability));
  return owned
    .filter(ability => !open.has(ability))
    .map(ability => ({
      label: abilityName(ability),
      verb: abilityName(ability),
      why: withoutEffect(ability, pawn),
    }));
}

/** Why no ability at all can be used, whichever it is. */
export function idleReason({ tokens, abilityUsed }: Pawn): string | undefined {
  if (abilityUsed) return 'One ability a round: yours is used.';
  return tokens.length === 0 ? 'No token: capture an enemy first.' : undefined;
}

/** Why this one would do nothing now. */
export function withoutEffect(ability: Ability, pawn: Pawn): string {
  switch (ability) {
    case 'reveal':
      return 'No fortune is left in the deck.';
    case 'recover':
      return 'No used fortune is there to bring back.';
    case 'disable':
      return 'No trap lies on the eight squares around you.';
    case 'portal':
      return 'No blue square is free.';
    case 'pass-walls':
    case 'sprint':
      return pawn.wordsLeft > 0 ? 'It counts already.' : 'Your word of this round is made.';
    case 'double-up':
      return 'You have a second word already.';
  }
}
