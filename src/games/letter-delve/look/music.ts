/** The music that fits the moment: how likely those who are awake and near would kill the hero; and the bosses' own tune. */
import type { Cue } from '../../../core/cue.ts';
import type { Seat } from '../../../core/game.ts';
import { endingCue, worst } from '../../cues.ts';
import { battleOdds, duelOdds, meetingOdds } from '../odds/battles.ts';
import { atLeastOne } from '../odds/threats.ts';
import { assumed, isAwakeBoss, mayBe, seemsBoss } from '../odds/tiles.ts';
import { MONSTER_DIE } from '../data/constants.ts';
import { stepsTo } from '../rules/monster-moves.ts';
import { asSeen, duelsAllowed, heroOf, insiders, isInside, type Insider } from '../rules/pieces.ts';
import { outcome } from '../rules/score.ts';
import { heroSteps, kingDistance } from '../rules/squares.ts';
import type { Monster, State } from '../state/state.ts';

export const TUNES = { calm: 'delve', boss: 'delve-boss' } as const;

/** An awake boss this near changes the music. */
const BOSS_NEAR = 10;
const CROWN_NEAR = 4;
/** By rounds of walking: how much somebody so far away is to be feared. */
const NEARNESS = [1, 0.6, 0.35] as const;
/** Against somebody who is awake and near. */
const FEAR = { sleeper: 0.12, rival: 0.25 } as const;
/** Chances of death from which it is uneasy, bad, deadly. */
const RISK = { some: 0.02, bad: 0.16, deadly: 0.5 } as const;
const HEARTS = { low: 8, last: 4 } as const;
/** Rounds of torch. */
const TORCH = { low: 8, bad: 4 } as const;

export function music(secret: State, seat: Seat): Cue {
  const state = asSeen(secret);
  const over = outcome(secret);
  if (over) return endingCue(TUNES.calm, over, seat);
  const hero = heroOf(state, seat);
  if (isInside(hero)) return insideCue(state, hero);
  return { tune: TUNES.calm, danger: 0, moment: hero.status === 'waiting' ? 'opening' : 'breath' };
}

function insideCue(state: State, hero: Insider): Cue {
  const { rules, turn } = state;
  const torch = rules.torch > 0 ? rules.torch - turn + 1 : Infinity;
  const isBoss = isBossNear(state, hero);
  const risk = riskOf(state, hero);
  const danger = worst(
    (risk >= RISK.some || torch <= TORCH.low) && 1,
    (risk >= RISK.bad || hero.hp <= HEARTS.low || isBoss || torch <= TORCH.bad) && 2,
    (risk >= RISK.deadly || hero.hp <= HEARTS.last) && 3,
  );
  const tune = isBoss ? TUNES.boss : TUNES.calm;
  if (danger === 3) return { tune, danger, moment: 'near-death' };
  if (isBoss) return { tune, danger, moment: 'boss' };
  return { tune, danger, ...(turn <= 1 && danger === 0 && { moment: 'opening' }) };
}

function isBossNear(state: State, { at }: Insider): boolean {
  return state.monsters.some(boss => isAwakeBoss(boss) && stepsTo(state, boss, at) <= BOSS_NEAR);
}

/** That somebody kills the hero in the next rounds, if all who are near came: a feeling, not a claim. */
function riskOf(state: State, hero: Insider): number {
  const { battle } = state;
  const isFighting = battle?.hero === hero.seat || battle?.rival === hero.seat;
  const fight = isFighting ? 1 - (battleOdds(state, hero.seat)?.win ?? 1) : 0;
  const hunters = state.monsters
    .filter(monster => monster.id !== battle?.monster)
    .map(monster => ({ monster, fear: fearOf(state, hero, monster) }))
    .map(({ monster, fear }) => (fear === 0 ? 0 : fear * lossTo(state, hero, monster)));
  const rivals = duelsAllowed(state) ? insiders(state).filter(other => other.seat !== hero.seat) : [];
  const duels = rivals.map(
    rival =>
      nearness(heroSteps(rival.at, hero.at)) * FEAR.rival * (1 - duelOdds(state, hero.seat, rival.seat).win),
  );
  return atLeastOne([fight, ...hunters, ...duels]);
}

/** A sleeping crown is feared when it is so near that a false step wakes it. */
function fearOf(state: State, { at }: Insider, monster: Monster): number {
  if (!monster.awake)
    return seemsBoss(monster) && kingDistance(monster.at, at) <= CROWN_NEAR ? FEAR.sleeper : 0;
  return nearness(stepsTo(state, monster, at));
}

/** Of those whose letter nobody has seen, what they may be counts. */
function lossTo(state: State, { seat }: Insider, monster: Monster): number {
  return mayBe(state, monster).reduce(
    (sum, { kind, share }) => sum + share * (1 - meetingOdds(state, seat, assumed(monster, kind)).win),
    0,
  );
}

function nearness(steps: number): number {
  return NEARNESS[Math.max(0, Math.floor((steps - 1) / MONSTER_DIE))] ?? 0;
}
