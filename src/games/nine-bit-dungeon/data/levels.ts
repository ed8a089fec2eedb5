/** Monsters, items and events stand in tables of six rows a level, in the order of the die. */
import { LEVELS, type DieFace, type Level } from './constants.ts';

type Placed<Row> = Row & { readonly level: Level; readonly die: DieFace };

/** All rows, each with its level and its die. */
export function withDice<Row>(table: Readonly<Record<Level, readonly Row[]>>): Placed<Row>[] {
  return LEVELS.flatMap(level =>
    table[level].map((row, index) => ({ ...row, level, die: (index + 1) as DieFace })),
  );
}

/** The row that a die of this face stands for on this level. */
export function rowsByDie<Row>(rows: readonly Row[]): (level: Level, die: DieFace) => Row {
  return (level, die) => rows[(level - 1) * 6 + die - 1]!;
}
