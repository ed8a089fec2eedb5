import { describe, expect, it, vi } from 'vitest';
import { HallSeat } from '../../src/app/hall/hall-seat.ts';
import { Match } from '../../src/core/match.ts';
import type { GameAction, GameEvent, GameState } from '../../src/core/game.ts';
import { ok } from '../../src/core/result.ts';
import { viewOf } from '../../src/core/view.ts';
import { room as delve } from '../../src/games/letter-delve/index.ts';
import { anyRoom, usualOptions } from '../../src/games/room.ts';
import type { HallClient } from '../../src/hall/client.ts';
import type { Told } from '../../src/hall/told.ts';
import type { SeatCard } from '../../src/hall/protocol.ts';
import { FakePanels } from '../session/fake-panels.ts';

const room = anyRoom(delve as never);
const SAVED = {} as never;

const RANKED = { board: 'letter-delve', day: '2026-11-19' };

function seated(
  seats: readonly SeatCard[],
  seat: number | undefined,
  { present = [0, 1], ranked = false }: { present?: readonly number[]; ranked?: boolean } = {},
) {
  const panels = new FakePanels();
  const setup = {
    seed: 'BCD-FGH-JKL',
    seats: ['human', 'human', 'easy'] as const,
    options: usualOptions(room, 3),
  };
  const match = new Match<GameState, GameAction, GameEvent>(room.game, setup);
  const client = {
    game: room.game,
    players: setup.seats,
    table: { seats, options: setup.options, phase: 'running', ...(ranked && { ranked: RANKED }) },
    view: viewOf(room.game, match.state, 0),
    seat,
    present: { seats: present, watching: 0 },
    ending: undefined as { seed: string; run: string } | undefined,
    wish: vi.fn((_wish: unknown) => Promise.resolve(ok(1))),
    act: vi.fn(),
    close: vi.fn(),
  };
  const parts = { panels, audio: { play: vi.fn() }, remind: vi.fn(), rememberTable: vi.fn() };
  const again = vi.fn();
  const hall = new HallSeat(parts as never, room, client as unknown as HallClient, again);
  return { hall, client, again, ...parts };
}

const PEOPLE: readonly SeatCard[] = [
  { who: 'person', name: 'Bo' },
  { who: 'person', name: 'Ann' },
  { who: 'bot', level: 'easy' },
];

describe('A seat at the Hall', () => {
  it('waits for somebody by name, tells whether they are away, and can ask for a bot', () => {
    const { hall, client, panels } = seated(PEOPLE, 0);
    hall.awaits(SAVED, 1);
    expect(panels.shown.company).toMatchObject({ text: 'Waiting for Ann', orders: [{ command: 'ask-bot' }] });
    client.present = { seats: [0], watching: 0 };
    hall.hear({ kind: 'present' } as Told);
    expect(panels.shown.company?.text).toBe('Ann is away');
    hall.commands['ask-bot']!();
    expect(client.wish).toHaveBeenLastCalledWith({ do: 'vote', against: 1 });
  });

  it('asks for no bot in the place of a bot', () => {
    const { hall, panels } = seated(PEOPLE, 0);
    hall.awaits(SAVED, 2);
    expect(panels.shown.company).toEqual({ text: 'Green cleric is a bot and thinks', orders: [] });
  });

  it("offers a bystander the chairs of bots and of those who left, and comes anew once they've sat down", async () => {
    const gone: SeatCard = { who: 'person', name: 'Ann', replaced: true, gone: true };
    const { hall, panels, client, again } = seated([PEOPLE[0]!, gone, PEOPLE[2]!], undefined);
    hall.awaits(SAVED, 0);
    expect(hall.carrier.talks).toBe(false);
    expect(panels.shown.company?.orders).toMatchObject([{ command: 'take-seat' }]);
    hall.commands['take-seat']!();
    expect(panels.windows.at(-1)).toMatchObject({
      kind: 'talk',
      phrases: [
        { id: 'chair:1', text: 'Ann' },
        { id: 'chair:2', text: 'Green cleric' },
      ],
    });
    hall.handlers.sayPhrase!('chair:2');
    expect(client.wish).toHaveBeenLastCalledWith({ do: 'sit', seat: 2 });
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
    const full = seated(PEOPLE.slice(0, 2), undefined);
    full.hall.awaits(SAVED, 1);
    expect(full.panels.shown.company?.orders).toEqual([]);
  });

  it('gives up a ranked attempt, which no bot plays on', async () => {
    const { hall, client, panels } = seated(PEOPLE, 0, { ranked: true });
    expect(hall.line).toContain('clock runs on');
    await hall.leaves();
    expect(panels.questions).toEqual(['Give up this run?']);
    expect(client.wish).toHaveBeenCalledWith({ do: 'give-up' });
  });

  it('is taken back from the bot that played for it', () => {
    const { client } = seated([{ who: 'person', name: 'Bo', replaced: true }, ...PEOPLE.slice(1)], 0);
    expect(client.wish).toHaveBeenCalledWith({ do: 'return' });
    expect(seated(PEOPLE, 0).client.wish).not.toHaveBeenCalled();
  });

  it('says what is said from a fixed set, and nothing else', () => {
    const { hall, client, panels } = seated(PEOPLE, 0);
    hall.hear({ kind: 'said', seat: 1, phrase: 'nice' });
    expect(panels.toasts.at(-1)?.text).toBe('Ann: Nice!');
    hall.handlers.sayPhrase!('thanks');
    expect(client.wish).toHaveBeenLastCalledWith({ do: 'say', phrase: 'thanks' });
    hall.handlers.sayPhrase!('<b>anything</b>');
    expect(client.wish).toHaveBeenCalledTimes(1);
  });

  it('is left for good only by whoever says so', async () => {
    const { hall, client, panels, rememberTable } = seated(PEOPLE, 0);
    panels.answer = false;
    await hall.leaves();
    expect(client.wish).not.toHaveBeenCalled();
    expect(rememberTable).not.toHaveBeenCalled();
    panels.answer = true;
    await hall.leaves();
    expect(client.wish).toHaveBeenCalledWith({ do: 'rise' });
    expect(rememberTable).toHaveBeenCalledWith(undefined);
  });

  it('has the run when the Hall has told it', async () => {
    const { hall, client } = seated(PEOPLE, 0);
    const written = hall.written();
    client.ending = { seed: 'hall:table:x', run: 'run=abc' };
    hall.hear({ kind: 'over', ending: client.ending });
    expect(await written).toBe('run=abc');
    expect(await hall.written()).toBe('run=abc');
  });

  it('reminds whoever is asked after they had waited, and once', () => {
    const { hall, client, remind, audio } = seated(PEOPLE, 0);
    client.view = { ...client.view, ask: { seat: 0, kind: 'outfit' } };
    hall.keep();
    expect(remind).not.toHaveBeenCalled();
    hall.awaits(SAVED, 1);
    hall.keep();
    hall.keep();
    expect(remind.mock.calls).toEqual([['Your turn in Letter Delve']]);
    expect(audio.play).toHaveBeenCalledTimes(1);
  });
});
