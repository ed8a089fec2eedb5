import { arc, easeInOut, mix } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger, puff } from './helpers.ts';

const HEIGHT = 6;

/** By foot to a neighbouring cell: up, over, and a little squash on landing. */
export const hop: Performer<'hop'> = async ({ token: id, to }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  const from = { x: token.x, y: token.y };
  const feet = token.feetAt(to);
  token.home = feet;
  const mine = token.claim();
  if (token.model?.facing !== undefined && feet.x !== from.x) token.face(feet.x < from.x ? 'left' : 'right');
  if (stage.calm) {
    const alpha = token.alpha;
    await stage.clock.run(TIMING.hop, t => {
      token.x = t < 0.5 ? from.x : feet.x;
      token.y = t < 0.5 ? from.y : feet.y;
      token.alpha = alpha * Math.abs(1 - 2 * t);
      token.sync();
    });
    return;
  }
  await stage.clock.run(TIMING.hop, t => {
    const gone = easeInOut(t);
    token.x = mix(from.x, feet.x, gone);
    token.y = mix(from.y, feet.y, gone);
    token.lift = arc(t) * HEIGHT;
    token.stretchY = 1 + 0.08 * arc(t);
    token.sync();
  });
  puff(stage, feet);
  linger(
    stage,
    TIMING.hop / 2,
    () => {},
    t => {
      if (!mine()) return;
      token.stretchY = 1 - 0.14 * (1 - t);
      token.stretchX = 1 + 0.12 * (1 - t);
      token.sync();
    },
  );
};
