import { describe, expect, it, vi } from 'vitest';
import { sameCell, type Cell } from '../../src/core/grid.ts';
import { decodeRun, encodeRun } from '../../src/core/run.ts';
import { replay } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import { room as nine } from '../../src/games/nine-bit-dungeon/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { room } from '../../src/games/the-cellar/index.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { Clock } from '../../src/services/clock.ts';
import { DEFAULT_KEYS } from '../../src/services/keys.ts';
import { defaultSettings, type Settings } from '../../src/services/settings.ts';
import { Overlays } from '../../src/session/overlays.ts';
import { Session } from '../../src/session/session.ts';
import type { SavedMatch, SessionStart } from '../../src/session/start.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { FakePanels } from './fake-panels.ts';

const SETUP = { seed: 'BCD-FGH-JKL', seats: ['human'] as const, options: { candle: 'bright' } };

function sit(start: Partial<SessionStart> = {}, settings: Partial<Settings> = {}) {
  const panels = new FakePanels();
  const table = new NullTable();
  const player = new EventPlayer(table);
  let time = 0;
  let saved: SavedMatch | undefined;
  const heard: string[] = [];
  let over = 0;
  const bot = room.bot('hard', 0);
  const clock = new Clock(() => (time += 700), start.saved?.clocks);
  const session = new Session(
    quietDeps(room, {
      table,
      player,
      panels,
      clock,
      settings: () => ({ ...defaultSettings({ reducedMotion: false }), ...settings }),
      sound: key => heard.push(key),
      advise: (_seat, _level, view, legal) => Promise.resolve(bot.choose(view, legal)),
      save: match => (saved = match),
      over: () => (over += 1),
      leave: () => heard.push('leave'),
      unusedKey: key => heard.push(`key ${key}`),
    }),
    { setup: SETUP, ...start },
  );
  session.begin();
  return { session, panels, table, player, heard, clock, saved: () => saved, isOver: () => over };
}

type Seat = ReturnType<typeof sit>;
const stateOf = ({ session }: Seat): State => session.state as State;
const settle = async ({ player }: Seat): Promise<void> => {
  await player.whenIdle();
  await Promise.resolve();
};
const point = async (seat: Seat, at: Cell): Promise<void> => {
  seat.session.intend({ do: 'point', at });
  await settle(seat);
};

async function playOut(seat: Seat): Promise<void> {
  const bot = room.bot('hard', 0);
  for (let i = 0; i < 300 && seat.isOver() === 0; i++) {
    await settle(seat);
    const prompt = seat.session.prompt;
    if (!prompt) continue;
    const { action } = bot.choose(seat.session.state, seat.session.match.legalActions());
    seat.session.act(
      prompt.choices.find(choice => JSON.stringify(choice.action) === JSON.stringify(action))!,
    );
    await settle(seat);
  }
}

