/** What the motions of a fight share: sparks over the stage, hearts that break, the way across it and back. */
import type Phaser from 'phaser';
import { random } from '../random.ts';
import { arc, easeIn, easeOut, mix } from '../easing.ts';
import type { FightSet } from '../fight/fight-set.ts';
import type { Side } from '../fight/layout.ts';
import { colour, type PaletteKey } from '../palette.ts';
import type { Spot } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import { linger, outline, sparkle } from './helpers.ts';

/** In the stage's pixels: drawn back before a blow, the height of a leap over the dice, thrown back by a blow. */
const DRAWN_BACK = 6;
const LEAP = 16;
const RECOIL = 10;
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

/** Crouches, leaps across, strikes; resolves at the blow, where it stays until it is called back. */
export async function cross(
  stage: Stage,
  set: FightSet,
  sides: readonly Side[],
  reach: number,
  pace: number,
): Promise<void> {
  const { clock, fight, calm } = stage;
  if (calm) {
    for (const side of sides) mark(stage, set, side, '4');
    return clock.wait((TIMING.clashWind + TIMING.clashCross) / pace);
  }
  const each = (act: (fighter: FightSet['fighters'][Side]) => void): void => {
    if (fight.set === set) for (const side of sides) act(set.fighters[side]);
  };
  for (const side of sides) set.raise(side);
  await clock.run(
    TIMING.clashWind / pace,
    t =>
      each(fighter => {
        fighter.lean(-DRAWN_BACK * t);
        fighter.stretch(1 + 0.1 * t, 1 - 0.14 * t);
      }),
    easeOut,
  );
  await clock.run(
    TIMING.clashCross / pace,
    t =>
      each(fighter => {
        fighter.lean(mix(-DRAWN_BACK, reach, t), LEAP * arc(t));
        fighter.stretch(1 + 0.08 * arc(t), 1);
      }),
    easeIn,
  );
}

/** Back to its own side, in its own time. */
export function comeBack(
  stage: Stage,
  set: FightSet,
  side: Side,
  from: number,
  pace: number,
  late = 0,
): void {
  if (stage.calm) return;
  const fighter = set.fighters[side];
  linger(
    stage,
    TIMING.clashReturn / pace,
    () => {
      if (stage.fight.set === set) set.lower();
    },
    t => {
      if (stage.fight.set !== set) return;
      const gone = Math.max(0, (t - late) / (1 - late));
      fighter.lean(mix(from, 0, easeOut(gone)), (LEAP / 2) * arc(gone));
      fighter.stretch(1, late > 0 && gone === 0 ? 0.88 : 1);
    },
  );
}

/** One heart poorer: it breaks over the figure as well as in the row. */
export function loseHeart(stage: Stage, set: FightSet, side: Side): void {
  const { gauge } = set.fighters[side];
  if (gauge === undefined) return;
  const hearts = gauge.value;
  gauge.show(hearts - 1);
  breakHearts(stage, set, side, hearts);
  if (hearts > gauge.value && !stage.calm) brokenHeart(stage, set, side);
}

/** White at the touch, then its tone, thrown back and trembling. */
export function hurl(stage: Stage, set: FightSet, side: Side, key: PaletteKey | undefined, force = 1): void {
  const fighter = set.fighters[side];
  if (stage.calm) {
    if (key !== undefined) mark(stage, set, side, key);
    return;
  }
  linger(
    stage,
    TIMING.clashHurt,
    () => {
      if (stage.fight.set === set) set.lower();
    },
    t => {
      if (stage.fight.set !== set) return;
      if (key !== undefined) fighter.tint(t < 0.15 ? colour('5') : t < 0.55 ? colour(key) : undefined);
      const tremble = t < 1 && key !== undefined ? Math.round((random() - 0.5) * 2 * TREMBLE * (1 - t)) : 0;
      const back = t < 0.25 ? easeOut(t / 0.25) : 1 - easeOut((t - 0.25) / 0.75);
      fighter.lean(-RECOIL * force * back + tremble, 3 * force * arc(t) * (1 - t));
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
    TIMING.clashReturn,
    () => {},
    t => {
      if (stage.fight.set !== set) return;
      const swing = strength * unit * (1 - t) * (Math.floor(t * 6) % 2 === 0 ? 1 : -1);
      set.holder.setPosition(place.x + Math.round(swing), place.y + Math.round(Math.abs(swing) / 2));
    },
  );
}

/** What reduced motion shows instead of a leap or a recoil. */
export function mark(stage: Stage, set: FightSet, side: Side, key: PaletteKey): void {
  const { bounds } = set.fighters[side];
  const { unit } = set.layout;
  outline(stage, set.toView(bounds), bounds.width * unit, bounds.height * unit, key, true);
}

/** A picture that pops up before a fighter and is gone: a shield that held. */
export function show(stage: Stage, set: FightSet, at: Spot, sprite: string): void {
  const found = stage.sprites.smallTexture(sprite);
  if (found === undefined) return;
  const made = stage.scene.add.image(Math.round(at.x), Math.round(at.y), found.texture, found.frame);
  set.air.add(made);
  linger(
    stage,
    TIMING.clashHurt * 1.5,
    () => made.destroy(),
    t => made.active && made.setScale(t < 0.2 ? 3 : 2).setAlpha(t < 0.75 ? 1 : (1 - t) / 0.25),
  );
}

/** Two halves of a heart fall apart over the figure. */
function brokenHeart(stage: Stage, set: FightSet, side: Side): void {
  const found = stage.sprites.spriteTexture('heart');
  const { middle } = set.fighters[side];
  if (found === undefined) return;
  const top = middle.y - 14;
  const halves = [-1, 1].map(way => {
    const half: Phaser.GameObjects.Image = stage.scene.add.image(middle.x, top, found.texture, found.frame);
    const { width, height } = half;
    half.setCrop(way < 0 ? 0 : width / 2, 0, width / 2, height);
    set.air.add(half);
    return { half, way };
  });
  linger(
    stage,
    TIMING.clashVerdict / 2,
    () => {
      for (const { half } of halves) half.destroy();
    },
    t => {
      // It stands whole for a blink, or nobody would know what breaks.
      const apart = Math.max(0, (t - 0.2) / 0.8);
      for (const { half, way } of halves) {
        if (!half.active) continue;
        half.setPosition(
          Math.round(middle.x + way * 7 * easeOut(apart)),
          Math.round(top - 5 * apart + 18 * apart ** 2),
        );
        half.setAngle(way * 24 * apart).setAlpha(apart < 0.7 ? 1 : (1 - apart) / 0.3);
      }
    },
  );
}
