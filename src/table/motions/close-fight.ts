import { easeIn } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** The fight is over: its stage sinks away and the board is bright again. */
export const closeFight: Performer<'closeFight'> = async (_, stage) => {
  const { fight, clock } = stage;
  const { set } = fight;
  if (set === undefined) return;
  await clock.run(TIMING.fightOut, t => {
    if (fight.set === set) fight.slide(1 - easeIn(t));
  });
  if (fight.set !== set) return;
  fight.close();
  stage.uncover();
};
