/**
 * The boards drawn a second time (10.2), to proof-read the Tiled maps against. Each square takes two
 * characters. First: `z` starting zone, `.` plain, `_` a wall on its lower side, `S`/`T` that closed door on its lower
 * side. Second: `|` a wall on its right side, `L`/`R` that closed door on its right side.
 */
import type { DungeonId } from '../../../src/games/letter-labyrinths/data/dungeons.ts';

export const BOARDS: Readonly<Record<DungeonId, string>> = {
  'translucent-trial': `
|. . . . z z z z . . . .|
|. . . _ _ . . _ _ . . .|
|. . . . . . .|. . . . .|
|z . . _ _ . .|. . . . z|
|z . . .|. . . . . . . z|
|z . . .|. . . _ _ . . z|
|z .|. . . . . . .|. . z|
|. .|. . _ _ . . .|. . .|
|. . . . . . . . . . . .|
|. . . . z z z z . . . .|`,
  'drifting-drains': `
|. . . . z z z z . . . .|
|. .|. . . . . .|. _ _ .|
|. .|_ _ _ . . .|. . . .|
|z . . . . . . .|. . . z|
|z . . . . . . . . . . z|
|z . . . . . . . . . . z|
|z . . .|. . . _ _ _ . z|
|. _ _ .|. . . . . .|. .|
|. . . .|. . . . . .|. .|
|. . . . z z z z . . . .|`,
  'guarded-gates': `
|. . . . z z z z . . . .|
|. . . . _ S S _ _ . . .|
|. . .|. . . . . . . . .|
|z . .|. . . . . .|. . z|
|z . .L. . . . . .R. . z|
|z . .L. . . . . .R. . z|
|z . .|. . . . . .|. . z|
|. . . _ _ T T _ .|. . .|
|. . . . . . . . . . . .|
|. . . . z z z z . . . .|`,
  'growing-grove': `
|. . . . z z z z . . . .|
|. . _ _ . . . .|. . . .|
|. . . .|. _ _ .|_ _ . .|
|z .|. .|. . . . . . . z|
|z .|. . . . . . . .|. z|
|z . . . . . . . . .|. z|
|z . _ _ . _ _ .|. . . z|
|. . . .|. . . .|_ _ . .|
|. . . .|. . . . . . . .|
|. . . . z z z z . . . .|`,
  'hushed-halls': `
|. . . . z z z z . . . .|
|. . .|. . .|. . .|. _ .|
|. . .|. . .|. . .|. . .|
|z . .|. _ . . _ .|. . z|
|z . . . . . . . . . . z|
|z . . . _ . . _ . . . z|
|z . .|. . . . . .|. . z|
|. _ .|. . .|. . .|. . .|
|. . .|. . .|. . .|. . .|
|. . . . z z z z . . . .|`,
};
