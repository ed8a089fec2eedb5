/** How two fighters meet on the stage: who crosses, what the touch looks like, and how each is thrown back. */
import type { ClashModel } from '../../core/look.ts';
import type { FightSet } from '../fight/fight-set.ts';
import { type Side, SIDES } from '../fight/layout.ts';
import { colour } from '../palette.ts';
import type { Spot } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { comeBack, cross, hurl, jolt, loseHeart, other, show, strew } from './fighting.ts';
import { shoot } from './shot.ts';

export interface Meeting {
  /** Whose dice carried the day: they flare. */
  readonly winners: readonly Side[];
  strike(stage: Stage, set: FightSet, pace: number): Promise<void>;
  /** What is seen while everything stands still. */
  touch(stage: Stage, set: FightSet): void;
  recoil(stage: Stage, set: FightSet, pace: number): void;
}

export function meetingOf({ hurt, saved, shot }: ClashModel): Meeting {
  const reach = shot === undefined ? ON_FOOT : byShot(shot);
  if (hurt === 'both') return bothStruck(reach);
  if (hurt !== 'none') return struck(hurt, reach);
  if (saved === undefined || saved.how === 'parry') return parried(reach);
  return { block: blocked, near: missed(true), miss: missed(false) }[saved.how](saved.by, reach);
}

/** How a blow gets to the other side. */
interface Reach {
  strike: typeof cross;
  back: typeof comeBack;
  /** The part of the gap that each covers where both strike at once. */
  readonly half: number;
}

const ON_FOOT: Reach = { strike: cross, back: comeBack, half: 0.5 };

/** Whoever shoots stays where they stand. */
const byShot = (sprite: string): Reach => ({
  strike: (stage, set, sides, reach, pace) => shoot(stage, set, sides, reach, pace, sprite),
  back: () => {},
  half: 1,
});

/** Between the two, at the height of blows. */
function between(set: FightSet): Spot {
  const { left, right } = set.fighters;
  return { x: (left.figure.x + right.figure.x) / 2, y: (left.middle.y + right.middle.y) / 2 };
}

/** On the near edge of a figure. */
function edgeOf(set: FightSet, side: Side): Spot {
  const { middle, bounds } = set.fighters[side];
  const toward = side === 'left' ? 1 : -1;
  return { x: middle.x + toward * bounds.width * 0.25, y: middle.y };
}

function struck(victim: Side, reach: Reach): Meeting {
  const striker = other(victim);
  return {
    winners: [striker],
    strike: (stage, set, pace) => reach.strike(stage, set, [striker], set.gap, pace),
    touch: (stage, set) => {
      if (stage.calm) return;
      set.fighters[victim].tint(colour('5'));
      set.fighters[victim].stretch(0.92, 1.06);
      strew(stage, set, edgeOf(set, victim), ['5', 'Y', 'o', 'r'], 16, 84);
    },
    recoil: (stage, set, pace) => {
      loseHeart(stage, set, victim);
      hurl(stage, set, victim, stage.toneKey('bad'));
      reach.back(stage, set, striker, set.gap, pace);
      jolt(stage, set, 2);
    },
  };
}

const bothStruck = (reach: Reach): Meeting => ({
  winners: SIDES,
  strike: (stage, set, pace) => reach.strike(stage, set, SIDES, set.gap * reach.half, pace),
  touch: (stage, set) => {
    if (stage.calm) return;
    for (const side of SIDES) set.fighters[side].tint(colour('5'));
    strew(stage, set, between(set), ['5', 'Y', 'o', 'r'], 22, 96);
  },
  recoil: (stage, set) => {
    for (const side of SIDES) {
      loseHeart(stage, set, side);
      hurl(stage, set, side, stage.toneKey('bad'), 1.4);
    }
    jolt(stage, set, 3);
  },
});

/** Steel on steel: nobody bleeds, both are thrown back. */
const parried = (reach: Reach): Meeting => ({
  winners: [],
  strike: (stage, set, pace) => reach.strike(stage, set, SIDES, set.gap / 2, pace),
  touch: (stage, set) => {
    if (!stage.calm) strew(stage, set, between(set), ['5', 'Y', 'O'], 18, 92);
  },
  recoil: (stage, set) => {
    for (const side of SIDES) hurl(stage, set, side, undefined, 1.2);
  },
});

/** Armour takes it: a shield before one who hardly moves, and the striker bounces off. */
function blocked(striker: Side, reach: Reach): Meeting {
  const guard = other(striker);
  return {
    winners: [striker],
    strike: (stage, set, pace) => reach.strike(stage, set, [striker], set.gap, pace),
    touch: (stage, set) => {
      const at = edgeOf(set, guard);
      show(stage, set, at, 'shield');
      if (!stage.calm) strew(stage, set, at, ['5', 'W', 'w'], 12, 70);
    },
    recoil: (stage, set, pace) => {
      hurl(stage, set, guard, undefined, 0.3);
      reach.back(stage, set, striker, set.gap * 0.8, pace);
    },
  };
}

/** Through the air: the other steps back, and whoever struck takes a moment to find their feet. */
function missed(isNear: boolean): (striker: Side, reach: Reach) => Meeting {
  return (striker, reach) => {
    const dodger = other(striker);
    return {
      winners: [],
      strike: async (stage, set, pace) => {
        await reach.strike(stage, set, [striker], set.gap * (isNear ? 0.96 : 0.8), pace);
      },
      touch: (stage, set) => {
        if (stage.calm) return;
        set.fighters[dodger].lean(isNear ? -5 : -12, 2);
        if (isNear) strew(stage, set, edgeOf(set, dodger), ['5', '4'], 6, 46);
      },
      recoil: (stage, set, pace) => {
        hurl(stage, set, dodger, undefined, isNear ? 0.5 : 1.2);
        reach.back(stage, set, striker, set.gap * (isNear ? 0.96 : 0.8), pace, 0.3);
      },
    };
  };
}
