/** Some of its people are elsewhere: what a session does for them, says of them, and leaves to them. */
import { describe, expect, it } from 'vitest';
import { sameAction, type GameAction, type Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { viewOf } from '../../src/core/view.ts';
import { room } from '../../src/games/letter-delve/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import type { Speed } from '../../src/core/speed.ts';
import { defaultSettings } from '../../src/services/settings.ts';
import { onlyPerson, sittersOf } from '../../src/session/seating.ts';
import { Session } from '../../src/session/session.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { FakePanels } from './fake-panels.ts';

const SEATS = ['human', 'human'] as const;
const SETUP = { seed: 'BCD-FGH-JKL', seats: SEATS, options: usualOptions(room, 2) };

type Timed = TimedEntry<GameAction>;

/** What a bot does in both seats, as many steps of it. */
function played(steps: number): Timed[] {
  const match = new Match(room.game, SETUP);
  const bots = SEATS.map((_player, seat) => room.bot('easy', seat));
  for (let step = 0; step < steps; step++) {
    const { seat } = match.state.ask!;
    match.act(bots[seat]!.choose(viewOf(room.game, match.state, seat), match.legalActions()).action);
  }
  return match.entries.map((entry, index) => ({ entry, igt: 100, rta: 100 * (index + 1) }));
}

function sit(here: readonly Seat[], missed: readonly Timed[] = [], speed: Speed = 1) {
  const panels = new FakePanels();
  const player = new EventPlayer(new NullTable());
  const settings = { ...defaultSettings({ reducedMotion: false }), speed };
  const awaited: string[] = [];
  const speeds: Speed[] = [];
  const saved = { game: room.card.id, setup: SETUP, flag: undefined, entries: [], splits: [] };
  const session = new Session(
    quietDeps(room, {
      panels,
      player,
      settings: () => settings,
      awaits: (_seat, name) => awaited.push(name),
      save: () => speeds.push(player.speed),
    }),
    {
      setup: SETUP,
      company: { here, names: ['', 'Ann'], missed },
      saved: missed.length > 0 ? { ...saved, clocks: { rta: 0, igt: 0, turns: 0 } } : undefined,
    },
  );
  player.speed = speed;
  session.begin();
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 400 && !session.prompt && awaited.length === 0; i++) {
      await player.whenIdle();
      await Promise.resolve();
    }
  };
  return { session, panels, player, awaited, speeds, settle };
}

describe('Who answers for a seat', () => {
  it('is a person here, somebody elsewhere, or a bot', () => {
    expect(sittersOf(['human', 'easy', 'human'])).toEqual(['here', 'easy', 'here']);
    expect(sittersOf(['human', 'easy', 'human'], [2])).toEqual(['elsewhere', 'easy', 'here']);
    // Words speak to the only person at this device, whoever else plays.
    expect(onlyPerson(sittersOf(['human', 'easy', 'human'], [2]))).toBe(2);
    expect(onlyPerson(sittersOf(['human', 'easy', 'human']))).toBeUndefined();
  });
});

describe('A table that waits for somebody elsewhere', () => {
  const first = new Match(room.game, SETUP).state.ask!.seat;

  it('says for whom, asks nobody, and leaves nothing to be undone', async () => {
    const { session, panels, awaited, settle } = sit([1 - first]);
    await settle();
    const name = first === 1 ? 'Ann' : room.seatNames![0]!;
    expect(awaited).toEqual([name]);
    expect(panels.shown).toMatchObject({ waiting: `Waiting for ${name}`, undo: 'no', prompt: undefined });
    session.commands.undo!();
    expect(session.match.entries).toHaveLength(0);
  });

  it('comes after its own turn, which cannot be taken back past it', async () => {
    const { session, awaited, settle } = sit([first]);
    await settle();
    while (awaited.length === 0) {
      const { prompt, match, state } = session;
      const view = viewOf(room.game, state, first);
      const { action } = room.bot('easy', first).choose(view as never, match.legalActions() as never);
      session.act(prompt!.choices.find(choice => sameAction(choice.action, action))!);
      await settle();
    }
    const { length } = session.match.entries;
    expect(length).toBeGreaterThan(0);
    session.commands.undo!();
    await settle();
    expect(session.match.entries).toHaveLength(length);
  });

  it('answers for them what would trouble nobody, so that the match need not travel for it', async () => {
    const steps = played(60);
    const before = new Match(room.game, SETUP);
    const isPassed = (): boolean => room.pass!(before.state, before.state.ask!.seat, 'smart') !== undefined;
    while (!isPassed()) before.enter(steps[before.entries.length]!.entry as never);
    const at = before.entries.length;
    const elsewhere = before.state.ask!.seat;
    const { session, settle } = sit([1 - elsewhere], steps.slice(0, at));
    await settle();
    const entry = session.match.entries[at];
    expect(entry?.kind === 'act' && entry.action.type).toBe('pass');
  });
});

describe('What was missed', () => {
  it('is told at twice the speed, and then the own speed is back', async () => {
    const { session, panels, player, speeds, settle } = sit([0, 1], played(12));
    expect(player.speed).toBe(2);
    await settle();
    expect(session.match.entries).toHaveLength(12);
    expect(speeds.slice(0, 12).every(speed => speed === 2)).toBe(true);
    expect(player.speed).toBe(1);
    expect(panels.shown.company).toBeUndefined();
    expect(panels.shown.log?.length).toBeGreaterThan(0);
  });

  it('keeps a speed that was chosen, and is told at once to whoever has seen enough', async () => {
    const { session, player, settle } = sit([0, 1], played(12), 4);
    expect(player.speed).toBe(4);
    session.commands['catch-up']!();
    expect(player.speed).toBe('instant');
    await settle();
    expect(session.match.entries).toHaveLength(12);
    expect(player.speed).toBe(4);
  });

  it('stands in the record with the clocks it came with', async () => {
    const missed = played(12);
    const { session, settle } = sit([0, 1], missed);
    await settle();
    expect(session.recording.entries).toEqual(missed);
  });
});
