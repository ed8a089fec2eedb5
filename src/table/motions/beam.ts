import { mix } from '../easing.ts';
import { pixel } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { PaletteKey } from '../palette.ts';
import type { Spot } from '../layout.ts';
import type { Performer, Stage } from '../stage.ts';
import type { SpriteTexture } from '../textures.ts';
import { TIMING } from '../timing.ts';
import { aside, linger, sparkle, toward } from './helpers.ts';

const BEAD = 2;
/** How far a shot that misses is seen behind its goal, and beside it. */
const PAST = 26;
const WIDE = 7;

/** A spell or a shot: a thing that flies straight, or a ray of light. */
export const beam: Performer<'beam'> = async ({ from, to, tone, sprite, past = false }, stage) => {
  const start = stage.spot(from);
  const goal = stage.spot(to);
  if (start === undefined || goal === undefined) return;
  const end = past ? beyond(start, goal) : goal;
  const key = stage.toneKey(tone);
  const found = sprite === undefined ? undefined : stage.sprites.spriteTexture(sprite);
  if (found === undefined) await ray(stage, start, end, key);
  else await shot(stage, start, end, found, key);
  if (!past) sparkle(stage, end, ['5', key, key], 8, 46);
};

/** A shot that misses flies on, a little to the side. */
function beyond(from: Spot, to: Spot): Spot {
  const way = toward(from, to);
  const off = aside(way, WIDE);
  return { x: to.x + way.x * PAST + off.x, y: to.y + way.y * PAST + off.y };
}

async function shot(
  stage: Stage,
  from: Spot,
  to: Spot,
  found: SpriteTexture,
  key: PaletteKey,
): Promise<void> {
  const piece = stage.scene.add.image(from.x, from.y, found.texture, found.frame).setDepth(DEPTH.effects);
  piece.setRotation(Math.atan2(to.y - from.y, to.x - from.x));
  let shed = 0;
  await stage.clock.run(stage.calm ? 0 : TIMING.beam, t => {
    piece.setPosition(Math.round(mix(from.x, to.x, t)), Math.round(mix(from.y, to.y, t)));
    if (t - shed < 0.12) return;
    shed = t;
    const { x, y } = piece;
    stage.particles.emit({ x, y, vx: 0, vy: -4, gravity: 20, life: 260, keys: ['5', key, '2'] });
  });
  piece.destroy();
}

/** Beads from one end to the other, white in the core, that glow on for a moment. */
async function ray(stage: Stage, from: Spot, to: Spot, key: PaletteKey): Promise<void> {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(2, Math.floor(length / BEAD));
  const beads = Array.from({ length: count * 2 }, (_, index) => {
    const core = index >= count;
    const t = (index % count) / (count - 1);
    const wobble = core ? 0 : Math.round(Math.sin(t * 19) * 1.4);
    const size = core ? 2 : 4;
    return pixel(stage.scene, core ? '5' : key, size)
      .setPosition(
        Math.round(mix(from.x, to.x, t)) - size / 2,
        Math.round(mix(from.y, to.y, t)) - size / 2 + wobble,
      )
      .setDepth(DEPTH.effects + (core ? 1 : 0))
      .setVisible(false);
  });
  await stage.clock.run(stage.calm ? 0 : TIMING.beam * 0.6, t => {
    beads.forEach((bead, index) => bead.setVisible((index % count) / count <= t));
  });
  linger(
    stage,
    TIMING.beam,
    () => {
      for (const bead of beads) bead.destroy();
    },
    t => {
      for (const bead of beads) bead.setAlpha(1 - t);
    },
  );
}
