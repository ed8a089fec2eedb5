import { random } from '../random.ts';
import { colour } from '../palette.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { crumbsOf } from './crumbs.ts';

/** Death: the figure falls apart into its own pixels. */
export const crumble: Performer<'crumble'> = async ({ token: id }, stage) => {
  const token = stage.tokens.get(id);
  const { body } = token ?? {};
  if (token === undefined || body === undefined) return;
  token.claim();
  const full = token.alpha;
  if (!stage.calm) {
    const { crumbs, size } = crumbsOf(body.frame);
    for (const { dx, dy, key } of crumbs) {
      stage.particles.emit({
        x: token.x + (body.flipX ? -dx : dx),
        y: token.y - token.lift + dy,
        vx: dx * 3 + (random() - 0.5) * 22,
        vy: dy * 1.2 - 14 - random() * 26,
        gravity: 190,
        life: 360 + random() * 320,
        keys: [key],
        size,
      });
    }
  }
  token.setTint(colour('5'));
  await stage.clock.run(TIMING.crumble, t => {
    token.alpha = stage.calm ? full * (1 - t) : t < 0.18 ? full : 0;
    token.sync();
  });
};
