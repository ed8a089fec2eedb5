/** All frames of one theme, by the names that the table looks for. */
import type { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';
import type { Theme } from '../themes.ts';
import { FLOOR_VARIANTS, paintFloor } from './floors.ts';
import {
  LIQUID_FRAMES,
  paintLiquid,
  paintPit,
  paintPitEdge,
  paintShadow,
  paintShore,
  paintSideShadow,
} from './liquids.ts';
import { paintWallEdge, paintWallFace, paintWallTop, WALL_VARIANTS } from './walls.ts';

/** Liquid is slow: about one ripple a second. */
const LIQUID_FPS = 3;

export function paintTheme(name: string, theme: Theme): Sprite[] {
  return paintParts(name, theme).map(sprite => ({
    ...sprite,
    frames: sprite.frames.map(frame => weave(frame, theme)),
  }));
}

/** Every other pixel takes the key's partner; tiles have even sides, so the pattern runs on across them. */
function weave(frame: Picture, { weave: partners }: Theme): Picture {
  return frame.map((key, x, y) => ((x + y) % 2 === 0 ? key : (partners[key] ?? key)));
}

function paintParts(name: string, theme: Theme): Sprite[] {
  const still = (part: string, ...frames: Picture[]): Sprite => ({ name: `${name}-${part}`, fps: 0, frames });
  const many = (count: number, paint: (variant: number) => Picture) =>
    Array.from({ length: count }, (_, variant) => paint(variant));
  return [
    still('floor', ...many(FLOOR_VARIANTS, variant => paintFloor(name, theme, variant))),
    still('wall-top', ...many(WALL_VARIANTS, variant => paintWallTop(name, theme, variant))),
    still('wall-face', ...many(WALL_VARIANTS, variant => paintWallFace(name, theme, variant))),
    still('wall-edge-n', paintWallEdge(theme, 'n')),
    still('wall-edge-e', paintWallEdge(theme, 'e')),
    still('wall-edge-w', paintWallEdge(theme, 'w')),
    {
      name: `${name}-liquid`,
      fps: LIQUID_FPS,
      frames: many(LIQUID_FRAMES, frame => paintLiquid(name, theme, frame)),
    },
    still('liquid-shore', paintShore(name, theme)),
    still('pit', paintPit(name)),
    still('pit-edge', paintPitEdge(name, theme)),
    still('shadow', paintShadow()),
    still('shadow-side', paintSideShadow()),
  ];
}
