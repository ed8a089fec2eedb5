/** What a seed deals, as text: the room's own words where it has them, else its board and sheet. */
import type { Setup } from '../../src/core/game.ts';
import { cellName } from '../../src/core/grid.ts';
import type { BoardModel, SheetModel, SheetPart } from '../../src/core/look.ts';
import type { AnyRoom } from '../../src/games/room.ts';

export function dealtBy(room: AnyRoom, setup: Setup, typed: string): string {
  const { state } = room.game.create(setup);
  const title = typed === setup.seed ? setup.seed : `${typed} = ${setup.seed}`;
  const lines = room.catalog?.(state) ?? [
    room.headline(state),
    ...boardLines(room.board(state, 0)),
    ...sheetLines(room.sheet(state, 0)),
  ];
  return [`== ${title}`, ...lines.map(line => `   ${line}`.trimEnd()), ''].join('\n');
}

/** The ground as drawn in the model, and the tokens beside it: figures by their place on the board. */
function boardLines(board: BoardModel): string[] {
  const tokens = board.tokens.map(token => `${cellName(token.at).padEnd(4)} ${token.sprite}: ${token.label}`);
  return [`ground ${board.ground.theme}`, ...board.ground.rows, ...tokens];
}

function sheetLines(sheet: SheetModel): string[] {
  return [sheet.title, ...sheet.parts.flatMap(partLines)];
}

function partLines(part: SheetPart): string[] {
  switch (part.part) {
    case 'gauge':
      return [`${part.label}: ${part.value} of ${part.max}`];
    case 'stats':
      return part.rows.map(row => `${row.label}: ${row.value}`);
    case 'items':
      return [`${part.label}: ${part.items.map(item => item.label).join(', ') || 'none'}`];
    case 'track':
      return [
        `${part.label}: ${part.spaces.map(space => [space.label, ...space.sprites].join(' ')).join(' | ')}`,
      ];
    case 'table':
      return [part.label, part.heads.join(' | '), ...part.rows.map(row => row.cells.join(' | '))];
    case 'dice':
      return [`${part.label}: ${part.dice.map(die => `d${die.sides} ${die.face}`).join(', ')}`];
    case 'text':
      return part.lines.map(line => line.text);
  }
}
