/** The exact odds of `odds.ts`, as this room's pictures and sentences want them. */
import type { Seat } from '../../../core/game.ts';
import { percent } from '../../phrases.ts';
import type { ItemId } from '../data/items.ts';
import { duelOdds, fightOf, oddsOf, oddsWith, type Odds } from '../odds.ts';
import { monsterById } from '../rules/figures.ts';
import type { Monster, State } from '../state.ts';
import { heartsText } from './words.ts';

/** Of the battle that is going on, as this fighter sees it. */
export function battleOdds(state: State, seat: Seat): Odds | undefined {
  const { battle } = state;
  if (!battle) return undefined;
  if (battle.rival !== null) return duelOdds(state, seat, seat === battle.hero ? battle.rival : battle.hero);
  const monster = monsterById(state, battle.monster);
  return monster && oddsOf(fightOf(state, battle.hero, monster));
}

/** If this monster attacked now. Its letter must have been seen. */
export function meetingOdds(state: State, seat: Seat, monster: Monster): Odds {
  return oddsOf(fightOf(state, seat, monster));
}

/** The battle that is going on, with an item used now. */
export function helpedOdds(state: State, seat: Seat, item: ItemId): Odds | undefined {
  const monster = monsterById(state, state.battle?.monster ?? null);
  if (!monster || state.battle?.hero !== seat) return undefined;
  return oddsWith(fightOf(state, seat, monster), item);
}

/** What nobody has seen is hidden here too, so that a picture never tells more than the table does. */
export function asSeen(state: State): State {
  return {
    ...state,
    monsters: state.monsters.map(monster => (monster.known ? monster : { ...monster, kind: null })),
  };
}

/** "You win 97%, losing 3.1 hearts on average." */
export function oddsText({ win, loss }: Odds): string {
  if (win === 0) return 'You cannot win.';
  const hearts = Math.round(loss * 10) / 10;
  const cost = hearts < 0 ? `gaining ${heartsText(-hearts)}` : `losing ${heartsText(Math.abs(hearts))}`;
  return `You win ${percent(win)}, ${cost} on average.`;
}
