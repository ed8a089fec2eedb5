/** The six doors of the menu, 48x48 each, two frames: something in each of them is alight. */
import { Picture } from '../../../picture.ts';
import type { Sprite } from '../../../sprite-text.ts';
import { paintGatehouse } from './gatehouse.ts';
import { paintHatch } from './hatch.ts';
import { paintIceArch } from './ice-arch.ts';
import type { PlacePainter } from './place.ts';
import { paintPouch } from './pouch.ts';
import { paintSkull } from './skull.ts';
import { paintTemple } from './temple.ts';

const SIDE = 48;
const FPS = 3;

/** By the room that lies behind the door. */
const PAINTERS: Readonly<Record<string, PlacePainter>> = {
  'nine-bit-dungeon': paintGatehouse,
  'letter-delve': paintTemple,
  'pocket-dungeons': paintPouch,
  'letter-labyrinths': paintIceArch,
  'deadliest-evil': paintSkull,
  'the-cellar': paintHatch,
};

export function paintPlaces(): Sprite[] {
  return Object.entries(PAINTERS).map(([id, paint]) => ({
    name: `place-${id}`,
    fps: FPS,
    frames: [0, 1].map(frame => {
      const picture = new Picture(SIDE, SIDE);
      paint(picture, frame);
      picture.outline('k');
      return picture;
    }),
  }));
}
