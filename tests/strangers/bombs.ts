/** Runs that are made to be long. What they cost whoever sends them is a few hundred letters. */
import { MOST } from '../../src/core/budget.ts';
import type { GameAction, Options, Setup } from '../../src/core/game.ts';
import { Match, type Entry } from '../../src/core/match.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { Run, RunEntry } from '../../src/core/run.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { type AnyMatch, botRun, letBotsPlay } from '../../src/records/bot-match.ts';

const UNDO = { kind: 'undo' } as const;
/** So many legal actions are tried for one that leaves the turn as it is: where words are legal there are thousands. */
const TRIED = 20;
/** By then every room has much on the table. */
const BEGUN = 150;

/** Where the players lay the tiles themselves there is most to choose from. */
const LONGEST_OPTIONS: Readonly<Record<string, Options>> = { 'pocket-dungeons': { build: 'draft' } };

function crowded({ card, options }: AnyRoom): Setup {
  const { max } = card.seats;
  const seats = Array.from({ length: max }, () => 'easy' as const);
  return {
    seed: 'KTR-BMX-QZP',
    seats,
    options: { ...usualOptions({ options }, max), ...LONGEST_OPTIONS[card.id] },
  };
}

/** A match that bots have begun. */
function begun(room: AnyRoom, actions: number): AnyMatch {
  const match: AnyMatch = new Match(room.game, crowded(room));
  letBotsPlay(room, match, actions);
  return match;
}

/** Sound and short. */
export function begunOf(room: AnyRoom): Run {
  return botRun(begun(room, BEGUN));
}

/** The first thing a bot does, and back, so many times in one turn. Nobody has played it: its check is not true. */
export function bombOf(room: AnyRoom, times = 50_000): Run {
  const run = botRun(begun(room, 1));
  const pair: readonly RunEntry[] = [run.turns[0]!.entries[0]!, UNDO];
  const entries = Array.from({ length: times }, () => pair).flat();
  return { ...run, turns: [{ entries, time: 0, check: 0 }] };
}

/** True, and as long as the budget allows: somebody dithers and takes back the end of a turn, late in a full match. */
export function longestOf(room: AnyRoom): Run {
  const { setup, before, dither, end } = latePlace(room, begun(room, BEGUN));
  const round = [...dither.flatMap(act => [act, UNDO, act, UNDO]), end, UNDO];
  const made = (entries: readonly Entry<GameAction>[]): Run =>
    makeRun(
      room.game,
      setup,
      entries.map(entry => ({ entry, igt: 0, rta: 0 })),
    );
  // Each round ends a turn and goes back: two records.
  const byTurns = (MOST.turns - made(before).turns.length - 1) / 2;
  const rounds = Math.floor(Math.min(byTurns, (MOST.entries - before.length) / round.length));
  return made([...before, ...Array.from({ length: rounds }, () => round).flat()]);
}

interface Place {
  readonly setup: Setup;
  readonly before: readonly Entry<GameAction>[];
  /** One that leaves the turn as it is, if there is any. */
  readonly dither: readonly Entry<GameAction>[];
  readonly end: Entry<GameAction>;
}

/** The last place of a match where a turn ends, but need not. */
function latePlace({ game }: AnyRoom, played: AnyMatch): Place {
  const match: AnyMatch = new Match(game, played.setup);
  let found: Place | undefined;
  for (const entry of played.entries) {
    if (entry.kind !== 'act') continue;
    const { state } = match;
    const before = [...match.entries];
    match.act(entry.action);
    if (match.state.turn === state.turn || match.isOver) continue;
    const other = first(game.legalActions(state), act => {
      const { ask, turn } = game.apply(state, act).state;
      return ask !== null && turn === state.turn;
    });
    if (other || !found)
      found = {
        setup: played.setup,
        before,
        dither: other ? [{ kind: 'act', action: other }] : [],
        end: entry,
      };
  }
  return found!;
}

function first<T>(all: Iterable<T>, isIt: (one: T) => boolean): T | undefined {
  let tried = 0;
  for (const one of all) {
    if (isIt(one)) return one;
    if (++tried === TRIED) break;
  }
  return undefined;
}
