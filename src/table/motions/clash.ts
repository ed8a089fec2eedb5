import type { ClashModel } from '../../core/look.ts';
import { easeInOut, easeOut } from '../easing.ts';
import type { FightSet } from '../fight/fight-set.ts';
import { SIDES } from '../fight/layout.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { clashLasts } from './clash-time.ts';
import { meetingOf } from './meetings.ts';
import { strew } from './fighting.ts';
import { linger } from './helpers.ts';

/**
 * Both pools tumble; pairs slide together and go dark; the better dice flare; then one crosses the stage and strikes,
 * all stands still for an instant, and only then is it said what came of it.
 */
export const clash: Performer<'clash'> = async (motion, stage) => {
  const { clock, fight } = stage;
  const pace = motion.pace ?? 1;
  const { set } = fight;
  if (set === undefined) return clock.wait(clashLasts(motion) / pace);
  const isHere = (): boolean => fight.set === set;
  await throwDice(motion, stage, set, pace);
  if (!isHere()) return;
  await compareDice(motion, stage, set, pace);
  if (!isHere()) return;
  const meeting = meetingOf(motion);
  for (const side of meeting.winners) {
    for (const at of set.pools[side].best()) strew(stage, set, at, ['5', 'Y', 'O'], 10, 42);
  }
  await meeting.strike(stage, set, pace);
  if (!isHere()) return;
  if (motion.sounds) stage.play(motion.sounds.blow);
  meeting.touch(stage, set);
  await clock.freeze(TIMING.clashStop / pace);
  if (!isHere()) return;
  tell(motion, stage, set, pace);
  meeting.recoil(stage, set, pace);
  await clock.wait(TIMING.clashHold / pace);
};

async function throwDice(motion: ClashModel, stage: Stage, set: FightSet, pace: number): Promise<void> {
  const { clock, fight, calm } = stage;
  const pools = SIDES.map(side => set.pools[side]);
  set.layDice(motion, false);
  await clock.run(calm ? 0 : TIMING.clashRoll / pace, t => {
    if (fight.set === set) for (const pool of pools) pool.roll(t);
  });
  if (fight.set !== set) return;
  for (const pool of pools) pool.settle();
  // The word of the last exchange would now stand over other dice.
  set.hush();
  await clock.run(TIMING.clashSettle / pace, t => {
    if (fight.set === set && !calm) for (const pool of pools) pool.squash(1 - t);
  });
}

/** What does not count is crossed out, and what cancels finds its partner, before the rest is looked at. */
async function compareDice(motion: ClashModel, stage: Stage, set: FightSet, pace: number): Promise<void> {
  const { clock, fight, calm } = stage;
  const pools = SIDES.map(side => set.pools[side]);
  if (set.hasPairs) {
    await clock.run(
      calm ? 0 : TIMING.pair / pace,
      t => {
        if (fight.set === set) set.pair(t);
      },
      easeInOut,
    );
    if (motion.sounds?.pairs !== undefined) stage.play(motion.sounds.pairs);
    linger(
      stage,
      calm ? 0 : TIMING.pair / pace,
      () => {},
      t => {
        if (fight.set === set) set.pair(1 + t);
      },
    );
  }
  if (!pools.some(pool => pool.hasStruck)) return;
  await clock.run(TIMING.strike / pace, t => {
    if (fight.set === set) for (const pool of pools) pool.strike(t);
  });
}

/** The word of it, large, over the middle. */
function tell({ verdict, tone }: ClashModel, stage: Stage, set: FightSet, pace: number): void {
  const word = set.verdict(verdict, stage.wordKey(tone));
  const { y } = word;
  linger(
    stage,
    TIMING.clashVerdict / pace,
    () => word.destroy(),
    t => {
      if (stage.fight.set !== set || !word.active) return;
      if (!stage.calm) word.setY(Math.round(y - set.layout.verdict.rise * easeOut(t)));
      word.setAlpha(t > 0.8 ? (1 - t) / 0.2 : 1);
    },
  );
}
