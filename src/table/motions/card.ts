import { easeInOut, easeOut, mix } from '../easing.ts';
import { inkKey } from '../palette.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { CardView } from '../views/card.ts';

/** A card is drawn, turned over and read; a tap or a key puts it away sooner. */
export const card: Performer<'card'> = async ({ title, text, picture, tone, pace = 1 }, stage) => {
  const { view } = stage.camera;
  const made = new CardView(stage.scene, stage.sprites, view, {
    title,
    text,
    picture,
    ink: inkKey(tone),
  });
  made.holder.setScale(stage.camera.closeUp);
  const rest = Math.round(view.height / 2);
  if (stage.calm) made.turn(1);
  else {
    made.turn(0);
    await stage.clock.run(
      TIMING.cardFlip / 2,
      t => made.holder.setY(Math.round(mix(view.height + 40 * stage.camera.closeUp, rest, t))),
      easeOut,
    );
    await stage.clock.run(TIMING.cardFlip, t => made.turn(t), easeInOut);
  }
  const reading = TIMING.cardHold + (title.length + text.length) * TIMING.cardHoldPerLetter;
  await stage.clock.wait(Math.min(TIMING.cardHoldMost, reading) / pace);
  await stage.clock.run(TIMING.cardLeave, t => {
    if (!stage.calm) made.holder.setY(Math.round(rest - 10 * t));
    made.holder.setAlpha(1 - t);
  });
  made.destroy();
};
