import { easeIn, easeOut } from '../easing.ts';
import type { Performer } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { BannerView } from '../views/banner.ts';

/** A title across the board: "Level 2", "The monsters' turn". */
export const banner: Performer<'banner'> = async ({ title, text, tone }, stage) => {
  const made = new BannerView(
    stage.scene,
    stage.camera.view,
    { title, text },
    stage.wordKey(tone),
    stage.letters(),
  );
  await stage.clock.run(stage.calm ? 0 : TIMING.bannerIn, t => made.open(t), easeOut);
  await stage.clock.wait(TIMING.bannerHold + (text?.length ?? 0) * TIMING.cardHoldPerLetter);
  await stage.clock.run(stage.calm ? 0 : TIMING.bannerOut, t => made.open(1 - t), easeIn);
  made.destroy();
};
