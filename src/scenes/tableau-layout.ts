/** How a tableau fills a window of any shape: its core as large as fits the free part, the rest of it around that. Pure. */
import type { Region, Size } from '../core/box.ts';
import type { AtlasRect } from '../core/atlas.ts';
import type { Enlargement } from '../table/enlarge.ts';
import { covering, deviceOf } from '../table/layout.ts';

export interface TableauLayout extends Enlargement {
  /** Of the picture, in drawn pixels. */
  readonly left: number;
  readonly top: number;
}

/** Of the height that is left over, the share above the core: a title stands there. */
const ABOVE = 0.6;

/** `stage` is the part of the window that no panel covers. */
export function tableauLayout(window: Size, stage: Region, dpr: number, core: AtlasRect): TableauLayout {
  const device = deviceOf(window, dpr);
  const zoom = Math.max(1, Math.min((stage.width * dpr) / core.w, (stage.height * dpr) / core.h));
  const [x, y] = [(stage.x * dpr) / zoom, (stage.y * dpr) / zoom];
  const [width, height] = [(stage.width * dpr) / zoom, (stage.height * dpr) / zoom];
  return {
    zoom,
    device,
    buffer: { width: covering(device.width / zoom), height: covering(device.height / zoom) },
    left: Math.round(x + (width - core.w) / 2 - core.x),
    top: Math.round(y + (height - core.h) * ABOVE - core.y),
  };
}