describe('A session at the table', () => {
  it('asks nobody any more while it shows what was answered', async () => {
    const seat = sit();
    await settle(seat);
    const told = vi.spyOn(seat.panels, 'table');
    seat.session.act(seat.session.prompt!.choices[0]!);
    await settle(seat);
    const asked = told.mock.calls.filter(([model]) => 'prompt' in model).map(([{ prompt }]) => prompt?.title);
    expect(asked).toEqual([undefined, 'Your turn']);
  });

  it('shows the prompt of the seat that is asked', async () => {
    const seat = sit();
    await settle(seat);
    expect(seat.panels.shown.prompt?.title).toBe('Your turn');
    expect(seat.panels.shown.log?.length).toBeGreaterThan(0);
  });

  it('does what a click on a framed cell means', async () => {
    const seat = sit();
    await settle(seat);
    const to = { x: stateOf(seat).hero.at.x + 1, y: stateOf(seat).hero.at.y };
    await point(seat, to);
    expect(stateOf(seat).hero.at).toEqual(to);
  });

  it('shows the way on the first click on a far cell and walks it on the second, turn after turn', async () => {
    const seat = sit();
    await settle(seat);
    const to = { x: 1, y: 5 };
    await point(seat, to);
    expect(sameCell(stateOf(seat).hero.at, to)).toBe(false);
    seat.session.intend({ do: 'point', at: to });
    for (let i = 0; i < 12; i++) await settle(seat);
    expect(stateOf(seat).hero.at).toEqual(to);
    expect(stateOf(seat).turn).toBeGreaterThan(2);
  });

  it('takes back a step freely, and says so in the record', async () => {
    const seat = sit();
    await settle(seat);
    const from = stateOf(seat).hero.at;
    seat.session.intend({ do: 'move', direction: 'east' });
    await settle(seat);
    expect(seat.panels.shown.undo).toBe('free');
    seat.session.commands.undo!();
    await settle(seat);
    expect(stateOf(seat).hero.at).toEqual(from);
    expect(seat.session.match.entries.map(entry => entry.kind)).toEqual(['act', 'undo']);
    expect(seat.session.match.isPractice).toBe(false);
  });

  it('gives a hint with its reason', async () => {
    const seat = sit();
    await settle(seat);
    seat.session.commands.hint!();
    await settle(seat);
    expect(seat.panels.toasts[0]?.text).toMatch(/^Step .+ key\.$/);
    // Where on the page that step is: the hint must not cover it.
    expect(seat.panels.toasts[0]?.about).toEqual({ x: 0, y: 0 });
  });

  it('passes on keys that mean nothing to the match', async () => {
    const seat = sit();
    await settle(seat);
    seat.session.intend({ do: 'key', key: 'v' });
    expect(seat.heard).toContain('key v');
  });

  it('asks to leave on back', async () => {
    const seat = sit();
    await settle(seat);
    seat.session.intend({ do: 'back' });
    expect(seat.heard).toContain('leave');
  });

  it('plays to the end, and its run verifies', async () => {
    const seat = sit();
    await playOut(seat);
    expect(seat.isOver()).toBe(1);
    const run = decodeRun(encodeRun(makeRun(room.game, SETUP, seat.session.recording.entries)));
    expect(run.ok && replay(room.game, run.value).verdict).toBe('verified');
  });

  it('goes on from a saved match with the same state and clocks', async () => {
    const seat = sit();
    await settle(seat);
    for (const direction of ['east', 'south', 'south'] as const) {
      seat.session.intend({ do: 'move', direction });
      await settle(seat);
    }
    const kept = seat.saved()!;
    const again = sit({ saved: JSON.parse(JSON.stringify(kept)) as SavedMatch });
    await settle(again);
    expect(again.session.state).toEqual(seat.session.state);
    expect(again.session.recording.entries).toHaveLength(3);
    expect(again.panels.shown.prompt).toBeDefined();
  });

  it('leads through the lesson, which is not saved', async () => {
    const seat = sit({ lesson: true });
    await settle(seat);
    expect(seat.panels.shown.lesson?.step).toBe(1);
    seat.session.intend({ do: 'move', direction: 'south' });
    await settle(seat);
    expect(seat.heard).toContain('refuse');
    expect(seat.panels.shown.lesson?.refusal).toEqual({
      reason: "That isn't the way to the marked square.",
      count: 1,
    });
    seat.session.intend({ do: 'move', direction: 'east' });
    await settle(seat);
    expect(seat.panels.shown.lesson).toMatchObject({ step: 2, refusal: undefined });
    expect(seat.saved()).toBeUndefined();
  });

  it('asks before what the room wants asked, and does nothing on no', async () => {
    const seat = sit();
    await settle(seat);
    const prompt = seat.session.prompt!;
    seat.panels.answer = false;
    const end = prompt.choices.find(choice => choice.action.type === 'end')!;
    const before = seat.session.state;
    Object.assign(end, { confirm: 'Really?' });
    seat.session.act(end);
    await settle(seat);
    expect(seat.panels.questions).toEqual(['End turn']);
    expect(seat.session.state).toBe(before);
  });

  it('takes a second step that is pressed while the first still moves', async () => {
    const seat = sit();
    await settle(seat);
    seat.session.intend({ do: 'move', direction: 'east' });
    seat.session.intend({ do: 'move', direction: 'south' });
    await settle(seat);
    await settle(seat);
    expect(stateOf(seat).hero.at).toEqual({ x: 2, y: 2 });
  });
});

