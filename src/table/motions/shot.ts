/** A shot across the stage of a fight: drawn back, let go, and something flies. */
import { arc, easeIn, easeOut, mix } from '../easing.ts';
import type { FightSet } from '../fight/fight-set.ts';
import type { Side } from '../fight/layout.ts';
import type { Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { mark } from './fighting.ts';
import { linger } from './helpers.ts';

/** In the stage's pixels: how far an archer leans back, and how high an arrow flies. */
const DRAWN = 5;
const ARC = 6;
/** Figures stand there at two or three times their size: so does what they shoot. */
const SCALE = 2;

/** Resolves where it hits. */
export async function shoot(
  stage: Stage,
  set: FightSet,
  sides: readonly Side[],
  reach: number,
  pace: number,
  sprite: string,
): Promise<void> {
  const { clock, fight, calm, scene } = stage;
  if (calm) {
    for (const side of sides) mark(stage, set, side, '4');
    return clock.wait((TIMING.clashWind + TIMING.clashCross) / pace);
  }
  const isHere = (): boolean => fight.set === set;
  await clock.run(
    TIMING.clashWind / pace,
    t => {
      if (isHere()) for (const side of sides) set.fighters[side].lean(-DRAWN * t);
    },
    easeOut,
  );
  if (!isHere()) return;
  const found = stage.sprites.spriteTexture(sprite);
  const flights = sides.map(side => {
    const toward = side === 'left' ? 1 : -1;
    const { middle, bounds } = set.fighters[side];
    const from = middle.x + toward * bounds.width * 0.25;
    const piece = found && scene.add.image(from, middle.y, found.texture, found.frame);
    if (piece) set.air.add(piece.setScale(SCALE).setFlipX(toward < 0));
    return { piece, from, to: from + toward * reach, y: middle.y };
  });
  for (const side of sides) relax(stage, set, side);
  await clock.run(
    TIMING.clashCross / pace,
    t => {
      for (const { piece, from, to, y } of flights)
        if (piece?.active) piece.setPosition(Math.round(mix(from, to, t)), Math.round(y - ARC * arc(t)));
    },
    easeIn,
  );
  for (const { piece } of flights) piece?.destroy();
}

/** The string snaps, the archer straightens. */
function relax(stage: Stage, set: FightSet, side: Side): void {
  linger(
    stage,
    TIMING.clashWind,
    () => {},
    t => {
      if (stage.fight.set === set) set.fighters[side].lean(-DRAWN * (1 - easeOut(t)));
    },
  );
}
