/** A keyword explains itself where it stands: whatever shows one of these words says in a line what it means. */
import { describe, expect, it } from 'vitest';
import type { GameState, Setup } from '../../src/core/game.ts';
import { cellsOf } from '../../src/core/grid.ts';
import type { SheetPart } from '../../src/core/look.ts';
import { SPECIAL_WORDS } from '../../src/games/letter-delve/look/words.ts';
import { findRoom } from '../../src/games/index.ts';
import { behaviours } from '../../src/games/nine-bit-dungeon/look/words.ts';
import { MONSTERS } from '../../src/games/nine-bit-dungeon/data/monsters.ts';
import { ABILITIES } from '../../src/games/pocket-dungeons/data/abilities.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { viewOf } from '../../src/core/view.ts';
import { sample } from './contract/record.ts';
import { setupsOf } from './contract/setups.ts';

interface Keyword {
  readonly name: string;
  readonly help: string;
}

const HOMES: Readonly<Record<string, readonly Keyword[]>> = {
  'letter-delve': Object.values(SPECIAL_WORDS),
  'nine-bit-dungeon': MONSTERS.flatMap(behaviours),
  'pocket-dungeons': Object.values(ABILITIES)
    // A trap has that name, too, and its own line.
    .filter(({ name }) => name !== 'Ambush')
    .map(({ name, text }) => ({ name, help: text })),
};

/** Cells of tables, names of items and beginnings of lines: where a word stands alone. */
const shownBy = (part: SheetPart): string[] => {
  if (part.part === 'text') return part.lines.map(({ text }) => text.split(': ')[0]!);
  if (part.part === 'table') return part.rows.flatMap(({ cells }) => cells.flatMap(cell => cell.split(', ')));
  return part.part === 'items' ? part.items.map(({ label }) => label) : [];
};

/** Keywords that these parts show, and none of them explains. */
function unexplained(parts: readonly SheetPart[], keywords: readonly Keyword[]): string[] {
  const text = JSON.stringify(parts);
  const shown = new Set(parts.flatMap(shownBy));
  return keywords
    .filter(({ name }) => shown.has(name))
    .filter(
      ({ name }) =>
        !keywords.some(
          other => other.name === name && text.includes(JSON.stringify(other.help).slice(1, -1)),
        ),
    )
    .map(({ name }) => name);
}

/** A good part of a match between bots. */
function played(room: AnyRoom, setup: Setup): GameState[] {
  const bots = setup.seats.map((_, seat) => room.bot('easy', seat));
  const states = [room.game.create(setup).state];
  for (let state = states[0]!; state.ask && states.length < 150; states.push(state)) {
    const { seat } = state.ask;
    const legal = [...room.game.legalActions(state)];
    ({ state } = room.game.apply(state, bots[seat]!.choose(viewOf(room.game, state, seat), legal).action));
  }
  return states;
}

describe.each(Object.entries(HOMES))('%s', (id, keywords) => {
  it('says what each keyword means on the page, tip or window that shows it', {
    timeout: 60_000,
  }, async () => {
    const room = await findRoom(id)!.load();
    const setups = setupsOf(room).slice(0, 4);
    const partsOf = (state: GameState): readonly SheetPart[][] => {
      const seat = state.ask?.seat ?? 0;
      const { parts, pages = [] } = room.sheet(state, seat);
      const tips = [...cellsOf(room.board(state, seat).extent)].map(at => room.inspect(state, seat, at));
      const { dialog } = room.prompt(state, seat);
      return [
        parts,
        ...pages.map(page => page.parts),
        ...tips.map(tip => tip?.parts ?? []),
        dialog?.parts ?? [],
      ].map(list => [...list]);
    };
    const surfaces = setups.flatMap(setup => sample(played(room, setup), 10)).flatMap(partsOf);
    expect(
      surfaces.some(parts => parts.flatMap(shownBy).some(word => keywords.some(({ name }) => name === word))),
    ).toBe(true);
    expect(surfaces.flatMap(parts => unexplained(parts, keywords))).toEqual([]);
  });
});

describe('The check', () => {
  const table: SheetPart = { part: 'table', label: 'Foes', heads: ['Special'], rows: [{ cells: ['Mean'] }] };
  const meaning: SheetPart = { part: 'text', lines: [{ text: 'Mean: It is mean.' }] };
  const keywords = [{ name: 'Mean', help: 'It is mean.' }];

  it('names a keyword that nobody explains', () => {
    expect(unexplained([table], keywords)).toEqual(['Mean']);
    expect(unexplained([table, meaning], keywords)).toEqual([]);
  });
});
