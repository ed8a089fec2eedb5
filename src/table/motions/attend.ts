/** Where the camera should look before a motion plays, and how long that is worth waiting for. */
import type { Cell } from '../../core/grid.ts';
import type { Motion, Place } from '../../core/look.ts';
import { CELL } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** The place a motion is about. Things that move are kept near the middle; for the others it is enough to be seen. */
export function placeOf(motion: Motion): { readonly at: Place; readonly near: boolean } | undefined {
  switch (motion.do) {
    case 'hop':
    case 'slide':
      return { at: motion.to, near: true };
    case 'appear':
      return { at: motion.token.at, near: true };
    case 'lunge':
    case 'blow':
    case 'flip':
    case 'vanish':
    case 'crumble':
    case 'flash':
    case 'say':
    case 'death':
      return { at: { token: motion.token }, near: false };
    case 'float':
    case 'burst':
    case 'glow':
      return { at: motion.at, near: false };
    case 'fly':
    case 'beam':
      return { at: motion.to, near: false };
    case 'together':
      // One eye can only follow one of them.
      return motion.motions.map(placeOf).find(found => found !== undefined);
    default:
      return undefined;
  }
}

export async function attend(motion: Motion, stage: Stage): Promise<void> {
  const found = placeOf(motion);
  if (found === undefined || 'panel' in found.at) return;
  const at = cellOf(found.at, stage);
  if (at === undefined || !stage.camera.attend(at, found.near)) return;
  if (!stage.calm) await stage.clock.wait(TIMING.follow);
}

function cellOf(place: Cell | { readonly token: string }, stage: Stage): Cell | undefined {
  if (!('token' in place)) return place;
  const spot = stage.spot(place);
  return spot && { x: Math.floor(spot.x / CELL), y: Math.floor(spot.y / CELL) };
}
