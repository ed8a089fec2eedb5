import type { DeathModel } from '../../core/look.ts';
import { easeIn, easeOut, mix } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import { CELL, type Spot } from '../layout.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { Iris } from '../views/iris.ts';
import { fitting } from '../words.ts';
import { linger } from './helpers.ts';

const NIGHT = 0.94;
/** The light that is left, in cells around the figure, or in the figure's own height on the stage of a fight. */
const LIT = 2.2;
const LIT_ON_STAGE = 0.9;

/** The figure that falls, wherever it stands. */
interface Fallen {
  /** In pixels of the view, wherever the camera looks. */
  readonly middle: () => Spot;
  readonly lit: number;
  /** 0 stands, 1 lies. */
  fall(t: number): void;
}

/** All stands still, the light narrows, the figure falls, and it is said of what. */
export const death: Performer<'death'> = async (motion, stage) => {
  const fallen = find(motion, stage);
  if (fallen === undefined || stage.clock.isSkipping) return;
  const { clock, calm } = stage;
  const pace = motion.brief === true ? TIMING.deathBrief : 1;
  const { view } = stage.camera;
  const iris = new Iris(stage.scene, view);
  const far = Math.hypot(view.width, view.height);
  await clock.run(calm ? 0 : TIMING.deathNarrow * pace, t => {
    iris.draw(fallen.middle(), mix(far * 0.6, fallen.lit, easeOut(t)));
    iris.alpha = NIGHT * Math.min(1, t * 2);
  });
  await clock.wait(TIMING.deathStill * pace);
  const words = said(motion.text, stage, fallen);
  await clock.run(
    calm ? 0 : TIMING.deathFall * pace,
    t => {
      if (motion.dark === true) iris.draw(fallen.middle(), fallen.lit * (1 - t));
      else fallen.fall(t);
    },
    easeIn,
  );
  // The words of the end follow in the same place: these are gone before. What is told in short is read meanwhile.
  await clock.run(TIMING.deathLie * pace, t => {
    if (motion.brief !== true) words.setAlpha(Math.min(1, 4 * (1 - t)));
  });
  linger(
    stage,
    TIMING.deathLeave * pace,
    () => iris.destroy(),
    t => {
      iris.alpha = NIGHT * (1 - t);
    },
  );
  if (motion.brief !== true) return words.destroy();
  linger(
    stage,
    TIMING.deathWords,
    () => words.destroy(),
    t => words.setAlpha(Math.min(1, 5 * (1 - t))),
  );
};

function find({ token: id, side }: DeathModel, stage: Stage): Fallen | undefined {
  const { set } = stage.fight;
  if (side !== undefined && set !== undefined) {
    const fighter = set.fighters[side];
    fighter.tint(undefined);
    return {
      middle: () => set.toView(fighter.middle),
      lit: LIT_ON_STAGE * fighter.bounds.height * set.layout.unit,
      fall: t => {
        if (stage.fight.set === set) fighter.fall(t);
      },
    };
  }
  const token = stage.tokens.get(id);
  if (token === undefined) return undefined;
  const mine = token.claim();
  // The blow that killed may still colour it and throw it back.
  token.setTint(undefined);
  Object.assign(token, { ...token.home, stretchX: 1, stretchY: 1 });
  token.sync();
  return {
    middle: () => {
      const { corner } = stage.camera;
      return { x: token.middle.x - corner.x, y: token.middle.y - corner.y };
    },
    lit: LIT * CELL * (token.model?.size ?? 1),
    fall: t => {
      if (!mine()) return;
      token.tilt = 90 * t;
      token.sync();
    },
  };
}

/** Under the light, or over it where there is no room below. */
function said(text: string, stage: Stage, { middle, lit }: Fallen) {
  const { view } = stage.camera;
  const made = fitting(stage.scene, text, view.width - 16, 'o', 2);
  const { x, y } = middle();
  const below = y + lit + 4;
  const top = below + made.height < view.height - 2 ? below : Math.max(2, y - lit - made.height - 4);
  const left = Math.max(4, Math.min(x - made.width / 2, view.width - made.width - 4));
  return made.setPosition(Math.round(left), Math.round(top)).setScrollFactor(0).setDepth(DEPTH.veil);
}
