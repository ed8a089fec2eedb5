import { random } from '../random.ts';
import { DEPTH } from '../depth.ts';
import { colour } from '../palette.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { crumbsOf } from './crumbs.ts';

/** A fighter falls apart where it stands on the stage, away from the other. The board follows later. */
export const dissolve: Performer<'dissolve'> = async ({ side }, stage) => {
  const { fight, clock, calm } = stage;
  const { set } = fight;
  if (set === undefined) return;
  const fighter = set.fighters[side];
  if (!calm) {
    const { frame, times, flipped, feet } = fighter.picture;
    const { unit } = set.layout;
    const { corner } = stage.camera;
    const { crumbs, size } = crumbsOf(frame);
    const away = side === 'left' ? -1 : 1;
    for (const { dx, dy, key } of crumbs) {
      const at = set.toView({ x: feet.x + (flipped ? -dx : dx) * times, y: feet.y + dy * times });
      stage.particles.emit({
        x: corner.x + at.x,
        y: corner.y + at.y,
        vx: (away * (10 + random() * 34) + dx) * unit,
        vy: (dy * 0.5 - 16 - random() * 24) * unit,
        gravity: 150 * unit,
        // Gone when the stage sinks: crumbs over the board would belong to nobody.
        life: 170 + random() * 180,
        keys: ['5', key, key, key],
        size: size * times * unit,
        depth: DEPTH.fight + 2,
      });
    }
  }
  fighter.tint(colour('5'));
  await clock.run(TIMING.dissolve, t => {
    if (fight.set === set) fighter.fade(calm ? 1 - t : t < 0.15 ? 1 : 0);
  });
};
