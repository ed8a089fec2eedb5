/** A board that is only looked at: by pointer, or square by square with the keys, told as at any other table. */
import { type Cell, sameCell } from '../core/grid.ts';
import type { InfoModel, PromptModel } from '../core/look.ts';
import type { Corner, Panels } from '../panels/model.ts';
import type { Intent } from '../table/intent.ts';
import type { Table } from '../table/table.ts';
import { meaningOf } from './meaning.ts';
import { isThere, type Seen, squareWords } from './square.ts';

const NOTHING_ASKED: PromptModel = { title: '', choices: [] };

/** The corner of the board that is farthest from a square. */
export function cornerAway({ board }: Pick<Seen, 'board'>, at: Cell): Corner {
  const { columns, rows } = board.extent;
  return `${at.y * 2 < rows ? 's' : 'n'}${at.x * 2 < columns ? 'e' : 'w'}`;
}

/** Where a line of help covers least: away from where the own figure stands, or behind it where it has a way to go. */
export function cornerBehind({ board }: Pick<Seen, 'board'>): Corner | undefined {
  const { focus, ahead } = board;
  if (!focus || !ahead) return focus && emptier({ board }, cornerAway({ board }, focus));
  return ahead.y > focus.y ? 'ne' : 'se';
}

/** It lies over a whole edge of the board: over the other one if fewer things and figures stand there. A chest must be seen. */
function emptier({ board }: Pick<Seen, 'board'>, wanted: Corner): Corner {
  const { extent, tokens } = board;
  const under = (edge: string): number => {
    const y = edge === 'n' ? 0 : extent.rows - 1;
    return tokens.filter(({ at, layer }) => layer !== 'mark' && at.y === y).length;
  };
  const isNorth = wanted.startsWith('n');
  const other: Corner = `${isNorth ? 's' : 'n'}${wanted.endsWith('e') ? 'e' : 'w'}`;
  return under(isNorth ? 's' : 'n') < under(isNorth ? 'n' : 's') ? other : wanted;
}

/** A line more about a square. */
export interface Note {
  /** Where nothing else is known of it. */
  readonly title: string;
  readonly text: string;
}

export function withNote(info: InfoModel | undefined, note: Note | undefined): InfoModel | undefined {
  if (!note) return info;
  const { title, parts, ...rest } = info ?? { title: note.title, parts: [] };
  return { ...rest, title, parts: [...parts, { part: 'text', lines: [{ text: note.text }] }] };
}

export class Looking {
  readonly #table: Pick<Table, 'cursor'>;
  readonly #panels: Pick<Panels, 'table' | 'announce'>;
  readonly #seen: () => Seen;
  #cursor: Cell | undefined;
  #at: Cell | undefined;

  constructor(table: Pick<Table, 'cursor'>, panels: Pick<Panels, 'table' | 'announce'>, seen: () => Seen) {
    this.#table = table;
    this.#panels = panels;
    this.#seen = seen;
  }

  /** True if it was about looking. */
  intend(intent: Intent): boolean {
    switch (intent.do) {
      case 'hover':
      case 'point':
        this.#look(intent.at);
        return true;
      case 'look':
        this.#walk(intent);
        return true;
      case 'back':
        if (!this.#cursor) return false;
        this.#focus(undefined);
        return true;
      default:
        return false;
    }
  }

  /** The board is another: what is looked at may be, too. */
  renew(): void {
    if (this.#at) this.#look(this.#at);
  }

  #walk(intent: Intent): void {
    const seen = this.#seen();
    const { extent, focus: own } = seen.board;
    const meaning = meaningOf(intent, {
      prompt: NOTHING_ASKED,
      extent,
      own,
      cursor: this.#cursor,
      isThere: at => isThere(seen, at),
    });
    if (meaning.kind !== 'focus' || !meaning.at) return;
    const isEdge = this.#cursor !== undefined && sameCell(meaning.at, this.#cursor);
    this.#focus(meaning.at);
    this.#panels.announce(isEdge ? 'The board ends here.' : squareWords(seen, meaning.at));
  }

  #focus(at: Cell | undefined): void {
    this.#cursor = at;
    this.#table.cursor(at);
    this.#look(at);
  }

  #look(at: Cell | undefined): void {
    this.#at = at;
    const seen = this.#seen();
    const info = at && seen.room.inspect(seen.state, seen.seat, at);
    this.#panels.table({ info, infoCorner: at && cornerAway(seen, at) });
  }
}
