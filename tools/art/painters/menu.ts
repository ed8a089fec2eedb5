/** The picture behind the menu. */
import { Picture } from '../picture.ts';
import type { Sprite } from '../sprite-text.ts';

export function paintMenu(): Sprite[] {
  return [{ name: 'menu-sky', fps: 0, frames: [new Picture(640, 360, 'k')] }];
}
