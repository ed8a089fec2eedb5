import { mix, overshoot } from '../easing.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL } from '../layout.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { GROUND_PAD } from '../views/ground-piece.ts';
import { puff } from './helpers.ts';

/** The cards of the board slide together from all sides, one after another; or new ones are laid to those that lie. */
export const deal: Performer<'deal'> = async ({ board, regions, grows = false }, stage) => {
  stage.lay(board, grows);
  if (stage.calm || stage.clock.isSkipping) return;
  const texture = stage.ground.copy();
  if (texture === undefined) return;
  const { corner, view } = stage.camera;
  if (!grows) {
    stage.ground.setVisible(false);
    stage.tokens.setVisible(false);
  }
  // Over everything that stands, so that a new card arrives with nothing on it.
  const depth = grows ? DEPTH.weather : DEPTH.decor;
  const cards = regions.map(({ at, extent }, index) => {
    const x = at.x * CELL;
    const y = at.y * CELL;
    const width = extent.columns * CELL;
    const height = extent.rows * CELL;
    texture.add(`${index}`, 0, x + GROUND_PAD, y + GROUND_PAD, width, height);
    // Each comes from the side it lies on, so that no two cross.
    const side = x + width / 2 < corner.x + view.width / 2 ? -1 : 1;
    const start = { x: side < 0 ? corner.x - width - 20 : corner.x + view.width + 20, y: y + 12 * side };
    const image = stage.scene.add.image(start.x, start.y, texture.key, `${index}`).setOrigin(0);
    const night = grows ? box(stage.scene, x, y, width, height, 'k').setDepth(depth) : undefined;
    return { image: image.setDepth(depth + (index + 1) / 100), night, start, end: { x, y }, width, height };
  });
  await Promise.all(
    cards.map(async ({ image, start, end, width, height }, index) => {
      await stage.clock.wait(index * TIMING.dealStagger);
      await stage.clock.run(
        TIMING.dealCard,
        t => image.setPosition(Math.round(mix(start.x, end.x, t)), Math.round(mix(start.y, end.y, t))),
        overshoot,
      );
      puff(stage, { x: end.x + width / 2, y: end.y + height });
    }),
  );
  for (const { image, night } of cards) {
    image.destroy();
    night?.destroy();
  }
  stage.scene.textures.remove(texture);
  stage.ground.setVisible(true);
  stage.tokens.setVisible(true);
};
