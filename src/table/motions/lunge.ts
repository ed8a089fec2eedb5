import { easeIn, easeOut, mix } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger } from './helpers.ts';

const REACH = 9;

/** A quick thrust. The next motion begins at the blow, while the striker is still on the way back. */
export const lunge: Performer<'lunge'> = async ({ token: id, toward }, stage) => {
  const token = stage.tokens.get(id);
  const goal = stage.spot(toward);
  if (token === undefined || goal === undefined) return;
  const home = { x: token.x, y: token.y };
  const { middle } = token;
  const length = Math.max(1, Math.hypot(goal.x - middle.x, goal.y - middle.y));
  const reach = stage.calm ? 2 : Math.min(REACH, length);
  const out = {
    x: home.x + ((goal.x - middle.x) / length) * reach,
    y: home.y + ((goal.y - middle.y) / length) * reach,
  };
  const mine = token.claim();
  const move = (from: typeof home, to: typeof home, t: number): void => {
    if (!mine()) return;
    token.x = mix(from.x, to.x, t);
    token.y = mix(from.y, to.y, t);
    token.sync();
  };
  if (token.model?.facing !== undefined && goal.x !== middle.x)
    token.face(goal.x < middle.x ? 'left' : 'right');
  // Drawing back first makes the blow look twice as fast.
  const back = { x: mix(home.x, out.x, -0.25), y: mix(home.y, out.y, -0.25) };
  await stage.clock.run(TIMING.lungeOut * 0.6, t => move(home, back, t), easeOut);
  await stage.clock.run(TIMING.lungeOut, t => move(back, out, t), easeIn);
  linger(
    stage,
    TIMING.lungeBack,
    () => {},
    t => move(out, home, easeOut(t)),
  );
};
