import { arc, easeIn, mix } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import type { Spot } from '../layout.ts';
import type { Performer, Stage } from '../stage.ts';
import type { SpriteTexture } from '../textures.ts';
import { TIMING } from '../timing.ts';
import { sparkle } from './helpers.ts';

const MOST = 8;

/** Coins to the purse, a heart to the sheet: one after another along a curve. Waits for the first to arrive. */
export const fly: Performer<'fly'> = async ({ sprite, from, to, count = 1 }, stage) => {
  const start = stage.spot(from);
  const end = stage.spot(to);
  const found = stage.sprites.spriteTexture(sprite);
  if (start === undefined || end === undefined || found === undefined || stage.calm) return;
  const pieces = Math.max(1, Math.min(MOST, count));
  const flights = Array.from({ length: pieces }, (_, index) => flight(stage, found, start, end, index));
  await flights[0];
};

async function flight(
  stage: Stage,
  { texture, frame }: SpriteTexture,
  from: Spot,
  to: Spot,
  index: number,
): Promise<void> {
  const { scene, clock } = stage;
  await clock.wait(index * TIMING.flyStagger);
  const piece = scene.add.image(from.x, from.y, texture, frame).setDepth(DEPTH.effects);
  const height = 14 + (index % 3) * 5;
  const side = index % 2 === 0 ? 1 : -1;
  await clock.run(
    TIMING.fly,
    t => {
      piece.setPosition(
        Math.round(mix(from.x, to.x, t) + side * arc(t) * (index % 3) * 3),
        Math.round(mix(from.y, to.y, t) - arc(t) * height),
      );
    },
    t => mix(t, easeIn(t), 0.5),
  );
  piece.destroy();
  sparkle(stage, to, ['5', 'Y', 'O'], 5, 34, { life: 260 });
}
