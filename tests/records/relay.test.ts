import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameAction, GameEvent, GameState, Setup } from '../../src/core/game.ts';
import { kinshipOf } from '../../src/core/kinship.ts';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { Match } from '../../src/core/match.ts';
import { replay, type TimedEntry } from '../../src/core/replay.ts';
import { makeRun, RunMaker } from '../../src/core/run-maker.ts';
import { encodeRun, type Run } from '../../src/core/run.ts';
import { atOnce } from '../../src/core/slices.ts';
import { room as delve } from '../../src/games/letter-delve/index.ts';
import { room as pockets } from '../../src/games/pocket-dungeons/index.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import {
  freeId,
  kinOf,
  type Relay,
  RELAYS_DOCUMENT,
  runOf,
  withRelay,
  writtenRun,
} from '../../src/records/relay.ts';
import { staging } from '../../src/records/staging.ts';
import { Theatre } from '../../src/records/theatre.ts';

type Timed = TimedEntry<GameAction>;
type AnyMatch = Match<GameState, GameAction, GameEvent>;

const setupOf = (room: AnyRoom, seats = 2): Setup => ({
  seed: 'BCD-FGH-JKL',
  seats: Array.from({ length: seats }, () => 'human' as const),
  options: usualOptions(room, seats),
});

/** Does what these numbers choose, and takes back now and then. Clocks tick in tenths, as links know them. */
function played(room: AnyRoom, setup: Setup, choices: readonly number[]): Timed[] {
  const match: AnyMatch = new Match(room.game, setup);
  for (const choice of choices) {
    if (match.isOver) break;
    if (choice % 11 === 0 && match.undoable !== 'no') match.undo();
    else match.choose(choice % match.legalActions().length);
  }
  return match.entries.map((entry, index) => ({ entry, igt: 100 * (index % 7), rta: 900 * (index + 1) }));
}

/** What a device knows of a link, and nothing else: all that was done, with the clocks the link claims. */
function received(room: AnyRoom, link: string): readonly Timed[] {
  const run = runFromText(link);
  if (!run.ok) throw new Error(run.problem.message);
  const staged = atOnce(staging(room, run.value));
  if ('code' in staged) throw new Error(staged.message);
  const theatre = new Theatre(room.game, staged);
  return theatre.playOnFrom(theatre.length).entries;
}

/** From one device to the other at each of these places, as links and nothing else. */
function passedOn(room: AnyRoom, setup: Setup, entries: readonly Timed[], cuts: readonly number[]): Run {
  let link = runToFragment(makeRun(room.game, setup, []));
  let at = 0;
  for (const cut of [
    ...cuts.map(one => one % (entries.length + 1)).toSorted((a, b) => a - b),
    entries.length,
  ]) {
    const maker = new RunMaker(room.game, setup);
    for (const timed of received(room, link)) maker.add(timed);
    for (const timed of entries.slice(at, cut)) maker.add(timed);
    link = runToFragment(maker.run);
    at = cut;
  }
  const maker = new RunMaker(room.game, setup);
  for (const timed of received(room, link)) maker.add(timed);
  return maker.run;
}

describe('A match that goes from device to device as a link', () => {
  it.each([
    ['Letter Delve', delve],
    ['Pocket-Dungeons', pockets],
  ] as const)(
    '%s: is the same run to the last byte as one that was played at one device',
    (_name, room) => {
      const setup = setupOf(room);
      fc.assert(
        fc.property(
          fc.array(fc.nat(997), { minLength: 1, maxLength: 60 }),
          fc.array(fc.nat(500), { maxLength: 4 }),
          (choices, cuts) => {
            const entries = played(room, setup, choices);
            const whole = makeRun(room.game, setup, entries);
            const passed = passedOn(room, setup, entries, cuts);
            expect(encodeRun(passed)).toEqual(encodeRun(whole));
            expect(replay(room.game, passed).verdict).toBe('verified');
          },
        ),
        { seed: 21, numRuns: 10 },
      );
    },
    60_000,
  );

  it('can be had at any point: what follows changes nothing of what was', () => {
    const setup = setupOf(pockets);
    const entries = played(pockets, setup, [5, 3, 22, 8, 1, 0, 4, 11, 7, 9, 2, 6]);
    const maker = new RunMaker(pockets.game, setup);
    for (const [index, timed] of entries.entries()) {
      maker.add(timed);
      const now = makeRun(pockets.game, setup, entries.slice(0, index + 1));
      expect(encodeRun(maker.run)).toEqual(encodeRun(now));
    }
  });
});

