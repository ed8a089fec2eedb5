/** Chapters "Leaving and dying" and "End and score": how heroes go, and when nobody is left. */
import type { Seat } from '../../../core/game.ts';
import type { Cause, Hero, State } from '../state/state.ts';
import { heroOf, insiders, isInPlay } from './pieces.ts';
import { STAR } from './squares.ts';
import { gainCoins, mark, type Turn } from './turn.ts';
import { endStirring, sleepersOn, wakeAll } from './waking.ts';

/** Up the stairs with the purse; unused items are worth nothing. */
export function leave(turn: Turn, hero: Hero, how: 'stairs' | 'teleport' | 'cleared'): void {
  closeOuting(turn, hero.seat, true);
  hero.status = 'escaped';
  hero.at = null;
  hero.outRound = turn.state.turn;
  turn.tell({ type: 'left', seat: hero.seat, coins: hero.coins, how });
  mark(turn, hero.seat, 'exit');
}

/** There is no answer to 0 HP (R45). A killer among the heroes takes coins and items, monsters leave nothing (R48). */
export function killHero(turn: Turn, hero: Hero, cause: Cause, killer: Hero | null = null): void {
  const { state, tell } = turn;
  const { seat, coins, items } = hero;
  const at = hero.at ?? STAR;
  const end = { cause, killer: killer?.seat ?? null, outRound: state.turn, lost: coins };
  const nothing = { hp: 0, coins: 0, items: [], at: null };
  Object.assign(hero, { status: 'dead', ...end, ...nothing } satisfies Partial<Hero>);
  tell({ type: 'died', seat, at, cause, killer: hero.killer, coinsLost: killer ? 0 : coins });
  if (killer) {
    killer.items = [...killer.items, ...items];
    gainCoins(turn, killer, coins, () =>
      tell({ type: 'robbed', from: seat, by: killer.seat, coins, purse: killer.coins, items }),
    );
  }
  closeOuting(turn, seat, false);
}

/** A turn that ends before its time still wakes what it would have woken (chapter "Chests"). */
function closeOuting(turn: Turn, seat: Seat, left: boolean): void {
  const { outing } = turn.state;
  if (outing?.seat !== seat) return;
  turn.state.outing = null;
  endStirring(turn, seat, left);
  wakeAll(turn, sleepersOn(turn.state, outing.chestWakes), 'chest', seat);
}

/** Checked after every step of the rules. True when the game is over. */
export function checkEnd(turn: Turn): boolean {
  const { state } = turn;
  if (state.endedBy) return true;
  if (state.monsters.length === 0) {
    for (const hero of state.heroes) {
      if (isInPlay(hero)) leave(turn, hero, 'cleared');
    }
    return finish(turn, 'cleared');
  }
  return state.heroes.some(isInPlay) ? false : finish(turn, 'all-out');
}

/** Everybody inside is lost (R68). */
export function burnOut(turn: Turn): void {
  turn.tell({ type: 'torch-out' });
  for (const hero of insiders(turn.state)) killHero(turn, heroOf(turn.state, hero.seat), 'torch');
  finish(turn, 'torch');
}

function finish({ state, tell }: Turn, endedBy: NonNullable<State['endedBy']>): true {
  state.endedBy = endedBy;
  state.flow = { at: 'over' };
  state.ask = null;
  state.window = null;
  state.battle = null;
  state.outing = null;
  state.aim = null;
  state.mutes = [];
  tell({ type: 'game-over', endedBy, winners: winnersOf(state) });
  return true;
}

/** The escaped with the most coins; ties are shared (R69), and if nobody escaped nobody wins (R70). */
export function winnersOf(state: State): Seat[] {
  const escaped = state.heroes.filter(hero => hero.status === 'escaped');
  const most = Math.max(...escaped.map(hero => hero.coins));
  return escaped.filter(hero => hero.coins === most).map(hero => hero.seat);
}