describe('The board by ear', () => {
  it('tells the square that shift and an arrow look at, and Enter acts there', async () => {
    const seat = sit();
    await settle(seat);
    const from = stateOf(seat).hero.at;
    seat.session.intend({ do: 'look', direction: 'east' });
    expect(seat.panels.said.at(-1)).toBe('Bare floor. You may: Step east. 1 right from you.');
    expect(stateOf(seat).hero.at).toEqual(from);
    seat.session.intend({ do: 'confirm' });
    await settle(seat);
    expect(stateOf(seat).hero.at).toEqual({ x: from.x + 1, y: from.y });
  });

  it('says where the board ends, and nothing of what a mouse passes over', async () => {
    const seat = sit();
    await settle(seat);
    const { y } = stateOf(seat).hero.at;
    for (let up = 0; up <= y; up++) seat.session.intend({ do: 'look', direction: 'north' });
    expect(seat.panels.said.at(-1)).toBe('The board ends here.');
    const count = seat.panels.said.length;
    seat.session.intend({ do: 'hover', at: { x: 3, y: 3 } });
    expect(seat.panels.said.length).toBe(count);
  });

  it('can be looked at while others think', () => {
    const seat = sit({ setup: { ...SETUP, seats: ['easy'] } });
    expect(seat.session.prompt).toBeUndefined();
    expect(seat.session.intend({ do: 'look', direction: 'east' })).toBe(true);
    expect(seat.panels.said.at(-1)).toBe('Bare floor. 1 right from you.');
  });
});

describe('An overlay with nothing in it', () => {
  it('says so when it is asked for, and only then', async () => {
    const seat = sit();
    await settle(seat);
    seat.session.intend({ do: 'key', key: 't' });
    seat.session.intend({ do: 'key', key: 't' });
    expect(seat.panels.toasts.map(({ text }) => text)).toEqual(['Threat: nothing to show right now.']);
  });
});

describe('An overlay under fingers', () => {
  it('says what it shows: one button turns through all of them', () => {
    const overlays = (input: 'touch' | 'mouse') => {
      const panels = new FakePanels();
      panels.model = { ...panels.model, input };
      const state = nine.game.create({ seed: 'BCD-FGH-JKL', seats: ['human'], options: {} }).state;
      const moment = () => ({ state, seat: 0, prompt: undefined });
      const room = nine as unknown as AnyRoom;
      const model = { cells: [{ at: { x: 0, y: 0 }, tone: 'ice' as const }], lines: [] };
      const overlaid = { ...room, overlays: room.overlays.map(one => ({ ...one, model: () => model })) };
      const of = new Overlays({
        room: overlaid,
        table: new NullTable(),
        panels,
        moment,
        isTaken: () => false,
        pointed: () => undefined,
        isWalking: () => false,
      });
      of.toggle('sight', true);
      of.toggle('sight', false);
      return panels.toasts.map(({ text }) => text);
    };
    expect(overlays('touch')).toEqual(['Sight: what you can see.']);
    expect(overlays('mouse')).toEqual([]);
  });
});

describe('Keys that a player has bound anew', () => {
  it('no longer stand for what the room had them for', async () => {
    const usual = sit();
    await settle(usual);
    const key = usual.session.prompt!.choices.find(choice => choice.key !== undefined)!.key!;
    const seat = sit({}, { keys: { ...DEFAULT_KEYS, hint: key, undo: 't' } });
    await settle(seat);
    expect(seat.session.prompt!.choices.filter(choice => choice.key === key)).toEqual([]);
    expect(seat.panels.shown.overlays).toEqual([{ id: 'threat', label: 'Threat', on: false }]);
    seat.session.intend({ do: 'key', key: 't' });
    expect(seat.heard).toContain('key t');
  });
});
