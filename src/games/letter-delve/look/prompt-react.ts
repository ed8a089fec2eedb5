/** The choices of a reaction: use something, or let it happen. */
import type { Of } from '../../../core/game.ts';
import type { Choice } from '../../../core/look.ts';
import { capital, percent } from '../../phrases.ts';
import { isFighter } from '../rules/battle.ts';
import type { Action, ReactAsk } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { battleOdds } from '../odds/battles.ts';
import { monsterById } from '../rules/pieces.ts';
import { heroOf, isAlone, monsterName } from './words.ts';

type Pass = Of<Action, 'pass'>;

/** "Blue: the Quagga moves next. React?" */
export function reactTitle(state: State, ask: ReactAsk): string {
  const text = reactText(state, ask);
  return isAlone(state) ? capital(text) : `${heroOf(ask.seat).short}: ${text}`;
}

/** "the Quagga moves next. React?" */
export function reactText(state: State, ask: ReactAsk): string {
  const monster = monsterById(state, ask.monster);
  const name = monster ? monsterName(monster) : 'somebody';
  switch (ask.window) {
    case 'between-turns':
      return ask.beforeMonsters ? 'before the monsters move' : beforeTurn(state);
    case 'activation':
      return `${name} moves next. React?`;
    case 'battle-start':
    case 'between-rolls':
      return fightText(state, ask, name);
  }
}

function beforeTurn({ flow, order }: State): string {
  const next = flow.at === 'interval' ? order[flow.index] : undefined;
  return next === undefined ? 'between turns' : `before ${heroOf(next).short}'s turn`;
}

function fightText({ battle }: State, { seat, window }: ReactAsk, name: string): string {
  if (!battle) return 'react?';
  const first = window === 'battle-start';
  if (!isFighter(battle, seat)) return 'interfere in this fight?';
  if (battle.rival === null) return first ? `${name} attacks. React?` : 'fight on?';
  const other = heroOf(seat === battle.hero ? battle.rival : battle.hero).short;
  return first ? `duel with ${other}. React?` : 'fight on?';
}

export function passChoice(state: State, action: Pass): Choice<Action> {
  const seat = state.ask?.seat ?? 0;
  const { battle } = state;
  const fights = battle !== null && isFighter(battle, seat);
  const odds = fights ? battleOdds(state, seat) : undefined;
  if (action.until === 'turn')
    return {
      action,
      label: 'Not this turn',
      ...(fights && { verb: UNTIL }),
      detail: 'Do not ask until this turn is over, except in your own fights.',
      closing: true,
      key: 'x',
    };
  if (action.until === 'battle') return untilChoice(action, fights);
  return {
    action,
    label: fights ? (battle.exchanges === 0 ? 'Fight' : 'Fight on') : 'Pass',
    ...(odds && { odds: percent(odds.win), detail: `One exchange: you win it ${percent(odds.exchange)}.` }),
    // In a fight it is the usual thing and stands beside the items; elsewhere it ends the matter.
    closing: !fights,
    key: fights ? ' ' : 'p',
  };
}

/** The ways of not being asked again share a button. */
const UNTIL = 'Fight until …';

function untilChoice(action: Extract<Pass, { until: 'battle' }>, fights: boolean): Choice<Action> {
  const { wakeAtHp } = action;
  if (!fights)
    return { action, label: 'Let them fight', detail: 'Do not ask in this fight.', closing: true, key: 'e' };
  if (wakeAtHp === null)
    return {
      action,
      label: 'Fight to the end',
      verb: UNTIL,
      detail: 'Do not ask again in this fight, whatever happens.',
      closing: true,
      key: 'e',
    };
  return {
    action,
    label: `Fight down to ${wakeAtHp} hearts`,
    verb: UNTIL,
    detail: `Ask again when ${wakeAtHp} hearts or fewer are left.`,
    closing: true,
    key: wakeAtHp === 3 ? 'f' : 'd',
  };
}
