/** From a finished session to what the results screen shows, and to the run that anyone can check. */
import { replay } from '../core/replay.ts';
import { encodeRun, runToFragment, type Run } from '../core/run.ts';
import { readDailySeed, seedLabel } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import type { ResultsModel, SplitModel } from '../panels/model.ts';
import type { ClockSnapshot } from '../services/clock.ts';
import type { Session } from '../session/session.ts';

export interface Finished {
  readonly model: ResultsModel;
  readonly run: Run | undefined;
}

const TITLES = { won: 'Victory', lost: 'Defeat', ranked: 'The delve is over' } as const;

/** `page` is the address without its fragment; the run rides behind it. */
export function finish(room: AnyRoom, session: Session, clocks: ClockSnapshot, page: string): Finished {
  const { setup } = session.start;
  const outcome = room.game.outcome(session.state)!;
  // A lesson starts from a position of its own and with loaded dice: there is nothing to verify.
  const run = session.isLesson ? undefined : session.recording.run(setup);
  const verdict = run && replay(room.game, run);
  const link = run && `${page}#${runToFragment(run)}`;
  const daily = readDailySeed(setup.seed);
  const share = `${room.card.title}${daily ? ` ${daily.date}` : ''}  ${room.share(session.state, outcome)}`;
  return {
    run,
    model: {
      screen: 'results',
      room: room.card.title,
      accent: room.card.accent,
      title: TITLES[outcome.ending],
      outcome,
      names: setup.seats.map((player, seat) => seatName(player, seat, setup.seats.length)),
      seed: seedLabel(setup.seed),
      clocks,
      splits: splitRows(session),
      category: category(session),
      verified: verdict?.verdict === 'verified',
      share,
      link,
      canRepeat: true,
      canRenew: true,
      canWatch: run !== undefined,
    },
  };
}

export function runFile(run: Run): { name: string; bytes: Uint8Array } {
  const seed = run.setup.seed.replace(/[^A-Za-z0-9]+/g, '-');
  return { name: `${run.game}-${seed}.delve`, bytes: encodeRun(run) };
}

function seatName(player: string, seat: number, seats: number): string {
  if (player === 'human') return seats === 1 ? 'You' : `Player ${seat + 1}`;
  return `Bot (${player})`;
}

function category(session: Session): string {
  if (session.isLesson) return 'Lesson';
  if (session.match.isPractice) return 'Practice: chance was undone';
  return session.start.flag ?? 'Random seed';
}

function splitRows(session: Session): SplitModel[] {
  return session.recording.splits.map(({ name, igt, turns }) => ({ label: name, igt, turns }));
}
