/** Every word that a room puts on the screen at a position: what is claimed there must have an oracle. */
import type { GameState, Seat } from '../../../src/core/game.ts';
import { cellsOf } from '../../../src/core/grid.ts';
import type { SheetPart } from '../../../src/core/look.ts';
import { viewOf } from '../../../src/core/view.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import type { AnyOracle } from './claim.ts';

/** What sounds like a claim about what comes next. */
const CLAIMS =
  /\d\s?%|\b(?:sure(?:ly)?|certain(?:ly)?|nobody|no one|no foe|nothing (?:awake )?can|safe|deadly|lethal|will)\b/i;

/** Texts that claim something and for which no claim of the room answers. */
export function unanswered(oracle: AnyOracle, state: GameState, seat: Seat): string[] {
  const answers = [
    ...oracle.claims.flatMap(claim => claim.words),
    ...(oracle.noClaims ?? []).map(({ words }) => words),
  ];
  return [...new Set(textsOf(oracle.room, state, seat))].filter(
    text => CLAIMS.test(text) && !answers.some(words => words.test(text)),
  );
}

function textsOf(room: AnyRoom, state: GameState, seat: Seat): string[] {
  const texts: (string | undefined)[] = [];
  const board = room.board(state, seat);
  const sheet = room.sheet(state, seat);
  const prompt = room.prompt(state, seat);
  texts.push(
    room.headline(state),
    board.fight?.title,
    sheet.title,
    prompt.title,
    ...textsOfPrompt(room, prompt),
    hintOf(room, state, seat),
  );
  texts.push(...textsOfParts([...sheet.parts, ...(sheet.pages ?? []).flatMap(page => page.parts)]));
  for (const at of cellsOf(board.extent)) {
    const info = room.inspect(state, seat, at);
    if (info) texts.push(info.title, ...textsOfParts(info.parts));
  }
  return texts.filter(text => text !== undefined);
}

/** What the Hint button would say. */
function hintOf(room: AnyRoom, state: GameState, seat: Seat): string | undefined {
  if (state.ask?.seat !== seat) return undefined;
  const legal = [...room.game.legalActions(state)];
  return room.bot('hard', seat).choose(viewOf(room.game, state, seat), legal).why;
}

function textsOfPrompt(room: AnyRoom, prompt: ReturnType<AnyRoom['prompt']>): (string | undefined)[] {
  const { choices, greyed = [], dialog, compare = [] } = prompt;
  return [
    ...choices.flatMap(({ label, odds, detail, confirm, compared = [] }) => [
      label,
      odds,
      detail,
      confirm,
      ...compared.map(
        (figure, column) => `${compare[column]?.group} ${compare[column]?.label}: ${figure.text}`,
      ),
    ]),
    ...greyed.flatMap(({ label, why }) => [label, why]),
    dialog?.title,
    ...(dialog?.lines ?? []).map(line => line.text),
    ...textsOfParts(dialog?.parts ?? []),
    room.hintPrice,
  ];
}

function textsOfParts(parts: readonly SheetPart[]): (string | undefined)[] {
  return parts.flatMap((part): (string | undefined)[] => {
    switch (part.part) {
      case 'gauge':
      case 'dice':
        return [part.label];
      case 'stats':
        return [part.label, ...part.rows.flatMap(row => [`${row.label}: ${row.value}`, row.help])];
      case 'items':
        return [part.label, ...part.items.flatMap(item => [item.label, item.help, item.off])];
      case 'track':
        return [part.label, ...part.spaces.map(space => space.label)];
      case 'table':
        return [
          part.label,
          ...part.rows.flatMap(row => row.cells.map((cell, at) => `${part.heads[at]}: ${cell}`)),
        ];
      case 'text':
        return [part.label, ...part.lines.map(line => line.text)];
    }
  });
}
