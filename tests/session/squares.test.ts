/** The board by ear: every square of every room says something, and the arrow keys lead to all of them. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/core/view.ts';
import { type Cell, cellName, cellsOf, DIRECTIONS, sameCell } from '../../src/core/grid.ts';
import { ROOMS } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { meaningOf } from '../../src/session/meaning.ts';
import { Pointing } from '../../src/session/pointing.ts';
import { isThere, type Seen, squareWords } from '../../src/session/square.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { recordMatch, sample, statesOf } from '../games/contract/record.ts';
import { setupsOf } from '../games/contract/setups.ts';
import { FakePanels } from './fake-panels.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));
const MOMENTS = 4;

function momentsOf(room: AnyRoom): Seen[] {
  const match = recordMatch(room, setupsOf(room)[0]!);
  const asked = statesOf(match).filter(state => state.ask);
  return sample(asked, MOMENTS).map(whole => {
    const seat = whole.ask!.seat;
    const state = viewOf(room.game, whole, seat);
    return { room, state, seat, board: room.board(state, seat), choices: room.prompt(state, seat).choices };
  });
}

/** Wherever shift and the arrows lead from the first square. */
function walked(seen: Seen, from: Cell): ReadonlySet<string> {
  const { board, choices } = seen;
  const found = new Map([[cellName(from), from]]);
  for (const cursor of found.values())
    for (const direction of DIRECTIONS) {
      const there = meaningOf(
        { do: 'look', direction },
        {
          prompt: { title: '', choices },
          extent: board.extent,
          own: board.focus,
          cursor,
          isThere: at => isThere(seen, at),
        },
      );
      if (there.kind !== 'focus' || !there.at) throw new Error('An arrow with shift did not look.');
      found.set(cellName(there.at), there.at);
    }
  return new Set(found.keys());
}

describe.each(rooms)('$id', ({ room }) => {
  const moments = momentsOf(room);

  it('says something of every square', () => {
    for (const seen of moments)
      for (const at of cellsOf(seen.board.extent)) {
        if (!isThere(seen, at)) continue;
        const words = squareWords(seen, at);
        expect(words, cellName(at)).toMatch(/^\S.*\w.*[.!?…:]$/);
        expect(words, cellName(at)).not.toMatch(/undefined|NaN|\[object|\.\.|^Nothing/);
      }
  });

  it('names whoever stands there, and what may be done there', () => {
    for (const seen of moments) {
      for (const { at, label, layer } of seen.board.tokens)
        if (layer === 'figure') {
          const words = squareWords(seen, at).toLowerCase();
          const names = label.toLowerCase().split(/, | on /);
          expect(
            names.some(name => words.includes(name.replace(/^(?:an?|the) /, ''))),
            `${label}: ${words}`,
          ).toBe(true);
        }
      for (const { at } of seen.choices) if (at) expect(squareWords(seen, at)).toContain('You may: ');
    }
  });

  it('leads to all of them by shift and the arrows', () => {
    for (const seen of moments) {
      const all = [...cellsOf(seen.board.extent)].filter(at => isThere(seen, at));
      if (all.length === 0) continue;
      const reached = walked(seen, seen.board.focus ?? all[0]!);
      expect(all.map(cellName).filter(name => !reached.has(name))).toEqual([]);
    }
  });

  it('says what an overlay writes there, and shows it in the card of the square', () => {
    for (const { state, seat, board, choices } of moments)
      for (const overlay of room.overlays) {
        const written = overlay.model(state, seat, board.focus).cells.filter(({ text }) => text);
        const panels = new FakePanels();
        const pointing = new Pointing({
          room,
          table: new NullTable(),
          panels,
          moment: () => ({ state, seat, board, prompt: { title: '', choices } }),
          sound: () => {},
          bumpToAttack: () => true,
          hands: () => ({}),
          clock: { now: 0 },
          isTaken: () => false,
          act: () => {},
          leave: () => {},
          unusedKey: () => {},
        });
        pointing.overlays.toggle(overlay.id, true);
        for (const { at } of sample(written, MOMENTS)) {
          pointing.look(at);
          // Some overlays depend on the square that is looked at.
          const there = overlay.model(state, seat, at).cells.find(one => one.text && sameCell(one.at, at));
          const told = JSON.stringify(panels.shown.info?.parts ?? []);
          expect(told.includes(`"${overlay.label}: ${there?.text}"`), cellName(at)).toBe(there !== undefined);
        }
      }
  });
});
