/** Why an item cannot be used just now, in words. The rules decide that it cannot; this only explains. */
import type { Seat } from '../../../core/game.ts';
import { MAX_HP } from '../data/constants.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { monsterById } from '../rules/figures.ts';
import { canUse, isItsTime, momentFor } from '../rules/items.ts';
import type { State } from '../state.ts';

export function whyNot(state: State, seat: Seat, item: ItemId): string | undefined {
  if (canUse(state, seat, item)) return undefined;
  const moment = momentFor(state, seat);
  if (!moment || !isItsTime(state, item, moment)) return timeText(item);
  return reason(state, seat, item);
}

/** When it works, as the table of items says. */
function timeText(item: ItemId): string {
  const { when } = ITEMS[item];
  const has = (word: (typeof when)[number]): boolean => when.includes(word);
  if (has('opening')) return 'Only before the first exchange with a monster.';
  if (has('turn') && !has('window')) return 'Only on your own turn.';
  if (has('battle') && !has('turn')) return 'Only in a battle of your own.';
  if (!has('battle')) return 'Not in the middle of a battle.';
  return has('onlooker') ? 'Not at this moment.' : 'Not in the fights of others.';
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
      return isDuel ? 'Rivals are not fooled.' : 'Nobody sees you as it is.';
    case 'enchant-weapon':
      return 'It is at work already.';
    case 'levitation':
    case 'find-secret-door':
      return 'You have no steps to take.';
    case 'snipe':
      return 'Nobody stands exactly two squares away.';
    case 'waken':
      return 'Nobody is asleep.';
    case 'create-monster':
      return 'There is no free square beside you.';
    case 'cancellation':
      return 'No awake monster has a special.';
    default:
      return isDuel ? 'Not in a duel.' : 'There is nobody to use it on.';
  }
}
