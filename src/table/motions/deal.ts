import type Phaser from 'phaser';
import { overshoot, mix } from '../easing.ts';
import { DEPTH } from '../layers.ts';
import { CELL } from '../layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { GROUND_PAD } from '../views/ground.ts';
import { linger, puff } from './helpers.ts';

/** The cards of the board slide together from all sides, one after another. */
export const deal: Performer<'deal'> = async ({ regions }, stage) => {
  const whole = stage.ground.picture;
  if (whole === undefined || stage.calm || stage.clock.isSkipping) return;
  const { corner, view } = stage.camera;
  const { texture } = whole;
  whole.setVisible(false);
  stage.tokens.setVisible(false);
  const cards = regions.map(({ at, extent }, index) => {
    const name = `deal-${index}`;
    if (texture.has(name)) texture.remove(name);
    const x = at.x * CELL;
    const y = at.y * CELL;
    const width = extent.columns * CELL;
    const height = extent.rows * CELL;
    texture.add(name, 0, x + GROUND_PAD, y + GROUND_PAD, width, height);
    const image = stage.scene.add
      .image(0, 0, texture.key, name)
      .setOrigin(0)
      .setDepth(DEPTH.decor + index);
    // Each comes from the side it lies on, so that no two cross.
    const side = x + width / 2 < corner.x + view.width / 2 ? -1 : 1;
    const start = { x: side < 0 ? corner.x - width - 20 : corner.x + view.width + 20, y: y + 12 * side };
    image.setPosition(start.x, start.y);
    return { image, start, end: { x, y }, width, height };
  });
  await Promise.all(
    cards.map(async ({ image, start, end, width, height }, index) => {
      await stage.clock.wait(index * TIMING.dealStagger);
      await stage.clock.run(TIMING.dealCard, t => place(image, start, end, overshoot(t)));
      puff(stage, { x: end.x + width / 2, y: end.y + height });
    }),
  );
  for (const { image } of cards) image.destroy();
  whole.setVisible(true);
  stage.tokens.setVisible(true);
  linger(stage, 0, () => {
    regions.forEach((_, index) => texture.remove(`deal-${index}`));
  });
};

function place(
  image: Phaser.GameObjects.Image,
  from: { x: number; y: number },
  to: { x: number; y: number },
  t: number,
): void {
  image.setPosition(Math.round(mix(from.x, to.x, t)), Math.round(mix(from.y, to.y, t)));
}
