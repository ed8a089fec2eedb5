/** What the motions of a fight share: sparks over the stage, hearts that break, a blow and what it does. */
import { random } from '../random.ts';
import { arc, easeIn, easeOut, mix } from '../easing.ts';
import type { FightSet } from '../fight/fight-set.ts';
import type { Side } from '../fight/layout.ts';
import { colour, type PaletteKey } from '../palette.ts';
import type { Spot } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger, outline, sparkle } from './helpers.ts';

/** How far a striker thrusts and the struck recoils, in the stage's pixels. */
const THRUST = 22;
const RECOIL = 6;
const TREMBLE = 2;

export function other(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** Sparks at a place of the stage, as large as its pixels. */
export function strew(
  stage: Stage,
  set: FightSet,
  at: Spot,
  keys: readonly PaletteKey[],
  count: number,
  force: number,
): void {
  const { unit } = set.layout;
  sparkle(stage, set.toView(at), keys, count, force * unit, { fixed: true, gravity: 110 * unit, size: unit });
}

/** Hearts above the present number blink and fall to pieces. */
export function breakHearts(stage: Stage, set: FightSet, side: Side, from: number): void {
  const gauge = set.fighters[side].gauge;
  if (gauge === undefined || from <= gauge.value) return;
  const at = set.fighters[side].wound;
  if (at !== undefined) strew(stage, set, at, ['5', 'o', 'r', 'R'], 8, 34);
  if (stage.calm) return;
  linger(
    stage,
    TIMING.clashHurt,
    () => {},
    t => {
      if (stage.fight.set === set) gauge.blink(from, t);
    },
  );
}

/** Draws back, thrusts; resolves at the blow, while the striker is still on the way back. */
export async function thrust(
  stage: Stage,
  set: FightSet,
  sides: readonly Side[],
  reach: number,
  ms: number,
): Promise<void> {
  const lean = (forward: number): void => {
    if (stage.fight.set !== set) return;
    for (const side of sides) set.fighters[side].lean(forward);
  };
  const far = stage.calm ? 3 : THRUST * reach;
  await stage.clock.run(ms * 0.4, t => lean(mix(0, -4, t)), easeOut);
  await stage.clock.run(ms * 0.6, t => lean(mix(-4, far, t)), easeIn);
  linger(
    stage,
    ms,
    () => {},
    t => lean(mix(far, 0, easeOut(t))),
  );
}

/** White for a blink, then its tone, thrown back and trembling, one heart poorer. */
export function wound(stage: Stage, set: FightSet, side: Side, key: PaletteKey): void {
  const fighter = set.fighters[side];
  const { gauge, middle, bounds } = fighter;
  const hearts = gauge?.value ?? 0;
  gauge?.show(hearts - 1);
  breakHearts(stage, set, side, hearts);
  if (stage.calm) {
    const { unit } = set.layout;
    outline(stage, set.toView(bounds), bounds.width * unit, bounds.height * unit, key, true);
    return;
  }
  strew(stage, set, middle, ['5', 'Y', 'o', 'r'], 14, 70);
  linger(
    stage,
    TIMING.clashHurt,
    () => {},
    t => {
      if (stage.fight.set !== set) return;
      fighter.tint(t < 0.3 ? colour('5') : t < 0.6 ? colour(key) : undefined);
      const tremble = t < 1 ? Math.round((random() - 0.5) * 2 * TREMBLE * (1 - t)) : 0;
      fighter.lean(-RECOIL * arc(Math.min(1, t + 0.2)) * (t < 1 ? 1 : 0) + tremble, 3 * arc(t) * (1 - t));
      fighter.stretch(1 + 0.08 * (1 - t), 1 - 0.1 * (1 - t));
    },
  );
}

/** The whole stage jumps under a blow. */
export function jolt(stage: Stage, set: FightSet, strength: number): void {
  if (stage.calm) return;
  const { place, unit } = set.layout;
  linger(
    stage,
    TIMING.clashBlow,
    () => {},
    t => {
      if (stage.fight.set !== set) return;
      const swing = strength * unit * (1 - t) * (Math.floor(t * 6) % 2 === 0 ? 1 : -1);
      set.holder.setPosition(place.x + Math.round(swing), place.y + Math.round(Math.abs(swing) / 2));
    },
  );
}
