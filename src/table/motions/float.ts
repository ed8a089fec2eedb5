import { easeOut } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { words } from '../words.ts';
import { linger } from './helpers.ts';

const RISE = 16;
const LANE = 10;
/** How many float over each place of a table just now, so that a second one starts above the first. */
const lanesOf = new WeakMap<Stage, Map<string, number>>();

/** A number or word that rises and fades: damage, gold, a saved throw. */
export const float: Performer<'float'> = async ({ at, text, tone, icon }, stage) => {
  const spot = stage.spot(at);
  if (spot === undefined) return;
  const lanes = lanesOf.get(stage) ?? new Map<string, number>();
  lanesOf.set(stage, lanes);
  const lane = `${Math.round(spot.x / 8)},${Math.round(spot.y / 8)}`;
  const above = lanes.get(lane) ?? 0;
  lanes.set(lane, above + 1);
  const { scene } = stage;
  const letters = words(scene, 0, 0, text, { key: stage.wordKey(tone) });
  const found = icon === undefined ? undefined : stage.sprites.smallTexture(icon);
  const picture =
    found === undefined ? undefined : scene.add.image(0, 0, found.texture, found.frame).setOrigin(0, 0.5);
  const wide = Math.ceil(letters.width) + (picture ? picture.width + 1 : 0);
  const { corner, view } = stage.camera;
  const left = Math.round(
    Math.max(corner.x + 1, Math.min(spot.x - wide / 2, corner.x + view.width - wide - 1)),
  );
  const top = Math.max(corner.y + RISE, Math.round(spot.y) - 10 - above * LANE);
  picture?.setPosition(0, 3);
  letters.setPosition(picture ? picture.width + 1 : 0, 0);
  const holder = scene.add
    .container(left, top, picture ? [picture, letters] : [letters])
    .setDepth(DEPTH.words + above);
  linger(
    stage,
    TIMING.floatRise,
    () => {
      holder.destroy();
      const left = (lanes.get(lane) ?? 1) - 1;
      if (left > 0) lanes.set(lane, left);
      else lanes.delete(lane);
    },
    t => {
      if (!stage.calm) holder.setY(Math.round(top - RISE * easeOut(t)));
      holder.setAlpha(t > 0.75 ? (1 - t) / 0.25 : 1);
    },
  );
  await stage.clock.wait(TIMING.floatLead);
};
