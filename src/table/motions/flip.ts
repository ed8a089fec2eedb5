import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger } from './helpers.ts';

/** Turns over like a counter and shows another picture. */
export const flip: Performer<'flip'> = async ({ token: id, sprite }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  const mine = token.claim();
  let turned = false;
  await stage.clock.run(stage.calm ? 0 : TIMING.flip, t => {
    if (t >= 0.5 && !turned) {
      turned = true;
      token.setPicture(sprite);
    }
    token.stretchX = Math.max(0.05, Math.abs(1 - 2 * t));
    token.lift = 5 * (1 - Math.abs(1 - 2 * t));
    token.sync();
  });
  linger(
    stage,
    TIMING.flip / 2,
    () => {},
    t => {
      if (!mine()) return;
      token.stretchY = 1 + 0.12 * (1 - t);
      token.sync();
    },
  );
};
