/** Water and lava, three frames each, seamless in both directions; pits; and the dark that lies at their edges. */
import { chance, hash } from '../hash.ts';
import { Picture } from '../picture.ts';
import type { LiquidKeys, Theme } from '../themes.ts';

export const LIQUID_FRAMES = 3;

export function paintLiquid(name: string, { liquid }: Theme, frame: number): Picture {
  return liquid.kind === 'lava' ? paintLava(name, liquid, frame) : paintWater(name, liquid, frame);
}

/** Short ripples that drift against each other; one in three carries a glint. */
function paintWater(name: string, keys: LiquidKeys, frame: number): Picture {
  const picture = new Picture(16, 16, keys.deep);
  for (let row = 0; row < 5; row++) {
    const y = 1 + row * 3 + (row % 2);
    const drift = (row % 2 === 0 ? frame : -frame) + (hash(name, row) % 16);
    const length = 3 + (hash(name, row, 1) % 3);
    for (let x = 0; x < length; x++) picture.set((drift + x + 32) % 16, y, keys.mid);
    if (row % 2 === frame % 2) {
      picture.set((drift + 33) % 16, y, keys.light);
      picture.set((drift + 34) % 16, y, keys.light);
    }
    if (row === frame * 2 - 1) picture.set((drift + 33) % 16, y, keys.glint);
  }
  return picture;
}

/** Cooled plates with fire in the joints: the nearest and second nearest of a few drifting points. */
function paintLava(name: string, keys: LiquidKeys, frame: number): Picture {
  const points = Array.from({ length: 4 }, (_, index) => ({
    x: (hash(name, index, 1) % 16) + Math.sin(frame * 2.1 + index) * 0.9,
    y: (hash(name, index, 2) % 16) + Math.cos(frame * 2.1 + index * 2) * 0.9,
  }));
  const apart = (a: number, b: number) => {
    const d = Math.abs(a - b) % 16;
    return Math.min(d, 16 - d);
  };
  return new Picture(16, 16).map((_, x, y) => {
    const far = points.map(p => Math.hypot(apart(p.x, x), apart(p.y, y) * 1.2)).sort((a, b) => a - b);
    const joint = (far[1] ?? 9) - (far[0] ?? 0);
    if (joint < 0.5) return keys.glint;
    if (joint < 1) return keys.light;
    if (joint < 1.9) return keys.mid;
    return keys.deep;
  });
}

/** Laid over liquid where land lies north: the bank, its shadow, and a line of foam or fire. */
export function paintShore(name: string, { floor, liquid }: Theme): Picture {
  const picture = new Picture(16, 16);
  picture.rect(0, 0, 16, 1, floor.shade);
  picture.rect(0, 1, 16, 1, 'k');
  for (let x = 0; x < 16; x++) {
    if (chance(30, name, 70, x)) picture.set(x, 0, floor.body);
    picture.set(x, 2, ';');
    picture.set(x, 3, chance(45, name, 71, x) ? liquid.light : ',');
  }
  return picture;
}

export function paintPit(name: string): Picture {
  const picture = new Picture(16, 16, 'k');
  for (let speck = 0; speck < 4; speck++) {
    picture.set(hash(name, speck, 80) % 16, 6 + (hash(name, speck, 81) % 10), '0');
  }
  return picture;
}

/** Laid over a pit where land lies north: the broken edge of the floor and the wall that sinks into the dark. */
export function paintPitEdge(name: string, { floor }: Theme): Picture {
  const picture = new Picture(16, 16);
  for (let x = 0; x < 16; x++) {
    const depth = 3 + (hash(name, 90, x >> 1) % 3);
    picture.set(x, 0, floor.light);
    for (let y = 1; y <= depth; y++) picture.set(x, y, x % 5 === 4 ? 'k' : y < 2 ? floor.body : floor.shade);
  }
  return picture;
}

/** Contact shadow on the floor under a wall, and a thinner one on the side away from the light. */
export function paintShadow(): Picture {
  const picture = new Picture(16, 16);
  picture.rect(0, 0, 16, 2, ';');
  picture.rect(0, 2, 16, 2, ',');
  return picture;
}

export function paintSideShadow(): Picture {
  const picture = new Picture(16, 16);
  picture.rect(0, 0, 2, 16, ',');
  return picture;
}
