import type { Motion } from '../../core/look.ts';
import { easeOut } from '../easing.ts';
import type { FightSet } from '../fight/fight-set.ts';
import { type Side, SIDES } from '../fight/layout.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { jolt, other, strew, thrust, wound } from './fighting.ts';
import { linger } from './helpers.ts';

type Clash = Extract<Motion, { do: 'clash' }>;

const RISE = 8;

/** Both pools tumble, ties are struck out, the better dice flare, and the blow falls. */
export const clash: Performer<'clash'> = async (motion, stage) => {
  const { clock, fight, calm } = stage;
  const pace = motion.pace ?? 1;
  const { set } = fight;
  if (set === undefined) {
    const { clashRoll, clashSettle, clashBlow, clashHold } = TIMING;
    return clock.wait((clashRoll + clashSettle + clashBlow + clashHold) / pace);
  }
  const pools = SIDES.map(side => set.pools[side]);
  const isHere = (): boolean => fight.set === set;
  for (const side of SIDES) set.pools[side].lay(motion[side], false);
  await clock.run(calm ? 0 : TIMING.clashRoll / pace, t => {
    if (isHere()) for (const pool of pools) pool.roll(t);
  });
  if (!isHere()) return;
  for (const pool of pools) pool.settle();
  await clock.run(TIMING.clashSettle / pace, t => {
    if (isHere() && !calm) for (const pool of pools) pool.squash(1 - t);
  });
  if (pools.some(pool => pool.hasStruck)) {
    await clock.run(TIMING.strike / pace, t => {
      if (isHere()) for (const pool of pools) pool.strike(t);
    });
  }
  if (!isHere()) return;
  await blow(motion, stage, set, pace);
  await clock.wait(TIMING.clashHold / pace);
};

async function blow(motion: Clash, stage: Stage, set: FightSet, pace: number): Promise<void> {
  const { hurt } = motion;
  const victims: readonly Side[] = hurt === 'both' ? SIDES : hurt === 'none' ? [] : [hurt];
  const strikers = victims.length === 1 ? victims.map(other) : SIDES;
  if (victims.length > 0) {
    for (const side of strikers) {
      for (const at of set.pools[side].best()) strew(stage, set, at, ['5', 'Y', 'O'], 10, 42);
    }
  }
  await thrust(stage, set, strikers, victims.length === 1 ? 1 : 0.6, TIMING.clashBlow / pace);
  if (stage.fight.set !== set) return;
  tell(motion, stage, set, pace);
  for (const side of victims) wound(stage, set, side, stage.toneKey('bad'));
  if (victims.length > 0) jolt(stage, set, victims.length === 1 ? 2 : 3);
  else {
    // Steel on steel: nobody bleeds.
    const { width, feet } = set.layout;
    strew(stage, set, { x: width / 2, y: feet - 26 }, ['5', 'W', 'w'], 9, 48);
  }
}

/** The word of it, large, over the middle. */
function tell({ verdict, tone }: Clash, stage: Stage, set: FightSet, pace: number): void {
  const word = set.verdict(verdict, stage.wordKey(tone));
  const { y } = word;
  linger(
    stage,
    TIMING.clashVerdict / pace,
    () => word.destroy(),
    t => {
      if (stage.fight.set !== set || !word.active) return;
      if (!stage.calm) word.setY(Math.round(y - RISE * easeOut(t)));
      word.setAlpha(t > 0.8 ? (1 - t) / 0.2 : 1);
    },
  );
}
