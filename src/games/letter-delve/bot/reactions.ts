/** Answers to windows: the own battle, what is about to come, and otherwise a pass. */
import { best } from '../../../bots/best.ts';
import type { Advice } from '../../../bots/bot.ts';
import { percent } from '../../phrases.ts';
import { MONSTERS } from '../data/monsters.ts';
import { isFighter } from '../rules/battle.ts';
import { threatens } from '../rules/monster-moves.ts';
import { isInside, monsterById } from '../rules/pieces.ts';
import { STAR } from '../rules/squares.ts';
import type { Action } from '../state/actions.ts';
import type { Battle, Monster, State } from '../state/state.ts';
import { battleItem } from './battle-items.ts';
import type { Mind } from './mind.ts';
import { farthestSquare, firstUsable, pushAway, useOf, type Use } from './uses.ts';

const ONCE: Advice<Action> = {
  action: { type: 'pass', until: 'once' },
  why: 'No need to react.',
};
const LOOK_ON: Advice<Action> = {
  action: { type: 'pass', until: 'battle', wakeAtHp: null },
  why: 'Not your fight.',
};

/** The chance to die from which a level reacts. */
const ALARM = { easy: Infinity, normal: 0.35, hard: 0.12 } as const;

export function passFor({ state, seat }: Mind): Advice<Action> {
  return state.battle && !isFighter(state.battle, seat) ? LOOK_ON : ONCE;
}

export function reaction(mind: Mind): Use | undefined {
  const { state, seat } = mind;
  if (state.battle)
    return isFighter(state.battle, seat) ? battleItem(mind, state.battle) : stealKill(mind, state.battle);
  const monster = comingFor(mind);
  if (!monster) return undefined;
  const death = 1 - mind.meet(monster).win;
  if (death < ALARM[mind.level]) return undefined;
  return fendOff(mind, monster, death);
}

/** Where items work at any time: the last heart of somebody else's monster pays whoever takes it. */
function stealKill(mind: Mind, { monster, monsterHp }: Battle): Use | undefined {
  if (mind.level === 'easy' || monster === null || monsterHp !== 1) return undefined;
  return firstUsable(mind, [useOf('snipe', { monster }, 'One shot, and its loot is yours.')]);
}

/** The one about to act, or the worst that may reach the hero in the monster turn. */
function comingFor(mind: Mind): Monster | undefined {
  const { state, hero } = mind;
  const { flow } = state;
  if (flow.at === 'monsters') return monsterById(state, flow.active);
  if (!isBeforeMonsters(state) || !isInside(hero)) return undefined;
  const near = state.monsters.filter(monster => monster.awake && threatens(state, monster, hero));
  return best(near, monster => 1 - mind.meet(monster).win);
}

function isBeforeMonsters({ flow, order }: State): boolean {
  return flow.at === 'interval' && flow.index === order.length;
}

function fendOff(mind: Mind, monster: Monster, death: number): Use | undefined {
  const { hero, state } = mind;
  const name = monster.kind && monster.known ? `The ${MONSTERS[monster.kind].name}` : 'What comes';
  const why = `${name} kills you about ${percent(death)} of the time if it attacks.`;
  const self = { monster: monster.id };
  const far = farthestSquare(mind, monster);
  const isActivation = state.flow.at === 'monsters';
  const push = isActivation ? pushAway(mind, monster) : undefined;
  const mayLeave = isActivation && death > 0.5 && hero.coins >= 25 && !hero.firstTurn;
  const stops = (patch: Partial<Monster>): boolean => !threatens(state, { ...monster, ...patch }, hero);
  const round = state.turn;
  return firstUsable(mind, [
    // What is enough and does least comes first.
    stops({ slowRound: round })
      ? useOf('slow-monster', self, `${why} Slowed, it can't reach you.`)
      : undefined,
    stops({ cancelRound: round })
      ? useOf('cancellation', self, `${why} Without its special it can't reach you.`)
      : undefined,
    stops({ frozenRound: round }) ? useOf('freeze', self, why) : undefined,
    useOf('sleep', self, why),
    useOf('invisibility', null, why),
    far && useOf('teleport-monster', { ...self, to: far }, why),
    death > 0.4 ? useOf('polymorph', self, why) : undefined,
    mayLeave ? useOf('teleport', { to: STAR }, why) : undefined,
    push && useOf('forced-move', push, why),
  ]);
}
