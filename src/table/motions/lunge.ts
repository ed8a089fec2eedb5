import { easeIn, easeOut, mix } from '../easing.ts';
import { CELL, type Spot } from '../layout.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import type { TokenView } from '../views/token.ts';
import { aside, cellCorner, linger, outline, puff, toward as way } from './helpers.ts';

/** Figures overlap by a little when they touch. */
const TOUCH = 7;
const LEAST = 9;
/** Nobody runs farther than this and back for one blow. */
const FARTHEST = 60;
/** How far somebody who misses stumbles to the side. */
const STUMBLE = 6;
const DRAWN_BACK = 3;

/** Winds up, crosses, strikes. The next motion begins at the blow, while the striker is still on the way back. */
export const lunge: Performer<'lunge'> = async ({ token: id, toward, past = false }, stage) => {
  const token = stage.tokens.get(id);
  const goal = stage.spot(toward);
  if (token === undefined || goal === undefined) return;
  if (token.model?.facing !== undefined && goal.x !== token.middle.x)
    token.face(goal.x < token.middle.x ? 'left' : 'right');
  if (stage.calm) {
    outline(stage, cellCorner(token.middle), CELL, CELL, '4');
    return stage.clock.wait(TIMING.lungeWind + TIMING.lungeOut);
  }
  await cross(token, goal, past, stage);
};

async function cross(token: TokenView, goal: Spot, past: boolean, stage: Stage): Promise<void> {
  const { home } = token;
  const { x, y, length } = way(token.middle, goal);
  const reach = past ? length : Math.min(FARTHEST, Math.max(LEAST, length - TOUCH));
  const off = aside({ x, y }, past ? STUMBLE : 0);
  const out = { x: home.x + x * reach + off.x, y: home.y + y * reach + off.y };
  const back = { x: home.x - x * DRAWN_BACK, y: home.y - y * DRAWN_BACK };
  const mine = token.claim();
  const move = (from: Spot, to: Spot, t: number, crouch: number): void => {
    if (!mine()) return;
    token.x = mix(from.x, to.x, t);
    token.y = mix(from.y, to.y, t);
    token.stretchY = 1 - 0.14 * crouch;
    token.stretchX = 1 + 0.12 * crouch;
    token.sync();
  };
  // Drawing back first makes the blow look twice as fast.
  await stage.clock.run(TIMING.lungeWind, t => move(home, back, t, t), easeOut);
  const ms = length > 2 * CELL ? TIMING.lungeFar : TIMING.lungeOut;
  await stage.clock.run(ms, t => move(back, out, t, 1 - t), easeIn);
  if (past) puff(stage, out);
  linger(
    stage,
    past ? 2 * TIMING.lungeBack : TIMING.lungeBack,
    () => {},
    // Whoever hit nothing needs a moment to find their feet.
    t => move(out, home, easeOut(past ? Math.max(0, 2 * t - 1) : t), past ? Math.max(0, 1 - 2 * t) : 0),
  );
}
