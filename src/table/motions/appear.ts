import { bounces, easeOut, overshoot } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { puff, smoke } from './helpers.ts';

const DROP = 36;

/** A token comes onto the board: put down from above, out of the ground, or in a cloud. */
export const appear: Performer<'appear'> = async ({ token: model, how }, stage) => {
  const token = stage.tokens.add(model);
  const full = token.alpha;
  token.claim();
  if (stage.calm) {
    await stage.clock.run(TIMING.appear, t => {
      token.alpha = full * t;
      token.sync();
    });
    return;
  }
  if (how === 'poof') smoke(stage, token.middle);
  await stage.clock.run(TIMING.appear, t => {
    if (how === 'drop') {
      token.lift = t < 0.55 ? DROP * (1 - (t / 0.55) ** 2) : 5 * bounces((t - 0.55) / 0.45, 2);
      token.alpha = full * Math.min(1, t * 4);
    } else if (how === 'rise') {
      token.stretchY = Math.max(0.05, overshoot(t));
      token.alpha = full * Math.min(1, t * 3);
    } else {
      token.stretchX = Math.max(0.05, overshoot(t));
      token.stretchY = token.stretchX;
      token.alpha = full * easeOut(t);
    }
    token.sync();
  });
  if (how !== 'poof') puff(stage, token);
};
