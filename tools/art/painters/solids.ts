/**
 * Dice as real solids. A convex solid is what lies behind all its faces' planes (normal · p <= distance), so the face
 * seen at a pixel is simply the front plane that is met first: no corners or edges need to be listed.
 */
import type { DieSides } from '../../../src/core/look.ts';

export type Vector = readonly [number, number, number];

export interface Plane {
  readonly normal: Vector;
  readonly distance: number;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1] as const;

const CUBE_CORNERS: Vector[] = SIGNS.flatMap(x => SIGNS.flatMap(y => SIGNS.map((z): Vector => [x, y, z])));
const AXES: Vector[] = SIGNS.flatMap((s): Vector[] => [
  [s, 0, 0],
  [0, s, 0],
  [0, 0, s],
]);
/** (0, a, b) with all signs, and the same turned round: corners of icosahedron and dodecahedron. */
const cyclic = (a: number, b: number): Vector[] =>
  SIGNS.flatMap(s =>
    SIGNS.flatMap((t): Vector[] => [
      [0, s * a, t * b],
      [s * a, t * b, 0],
      [t * b, 0, s * a],
    ]),
  );
/** Around the upright axis, `count` normals leaning up or down. */
const ring = (count: number, lean: number, turn: number): Vector[] =>
  Array.from({ length: count }, (_, index): Vector => {
    const angle = ((index + turn) / count) * Math.PI * 2;
    return [Math.sin(angle), lean, Math.cos(angle)];
  });
/** Midpoints of the icosahedron's edges: the thirty faces of a d30 look that way. */
const TRIACONTA: Vector[] = [
  ...AXES,
  ...CUBE_CORNERS.flatMap(([x, y, z]): Vector[] => {
    const a = x / 2;
    const b = (y * GOLDEN) / 2;
    const c = (z * GOLDEN * GOLDEN) / 2;
    return [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ];
  }),
];

const faces = (normals: readonly Vector[], distance = 1): Plane[] =>
  normals.map(normal => ({ normal: unit(normal), distance }));

export const SOLIDS: Readonly<Record<DieSides, readonly Plane[]>> = {
  3: [
    ...faces(ring(3, 0, 0)),
    ...faces(
      [
        [0, 1, 0],
        [0, -1, 0],
      ],
      1.7,
    ),
  ],
  4: faces(CUBE_CORNERS.filter(([x, y, z]) => x * y * z > 0)),
  6: faces(AXES),
  8: faces(CUBE_CORNERS),
  10: [...faces(ring(5, 0.85, 0)), ...faces(ring(5, -0.85, 0.5))],
  12: faces(cyclic(1, GOLDEN)),
  20: faces([...CUBE_CORNERS, ...cyclic(1 / GOLDEN, GOLDEN)]),
  30: faces(TRIACONTA),
};

/** Turned by degrees about the axes across, up and into the table, in this order. */
export function turn(solid: readonly Plane[], [across, up, into]: Vector): Plane[] {
  const [a, b, c] = [across, up, into].map(degrees => (degrees * Math.PI) / 180) as [number, number, number];
  return solid.map(({ normal: [x, y, z], distance }) => {
    const [y1, z1] = spin(y, z, a);
    const [z2, x2] = spin(z1, x, b);
    const [x3, y3] = spin(x2, y1, c);
    return { normal: [x3, y3, z2], distance };
  });
}

/** Turned so that its first face looks straight at us. */
export function faceUs(solid: readonly Plane[]): Plane[] {
  const [x, y, z] = solid[0]?.normal ?? [0, 0, 1];
  const degrees = 180 / Math.PI;
  return turn(solid, [Math.atan2(y, z) * degrees, Math.atan2(-x, Math.hypot(y, z)) * degrees, 0]);
}

/** Index of the face seen at this point of the picture plane, or -1 beside the solid. */
export function faceAt(solid: readonly Plane[], x: number, y: number): number {
  let front = Number.POSITIVE_INFINITY;
  let back = Number.NEGATIVE_INFINITY;
  let face = -1;
  for (let index = 0; index < solid.length; index++) {
    const plane = solid[index] as Plane;
    const [nx, ny, nz] = plane.normal;
    const room = plane.distance - nx * x - ny * y;
    if (Math.abs(nz) < 1e-9) {
      if (room < 0) return -1;
    } else if (nz > 0) {
      if (room / nz < front) {
        front = room / nz;
        face = index;
      }
    } else back = Math.max(back, room / nz);
  }
  return front >= back ? face : -1;
}

/** How far the solid reaches from its middle in the picture plane: left, right, down, up. */
export function reach(solid: readonly Plane[]): { left: number; right: number; down: number; up: number } {
  const result = { left: 0, right: 0, down: 0, up: 0 };
  const step = 0.05;
  for (let y = -4; y <= 4; y += step) {
    for (let x = -4; x <= 4; x += step) {
      if (faceAt(solid, x, y) < 0) continue;
      result.left = Math.min(result.left, x);
      result.right = Math.max(result.right, x);
      result.down = Math.min(result.down, y);
      result.up = Math.max(result.up, y);
    }
  }
  return result;
}

function spin(a: number, b: number, angle: number): [number, number] {
  return [a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
