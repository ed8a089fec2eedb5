/** Chapter "Reaction windows": "at any time" as a few kinds of moments, open only to those who can use them. */
import { IllegalAction, type Of, type Seat } from '../../../core/game.ts';
import { WAKE_HP } from '../data/constants.ts';
import type { Action, WindowKind } from '../state/actions.ts';
import type { Mute, State } from '../state/state.ts';
import { isFighter } from './battle.ts';
import { canUseAny, itemActions } from './items.ts';
import { threatens } from './monster-moves.ts';
import { heroOf, isInside, monsterById } from './pieces.ts';
import type { Turn } from './turn.ts';

export function openWindow({ state }: Turn, kind: WindowKind): void {
  state.window = { kind, passed: [], told: false };
}

/** Asks the first seat that may still react. False when everybody has passed. */
export function askInWindow({ state, tell }: Turn): boolean {
  const { window } = state;
  if (!window) return false;
  const seat = inOrder(state, window.kind).find(each => isEligible(state, each));
  if (seat === undefined) return false;
  if (!window.told) {
    state.window = { ...window, told: true };
    tell({ type: 'window-opened', window: window.kind, seat });
  }
  const { flow, battle } = state;
  state.ask = {
    seat,
    kind: 'react',
    window: window.kind,
    monster: battle ? battle.monster : flow.at === 'monsters' ? flow.active : null,
    beforeMonsters: flow.at === 'interval' && flow.index === state.order.length,
  };
  return true;
}

/** Whom a window concerns, in the order in which they are asked. */
function inOrder(state: State, kind: WindowKind): readonly Seat[] {
  const { order, flow, battle } = state;
  switch (kind) {
    case 'between-turns':
      return order.filter((_, index) => flow.at !== 'interval' || index !== flow.index);
    case 'walk':
      return order.filter(seat => seat !== state.outing?.seat);
    case 'activation': {
      const monster = monsterById(state, flow.at === 'monsters' ? flow.active : null);
      return order.filter(seat => {
        const hero = heroOf(state, seat);
        return monster && isInside(hero) && threatens(state, monster, hero);
      });
    }
    case 'battle-start':
    case 'between-rolls': {
      if (!battle) return [];
      const from = order.indexOf(battle.hero);
      const around = [...order.slice(from), ...order.slice(0, from)];
      const fighters = battle.rival === null ? [battle.hero] : [battle.hero, battle.rival];
      return [...fighters, ...around.filter(seat => !fighters.includes(seat))];
    }
  }
}

function isEligible(state: State, seat: Seat): boolean {
  const hero = heroOf(state, seat);
  return (
    isInside(hero) &&
    hero.items.length > 0 &&
    !state.window?.passed.includes(seat) &&
    !state.mutes.some(mute => mute.seat === seat && isMuted(state, mute)) &&
    canUseAny(state, seat)
  );
}

/** "Until the turn ends" does not cover one's own battles; "wake me" lets a wounded fighter be heard again. */
function isMuted(state: State, { seat, scope, wakeAtHp }: Mute): boolean {
  const fights = state.battle !== null && isFighter(state.battle, seat);
  if (scope === 'turn') return !fights;
  return !(fights && wakeAtHp !== null && heroOf(state, seat).hp <= wakeAtHp);
}

export function* reactions(state: State, seat: Seat): Generator<Action> {
  yield { type: 'pass', until: 'once' };
  yield* itemActions(state, seat);
  if (state.battle) {
    yield { type: 'pass', until: 'battle', wakeAtHp: null };
    if (isFighter(state.battle, seat)) {
      const { hp } = heroOf(state, seat);
      for (const wakeAtHp of WAKE_HP) if (wakeAtHp < hp) yield { type: 'pass', until: 'battle', wakeAtHp };
    }
  }
  yield { type: 'pass', until: 'turn' };
}

export function pass({ state }: Turn, seat: Seat, action: Of<Action, 'pass'>): void {
  const { window } = state;
  if (!window) throw new IllegalAction('no-window', action);
  state.window = { ...window, passed: [...window.passed, seat] };
  if (action.until === 'once') return;
  const wakeAtHp = action.until === 'battle' ? action.wakeAtHp : null;
  const others = state.mutes.filter(mute => mute.seat !== seat || mute.scope !== action.until);
  state.mutes = [...others, { seat, scope: action.until, wakeAtHp }];
}

/** A hero's turn or the monster turn is over. */
export function dropTurnMutes({ state }: Turn): void {
  state.mutes = state.mutes.filter(mute => mute.scope !== 'turn');
}
