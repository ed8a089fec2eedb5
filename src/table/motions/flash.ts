import { CELL } from '../layout.ts';
import { colour } from '../palette.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { cellCorner, outline } from './helpers.ts';

/** Hit: white for a blink, then its tone, with a small recoil. */
export const flash: Performer<'flash'> = async ({ token: id, tone }, stage) => {
  const token = stage.tokens.get(id);
  if (token === undefined) return;
  const key = stage.toneKey(tone);
  if (stage.calm) {
    const span = (token.model?.size ?? 1) * CELL;
    const { x, y } = token.middle;
    outline(
      stage,
      span === CELL ? cellCorner({ x, y }) : { x: x - span / 2, y: y - span / 2 },
      span,
      span,
      key,
    );
    return;
  }
  await stage.clock.run(TIMING.flash, t => {
    token.setTint(t < 0.4 ? colour('5') : t < 1 ? colour(key) : undefined);
    token.stretchY = 1 - 0.1 * (1 - t);
    token.sync();
  });
};
