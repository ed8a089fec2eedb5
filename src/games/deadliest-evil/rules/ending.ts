/** Chapter "End and score". */
import { totalOf, type ScorePart } from '../../../core/outcome.ts';
import { GOALS, OBJECTIVES, SCORE, type Level, type Objective } from '../data/constants.ts';
import type { Ending, Raid, Result, SplitName, State } from '../state/state.ts';
import type { Turn } from './turn.ts';

/** The present raid, once it is over. */
export function recordOf(state: State): Raid | undefined {
  if (!state.ending) return undefined;
  const parts = scoreParts(state);
  return {
    ...state.ending,
    seat: state.contest?.raider ?? 0,
    score: totalOf(parts),
    parts,
    rounds: roundOf(state),
    life: state.kora.life,
    level: levelOf(state),
    objectives: objectivesDone(state),
    slain: state.stats.slain,
    wounds: state.stats.wounds,
    tiles: state.tiles.length - 1,
    searches: state.stats.searches,
    actions: state.actions,
    marks: state.marks,
  };
}

/** The round of the present raid, from 1. */
export function roundOf({ turn, contest }: State): number {
  return turn - (contest?.before ?? 0);
}

/** The level of the tile Kora is on. The Entrance belongs to Level I, a staircase to the upper level. */
export function levelOf({ tiles, kora }: State): Level {
  return tiles[kora.tile]!.level;
}

export function objectivesDone({ objectives }: State): Objective[] {
  return OBJECTIVES.filter(objective => objectives[objective]);
}

/** Book or Crucible is enough to leave with; Grislyk comes only with the Book. */
export function mayLeave({ objectives }: State): boolean {
  return objectives.book || objectives.crucible;
}

/** Whether whoever ends a walk on this tile is out. */
export function isWayOut(state: State, tile = state.kora.tile): boolean {
  return state.tiles[tile]!.id === 'entrance' && mayLeave(state);
}

/** What leaving now would be called. */
export function rankOf(state: State): Exclude<Result, 'defeat'> {
  const count = objectivesDone(state).length;
  return count === 3 ? 'ultimate' : count === 2 ? 'greater' : 'minor';
}

export function endRun({ state, tell }: Turn, result: Result, cause: Ending['cause']): void {
  state.ending = { result, cause };
  // Who dies in the middle of a walk, on its last point even, walks no more.
  if (state.act.move === 'moving') state.act = { ...state.act, move: 'done', points: 0 };
  if (result !== 'defeat') markSplit(state, 'exit');
  const { contest } = state;
  if (contest) state.contest = { ...contest, raids: [...contest.raids, recordOf(state)!] };
  tell({ type: 'run-ended', result, cause, score: totalOf(scoreParts(state)) });
}

export function markSplit(state: State, what: SplitName): void {
  state.splits = [...state.splits, { what, round: roundOf(state), action: state.actions }];
}

/** What she came for, if she gets out with so many goals done. */
function prizeOf({ options }: State, goals: number): number {
  return GOALS[options.difficulty].slice(0, goals).reduce((sum, points) => sum + points, 0);
}

/** What one goal more would add to it. */
export function nextPrize(state: State): number | undefined {
  return GOALS[state.options.difficulty][objectivesDone(state).length];
}

/** What the next search would cost her outside. */
export function traceOf({ stats }: State): number {
  return SCORE.trace * (stats.searches + 1);
}

/** Those who fell keep what they did on the way, and nothing of what they came for. */
export function scoreParts(state: State): ScorePart[] {
  const { kora, stats, tiles, ending } = state;
  const goals = objectivesDone(state).length;
  const isOut = ending !== null && ending.result !== 'defeat';
  const ifOut = (label: string, points: number): ScorePart => ({ label, points: isOut ? points : 0 });
  const brought = [
    ifOut('Goals', prizeOf(state, goals)),
    ifOut('Escape', SCORE.escape),
    ifOut('Life left', SCORE.life * kora.life),
    ifOut('Haste', SCORE.haste * goals * Math.max(0, SCORE.hasteRounds - roundOf(state))),
  ];
  const traces = (SCORE.trace * stats.searches * (stats.searches + 1)) / 2;
  const foes = SCORE.goblin * stats.slain.goblin + SCORE.skeleton * stats.slain.skeleton;
  return [
    ...brought,
    // Never more than she brings out.
    ifOut('Searches', 0 - Math.min(traces, totalOf(brought))),
    { label: 'Foes killed', points: Math.min(SCORE.foesAtMost, foes) },
    { label: 'Tiles revealed', points: SCORE.tile * (tiles.length - 1) },
  ];
}
