/** Which document holds which tables. */
import type { Blocks } from './fill.ts';
import { blocks as runFormat } from './run-example.ts';
import { blocks as access } from './tables/access.ts';
import { blocks as deadliestEvil } from './tables/deadliest-evil.ts';
import { blocks as architecture } from './tables/layers.ts';
import { blocks as letterDelve } from './tables/letter-delve.ts';
import { blocks as letterLabyrinths } from './tables/letter-labyrinths.ts';
import { blocks as nineBitDungeon } from './tables/nine-bit-dungeon.ts';
import { blocks as artDirection } from './tables/palette.ts';
import { blocks as pocketDungeons } from './tables/pocket-dungeons.ts';
import { blocks as theCellar } from './tables/the-cellar.ts';

export const DOCUMENTS: Readonly<Record<string, Blocks>> = {
  'docs/rules/the-cellar.md': theCellar,
  'docs/rules/nine-bit-dungeon.md': nineBitDungeon,
  'docs/rules/letter-delve.md': letterDelve,
  'docs/rules/pocket-dungeons.md': pocketDungeons,
  'docs/rules/letter-labyrinths.md': letterLabyrinths,
  'docs/rules/deadliest-evil.md': deadliestEvil,
  'docs/run-format.md': runFormat,
  'docs/art-direction.md': artDirection,
  'docs/architecture.md': architecture,
  'docs/access.md': access,
};
