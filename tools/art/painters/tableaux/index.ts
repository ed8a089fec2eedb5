/** The pictures of how matches end, two or more a room, and what the game must know to put its figures into them. */
import type { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';
import { DEADLIEST_EVIL } from './deadliest-evil.ts';
import { CORE, HEIGHT, WIDTH, type Prop, type Tableau } from './frame.ts';
import { LETTER_DELVE } from './letter-delve.ts';
import { LETTER_LABYRINTHS } from './letter-labyrinths.ts';
import { NINE_BIT_DUNGEON } from './nine-bit-dungeon.ts';
import { POCKET_DUNGEONS } from './pocket-dungeons.ts';
import { THE_CELLAR } from './the-cellar.ts';

type Painters = Readonly<Record<string, (prop: Prop) => Tableau>>;

const PAINTERS: Readonly<Record<string, Painters>> = {
  'the-cellar': THE_CELLAR,
  'nine-bit-dungeon': NINE_BIT_DUNGEON,
  'letter-delve': LETTER_DELVE,
  'pocket-dungeons': POCKET_DUNGEONS,
  'letter-labyrinths': LETTER_LABYRINTHS,
  'deadliest-evil': DEADLIEST_EVIL,
};

/** Panels find sprites by name alone: what belongs to a tableau must not be taken for a sprite of the room. */
const named = (name: string): string => `tableau-${name}`;

export interface Tableaux {
  readonly sprites: readonly Sprite[];
  /** What tableaux.json says beside its frames. */
  readonly composition: Readonly<Record<string, unknown>>;
}

/** Undefined for a pack that has none. */
export function paintTableaux(pack: string, prop: Prop): Tableaux | undefined {
  const painters = PAINTERS[pack];
  if (!painters) return undefined;
  const sprites: Sprite[] = [];
  const paintings = Object.entries(painters).map(([name, paint]) => {
    const { back, front, sprites: own = [], lively, ...rest } = paint(prop);
    const layer = front && trimmed(front);
    sprites.push({ name: named(`${name}-back`), fps: 0, frames: [back] });
    if (layer) sprites.push({ name: named(`${name}-front`), fps: 0, frames: [layer.picture] });
    for (const sprite of own) sprites.push({ ...sprite, name: named(sprite.name) });
    const moving = lively.map(one => ({ ...one, sprite: named(one.sprite) }));
    return [name, { ...rest, ...(layer && { front: layer.at }), lively: moving }];
  });
  const picture = { w: WIDTH, h: HEIGHT };
  return { sprites, composition: { picture, core: CORE, paintings: Object.fromEntries(paintings) } };
}

/** Without the clear rows and columns around it. */
function trimmed(picture: Picture): {
  readonly picture: Picture;
  readonly at: { readonly x: number; readonly y: number };
} {
  const rows = picture.rows();
  const y = rows.findIndex(row => /[^.]/.test(row));
  const bottom = rows.findLastIndex(row => /[^.]/.test(row));
  const x = Math.min(...rows.map(row => row.search(/[^.]/)).filter(column => column >= 0));
  const right = Math.max(...rows.map(row => row.trimEnd().replace(/\.+$/, '').length));
  return { picture: picture.crop(x, y, right - x, bottom - y + 1), at: { x, y } };
}
