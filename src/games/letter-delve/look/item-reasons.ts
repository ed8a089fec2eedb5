/** Why an item cannot be used just now, in words. The rules decide that it cannot; this only explains. */
import type { Seat } from '../../../core/game.ts';
import { MAX_HP } from '../data/constants.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { BOSSES } from '../data/monsters.ts';
import { bagSize, monsterById } from '../rules/pieces.ts';
import { canUse, isItsTime, momentFor } from '../rules/items.ts';
import type { State } from '../state/state.ts';

export function whyNot(state: State, seat: Seat, item: ItemId): string | undefined {
  if (canUse(state, seat, item)) return undefined;
  const moment = momentFor(state, seat);
  if (!moment) return (isOnTurn(state, seat) ? undefined : onlyText(item)) ?? 'Not at this moment.';
  return isItsTime(state, item, moment) ? reason(state, seat, item) : (onlyText(item) ?? notText(item));
}

/** On turn and yet no moment for it: in mid-step, on a wall or on another hero's square. */
function isOnTurn({ outing }: State, seat: Seat): boolean {
  return outing?.seat === seat;
}

/** The one time at which it works, as the table of items says. */
function onlyText(item: ItemId): string | undefined {
  const { when } = ITEMS[item];
  if (when.includes('opening')) return 'Only before the first exchange of your own battle.';
  if (!when.includes('window') && when.includes('turn')) return 'Only on your own turn.';
  return when.includes('turn') ? undefined : 'Only in a battle of your own.';
}

/** It works at most times, and this is a battle. */
function notText(item: ItemId): string {
  return ITEMS[item].when.includes('battle')
    ? 'Not in the fights of others.'
    : 'Not in the middle of a battle.';
}

function reason(state: State, seat: Seat, item: ItemId): string {
  const { battle } = state;
  const foe = monsterById(state, battle?.monster ?? null);
  const isDuel = battle !== null && foe === undefined;
  switch (item) {
    case 'heal':
    case 'extra-healing':
    case 'full-healing':
      return 'You have all your hearts.';
    case 'regeneration':
      return state.heroes[seat]?.hp === MAX_HP ? 'You have all your hearts.' : 'It is at work already.';
    case 'mystic-armor':
    case 'enchant-armor':
      return 'This foe is Mean: no armour helps.';
    case 'poison':
      return isDuel ? 'Not in a duel.' : 'Not on a boss, and not twice.';
    case 'confusion':
    case 'drain-life':
    case 'magic-missiles':
      return isDuel ? 'Not in a duel.' : 'It is at work already.';
    case 'invisibility':
      return isDuel ? 'Rivals are not fooled.' : 'You are invisible already.';
    case 'enchant-weapon':
      return 'It is at work already.';
    case 'levitation':
      return state.outing?.levitating ? 'It is at work already.' : 'You have no steps to take.';
    case 'find-secret-door':
      return 'You have no steps to take.';
    case 'snipe':
      return 'There is no target exactly two squares away.';
    case 'waken':
      return 'All monsters are awake.';
    case 'create-monster':
      return bagSize(state) > BOSSES.length
        ? 'There is no free square beside you.'
        : 'The bag is nearly empty.';
    case 'cancellation':
      return isDuel ? 'Not in a duel.' : 'There is no special to cancel.';
    default:
      return isDuel ? 'Not in a duel.' : 'There is nobody to use it on.';
  }
}
