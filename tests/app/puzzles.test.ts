import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableDesk } from '../../src/app/table-desk.ts';
import { sameAction, type GameAction } from '../../src/core/game.ts';
import { findRoom } from '../../src/games/index.ts';
import type { DailyModel } from '../../src/panels/model.ts';
import { puzzleOfDay } from '../../src/records/puzzles.ts';
import { program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const GAME = 'nine-bit-dungeon';
const SLOW = { timeout: 60_000 };

/** The puzzle of today on the table, and somebody who knows its answer. */
async function puzzled(answer = true) {
  const at = program();
  at.panels.answer = answer;
  await at.app.menu();
  at.heard.playPuzzle(GAME);
  await at.until(() => at.app.desk instanceof TableDesk);
  const { session } = at.app.desk as TableDesk;
  const { day } = at.app.parts.ledger.today;
  const puzzle = puzzleOfDay(await findRoom(GAME)!.puzzles!(), day)!;
  await at.until(() => session.prompt !== undefined);
  const act = (wanted: (action: GameAction) => boolean) =>
    session.act(session.prompt!.choices.find(({ action }) => wanted(action))!);
  const first = () => at.app.parts.ledger.tries[0];
  return { ...at, session, puzzle, act, first, day };
}

describe('The puzzle of the day', SLOW, () => {
  it('is on the table where it begins, as practice, and saves nothing', async () => {
    const { session, app, panels } = await puzzled();
    expect(panels.shown.flag).toBe('Puzzle');
    expect(session.match.isPractice || session.start.setup.seats.includes('human')).toBe(true);
    expect(app.parts.saves.all).toEqual([]);
  });

  it('is solved by its answer, and may be played on', async () => {
    const { act, puzzle, first, until, panels, app, day } = await puzzled();
    act(action => sameAction(action, puzzle.best));
    await until(() => panels.questions.length > 0);
    expect(panels.questions).toEqual(['Solved!']);
    expect(first()).toEqual({ game: GAME, day, solved: true, cost: 0 });
    expect(app.desk).toBeInstanceOf(TableDesk);
    expect(app.parts.saves.all).toEqual([]);
  });

  it('is missed by anything else: the price is told, and it begins anew', async () => {
    const { act, puzzle, first, until, panels, app, day } = await puzzled();
    const weigh = vi.spyOn(app.parts.bots, 'weigh').mockResolvedValue(123_000);
    const desk = app.desk;
    act(action => !sameAction(action, puzzle.best));
    await until(() => panels.questions.length > 0);
    expect(weigh.mock.calls[0]![0]).toMatchObject({ game: GAME, instead: puzzle.best });
    expect(panels.questions).toEqual(['Not this time']);
    expect(first()).toEqual({ game: GAME, day, solved: false, cost: 12 });
    await until(() => app.desk instanceof TableDesk && app.desk !== desk);
  });

  it('is solved, too, by what does as well', async () => {
    const { act, puzzle, first, until, panels, app } = await puzzled();
    vi.spyOn(app.parts.bots, 'weigh').mockResolvedValue(4_000);
    act(action => !sameAction(action, puzzle.best));
    await until(() => panels.questions.length > 0);
    expect(first()).toMatchObject({ solved: true, cost: 0 });
  });

  it('leads back to the menu, and stands in the window of the day', async () => {
    const { act, puzzle, until, order, screen, window } = await puzzled(false);
    act(action => sameAction(action, puzzle.best));
    await until(() => screen() === 'menu');
    order('daily');
    const { puzzles } = window() as DailyModel;
    expect(puzzles.streak).toMatchObject({ state: 'alive', days: 1 });
    expect(puzzles.rows.find(({ game }) => game === GAME)).toMatchObject({
      state: 'solved',
      streak: { days: 1 },
    });
  });

  it('says so where it cannot be set up', async () => {
    const at = program();
    vi.spyOn(at.app.parts.judges, 'judge').mockReturnValue({
      judged: Promise.resolve(undefined),
      stop: () => {},
    });
    await at.app.menu();
    at.heard.playPuzzle(GAME);
    await at.until(() => at.panels.messages.length === 1);
    expect(at.panels.messages[0]!.title).toBe('No puzzle today');
  });
});
