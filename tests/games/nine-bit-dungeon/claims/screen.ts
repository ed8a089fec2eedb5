/** What stands on this room's screen, for claims to read: never what the code behind it knows. */
import type { Cell } from '../../../../src/core/grid.ts';
import type { Choice, InfoModel, SheetPart, StatRow, TableRow } from '../../../../src/core/look.ts';
import { inspect } from '../../../../src/games/nine-bit-dungeon/look/inspect.ts';
import { prompt } from '../../../../src/games/nine-bit-dungeon/look/prompt.ts';
import type { Action } from '../../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';

export type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export type ChoiceOf<T extends Action['type']> = Choice<Action> & { readonly action: Of<T> };

export function choicesOf<T extends Action['type']>(state: State, type: T): ChoiceOf<T>[] {
  return prompt(state).choices.filter((choice): choice is ChoiceOf<T> => choice.action.type === type);
}

export function aboutSquare(state: State, at: Cell): InfoModel {
  const info = inspect(state, at);
  if (!info) throw new Error(`Nothing is said of ${at.x},${at.y}.`);
  return info;
}

export function linesOf(info: InfoModel | undefined): string[] {
  return (info?.parts ?? []).flatMap(part => (part.part === 'text' ? part.lines.map(line => line.text) : []));
}

export function rowOf(info: InfoModel, label: string): StatRow {
  const rows = info.parts.flatMap(part => (part.part === 'stats' ? part.rows : []));
  return rows.find(row => row.label === label)!;
}

export function rowsOf(part: SheetPart): readonly TableRow[] {
  if (part.part !== 'table') throw new Error('Not a table.');
  return part.rows;
}

/** A text that must be as expected; what it says in its groups. */
export function read(text: string | undefined, words: RegExp): string[] {
  const found = words.exec(text ?? '');
  if (!found) throw new Error(`"${text}" is not what ${words} expects.`);
  return found.slice(1);
}
