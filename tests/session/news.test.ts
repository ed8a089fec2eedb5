import { expect, it } from 'vitest';
import { standing } from '../../src/core/moments.ts';
import type { GameEvent } from '../../src/core/game.ts';
import { room } from '../../src/games/pocket-dungeons/index.ts';
import { Log } from '../../src/session/story.ts';
import { position } from '../games/pocket-dungeons/table.ts';

const hero = (owner: number, card: string) => ({ char: owner, owner, card });

function logOf(...events: readonly object[]): Log {
  const log = new Log(0);
  let state = position('S─────╴', [
    ['thief', 0, [1, 0]],
    ['dwarf', 1, [3, 0]],
  ]);
  for (const event of events) {
    if ('type' in event && event.type === 'turn-began' && 'seat' in event)
      state = { ...state, seat: Number(event.seat) };
    for (const moment of standing(state, [event as GameEvent])) log.tell(room, moment);
  }
  return log;
}

const turn = (seat: number) => ({ type: 'turn-began', seat, round: 2, turn: 5 });
const pass = (seat: number) => ({ type: 'passed', seat });
const gather = {
  type: 'treasure-gathered',
  amount: 1,
  how: 'gather',
  at: { x: 3, y: 0 },
  ...hero(1, 'dwarf'),
};
const death = { type: 'defeated', cause: 'water', by: null, at: { x: 1, y: 0 }, ...hero(0, 'thief') };

it('tells who comes back to the table what each of the others did', () => {
  const log = logOf(turn(0), gather, turn(1), gather, death, turn(2), turn(0));
  expect(log.since(0)).toEqual(['Blue gathered 1 treasure, your Thief died.', 'Green did nothing.']);
});

it('says nothing out of turn, nor once something was done', () => {
  const round = [turn(0), turn(1), gather];
  expect(logOf(...round).since(0)).toEqual([]);
  expect(logOf(...round, turn(0), pass(0)).since(0)).toEqual([]);
});

it('tells a run of passes in one line, whatever rounds begin in between', () => {
  const round = { type: 'round-began', round: 3, closesAfter: 60 };
  const log = logOf(turn(1), pass(1), turn(2), pass(2), round, turn(1), pass(1), turn(0));
  expect(log.lines.map(({ text }) => text)).toEqual(['Blue and Green pass.', 'Round 3.']);
  expect(log.since(0)).toEqual(['Blue and Green passed.']);
});

it('begins with what the own turn was for, if that came to nothing', () => {
  const held = { type: 'door-held', door: { at: { x: 1, y: 0 }, side: 'east' }, by: 'thief' };
  const log = logOf(turn(0), held, turn(1), gather, turn(0));
  expect(log.since(0)).toEqual(["You couldn't open the door.", 'Blue gathered 1 treasure.']);
  expect(logOf(turn(0), turn(1), held, turn(0)).since(0)).toEqual(["Blue couldn't open the door."]);
});
