import { easeIn } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { puff, smoke } from './helpers.ts';

/** A token leaves: fades, sinks into the ground, or goes in a cloud. */
export const vanish: Performer<'vanish'> = async ({ token: id, how }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  token.claim();
  const full = token.alpha;
  if (how === 'poof' && !stage.calm) smoke(stage, token.middle);
  if (how === 'sink' && !stage.calm) puff(stage, token);
  await stage.clock.run(
    TIMING.vanish,
    t => {
      if (how === 'sink' && !stage.calm) token.stretchY = Math.max(0.05, 1 - t);
      token.alpha = how === 'sink' ? full * (t < 0.9 ? 1 : 0) : full * (1 - t);
      token.sync();
    },
    easeIn,
  );
};
