import { describe, expect, it } from 'vitest';
import { SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { startFirst, startFrom, startRace, startSaved } from '../../src/app/start.ts';
import type { Player } from '../../src/core/game.ts';
import { room as letterDelve } from '../../src/games/letter-delve/index.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import { browserWith, sealed, written } from '../strangers/support.ts';
import { cellar, theatreOf } from '../records/fixtures.ts';

const room: AnyRoom = letterDelve;
const RUN = botRun(
  playBots(room, {
    seed: 'KTR-BMX-QZP',
    seats: ['easy', 'easy', 'easy', 'easy'],
    options: usualOptions(room, 4),
  }),
);
const dungeon = (...seats: Player[]) => ({ ...RUN.setup, seats });
const GHOST = theatreOf(room, RUN).ghost;

describe('Taking a run over gives one chair to one person', () => {
  it('the chair of whoever is asked there, and no other', () => {
    const theatre = theatreOf(room, RUN);
    const asked = new Set<number>();
    for (let step = 0; step <= theatre.length; step++) {
      const seat = theatre.stateAt(step).ask?.seat;
      if (seat === undefined) continue;
      asked.add(seat);
      const wanted = RUN.setup.seats.with(seat, 'human');
      const { setup, saved } = startFrom(theatre.playOnFrom(step));
      expect([setup.seats, saved!.setup.seats]).toEqual([wanted, wanted]);
    }
    expect(asked.size).toBe(4);
  });

  it('and where people sat already, they stay', () => {
    const seats: Player[] = ['easy', 'human', 'hard', 'human'];
    expect(startRace(dungeon(...seats), GHOST).setup.seats).toEqual(seats);
    expect(startRace(dungeon('easy', 'hard', 'easy'), GHOST).setup.seats).toEqual(['human', 'hard', 'easy']);
  });
});

describe('The first real game', () => {
  it('seats as many as the window of the room proposes, and easy ones', () => {
    expect(startFirst(letterDelve).setup.seats).toEqual(['human', 'easy', 'easy']);
    expect(startFirst(cellar).setup.seats).toEqual(['human']);
  });
});

describe('A save of version 0.2, which knew its category only as a word beside the seed', () => {
  it.each([
    ['Daily', 'daily'],
    ['Set seed', 'set-seed'],
    ['Pentathlon', 'pentathlon'],
    ['Practice', 'practice'],
    [undefined, 'random-seed'],
    ['Something else', 'practice'],
    ['constructor', 'practice'],
  ])('%s goes on as %s', (flag, category) => {
    const old = (JSON.parse(written()['save']!) as { value: object }).value;
    const { storage } = browserWith({ save: sealed({ ...old, flag }) });
    expect(startSaved(storage.read(SAVE_DOCUMENT)!).category).toBe(category);
  });

  it('and a category that is none makes it practice, not nothing', () => {
    const old = (JSON.parse(written()['save']!) as { value: object }).value;
    const { storage } = browserWith({ save: sealed({ ...old, category: 'marathon' }) });
    expect(startSaved(storage.read(SAVE_DOCUMENT)!).category).toBe('practice');
  });
});
