import type { Blow, Motion } from '../../core/look.ts';
import { arc, easeOut, mix } from '../easing.ts';
import { DEPTH } from '../depth.ts';
import { CELL, type Spot } from '../layout.ts';
import { colour, type PaletteKey } from '../palette.ts';
import type { Performer, Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';
import type { TokenView } from '../views/token.ts';
import { aside, cellCorner, linger, outline, puff, sparkle, toward } from './helpers.ts';

type BlowMotion = Extract<Motion, { do: 'blow' }>;

/** How a kind of blow looks. Distances in pixels, stops as a share of a hit's. */
interface Look {
  /** The one it was meant for is thrown back, or sways aside. */
  readonly back: number;
  readonly aside: number;
  /** Steel bounces off: the striker is thrown back as well. */
  readonly bounce: number;
  readonly stop: number;
  readonly sparks: readonly PaletteKey[];
  readonly count: number;
  readonly shield?: boolean;
}

const LOOKS: Readonly<Record<Blow, Look>> = {
  hit: { back: 6, aside: 0, bounce: 0, stop: 1, sparks: ['5', 'Y', 'o', 'r'], count: 12 },
  block: { back: 2, aside: 0, bounce: 5, stop: 0.9, sparks: ['5', 'W', 'w'], count: 9, shield: true },
  parry: { back: 4, aside: 0, bounce: 6, stop: 0.9, sparks: ['5', 'Y', 'O'], count: 14 },
  near: { back: 0, aside: 4, bounce: 0, stop: 0.9, sparks: ['5', '4'], count: 5 },
  miss: { back: 0, aside: 7, bounce: 0, stop: 0, sparks: [], count: 0 },
};

/** A blow lands on somebody, or does not: an instant of stillness, then what it does, then its number. */
export const blow: Performer<'blow'> = async (motion, stage) => {
  const target = stage.tokens.get(motion.token);
  const from = stage.spot(motion.from);
  if (motion.gauge) target?.setGauge(motion.gauge);
  if (target !== undefined && from !== undefined) await land(motion, stage, target, from);
  const { token, text, tone = 'plain', icon } = motion;
  if (text === undefined) return;
  await stage.perform({ do: 'float', at: { token }, text, tone, ...(icon !== undefined && { icon }) });
};

async function land(motion: BlowMotion, stage: Stage, target: TokenView, from: Spot): Promise<void> {
  const { how } = motion;
  const look = LOOKS[how];
  if (stage.calm) {
    if (how !== 'miss') frame(stage, target, how === 'hit' ? stage.toneKey('bad') : '5');
    return;
  }
  const way = toward(from, target.middle);
  const touch = { x: target.middle.x - way.x * (CELL / 3), y: target.middle.y - way.y * (CELL / 3) };
  if (how === 'hit') target.setTint(colour('5'));
  if (look.shield === true) raiseShield(stage, touch);
  if (look.count > 0) sparkle(stage, touch, look.sparks, look.count, 62);
  await stage.clock.freeze(TIMING.hitStop * look.stop);
  const off = aside(way, look.aside);
  react(
    stage,
    target,
    { x: way.x * look.back + off.x, y: way.y * look.back + off.y },
    how === 'hit' ? stage.toneKey('bad') : undefined,
  );
  if (how === 'miss') puff(stage, target);
  const striker = 'token' in motion.from ? stage.tokens.get(motion.from.token) : undefined;
  // Only who stands near is thrown back: an arrow's archer is not.
  if (striker === undefined || look.bounce === 0 || way.length > 2 * CELL) return;
  react(stage, striker, { x: -way.x * look.bounce, y: -way.y * look.bounce }, undefined);
}

/** Thrown out of its place and back again; the hurt in one colour for a while. */
function react(stage: Stage, token: TokenView, by: Spot, hurt: PaletteKey | undefined): void {
  const mine = token.claim();
  const { home } = token;
  const from = { x: token.x, y: token.y };
  linger(
    stage,
    TIMING.recoil,
    () => {},
    t => {
      if (!mine()) return;
      const gone = t < 0.3 ? easeOut(t / 0.3) : 1 - easeOut((t - 0.3) / 0.7);
      const settled = easeOut(t);
      token.x = mix(from.x, home.x, settled) + by.x * gone;
      token.y = mix(from.y, home.y, settled) + by.y * gone;
      token.stretchX = 1;
      token.stretchY = 1 - (hurt === undefined ? 0 : 0.12 * arc(t));
      if (hurt !== undefined) token.setTint(t < 0.25 ? colour('5') : t < 0.6 ? colour(hurt) : undefined);
      token.sync();
    },
  );
}

/** A shield before whom the blow was meant for. */
function raiseShield(stage: Stage, { x, y }: Spot): void {
  const found = stage.sprites.smallTexture('shield');
  if (found === undefined) return;
  const shield = stage.scene.add.image(Math.round(x), Math.round(y), found.texture, found.frame);
  shield.setDepth(DEPTH.effects + 1);
  linger(
    stage,
    TIMING.recoil,
    () => shield.destroy(),
    t => shield.setScale(t < 0.25 ? 2 : 1).setAlpha(t < 0.7 ? 1 : (1 - t) / 0.3),
  );
}

function frame(stage: Stage, { middle, model }: TokenView, colourKey: PaletteKey): void {
  const span = (model?.size ?? 1) * CELL;
  const corner = span === CELL ? cellCorner(middle) : { x: middle.x - span / 2, y: middle.y - span / 2 };
  outline(stage, corner, span, span, colourKey);
}
