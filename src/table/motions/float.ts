import { easeOut } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { words } from '../words.ts';
import { type Floating, heightOf, keepApart } from './float-lanes.ts';
import { linger } from './helpers.ts';

const RISE = 16;
/** Those that hang over a table just now, oldest first. */
const hanging = new WeakMap<Stage, Floating[]>();

/** A number or word that rises and fades: damage, gold, a saved throw. */
export const float: Performer<'float'> = async ({ at, text, tone, icon }, stage) => {
  const spot = stage.spot(at);
  if (spot === undefined) return;
  const others = hanging.get(stage) ?? [];
  hanging.set(stage, others);
  const { scene } = stage;
  const times = stage.letters();
  const letters = words(scene, 0, 0, text, { key: stage.wordKey(tone), times });
  const found = icon === undefined ? undefined : stage.sprites.smallTexture(icon);
  const picture =
    found === undefined ? undefined : scene.add.image(0, 0, found.texture, found.frame).setOrigin(0, 0.5);
  const width = Math.ceil(letters.width) + (picture ? picture.width + 1 : 0);
  const { corner, view } = stage.camera;
  const left = Math.round(
    Math.max(corner.x + 1, Math.min(spot.x - width / 2, corner.x + view.width - width - 1)),
  );
  const top = Math.max(corner.y + RISE, Math.round(spot.y) - 10 * times);
  picture?.setPosition(0, 3);
  letters.setPosition(picture ? picture.width + 1 : 0, 0);
  const holder = scene.add
    .container(left, top, picture ? [picture, letters] : [letters])
    .setDepth(DEPTH.words);
  const own: Floating = { left, width, y: top, lift: 0 };
  others.push(own);
  linger(
    stage,
    TIMING.floatRise,
    () => {
      holder.destroy();
      others.splice(others.indexOf(own), 1);
    },
    t => {
      if (!stage.calm) own.y = Math.round(top - RISE * easeOut(t));
      keepApart(others);
      holder.setY(heightOf(own)).setAlpha(t > 0.75 ? (1 - t) / 0.25 : 1);
    },
  );
  await stage.clock.wait(TIMING.floatLead);
};
