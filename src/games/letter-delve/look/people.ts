/** Several people at one table: what the hand-over says, and which reactions need not trouble anybody. */
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../phrases.ts';
import type { Handover } from '../../room.ts';
import { battleOdds, meetingOdds } from '../odds/battles.ts';
import { attackChance } from '../odds/threats.ts';
import { isAwakeBoss } from '../odds/tiles.ts';
import { isFighter } from '../rules/battle.ts';
import { usableItems } from '../rules/items.ts';
import { asSeen, monsterById } from '../rules/pieces.ts';
import type { Action, Ask, ReactAsk } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { ITEM_WORDS } from './items.ts';
import { reactText } from './prompt-react.ts';
import { heroOf } from './words.ts';

export function handover(state: State, seat: Seat): Handover | undefined {
  const { ask } = state;
  if (!ask) return undefined;
  const { name, sprite } = heroOf(seat);
  return { name: `the ${name}`, sprite, line: handoverLine(state, ask) };
}

function handoverLine(state: State, ask: Ask): string {
  switch (ask.kind) {
    case 'outfit':
      return 'Choose your gear.';
    case 'turn-start':
      return `Your turn, round ${state.turn}.`;
    case 'walk':
    case 'arrived':
      return 'Your turn continues.';
    case 'react':
      return capital(reactText(state, ask));
    case 'aim':
      return 'Choose a target.';
  }
}

// ── Passing (chapter "Reaction windows", the Smart settings) ──────────────────────────────────────────────────

/** From here on a battle is worth a question. */
const STAKES = {
  death: 0.1,
  loss: 4,
  growing: 0.25,
  band: 0.15,
  fewHearts: 3,
  duelHearts: 5,
  threat: 0.25,
  rolls: 3,
};

/** Whose battle it is not: out of it altogether. Otherwise the least that lets things go on. */
export function pass(state: State, seat: Seat, mode: 'smart' | 'all'): Action | undefined {
  const { ask, battle } = state;
  if (ask?.kind !== 'react' || ask.seat !== seat) return undefined;
  if (mode === 'smart' && (state.rules.asks === 'always' || isAtStake(state, ask))) return undefined;
  const isOnlooker = battle !== null && !isFighter(battle, seat);
  return isOnlooker ? { type: 'pass', until: 'battle', wakeAtHp: null } : { type: 'pass', until: 'once' };
}

function isAtStake(state: State, ask: ReactAsk): boolean {
  switch (ask.window) {
    case 'between-turns':
    case 'walk':
      return false;
    case 'activation':
      return isThreatened(state, ask);
    case 'battle-start':
    case 'between-rolls':
      return isBattleAtStake(state, ask.seat);
  }
}

/** Unless a monster is about to act that will go for somebody else, or for nobody. */
export function isComingFor(state: State, { window, seat, monster: id }: ReactAsk): boolean {
  const seen = asSeen(state);
  const monster = window === 'activation' ? monsterById(seen, id) : undefined;
  return !monster || attackChance(seen, seat, monster) > 0;
}

function isThreatened(state: State, ask: ReactAsk): boolean {
  if (!isComingFor(state, ask)) return false;
  const monster = monsterById(state, ask.monster);
  const hasAnswer = usableItems(state, ask.seat).some(item => ITEM_WORDS[item].answers);
  return hasAnswer && monster?.kind != null && 1 - meetingOdds(state, ask.seat, monster).win >= STAKES.threat;
}

/**
 * At the start: a fair chance to die, or many hearts at stake. Between rolls: when the last heart lost has made death
 * clearly likelier, and when three are left. Bosses and rivals are the fights of a delve: every third roll. Whoever is
 * tired of being asked passes for the whole battle.
 */
function isBattleAtStake(state: State, seat: Seat): boolean {
  const { battle } = state;
  const odds = battleOdds(state, seat);
  if (!battle || !odds || !isFighter(battle, seat)) return false;
  const hearts = state.heroes[seat]!.hp;
  const death = 1 - odds.win;
  const isStart = battle.exchanges === 0;
  const foe = monsterById(state, battle.monster);
  if ((!foe || isAwakeBoss(foe)) && battle.exchanges % STAKES.rolls === 0) return true;
  if (!foe) return hearts === STAKES.duelHearts;
  if (isStart) return death >= STAKES.death || odds.loss >= STAKES.loss;
  if (hearts === STAKES.fewHearts) return death >= STAKES.death;
  return death >= STAKES.growing && isNewBand(death, deathWith(state, seat, hearts + 1));
}

/** A state does not remember when it last asked; a step of 15 points that one heart has made stands for it. */
function isNewBand(death: number, before: number): boolean {
  return Math.floor(death / STAKES.band) > Math.floor(before / STAKES.band);
}

function deathWith(state: State, seat: Seat, hp: number): number {
  const heroes = state.heroes.map(hero => (hero.seat === seat ? { ...hero, hp } : hero));
  return 1 - (battleOdds({ ...state, heroes }, seat)?.win ?? 1);
}