describe('Two runs side by side', () => {
  const setup = setupOf(pockets);
  const entries = played(pockets, setup, [5, 3, 8, 1, 4, 7, 9, 2]);
  const runOfFirst = (count: number): Run => makeRun(pockets.game, setup, entries.slice(0, count));
  const other = played(pockets, setup, [5, 3, 8, 2, 2, 2]);

  it('are the same, longer, shorter, apart, or strangers', () => {
    expect(kinshipOf(runOfFirst(5), runOfFirst(5))).toBe('same');
    expect(kinshipOf(runOfFirst(7), runOfFirst(5))).toBe('longer');
    expect(kinshipOf(runOfFirst(0), runOfFirst(5))).toBe('shorter');
    expect(kinshipOf(runOfFirst(8), makeRun(pockets.game, setup, other))).toBe('apart');
    const elsewhere = { ...setup, seed: 'BCD-FGH-JKM' };
    expect(kinshipOf(runOfFirst(0), makeRun(pockets.game, elsewhere, []))).toBe('stranger');
  });

  it('may claim other times, and be the same all the same', () => {
    const slow = entries.map(timed => ({ ...timed, igt: 5000 }));
    expect(kinshipOf(runOfFirst(8), makeRun(pockets.game, setup, slow))).toBe('same');
  });

  const relay = (run: Run, about: Partial<Relay> = {}): Relay => ({
    id: 'x-1',
    run: writtenRun(run),
    here: [0],
    seen: 0,
    names: ['', 'Ann'],
    asked: 1,
    turn: 1,
    at: 1,
    ...about,
  });

  it('kept, the longer one takes the place of the shorter, whichever comes first', () => {
    const [short, long] = [relay(runOfFirst(3), { seen: 3 }), relay(runOfFirst(6), { id: 'y-1', seen: 1 })];
    for (const [first, then] of [
      [short, long],
      [long, short],
    ] as const) {
      const kept = withRelay([first], then);
      expect(kept).toHaveLength(1);
      expect(kinshipOf(runOf(kept[0]!)!, runOfFirst(6))).toBe('same');
    }
    // What was seen of it stays seen.
    expect(withRelay([short], long)[0]).toMatchObject({ id: 'x-1', seen: 3 });
  });

  it('kept, what went on differently lies beside it under an id of its own', () => {
    const kept = withRelay([relay(runOfFirst(6))], relay(makeRun(pockets.game, setup, other)));
    expect(kept).toHaveLength(2);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
    expect(kinOf(kept, runOfFirst(7))?.kinship).toBe('shorter');
    expect(kinOf(kept, runOfFirst(2))?.kinship).toBe('longer');
    expect(freeId(kept, runOfFirst(1), 'x-1')).not.toBe('x-1');
  });

  it('joined from two histories, lose nothing in either order', () => {
    const mine = [relay(runOfFirst(6), { at: 5 })];
    const theirs = [relay(runOfFirst(8), { at: 3 }), relay(makeRun(pockets.game, setup, other), { id: 'z' })];
    for (const joined of [RELAYS_DOCUMENT.merge!(mine, theirs), RELAYS_DOCUMENT.merge!(theirs, mine)]) {
      const runs = joined.map(one => runOf(one)!);
      expect(runs).toHaveLength(2);
      expect(runs.some(run => kinshipOf(run, runOfFirst(8)) === 'same')).toBe(true);
    }
  });

  it('read back, a broken one costs only itself', () => {
    const good = relay(runOfFirst(4));
    expect(RELAYS_DOCUMENT.check([good], 1)).toEqual({ ok: true, value: [good] });
    const bad = [{ ...good, run: 'no-run-at-all' }, { ...good, here: ['north'] }, 7];
    const read = RELAYS_DOCUMENT.check([good, ...bad], 1);
    expect(read.ok && read.value).toEqual([good]);
    expect(read.ok && read.left?.parts).toEqual(bad);
    expect(RELAYS_DOCUMENT.check({}, 1).ok).toBe(false);
  });

  it('of those that are over the oldest go, and those that are not never', () => {
    let kept: readonly Relay[] = [];
    for (let at = 0; at < 70; at++) {
      const seeded = { ...setup, seed: `BCD-FGH-J${'BCDFGHJKLM'[at % 10]}${'BCDFGHJ'[Math.floor(at / 10)]}` };
      const run = makeRun(pockets.game, seeded, []);
      const { asked: _asked, ...over } = relay(run, { id: `r-${at}`, at });
      kept = withRelay(kept, at % 2 === 0 ? over : relay(run, { id: `r-${at}`, at }));
    }
    expect(kept).toHaveLength(60);
    expect(kept.filter(({ asked }) => asked !== undefined)).toHaveLength(35);
    expect(kept.some(({ id }) => id === 'r-0')).toBe(false);
  });
});
