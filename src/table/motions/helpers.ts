/** What several motions share. */
import { random } from '../random.ts';
import { box } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import { CELL, type Spot } from '../layout.ts';
import type { PaletteKey } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { TIMING } from '../timing.ts';

/** A frame around a rectangle for a moment: what reduced motion shows instead of a flash or a shake. */
export function outline(
  stage: Stage,
  { x, y }: Spot,
  width: number,
  height: number,
  key: PaletteKey,
  fixed = false,
): void {
  const { scene } = stage;
  const parts = [
    box(scene, x, y, width, 2, key),
    box(scene, x, y + height - 2, width, 2, key),
    box(scene, x, y, 2, height, key),
    box(scene, x + width - 2, y, 2, height, key),
  ];
  for (const part of parts) part.setDepth(DEPTH.effects).setScrollFactor(fixed ? 0 : 1);
  linger(stage, TIMING.outline, () => {
    for (const part of parts) part.destroy();
  });
}

/** Goes on without holding anything up, then cleans up after itself. */
export function linger(
  stage: Stage,
  ms: number,
  end: () => void,
  paint: (t: number) => void = () => {},
): void {
  void stage.clock.run(ms, paint).then(end);
}

/** A ring of sparks. `force` in pixels per second. */
export function sparkle(
  stage: Stage,
  { x, y }: Spot,
  keys: readonly PaletteKey[],
  count: number,
  force: number,
  options: {
    readonly gravity?: number;
    readonly fixed?: boolean;
    readonly life?: number;
    readonly size?: number;
  } = {},
): void {
  const corner = options.fixed === true ? stage.camera.corner : { x: 0, y: 0 };
  for (let i = 0; i < count; i++) {
    const angle = ((i + random() * 0.7) / count) * Math.PI * 2;
    const speed = force * (0.55 + random() * 0.45);
    stage.particles.emit({
      x: x + corner.x,
      y: y + corner.y,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed * 0.85,
      gravity: options.gravity ?? 60,
      life: (options.life ?? 420) * (0.7 + random() * 0.6),
      keys,
      size: i % 2 === 0 ? (options.size ?? 1) : 1,
      depth: options.fixed === true ? DEPTH.show + 5 : DEPTH.effects,
    });
  }
}

/** A little dust where something lands. */
export function puff(stage: Stage, { x, y }: Spot): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 2; i++) {
      stage.particles.emit({
        x: x + side * (3 + i),
        y: y - 2,
        vx: side * (14 + random() * 12),
        vy: -6 - random() * 8,
        gravity: 30,
        life: 240 + random() * 120,
        keys: ['4', '3', '2'],
        depth: DEPTH.weather,
      });
    }
  }
}

/** A cloud: soft blobs that swell and go. */
export function smoke(stage: Stage, { x, y }: Spot): void {
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2;
    stage.particles.emit({
      x: x + Math.cos(angle) * 3,
      y: y + Math.sin(angle) * 3,
      vx: Math.cos(angle) * 18,
      vy: Math.sin(angle) * 14 - 6,
      gravity: -10,
      life: 300 + random() * 160,
      keys: ['5', '4', '3', '2'],
      size: i % 3 === 0 ? 3 : 2,
    });
  }
}

/** The way from one spot to another: a step of one pixel, and how long it is. */
export function toward(from: Spot, to: Spot): Spot & { readonly length: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  return { x: dx / length, y: dy / length, length };
}

/** So far to the side of a way; across the screen rather than up, where figures have room. */
export function aside({ x, y }: Spot, far: number): Spot {
  const turn = x < 0 ? 1 : -1;
  return { x: -y * far * turn, y: x * far * turn };
}

export function cellCorner({ x, y }: Spot): Spot {
  return { x: Math.round(x - CELL / 2), y: Math.round(y - CELL / 2) };
}
