/**
 * An intent meets the prompt and becomes a legal action, a question which of several is meant, or a change of focus.
 * Pure, and the only place that decides it for all games.
 */
import {
  type Cell,
  cellsOf,
  type Direction,
  type Extent,
  isInside,
  sameCell,
  stepFrom,
} from '../core/grid.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import type { Intent } from '../table/intent.ts';

export interface IntentContext {
  readonly prompt: PromptModel;
  readonly extent: Extent;
  readonly cursor: Cell | undefined;
  /** Where the seat's own figure stands: the cursor starts there, and a click on it means "use". */
  readonly own: Cell | undefined;
  /** Whether there is anything to look at; everywhere unless told. */
  readonly isThere?: (at: Cell) => boolean;
  /** Rebound keys: the key pressed -> the key that the choice names. */
  readonly keys?: Readonly<Record<string, string>>;
}

export type Meaning =
  | { readonly kind: 'act'; readonly choice: Choice }
  /** Several choices stand there: let the person pick. */
  | { readonly kind: 'offer'; readonly choices: readonly Choice[]; readonly at?: Cell }
  | { readonly kind: 'focus'; readonly at: Cell | undefined }
  /** A far cell without a choice: perhaps a way leads there. */
  | { readonly kind: 'walk'; readonly to: Cell }
  | { readonly kind: 'inspect'; readonly at: Cell | undefined }
  | { readonly kind: 'overlay'; readonly hold: boolean }
  /** No square is meant: whatever button is drawn in red. */
  | { readonly kind: 'red' }
  /** Nothing to close here: leave, or open the pause menu. */
  | { readonly kind: 'leave' }
  /** Not ours: the key may mean something to the page (a letter nobody asked for). */
  | { readonly kind: 'none' };

const NONE: Meaning = { kind: 'none' };

export function meaningOf(intent: Intent, context: IntentContext): Meaning {
  switch (intent.do) {
    case 'point':
      return intent.long === true ? { kind: 'inspect', at: intent.at } : atCell(intent.at, context);
    case 'hover':
      return { kind: 'inspect', at: intent.at };
    case 'move':
      return move(intent.direction, context);
    case 'look':
      return look(intent.direction, context);
    case 'confirm':
      return confirm(context);
    case 'back':
      return context.cursor === undefined ? { kind: 'leave' } : { kind: 'focus', at: undefined };
    case 'next':
      return cycle(context, 1);
    case 'previous':
      return cycle(context, -1);
    case 'key':
      return forKey(intent.key, context);
    case 'overlay':
      return { kind: 'overlay', hold: intent.hold };
    case 'panel':
      return NONE;
  }
}

/** The cells that stand for choices, each once, in the order of the prompt. */
export function choiceCells(prompt: PromptModel): Cell[] {
  const cells: Cell[] = [];
  for (const { at } of prompt.choices) {
    if (at !== undefined && !cells.some(known => sameCell(known, at))) cells.push(at);
  }
  return cells;
}

/** What a cell stands for: its own choices, else those of the tile that it belongs to. */
export function choicesAt<C extends Pick<Choice, 'at' | 'span'>>(choices: readonly C[], cell: Cell): C[] {
  const own = choices.filter(({ at }) => at !== undefined && sameCell(at, cell));
  if (own.length > 0) return own;
  return choices.filter(
    ({ at, span = 0 }) =>
      at !== undefined && Math.abs(at.x - cell.x) <= span && Math.abs(at.y - cell.y) <= span,
  );
}

function pick(all: readonly Choice[], at?: Cell): Meaning {
  // Of what is the same thing several times, one is meant.
  const distinct = all.filter(({ alike }) => alike !== true);
  const choices = distinct.length > 0 ? distinct : all;
  const [only, another] = choices;
  if (only === undefined) return NONE;
  if (another === undefined) return { kind: 'act', choice: only };
  return at === undefined ? { kind: 'offer', choices } : { kind: 'offer', choices, at };
}

/** What pressing a cell means; the own one stands for what is used where one is. */
export function meantAt(choices: readonly Choice[], at: Cell, own: Cell | undefined): Choice[] {
  const here = choicesAt(choices, at);
  if (here.length > 0 || own === undefined || !sameCell(own, at)) return here;
  return choices.filter(choice => choice.mark === 'use' && choice.at === undefined);
}

function atCell(at: Cell, { prompt, own }: IntentContext): Meaning {
  const here = meantAt(prompt.choices, at, own);
  const isOwn = own !== undefined && sameCell(own, at);
  return here.length > 0 || isOwn ? pick(here, at) : { kind: 'walk', to: at };
}

function move(direction: Direction, context: IntentContext): Meaning {
  const there = context.prompt.choices.filter(choice => choice.direction === direction);
  return there.length > 0 ? pick(there, there[0]?.at) : look(direction, context);
}

function look(direction: Direction, { cursor, own, extent, prompt, isThere }: IntentContext): Meaning {
  const from = cursor ?? own;
  if (from === undefined) {
    const first = choiceCells(prompt)[0] ?? [...cellsOf(extent)].find(at => isThere?.(at) ?? true);
    return first === undefined ? NONE : { kind: 'focus', at: first };
  }
  let to = stepFrom(from, direction);
  while (isThere && isInside(extent, to) && !isThere(to)) to = stepFrom(to, direction);
  return { kind: 'focus', at: isInside(extent, to) ? to : from };
}

function confirm(context: IntentContext): Meaning {
  if (context.cursor !== undefined) return atCell(context.cursor, context);
  const named = context.prompt.choices.filter(choice => choice.key === 'enter');
  if (named.length > 0) return pick(named);
  return context.prompt.choices.length === 1 ? pick(context.prompt.choices) : { kind: 'red' };
}

/** Round and round over the cells that stand for choices. */
function cycle({ prompt, cursor }: IntentContext, step: 1 | -1): Meaning {
  const cells = choiceCells(prompt);
  const now = cursor === undefined ? -1 : cells.findIndex(known => sameCell(known, cursor));
  const next = cells.at(now < 0 ? Math.min(0, step) : (now + step) % cells.length);
  return next === undefined ? NONE : { kind: 'focus', at: next };
}

function forKey(pressed: string, context: IntentContext): Meaning {
  const key = context.keys?.[pressed] ?? pressed;
  const named = context.prompt.choices.filter(choice => choice.key === key);
  if (named.length > 0) return pick(named);
  return key === ' ' ? confirm(context) : NONE;
}
