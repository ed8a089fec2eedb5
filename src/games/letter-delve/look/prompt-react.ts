/** The choices of a reaction: use something, or let it happen. */
import type { Of } from '../../../core/game.ts';
import type { Choice } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import type { WakeHp } from '../data/constants.ts';
import { battleOdds } from '../odds/battles.ts';
import { isFighter } from '../rules/battle.ts';
import { monsterById } from '../rules/pieces.ts';
import type { Action, ReactAsk } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { heroOf, monsterName } from './words.ts';

/** "the Quagga moves next. React?" */
export function reactText(state: State, ask: ReactAsk): string {
  const monster = monsterById(state, ask.monster);
  const name = monster ? monsterName(monster) : 'somebody';
  switch (ask.window) {
    case 'between-turns':
      return ask.beforeMonsters ? 'monsters move next. React?' : beforeTurn(state);
    case 'walk':
      return `${walkerName(state)} is walking. React?`;
    case 'activation':
      return `${name} moves next. React?`;
    case 'battle-start':
    case 'between-rolls':
      return fightText(state, ask, name);
  }
}

function walkerName({ outing }: State): string {
  return outing ? heroOf(outing.seat).short : 'a rival';
}

function beforeTurn({ flow, order }: State): string {
  const next = flow.at === 'interval' ? order[flow.index] : undefined;
  return next === undefined ? 'react between turns?' : `${heroOf(next).short} is next. React?`;
}

function fightText({ battle }: State, { seat, window }: ReactAsk, name: string): string {
  if (!battle) return 'react?';
  const first = window === 'battle-start';
  if (!isFighter(battle, seat)) return 'step into this battle?';
  if (battle.rival === null) return first ? `${name} attacks. React?` : 'keep fighting?';
  const other = heroOf(seat === battle.hero ? battle.rival : battle.hero).short;
  return first ? `duel with ${other}. React?` : 'keep fighting?';
}

/** The ways of not being asked again share a button. */
const UNTIL = 'Fight until …';

export function passChoice(action: Of<Action, 'pass'>, state: State): Choice<Action> {
  const seat = state.ask?.seat ?? 0;
  const { battle } = state;
  const fights = battle !== null && isFighter(battle, seat);
  const shared = fights && { verb: UNTIL };
  if (action.until === 'turn') {
    const detail = "Don't ask again this turn, except in your own battles.";
    return { action, label: 'Pass this turn', ...shared, detail, closing: true, key: 'x' };
  }
  if (action.until === 'battle')
    return { action, ...untilWords(action.wakeAtHp, fights), ...shared, closing: true };
  const odds = fights ? battleOdds(state, seat) : undefined;
  return {
    action,
    label: fights ? (battle.exchanges === 0 ? 'Fight' : 'Fight on') : 'Pass',
    ...(odds && { odds: percent(odds.win), detail: `Each roll: you win ${percent(odds.exchange)}.` }),
    // In a fight it is the usual thing and stands beside the items; elsewhere it ends the matter.
    closing: !fights,
    key: fights ? ' ' : 'p',
  };
}

function untilWords(wakeAtHp: WakeHp | null, fights: boolean): Pick<Choice, 'label' | 'detail' | 'key'> {
  if (!fights) return { label: 'Let them fight', detail: "Don't ask again in this battle.", key: 'e' };
  if (wakeAtHp === null) {
    const detail = "Don't ask again in this battle, whatever happens.";
    return { label: 'Fight to the end', detail, key: 'e' };
  }
  const detail = `Ask again when ${wakeAtHp} hearts or fewer are left.`;
  return { label: `Fight down to ${wakeAtHp} hearts`, detail, key: wakeAtHp === 3 ? 'f' : 'd' };
}
